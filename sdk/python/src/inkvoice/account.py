"""Settings of the account."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from ._transport import Transport
from .contract import AccountCompanies, ReviewSettings

_COMPANIES = "/account/companies"
_REVIEW = "/account/review"


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

    def review_settings(self) -> ReviewSettings:
        """Required fields and the doubts that need review, by type of document."""
        return cast(ReviewSettings, self._transport.call("GET", _REVIEW))

    def change_review_settings(self, change: Mapping[str, Any]) -> ReviewSettings:
        """Changes the types that are named, and returns all; ``None`` restores a type's default."""
        return cast(ReviewSettings, self._transport.call("PATCH", _REVIEW, json_body=dict(change)))
