"""Invoices: upload, wait, list, correct and delete."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Literal, TypedDict, cast
from urllib.parse import quote

from ._multipart import Form, Source, part_of
from ._transport import Transport
from ._waiting import DEFAULT_WAIT, until_ended
from .contract import (
    DocumentText,
    DuplicateListDuplicatesEntry,
    Invoice,
    InvoiceList,
    InvoiceListItem,
    RejectedFile,
    UploadedInvoice,
)
from .errors import ExtractionFailedError

Split = Literal["auto", "never", "pages"]


class SentBatch(TypedDict):
    batch_id: str | None
    """None where a single file was sent."""
    invoices: list[UploadedInvoice]
    rejected: list[RejectedFile]


class Deleted(TypedDict):
    id: str
    deleted: Literal[True]


class Progress(TypedDict, total=False):
    """Progress of an extraction: uploading, then processing at each poll, then the final status."""

    status: Literal["uploading", "processing", "completed", "failed"]
    id: str
    estimated_completion: str
    elapsed_seconds: float


class Invoices:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def extract(
        self,
        source: Source,
        *,
        filename: str | None = None,
        webhook_url: str | None = None,
        extract_line_items: bool | None = None,
        split: Split | None = None,
        external_id: str | None = None,
        metadata: Mapping[str, str] | None = None,
        fields: Sequence[str] | None = None,
        idempotency_key: str | None = None,
    ) -> UploadedInvoice:
        """Sends a document: a path, bytes, or an open file. Returns once it is stored and queued."""
        form = Form(
            _form_fields(webhook_url, extract_line_items, split, external_id, metadata, fields),
            "file",
            [part_of(source, filename)],
        )
        return cast(UploadedInvoice, self._post(form, idempotency_key))

    def extract_and_wait(
        self,
        source: Source,
        *,
        on_progress: Callable[[Progress], None] | None = None,
        timeout: float = DEFAULT_WAIT,
        cancel: threading.Event | None = None,
        **options: Any,
    ) -> Invoice:
        """Sends a document and waits for what was read; takes the options of ``extract``.

        Raises ``ExtractionFailedError`` where it could not be read, ``CancelledError`` when ``cancel`` is set meanwhile.
        """
        tell = on_progress or (lambda progress: None)
        begun = time.monotonic()
        tell({"status": "uploading"})
        uploaded = self.extract(source, **options)

        def look() -> Invoice:
            invoice = self.get(uploaded["id"])
            progress: Progress = {
                "status": invoice["status"],
                "id": invoice["id"],
                "elapsed_seconds": time.monotonic() - begun,
            }
            if invoice["status"] == "processing":
                progress["estimated_completion"] = uploaded["estimated_completion"]
            tell(progress)
            return invoice

        invoice = until_ended(look, _has_ended, timeout, cancel)
        if invoice["status"] == "failed":
            raise ExtractionFailedError(invoice)
        return invoice

    def extract_batch(
        self,
        sources: Sequence[Source],
        *,
        webhook_url: str | None = None,
        extract_line_items: bool | None = None,
        split: Split | None = None,
        external_id: str | None = None,
        metadata: Mapping[str, str] | None = None,
        fields: Sequence[str] | None = None,
        idempotency_key: str | None = None,
    ) -> SentBatch:
        """Up to 25 documents in one request; a bad one among them is rejected alone."""
        form = Form(
            _form_fields(webhook_url, extract_line_items, split, external_id, metadata, fields),
            "file",
            [part_of(source) for source in sources],
        )
        answer = self._post(form, idempotency_key)
        # One file alone is answered as a single upload.
        if "batch_id" in answer:
            return cast(SentBatch, answer)
        return {"batch_id": None, "invoices": [cast(UploadedInvoice, answer)], "rejected": []}

    def wait(self, id: str, *, timeout: float = DEFAULT_WAIT, cancel: threading.Event | None = None) -> Invoice:
        """Returns once the invoice is completed or failed."""
        return until_ended(lambda: self.get(id), _has_ended, timeout, cancel)

    def get(self, id: str, *, include: Literal["evidence"] | None = None) -> Invoice:
        return cast(Invoice, self._transport.call("GET", _at(id), query={"include": include}))

    def list(
        self,
        *,
        limit: int | None = None,
        offset: int | None = None,
        cursor: str | None = None,
        metadata: Mapping[str, str] | None = None,
        **filters: Any,
    ) -> InvoiceList:
        """One page. Filters: status, created_after, created_before, vendor, invoice_number, date_from, date_to, total_min,
        total_max, currency, q, external_id, review, needs_review, awaiting, duplicates, confidence, exported, batch_id,
        tag; and sort."""
        unknown = filters.keys() - _FILTERS
        if unknown:
            raise TypeError(f"list() has no filter {', '.join(sorted(unknown))}")
        own = {f"metadata[{key}]": value for key, value in (metadata or {}).items()}
        query = {"limit": limit, "offset": offset, "cursor": cursor, **filters, **own}
        return cast(InvoiceList, self._transport.call("GET", "/invoices", query=query))

    def all(self, *, limit: int = 100, **filters: Any) -> Iterator[InvoiceListItem]:
        """Every invoice that matches, page after page. Takes the filters of ``list``."""
        cursor: str | None = None
        while True:
            page = self.list(limit=limit, cursor=cursor, **filters)
            yield from page["invoices"]
            cursor = page["pagination"].get("next_cursor")
            if cursor is None:
                return

    def correct(
        self,
        id: str,
        extracted_data: Mapping[str, Any] | None = None,
        *,
        if_revision: int | None = None,
        **others: Any,
    ) -> Invoice:
        """Changes only the named members; None removes a value, lists replace the stored list.

        ``external_id`` and ``metadata`` change those. With ``if_revision`` the change is refused (``REVISION_MISMATCH``)
        where the invoice has another revision by now.
        """
        unknown = others.keys() - {"external_id", "metadata"}
        if unknown:
            raise TypeError(f"correct() does not change {', '.join(sorted(unknown))}")
        body = {**({} if extracted_data is None else {"extracted_data": dict(extracted_data)}), **others}
        headers = {} if if_revision is None else {"If-Match": f'"{if_revision}"'}
        # Sent again, the revision would be another one because of the first.
        answer = self._transport.call("PATCH", _at(id), json_body=body, headers=headers, repeatable=if_revision is None)
        return cast(Invoice, answer)

    def approve(self, id: str) -> Invoice:
        return self._act(id, "approve", {})

    def reject(self, id: str, reason: str | None = None) -> Invoice:
        return self._act(id, "reject", {"reason": reason})

    def reread(
        self,
        id: str,
        *,
        split: Split | None = None,
        extract_line_items: bool | None = None,
        as_invoice: bool | None = None,
    ) -> Invoice:
        """Reads the document again; the record is ``processing`` meanwhile.

        With ``as_invoice`` the whole file is one invoice, even if it does not look like one.
        """
        options = {"split": split, "extract_line_items": extract_line_items, "as_invoice": as_invoice}
        return self._act(id, "reread", options)

    def delete(self, id: str) -> Deleted:
        return cast(Deleted, self._transport.call("DELETE", _at(id)))

    def duplicates(self, id: str) -> Sequence[DuplicateListDuplicatesEntry]:
        answer = self._transport.call("GET", _at(id, "/duplicates"))
        return cast("Sequence[DuplicateListDuplicatesEntry]", answer["duplicates"])

    def dismiss_duplicate(self, id: str, other: str) -> Sequence[DuplicateListDuplicatesEntry]:
        """Declares two invoices no duplicates of each other, and returns the other likely duplicates."""
        answer = self._transport.call("POST", _at(id, f"/duplicates/{quote(other, safe='')}/dismiss"))
        return cast("Sequence[DuplicateListDuplicatesEntry]", answer["duplicates"])

    def restore_duplicate(self, id: str, other: str) -> Sequence[DuplicateListDuplicatesEntry]:
        """Undoes ``dismiss_duplicate``, and returns the likely duplicates."""
        answer = self._transport.call("POST", _at(id, f"/duplicates/{quote(other, safe='')}/restore"))
        return cast("Sequence[DuplicateListDuplicatesEntry]", answer["duplicates"])

    def text(self, id: str, *, page: int | None = None) -> DocumentText:
        """The words on the pages, with their places."""
        return cast(DocumentText, self._transport.call("GET", _at(id, "/text"), query={"page": page}))

    def page(self, id: str, page: int, *, width: int | None = None) -> bytes:
        """A picture of a page, as PNG."""
        with self._transport.file(_at(id, f"/pages/{page}"), query={"width": width}) as answer:
            return answer.read()

    def draft(self, id: str, syntax: Literal["ubl", "cii"]) -> bytes:
        """An e-invoice drafted from what was read, as XML."""
        with self._transport.file(_at(id, f"/drafts/{syntax}")) as answer:
            return answer.read()

    def _act(self, id: str, action: str, body: Mapping[str, Any]) -> Invoice:
        given = {name: value for name, value in body.items() if value is not None}
        return cast(Invoice, self._transport.call("POST", _at(id, f"/{action}"), json_body=given))

    def _post(self, form: Form, idempotency_key: str | None) -> Any:
        return self._transport.call("POST", "/invoices/extract", form=form, idempotency_key=idempotency_key)


_FILTERS = {
    "status",
    "created_after",
    "created_before",
    "vendor",
    "invoice_number",
    "date_from",
    "date_to",
    "total_min",
    "total_max",
    "currency",
    "q",
    "external_id",
    "review",
    "needs_review",
    "awaiting",
    "duplicates",
    "confidence",
    "exported",
    "batch_id",
    "tag",
    "sort",
}


def _at(id: str, rest: str = "") -> str:
    return f"/invoices/{quote(id, safe='')}{rest}"


def _has_ended(invoice: Invoice) -> bool:
    return invoice["status"] != "processing"


def _form_fields(
    webhook_url: str | None,
    extract_line_items: bool | None,
    split: Split | None,
    external_id: str | None,
    metadata: Mapping[str, str] | None,
    fields: Sequence[str] | None,
) -> dict[str, str | None]:
    return {
        "webhook_url": webhook_url,
        "extract_line_items": None if extract_line_items is None else str(extract_line_items).lower(),
        "split": split,
        "external_id": external_id,
        "metadata": None if metadata is None else json.dumps(dict(metadata)),
        "fields": None if fields is None else json.dumps(list(fields)),
    }
