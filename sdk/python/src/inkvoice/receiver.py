"""The common part of all webhook handlers."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, cast

from .contract import Invoice, WebhookEvent
from .errors import WebhookVerificationError
from .verification import verify_webhook

_REMEMBERED = 1000
_log = logging.getLogger("inkvoice")


class HandledEvents(Protocol):
    """Store of handled event ids; a receiver in several processes needs one in its database."""

    def has(self, event_id: str) -> bool: ...

    def add(self, event_id: str) -> Any: ...


class Answer(NamedTuple):
    status: int
    text: str


class _LastEvents:
    def __init__(self) -> None:
        self._ids: OrderedDict[str, None] = OrderedDict()

    def has(self, event_id: str) -> bool:
        return event_id in self._ids

    def add(self, event_id: str) -> None:
        self._ids[event_id] = None
        if len(self._ids) > _REMEMBERED:
            self._ids.popitem(last=False)


class WebhookReceiver:
    """Verifies a delivery, skips repetitions, calls the handlers, and returns the response.

    An exception of a handler is logged and answered with 500; the service retries later.
    """

    def __init__(
        self,
        secret: str | Sequence[str],
        *,
        on_event: Callable[[WebhookEvent], Any] | None = None,
        on_completed: Callable[[Invoice], Any] | None = None,
        on_failed: Callable[[Invoice], Any] | None = None,
        handled: HandledEvents | None = None,
    ) -> None:
        self._secret = secret
        self._on_event = on_event
        self._on_invoice = {"invoice.completed": on_completed, "invoice.failed": on_failed}
        self._handled: HandledEvents = handled or _LastEvents()

    def receive(self, body: bytes, headers: Mapping[str, str]) -> Answer:
        try:
            event = verify_webhook(body, headers, self._secret)
            if self._handled.has(event["id"]):
                return Answer(200, "already handled")
            self._handle(event)
            # Stored after handling: a failed event is sent again.
            self._handled.add(event["id"])
            return Answer(200, "ok")
        except WebhookVerificationError as error:
            _log.warning("%s", error)
            return Answer(401, str(error))
        except Exception:
            _log.exception("A webhook event could not be handled.")
            return Answer(500, "The event could not be handled.")

    def _handle(self, event: WebhookEvent) -> None:
        if self._on_event:
            self._on_event(event)
        on_invoice = self._on_invoice.get(event["type"])
        if on_invoice:
            on_invoice(cast(Invoice, event["data"]))
