"""The client: one object with a part per resource."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, cast

from ._transport import Transport
from .account import Account
from .batches import Batches
from .bulk import BulkOrders
from .contract import Analytics
from .events import Events
from .exports import Exports
from .fields import Fields
from .invoices import Invoices
from .orders import Orders
from .rules import Rules
from .vendors import Vendors
from .webhooks import Webhooks


class Inkvoice:
    """A client of the service; may be shared by threads.

    It can be used in a ``with`` statement; ``close`` ends it. Requests are sent again after broken connections, 429 and 503, each with the same effect once. ``base_url`` is where
    the service is, such as https://invoices.example.com; ``timeout`` is for a silence of the network, in seconds.
    """

    def __init__(
        self,
        api_key: str,
        base_url: str = "http://localhost:3000",
        *,
        version: str | None = None,
        maximum_retries: int = 3,
        timeout: float = 60.0,
    ) -> None:
        key = (api_key or "").strip()
        # Other characters cannot be sent in a header.
        if not key or not all("!" <= sign <= "~" for sign in key):
            raise ValueError("Inkvoice needs a whole api_key: create one with `inkvoice keys create` or in the dashboard.")
        self._transport = Transport(key, base_url, version, maximum_retries, timeout)
        self.invoices = Invoices(self._transport)
        self.batches = Batches(self._transport)
        self.bulk = BulkOrders(self._transport)
        self.account = Account(self._transport)
        self.exports = Exports(self._transport)
        self.vendors = Vendors(self._transport)
        self.orders = Orders(self._transport)
        self.rules = Rules(self._transport)
        self.fields = Fields(self._transport)
        self.webhooks = Webhooks(self._transport)
        self.events = Events(self._transport)

    def close(self) -> None:
        """No request can be sent afterwards."""
        self._transport.close()

    def __enter__(self) -> Inkvoice:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def analytics(
        self,
        *,
        from_: str | None = None,
        to: str | None = None,
        group_by: Literal["day", "month", "vendor", "currency"] | None = None,
        date_field: Literal["created_at", "date"] | None = None,
    ) -> Analytics:
        """Sums of what was read, and how often it was corrected.

        Days, YYYY-MM-DD, are those of upload (UTC), or with ``date_field="date"`` of the date on the invoice.
        """
        query = {"from": from_, "to": to, "group_by": group_by, "date_field": date_field}
        return cast(Analytics, self._transport.call("GET", "/analytics", query=query))

    def query(self, query: str, variables: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """A GraphQL query over the account's invoices; the answer has its shape."""
        body = {"query": query, "variables": None if variables is None else dict(variables)}
        return cast("dict[str, Any]", self._transport.call("POST", "/query", json_body=body))

    def request(self, method: str, path: str, **options: Any) -> Any:
        """Any other operation of the API, with the same retries and errors: the ``data`` of its answer.

        Options: ``query``, ``json_body``, ``headers``, ``idempotency_key``.
        """
        return self._transport.call(method, path, **options)
