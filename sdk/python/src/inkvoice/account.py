"""Settings of the account."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from ._transport import Transport
from .contract import AccountCompanies

_COMPANIES = "/account/companies"


class Account:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def companies(self) -> AccountCompanies:
        """The companies that the account reads invoices for."""
        return cast(AccountCompanies, self._transport.call("GET", _COMPANIES))

    def set_companies(self, companies: Sequence[Mapping[str, Any]]) -> AccountCompanies:
        """Replaces them; an empty list removes them."""
        body = {"companies": list(companies)}
        return cast(AccountCompanies, self._transport.call("PUT", _COMPANIES, json_body=body))
