"""Purchase orders, and the comparison of invoices with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, cast
from urllib.parse import quote

from ._transport import Transport
from .contract import Order, OrderList, OrderMatch, OrderSettings, RowImport


class Orders:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        number: str | None = None,
        vendor_id: str | None = None,
        status: Literal["open", "closed"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> OrderList:
        """One page, newest first."""
        query = {"number": number, "vendor_id": vendor_id, "status": status, "limit": limit, "cursor": cursor}
        return cast(OrderList, self._transport.call("GET", "/orders", query=query))

    def create(
        self,
        number: str,
        *,
        currency: str,
        lines: Sequence[Mapping[str, Any]],
        idempotency_key: str | None = None,
        **members: Any,
    ) -> Order:
        """Members as in the API: ``vendor``, ``vendor_id``, ``total``, ``external_id`` and others."""
        body = {"number": number, "currency": currency, "lines": [*lines], **members}
        return cast(Order, self._transport.call("POST", "/orders", json_body=body, idempotency_key=idempotency_key))

    def get(self, id: str) -> Order:
        """With its invoiced quantities."""
        return cast(Order, self._transport.call("GET", _at(id)))

    def change(self, id: str, **members: Any) -> Order:
        """Only the members that are given change."""
        return cast(Order, self._transport.call("PATCH", _at(id), json_body=members))

    def delete(self, id: str) -> None:
        self._transport.call("DELETE", _at(id))

    def import_orders(self, orders: Sequence[Mapping[str, Any]]) -> RowImport:
        """Up to 10 000; existing ones are updated, wrong ones are left out and named."""
        return cast(RowImport, self._transport.call("POST", "/orders", lines=orders))

    def match(self, invoice_id: str) -> OrderMatch:
        """Compares an invoice with its orders."""
        return cast(OrderMatch, self._transport.call("GET", f"/invoices/{quote(invoice_id, safe='')}/match"))

    def settings(self) -> OrderSettings:
        """How far invoices may differ from orders."""
        return cast(OrderSettings, self._transport.call("GET", "/account/orders"))

    def set_settings(self, *, percent: float, amount: float) -> OrderSettings:
        """The tolerance: in percent of the ordered value, and as an amount."""
        body = {"tolerance": {"percent": percent, "amount": amount}}
        return cast(OrderSettings, self._transport.call("PUT", "/account/orders", json_body=body))


def _at(id: str) -> str:
    return f"/orders/{quote(id, safe='')}"
