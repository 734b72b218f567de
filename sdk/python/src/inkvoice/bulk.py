"""Bulk uploads of thousands of documents, with a result for each."""

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
from .contract import Bulk, BulkList, BulkResult


#: Bytes; a longer list is sent as lines: a JSON body may have 1 MB, options included.
_LONG_LIST = 900_000


class BulkOrders:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def start_archive(self, archive: Source, *, idempotency_key: str | None = None, **options: Any) -> Bulk:
        """A ZIP archive of up to 2 GB and 10 000 files; give its path, and it is never held in memory.

        Options: webhook_url, extract_line_items; and for every file external_id, metadata, split, fields. ``files``
        gives the latter for single files, by their path in the archive.
        """
        fields = {name: _form_text(value) for name, value in _given(options).items()}
        form = Form(fields, "archive", [part_of(archive)])
        return cast(Bulk, self._transport.call("POST", "/bulk", form=form, idempotency_key=idempotency_key))

    def start_urls(
        self, urls: Sequence[str | Mapping[str, Any]], *, idempotency_key: str | None = None, **options: Any
    ) -> Bulk:
        """Files that the service fetches from their addresses. Takes the options of ``start_archive`` but ``files``:
        an address with options of its own is a mapping with ``url``."""
        given = _given(options)
        if len(json.dumps(list(urls))) <= _LONG_LIST:
            body = {"urls": list(urls), **given}
            return cast(Bulk, self._transport.call("POST", "/bulk", json_body=body, idempotency_key=idempotency_key))
        lines = [given, *({"url": each} if isinstance(each, str) else each for each in urls)]
        return cast(Bulk, self._transport.call("POST", "/bulk", lines=lines, idempotency_key=idempotency_key))

    def start_prefix(self, prefix: str, *, idempotency_key: str | None = None, **options: Any) -> Bulk:
        """Files in the operator's bucket, in the account's own folder. Takes the options of ``start_archive``."""
        body = {"prefix": prefix, **_given(options)}
        return cast(Bulk, self._transport.call("POST", "/bulk", json_body=body, idempotency_key=idempotency_key))

    def list(self, *, limit: int | None = None, cursor: str | None = None) -> BulkList:
        """One page, newest first; ``cursor`` is the ``next_cursor`` of the page before."""
        return cast(BulkList, self._transport.call("GET", "/bulk", query={"limit": limit, "cursor": cursor}))

    def get(self, id: str) -> Bulk:
        return cast(Bulk, self._transport.call("GET", _at(id)))

    def wait(self, id: str, *, timeout: float = DEFAULT_WAIT, cancel: threading.Event | None = None) -> Bulk:
        """Returns once every file has ended; give it time for many files."""
        return until_ended(lambda: self.get(id), _has_ended, timeout, cancel)

    def results(self, id: str) -> Iterator[BulkResult]:
        """The result of each file, in order."""
        with self.results_file(id, "jsonl") as lines:
            for line in lines:
                if line.strip():
                    yield cast(BulkResult, json.loads(line))

    def results_file(self, id: str, format: Literal["jsonl", "csv", "zip"]) -> http.client.HTTPResponse:
        """The results as a table or an archive, open for reading."""
        return self._transport.file(_at(id, "/results"), query={"format": format})

    def stop(self, id: str) -> Bulk:
        """Skips the files that have not begun."""
        return cast(Bulk, self._transport.call("DELETE", _at(id)))


_OPTIONS = ("webhook_url", "extract_line_items", "metadata", "external_id", "split", "fields", "files")


def _given(options: Mapping[str, Any]) -> dict[str, Any]:
    unknown = sorted(set(options) - set(_OPTIONS))
    if unknown:
        raise TypeError(f"unknown option {unknown[0]!r}; there are {', '.join(_OPTIONS)}")
    return {name: value for name, value in options.items() if value is not None}


def _form_text(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return value if isinstance(value, str) else json.dumps(value)


def _at(id: str, rest: str = "") -> str:
    return f"/bulk/{quote(id, safe='')}{rest}"


def _has_ended(bulk: Bulk) -> bool:
    return "completed_at" in bulk
