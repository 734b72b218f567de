"""Exports of invoices as files, each kept as a record."""

from __future__ import annotations

import http.client
from collections.abc import Mapping, Sequence
from typing import Any, cast
from urllib.parse import quote

from ._transport import Transport
from .contract import Export, ExportList, ExportPreview


class Exports:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(self, format: str, *, idempotency_key: str | None = None, **options: Any) -> Export:
        """Options: ``include`` (default approved_not_exported), ``filter``, ``settings``, ``columns``."""
        body = _body(format, **options)
        return cast(Export, self._transport.call("POST", "/exports", json_body=body, idempotency_key=idempotency_key))

    def preview(self, format: str, **options: Any) -> ExportPreview:
        """Counts what ``create`` with the same options would export; stores nothing."""
        body = {**_body(format, **options), "dry_run": True}
        return cast(ExportPreview, self._transport.call("POST", "/exports", json_body=body))

    def list(self, *, limit: int | None = None, cursor: str | None = None) -> ExportList:
        """One page, newest first."""
        return cast(ExportList, self._transport.call("GET", "/exports", query={"limit": limit, "cursor": cursor}))

    def get(self, id: str) -> Export:
        """With the ids of its invoices."""
        return cast(Export, self._transport.call("GET", _at(id)))

    def file(self, id: str) -> http.client.HTTPResponse:
        """The file, open for reading; the same each time."""
        return self._transport.file(_at(id, "/file"))

    def undo(self, id: str) -> Export:
        """Its invoices count as not exported again."""
        return cast(Export, self._transport.call("POST", _at(id, "/undo"), json_body={}))


def _body(
    format: str,
    *,
    include: str | None = None,
    filter: Mapping[str, Any] | None = None,
    settings: Mapping[str, Any] | None = None,
    columns: Sequence[str] | None = None,
) -> dict[str, Any]:
    options = {"format": format, "include": include, "filter": filter, "settings": settings, "columns": columns}
    return {name: value for name, value in options.items() if value is not None}


def _at(id: str, rest: str = "") -> str:
    return f"/exports/{quote(id, safe='')}{rest}"
