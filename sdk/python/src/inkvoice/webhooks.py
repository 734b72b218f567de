"""Endpoints that receive events, the account's default URL and its secret."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast
from urllib.parse import quote

from ._transport import Transport
from .contract import EventDetail, RotatedSecret, WebhookEndpoint, WebhookSettings
from .invoices import Deleted


class Webhooks:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        url: str,
        *,
        events: Sequence[str] | None = None,
        description: str | None = None,
        enabled: bool | None = None,
    ) -> WebhookEndpoint:
        """Without ``events``: invoice.completed and invoice.failed."""
        options: dict[str, Any] = {"url": url, "events": events, "description": description, "enabled": enabled}
        body = {name: value for name, value in options.items() if value is not None}
        return cast(WebhookEndpoint, self._transport.call("POST", "/webhooks", json_body=body))

    def list(self) -> Sequence[WebhookEndpoint]:
        return cast("Sequence[WebhookEndpoint]", self._transport.call("GET", "/webhooks")["webhooks"])

    def get(self, id: str) -> WebhookEndpoint:
        return cast(WebhookEndpoint, self._transport.call("GET", _at(id)))

    def change(self, id: str, change: Mapping[str, Any]) -> WebhookEndpoint:
        """Members to change: url, events, description, enabled."""
        return cast(WebhookEndpoint, self._transport.call("PATCH", _at(id), json_body=dict(change)))

    def delete(self, id: str) -> Deleted:
        return cast(Deleted, self._transport.call("DELETE", _at(id)))

    def test(self, id: str) -> EventDetail:
        """Sends a ``webhook.test`` event to one endpoint."""
        return cast(EventDetail, self._transport.call("POST", f"{_at(id)}/test"))

    def settings(self) -> WebhookSettings:
        return cast(WebhookSettings, self._transport.call("GET", "/account/webhooks"))

    def set_default_url(self, url: str | None) -> WebhookSettings:
        return cast(WebhookSettings, self._transport.call("PATCH", "/account/webhooks", json_body={"default_url": url}))

    def rotate_secret(self, overlap_hours: float = 24) -> RotatedSecret:
        """The new secret; the old one goes on signing for ``overlap_hours`` (0–24)."""
        body = {"overlap_hours": overlap_hours}
        path = "/account/webhooks/rotate-secret"
        return cast(RotatedSecret, self._transport.call("POST", path, json_body=body, repeatable=False))


def _at(id: str) -> str:
    return f"/webhooks/{quote(id, safe='')}"
