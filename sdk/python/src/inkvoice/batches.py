"""Several documents that were sent in one request."""

from __future__ import annotations

import threading
from typing import cast
from urllib.parse import quote

from ._transport import Transport
from ._waiting import DEFAULT_WAIT, until_ended
from .contract import Batch, BatchList


class Batches:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get(self, id: str) -> Batch:
        return cast(Batch, self._transport.call("GET", f"/batches/{quote(id, safe='')}"))

    def list(self, *, limit: int | None = None, cursor: str | None = None) -> BatchList:
        """One page, newest first; ``cursor`` is the ``next_cursor`` of the page before."""
        query = {"limit": limit, "cursor": cursor}
        return cast(BatchList, self._transport.call("GET", "/batches", query=query))

    def wait(self, id: str, *, timeout: float = DEFAULT_WAIT, cancel: threading.Event | None = None) -> Batch:
        """Returns once every invoice of the batch has ended."""
        return until_ended(lambda: self.get(id), _has_ended, timeout, cancel)


def _has_ended(batch: Batch) -> bool:
    return batch["counts"]["processing"] == 0
