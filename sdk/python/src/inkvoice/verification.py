"""Whether a webhook delivery comes from the service, unchanged and fresh."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import re
import time
from collections.abc import Mapping, Sequence
from typing import cast

from .contract import WebhookEvent
from .errors import WebhookVerificationError

_TOLERANCE_SECONDS = 300


def verify_webhook(
    body: bytes | str,
    headers: Mapping[str, str],
    secret: str | Sequence[str],
    *,
    tolerance_seconds: float = _TOLERANCE_SECONDS,
    now: float | None = None,
) -> WebhookEvent:
    """The event of a delivery, or a ``WebhookVerificationError``.

    Pass the body exactly as it arrived, before any JSON parser touched it. Several secrets while you change yours.
    Keep the event's id: deliveries can repeat.
    """
    raw = body.encode() if isinstance(body, str) else bytes(body)
    lower = {name.lower(): value for name, value in headers.items()}
    id, timestamp, signatures = (lower.get(f"webhook-{name}") for name in ("id", "timestamp", "signature"))
    if not id or not timestamp or not signatures:
        raise WebhookVerificationError("missing_headers")
    if not re.fullmatch(r"[0-9]{1,12}", timestamp):
        raise WebhookVerificationError("invalid_timestamp")
    if abs((time.time() if now is None else now) - int(timestamp)) > tolerance_seconds:
        raise WebhookVerificationError("timestamp_out_of_range")
    content = f"{id}.{timestamp}.".encode() + raw
    secrets = [secret] if isinstance(secret, str) else list(secret)
    if not any(_fits(one, content, signatures) for one in secrets):
        raise WebhookVerificationError("no_matching_signature")
    return cast(WebhookEvent, json.loads(raw))


def _fits(secret: str, content: bytes, signatures: str) -> bool:
    expected = base64.b64encode(hmac.new(_key(secret), content, hashlib.sha256).digest())
    claimed = [part[3:].encode() for part in signatures.split(" ") if part.startswith("v1,")]
    # All are compared, so that time says nothing of which one fits.
    return any([hmac.compare_digest(expected, one) for one in claimed])


def _key(secret: str) -> bytes:
    """The bytes that the part after ``whsec_`` encodes; a secret that is not base64 is its own key."""
    try:
        decoded = base64.b64decode(secret.removeprefix("whsec_"), validate=True)
    except (binascii.Error, ValueError):
        decoded = b""
    return decoded or secret.encode()
