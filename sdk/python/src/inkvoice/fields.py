"""Custom fields of the account."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, cast
from urllib.parse import quote

from ._transport import Transport
from .contract import CustomField
from .invoices import Deleted


class Fields:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        name: str,
        type: Literal["text", "code", "date", "amount", "number", "boolean", "choice"],
        *,
        captions: Sequence[str] = (),
        pattern: str | None = None,
        choices: Sequence[str] | None = None,
        level: Literal["document", "line"] = "document",
        near: Literal["vendor", "customer"] | None = None,
        vendors: Sequence[str] | None = None,
        required: bool = False,
        description: str | None = None,
    ) -> CustomField:
        """``name`` is the member of ``custom_fields`` it becomes; ``captions`` are the words printed beside or
        above it; ``near`` takes it only from beside what is printed of that party. Without a ``required`` one a document
        needs review."""
        body = {
            "name": name,
            "type": type,
            "captions": list(captions),
            "pattern": pattern,
            "choices": None if choices is None else list(choices),
            "level": level,
            "near": near,
            "vendors": None if vendors is None else list(vendors),
            "required": required,
            "description": description,
        }
        return cast(CustomField, self._transport.call("POST", "/fields", json_body=body))

    def list(self) -> Sequence[CustomField]:
        return cast("Sequence[CustomField]", self._transport.call("GET", "/fields")["fields"])

    def get(self, id: str) -> CustomField:
        return cast(CustomField, self._transport.call("GET", _at(id)))

    def change(self, id: str, change: Mapping[str, Any]) -> CustomField:
        """Members to change: captions, pattern, choices, near, vendors, required, description."""
        return cast(CustomField, self._transport.call("PATCH", _at(id), json_body=dict(change)))

    def delete(self, id: str) -> Deleted:
        return cast(Deleted, self._transport.call("DELETE", _at(id)))


def _at(id: str) -> str:
    return f"/fields/{quote(id, safe='')}"
