"""Client of Inkvoice, the self-hosted service that reads invoices, and the check of its webhooks."""

from .aio import AsyncInkvoice
from .client import Inkvoice
from .errors import (
    AuthenticationError,
    CancelledError,
    ExtractionFailedError,
    InkvoiceError,
    InvalidRequestError,
    NotFoundError,
    PermissionDeniedError,
    RateLimitError,
    ServerError,
    ServiceUnreachableError,
    WaitTimeoutError,
    WebhookVerificationError,
)
from .receiver import WebhookReceiver
from .verification import verify_webhook

__all__ = [
    "AsyncInkvoice",
    "AuthenticationError",
    "CancelledError",
    "ExtractionFailedError",
    "Inkvoice",
    "InkvoiceError",
    "InvalidRequestError",
    "NotFoundError",
    "PermissionDeniedError",
    "RateLimitError",
    "ServerError",
    "ServiceUnreachableError",
    "WaitTimeoutError",
    "WebhookReceiver",
    "WebhookVerificationError",
    "verify_webhook",
]
