"""Rules that set custom fields, ask for several approvals, assign and tag invoices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast
from urllib.parse import quote

from ._transport import Transport
from .contract import Rule, RuleList, RuleTrial


class Rules:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self) -> Sequence[Rule]:
        """All, in the order in which they are applied."""
        return cast(RuleList, self._transport.call("GET", "/rules"))["rules"]

    def create(
        self,
        name: str,
        *,
        when: Mapping[str, Any],
        then: Mapping[str, Any],
        idempotency_key: str | None = None,
        **members: Any,
    ) -> Rule:
        """Members as in the API: also ``enabled`` and ``position``."""
        body = {"name": name, "when": dict(when), "then": dict(then), **members}
        return cast(Rule, self._transport.call("POST", "/rules", json_body=body, idempotency_key=idempotency_key))

    def get(self, id: str) -> Rule:
        return cast(Rule, self._transport.call("GET", _at(id)))

    def change(self, id: str, **members: Any) -> Rule:
        """Only the members that are given change; ``when`` and ``then`` as a whole."""
        return cast(Rule, self._transport.call("PATCH", _at(id), json_body=members))

    def delete(self, id: str) -> None:
        self._transport.call("DELETE", _at(id))

    def try_rule(self, rule: Mapping[str, Any], *, last: int = 50) -> RuleTrial:
        """The newest invoices that the rule would have applied to."""
        body = {"rule": dict(rule), "last": last}
        return cast(RuleTrial, self._transport.call("POST", "/rules/try", json_body=body))


def _at(id: str) -> str:
    return f"/rules/{quote(id, safe='')}"
