"""Events: list them, send them again, or follow the stream."""

from __future__ import annotations

import http.client
import json
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast
from urllib.parse import quote

from ._transport import Transport, sleep
from .contract import EventDetail, EventList, EventListEventsEntry, WebhookEvent
from .errors import CancelledError, InkvoiceError

_FIRST_PAUSE = 0.5
_LONGEST_PAUSE = 15.0
#: The service sends heartbeats more often than this.
_SILENCE = 60.0


class Events:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        limit: int | None = None,
        offset: int | None = None,
        starting_after: str | None = None,
        type: str | None = None,
        invoice_id: str | None = None,
        delivery_state: str | None = None,
        created_after: Any = None,
        created_before: Any = None,
    ) -> EventList:
        query = {
            "limit": limit,
            "offset": offset,
            "starting_after": starting_after,
            "type": type,
            "invoice_id": invoice_id,
            "delivery_state": delivery_state,
            "created_after": created_after,
            "created_before": created_before,
        }
        return cast(EventList, self._transport.call("GET", "/events", query=query))

    def all(self, **filters: Any) -> Iterator[EventListEventsEntry]:
        """Every event that matches, page after page, newest first. Takes the filters of ``list``."""
        options: dict[str, Any] = {"limit": 100, **filters}
        while True:
            page = self.list(**options)
            yield from page["events"]
            if not page["pagination"]["has_more"] or not page["events"]:
                return
            options["starting_after"] = page["events"][-1]["id"]

    def get(self, id: str) -> EventDetail:
        return cast(EventDetail, self._transport.call("GET", f"/events/{quote(id, safe='')}"))

    def redeliver(self, id: str, *, delivery_id: str | None = None, webhook_id: str | None = None) -> EventDetail:
        """Sends the event again: to one receiver, or to all it had."""
        to = {"delivery_id": delivery_id, "webhook_id": webhook_id}
        body = {name: value for name, value in to.items() if value is not None}
        path = f"/events/{quote(id, safe='')}/redeliver"
        return cast(EventDetail, self._transport.call("POST", path, json_body=body))

    def stream(
        self,
        *,
        last_event_id: str | None = None,
        cancel: threading.Event | None = None,
        on_connect: Callable[[], None] | None = None,
    ) -> Iterator[WebhookEvent]:
        """Follows the account's events, connecting again after every break, until ``cancel`` is set.

        With ``last_event_id`` it resumes after that event; without it only what happens from now on. ``on_connect`` is
        called each time the stream is open, first and after every break.
        """
        failures = 0
        while not (cancel and cancel.is_set()):
            try:
                with self._open(last_event_id) as stream:
                    failures = 0
                    if on_connect:
                        on_connect()
                    for id, data in _messages(stream):
                        last_event_id = id or last_event_id
                        if data is None:
                            continue
                        yield cast(WebhookEvent, json.loads(data))
                        if cancel and cancel.is_set():
                            return
            except InkvoiceError as error:
                if error.status != 429 and error.status < 500:
                    raise
            except (OSError, http.client.HTTPException):
                pass
            try:
                sleep(min(_FIRST_PAUSE * 2**failures, _LONGEST_PAUSE), cancel)
            except CancelledError:
                return
            failures += 1

    def _open(self, last_event_id: str | None) -> http.client.HTTPResponse:
        headers = {"Accept": "text/event-stream"}
        if last_event_id is not None:
            headers["Last-Event-ID"] = last_event_id
        return self._transport.open("/events/stream", query={"format": "event"}, headers=headers, timeout=_SILENCE)


def _messages(stream: http.client.HTTPResponse) -> Iterator[tuple[str | None, str | None]]:
    """The messages of a server-sent event stream: id and data. One without data only says where to resume."""
    lines: list[str] = []
    for raw in stream:
        line = raw.decode().rstrip("\r\n")
        if line:
            lines.append(line)
            continue
        data = _values(lines, "data")
        ids = _values(lines, "id")
        if data or ids:
            yield ids[-1] if ids else None, "\n".join(data) if data else None
        lines = []


def _values(lines: Sequence[str], field: str) -> Sequence[str]:
    return [line[len(field) + 1 :].removeprefix(" ") for line in lines if line.startswith(f"{field}:")]
