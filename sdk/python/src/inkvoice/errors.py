"""Exceptions of the client."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .contract import Invoice


class InkvoiceError(Exception):
    """An error response of the service. Subclasses tell the kind, ``code`` the exact error."""

    def __init__(
        self,
        message: str,
        *,
        code: str,
        status: int,
        reason: str | None = None,
        request_id: str | None = None,
        retry_after_seconds: float | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        #: What exactly is wrong, as a stable name; None from a service older than this client.
        self.reason = reason
        self.status = status
        #: Quote it when asking for help: it finds the request in the service's logs.
        self.request_id = request_id
        #: How long the service asks to wait, where it does.
        self.retry_after_seconds = retry_after_seconds


class InvalidRequestError(InkvoiceError):
    """400: the request or its file is not accepted. A retry does not help."""


class AuthenticationError(InkvoiceError):
    """401: the API key is missing, unknown, expired or revoked."""


class PermissionDeniedError(InkvoiceError):
    """403: the key lacks the scope that the message names."""


class NotFoundError(InkvoiceError):
    """404: there is nothing under this id, or it belongs to another account."""


class RateLimitError(InkvoiceError):
    """429, also after trying again."""


class ServerError(InkvoiceError):
    """500 or 503, the latter also after trying again."""


_KINDS: dict[int, type[InkvoiceError]] = {
    400: InvalidRequestError,
    401: AuthenticationError,
    403: PermissionDeniedError,
    404: NotFoundError,
    429: RateLimitError,
}


def error_class(status: int) -> type[InkvoiceError]:
    return _KINDS.get(status, ServerError if status >= 500 else InkvoiceError)


class ServiceUnreachableError(Exception):
    """The service could not be reached, or the connection broke, also after trying again."""


class WaitTimeoutError(Exception):
    """Waiting took longer than allowed. Processing continues; query it again later."""


class CancelledError(Exception):
    """The caller's ``cancel`` event was set."""


class ExtractionFailedError(Exception):
    """The document was accepted but could not be extracted."""

    def __init__(self, invoice: Invoice) -> None:
        error = invoice.get("error")
        super().__init__(error["message"] if error else "The document could not be read.")
        self.invoice = invoice
        self.code: str = error["code"] if error else "INTERNAL_ERROR"


class WebhookVerificationError(Exception):
    """A delivery that did not come from the service, was changed on the way, or is too old."""

    def __init__(self, problem: str) -> None:
        super().__init__(f"The webhook delivery could not be verified: {problem.replace('_', ' ')}.")
        self.problem = problem
