"""Polling with growing intervals until an invoice, batch or bulk has ended."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import TypeVar

from ._transport import sleep
from .errors import WaitTimeoutError

Thing = TypeVar("Thing")

DEFAULT_WAIT = 300.0
_FIRST_LOOK = 0.25
_LONGEST_LOOK = 5.0


def until_ended(
    look: Callable[[], Thing],
    has_ended: Callable[[Thing], bool],
    timeout: float,
    cancel: threading.Event | None,
) -> Thing:
    until = time.monotonic() + timeout
    pause = _FIRST_LOOK
    while True:
        thing = look()
        if has_ended(thing):
            return thing
        if time.monotonic() + pause > until:
            raise WaitTimeoutError(f"Still being processed after {timeout:g} seconds.")
        sleep(pause, cancel)
        pause = min(pause * 1.5, _LONGEST_LOOK)
