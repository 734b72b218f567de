"""Vendors with their bank accounts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast
from urllib.parse import quote

from ._transport import Transport
from .contract import Vendor, RowImport, VendorList


class Vendors:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        q: str | None = None,
        country: str | None = None,
        has_new_bank_account: bool | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> VendorList:
        """One page, by name."""
        new = None if has_new_bank_account is None else str(has_new_bank_account).lower()
        query = {"q": q, "country": country, "has_new_bank_account": new, "limit": limit, "cursor": cursor}
        return cast(VendorList, self._transport.call("GET", "/vendors", query=query))

    def create(self, name: str, *, idempotency_key: str | None = None, **members: Any) -> Vendor:
        """Members as in the API: ``tax_ids``, ``bank_accounts``, ``external_id`` and others."""
        body = {"name": name, **members}
        return cast(Vendor, self._transport.call("POST", "/vendors", json_body=body, idempotency_key=idempotency_key))

    def get(self, id: str) -> Vendor:
        """With its vendor memory."""
        return cast(Vendor, self._transport.call("GET", _at(id)))

    def change(self, id: str, **members: Any) -> Vendor:
        """Only the members that are given change."""
        return cast(Vendor, self._transport.call("PATCH", _at(id), json_body=members))

    def delete(self, id: str) -> None:
        self._transport.call("DELETE", _at(id))

    def merge(self, from_id: str, into: str) -> Vendor:
        """Deletes ``from_id`` and moves its names, bank accounts and invoices to ``into``."""
        body = {"from": from_id, "into": into}
        return cast(Vendor, self._transport.call("POST", "/vendors/merge", json_body=body))

    def import_vendors(self, vendors: Sequence[Mapping[str, Any]]) -> RowImport:
        """Up to 100 000; wrong ones are left out and named."""
        return cast(RowImport, self._transport.call("POST", "/vendors/import", lines=vendors))

    def forget(self, id: str, field: str) -> Vendor:
        """Deletes the vendor memory of one field."""
        return cast(Vendor, self._transport.call("DELETE", _at(id, f"/memory/{quote(field, safe='')}")))


def _at(id: str, rest: str = "") -> str:
    return f"/vendors/{quote(id, safe='')}{rest}"
