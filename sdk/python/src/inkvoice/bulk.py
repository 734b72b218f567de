"""Thousands of documents in one order, and what became of each."""

from __future__ import annotations

import http.client
import json
import threading
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, cast
from urllib.parse import quote

from ._multipart import Form, Source, part_of
from ._transport import Transport
from ._waiting import DEFAULT_WAIT, until_ended
from .contract import Bulk, BulkResult


#: Bytes; a longer list is sent as lines: a JSON body may have 1 MB, options included.
_LONG_LIST = 900_000


class BulkOrders:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def start_archive(
        self,
        archive: Source,
        *,
        webhook_url: str | None = None,
        extract_line_items: bool | None = None,
        metadata: Mapping[str, str] | None = None,
        idempotency_key: str | None = None,
    ) -> Bulk:
        """A ZIP archive of up to 2 GB and 10 000 files; give its path, and it is never held in memory."""
        fields = {
            "webhook_url": webhook_url,
            "extract_line_items": None if extract_line_items is None else str(extract_line_items).lower(),
            "metadata": None if metadata is None else json.dumps(dict(metadata)),
        }
        form = Form(fields, "archive", [part_of(archive)])
        return cast(Bulk, self._transport.call("POST", "/bulk", form=form, idempotency_key=idempotency_key))

    def start_urls(self, urls: Sequence[str], **options: Any) -> Bulk:
        """Files that the service fetches from their addresses. Takes the options of ``start_archive``."""
        long = len(json.dumps(list(urls))) > _LONG_LIST
        return self._start_lines(urls, **options) if long else self._start({"urls": list(urls)}, **options)

    def start_prefix(self, prefix: str, **options: Any) -> Bulk:
        """Files in the operator's bucket, in the account's own folder. Takes the options of ``start_archive``."""
        return self._start({"prefix": prefix}, **options)

    def get(self, id: str) -> Bulk:
        return cast(Bulk, self._transport.call("GET", _at(id)))

    def wait(self, id: str, *, timeout: float = DEFAULT_WAIT, cancel: threading.Event | None = None) -> Bulk:
        """Returns once every file has ended; give it time for many files."""
        return until_ended(lambda: self.get(id), _has_ended, timeout, cancel)

    def results(self, id: str) -> Iterator[BulkResult]:
        """What became of each file, one after the other."""
        with self.results_file(id, "jsonl") as lines:
            for line in lines:
                if line.strip():
                    yield cast(BulkResult, json.loads(line))

    def results_file(self, id: str, format: Literal["jsonl", "csv", "zip"]) -> http.client.HTTPResponse:
        """The results as a table or an archive, open for reading."""
        return self._transport.file(_at(id, "/results"), query={"format": format})

    def stop(self, id: str) -> Bulk:
        """Stops what has not begun."""
        return cast(Bulk, self._transport.call("DELETE", _at(id)))

    def _start(
        self,
        order: Mapping[str, Any],
        *,
        webhook_url: str | None = None,
        extract_line_items: bool | None = None,
        metadata: Mapping[str, str] | None = None,
        idempotency_key: str | None = None,
    ) -> Bulk:
        body = {**order, **_given(webhook_url, extract_line_items, metadata)}
        return cast(Bulk, self._transport.call("POST", "/bulk", json_body=body, idempotency_key=idempotency_key))

    def _start_lines(
        self,
        urls: Sequence[str],
        *,
        webhook_url: str | None = None,
        extract_line_items: bool | None = None,
        metadata: Mapping[str, str] | None = None,
        idempotency_key: str | None = None,
    ) -> Bulk:
        lines = [_given(webhook_url, extract_line_items, metadata), *({"url": url} for url in urls)]
        return cast(Bulk, self._transport.call("POST", "/bulk", lines=lines, idempotency_key=idempotency_key))


def _given(
    webhook_url: str | None, extract_line_items: bool | None, metadata: Mapping[str, str] | None
) -> dict[str, Any]:
    options = {"webhook_url": webhook_url, "extract_line_items": extract_line_items, "metadata": metadata}
    return {name: value for name, value in options.items() if value is not None}


def _at(id: str, rest: str = "") -> str:
    return f"/bulk/{quote(id, safe='')}{rest}"


def _has_ended(bulk: Bulk) -> bool:
    return "completed_at" in bulk
