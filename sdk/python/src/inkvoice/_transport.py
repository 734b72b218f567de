"""Sends requests with the API key, retries broken connections, 429 and 503, and unpacks the envelope."""

from __future__ import annotations

import http.client
import json
import random
import re
import secrets
import threading
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from ._multipart import Form
from .errors import CancelledError, InkvoiceError, ServiceUnreachableError, error_class

Result = TypeVar("Result")
Query = Mapping[str, Any]

_FIRST_PAUSE = 0.5
#: If the service asks to wait longer, the error is raised instead.
_LONGEST_PAUSE = 60.0
_BROKEN = (OSError, http.client.HTTPException)


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """Does not follow redirects, so that key and documents reach no other host."""

    def redirect_request(self, *_: Any) -> None:
        return None


_opener = urllib.request.build_opener(_NoRedirects)


class Transport:
    def __init__(self, api_key: str, base_url: str, version: str | None, maximum_retries: int, timeout: float) -> None:
        trimmed = base_url.rstrip("/")
        self._base_url = trimmed if re.search(r"/v\d+$", trimmed) else f"{trimmed}/v1"
        self._headers = {"Authorization": f"Bearer {api_key}", "User-Agent": "inkvoice-python"}
        if version is not None:
            self._headers["Service-Version"] = version
        self._retries = maximum_retries
        self._timeout = timeout
        self._is_closed = False

    def close(self) -> None:
        self._is_closed = True

    def call(
        self,
        method: str,
        path: str,
        *,
        query: Query | None = None,
        json_body: object = None,
        lines: Sequence[object] | None = None,
        form: Form | None = None,
        headers: Mapping[str, str] | None = None,
        idempotency_key: str | None = None,
        repeatable: bool = True,
        cancel: threading.Event | None = None,
    ) -> Any:
        """The ``data`` of the envelope."""
        sent = dict(headers or {})
        if method == "POST" and repeatable:
            sent["Idempotency-Key"] = idempotency_key or secrets.token_hex(16)

        def request() -> urllib.request.Request:
            return self._request(method, path, query=query, json_body=json_body, lines=lines, form=form, headers=sent)

        def read(response: http.client.HTTPResponse) -> Any:
            return _data_in(response.status, response.headers, response.read())

        return self._attempt(request, read, repeatable, cancel)

    def file(self, path: str, *, query: Query | None = None) -> http.client.HTTPResponse:
        """A response with a file, whose body is not read yet."""
        return self._attempt(lambda: self._request("GET", path, query=query), lambda answer: answer, True, None)

    def open(self, path: str, *, query: Query, headers: Mapping[str, str], timeout: float) -> http.client.HTTPResponse:
        """Opens a stream without retries."""
        return self._send(self._request("GET", path, query=query, headers=headers), timeout)

    def _request(
        self,
        method: str,
        path: str,
        *,
        query: Query | None = None,
        json_body: object = None,
        lines: Sequence[object] | None = None,
        form: Form | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> urllib.request.Request:
        own = {**self._headers, **(headers or {})}
        data: Any = None
        if form is not None:
            data = form.body()
            own |= {"Content-Type": form.content_type, "Content-Length": str(form.length)}
        elif lines is not None:
            data = "".join(f"{json.dumps(line)}\n" for line in lines).encode()
            own["Content-Type"] = "application/x-ndjson"
        elif json_body is not None:
            data = json.dumps(json_body).encode()
            own["Content-Type"] = "application/json"
        url = self._base_url + path + _query_text(query or {})
        return urllib.request.Request(url, data=data, headers=own, method=method)

    def _send(self, request: urllib.request.Request, timeout: float) -> http.client.HTTPResponse:
        if self._is_closed:
            raise RuntimeError("The client is closed.")
        try:
            answer: http.client.HTTPResponse = _opener.open(request, timeout=timeout)
            return answer
        except urllib.error.HTTPError as error:
            with error:
                _data_in(error.code, error.headers, error.read())
            raise

    def _attempt(
        self,
        request: Callable[[], urllib.request.Request],
        read: Callable[[http.client.HTTPResponse], Result],
        repeatable: bool,
        cancel: threading.Event | None,
    ) -> Result:
        tries = 0
        while True:
            pause = _FIRST_PAUSE * 2**tries * random.uniform(0.75, 1.25)
            may_repeat = repeatable and tries < self._retries
            try:
                return read(self._send(request(), self._timeout))
            except InkvoiceError as error:
                if not may_repeat or error.status not in (429, 503):
                    raise
                if error.retry_after_seconds is not None:
                    pause = error.retry_after_seconds
                if pause > _LONGEST_PAUSE:
                    raise
            except _BROKEN as error:
                if not may_repeat:
                    url = urllib.parse.urlsplit(self._base_url)
                    host = url.netloc.rpartition("@")[2]
                    raise ServiceUnreachableError(f"{url.scheme}://{host} could not be reached.") from error
            sleep(pause, cancel)
            tries += 1


def sleep(seconds: float, cancel: threading.Event | None) -> None:
    if (cancel or threading.Event()).wait(seconds):
        raise CancelledError("The caller stopped waiting.")


def _data_in(status: int, headers: Any, body: bytes) -> Any:
    """Unpacks the envelope; raises an error for anything but success."""
    try:
        envelope = json.loads(body)
    except ValueError:
        envelope = None
    request_id = headers.get("X-Request-ID")
    if not (isinstance(envelope, dict) and {"success", "data", "error"} <= envelope.keys()):
        message = f"The answer (status {status}) is not one of this service. Is the base URL right?"
        raise InkvoiceError(message, code="UNEXPECTED_ANSWER", status=status, request_id=request_id)
    if envelope["success"]:
        return envelope["data"]
    error = envelope["error"]
    # Before 1.1 an error was a bare code.
    code, message = (error, error) if isinstance(error, str) else (error["code"], error["message"])
    raise error_class(status)(
        message,
        code=code,
        status=status,
        reason=None if isinstance(error, str) else error.get("reason"),
        request_id=request_id,
        retry_after_seconds=_retry_after(headers),
    )


def _retry_after(headers: Any) -> float | None:
    try:
        return max(0.0, float(headers.get("Retry-After")))
    except (TypeError, ValueError):
        return None


def _query_text(query: Query) -> str:
    given = {name: _plain(value) for name, value in query.items() if value is not None}
    return f"?{urllib.parse.urlencode(given)}" if given else ""


def _plain(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    isoformat = getattr(value, "isoformat", None)
    return str(isoformat()) if isoformat else str(value)
