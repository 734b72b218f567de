"""Verification of webhook deliveries: signature and timestamp."""

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
_STANDARD_HEADERS = ("webhook-id", "webhook-timestamp", "webhook-signature")


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
    Every signature that the delivery carries is verified; ``X-Service-Signature`` alone has no timestamp to judge the
    age by. Keep the event's id: deliveries can repeat.
    """
    raw = body.encode() if isinstance(body, str) else bytes(body)
    lower = {name.lower(): value for name, value in headers.items()}
    secrets = [secret] if isinstance(secret, str) else list(secret)
    body_signature = lower.get("x-service-signature")
    has_standard = any(name in lower for name in _STANDARD_HEADERS)
    if not has_standard and body_signature is None:
        raise WebhookVerificationError("missing_headers")
    if has_standard:
        _verify_standard(raw, lower, secrets, tolerance_seconds, time.time() if now is None else now)
    if body_signature is not None and not _is_rotating(lower) and not _body_fits(secrets, raw, body_signature):
        raise WebhookVerificationError("no_matching_signature")
    return cast(WebhookEvent, json.loads(raw))


def _verify_standard(
    raw: bytes, lower: Mapping[str, str], secrets: Sequence[str], tolerance_seconds: float, now: float
) -> None:
    id, timestamp, signatures = (lower.get(name) for name in _STANDARD_HEADERS)
    if not id or not timestamp or not signatures:
        raise WebhookVerificationError("missing_headers")
    if not re.fullmatch(r"[0-9]{1,12}", timestamp):
        raise WebhookVerificationError("invalid_timestamp")
    if abs(now - int(timestamp)) > tolerance_seconds:
        raise WebhookVerificationError("timestamp_out_of_range")
    content = f"{id}.{timestamp}.".encode() + raw
    if not any(_fits(one, content, signatures) for one in secrets):
        raise WebhookVerificationError("no_matching_signature")


def _body_fits(secrets: Sequence[str], raw: bytes, signature: str) -> bool:
    claimed = signature.encode()
    expected = [f"sha256={hmac.new(one.encode(), raw, hashlib.sha256).hexdigest()}".encode() for one in secrets]
    return any([hmac.compare_digest(one, claimed) for one in expected])


def _is_rotating(lower: Mapping[str, str]) -> bool:
    """During the overlap of a rotation ``X-Service-Signature``, which has room for one, is by the old secret."""
    return len(lower.get("webhook-signature", "").split(" ")) > 1


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
