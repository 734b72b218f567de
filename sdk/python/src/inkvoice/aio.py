"""The client for ``async`` code: the same parts and methods, awaited.

    async with AsyncInkvoice(api_key=key) as inkvoice:
        invoice = await inkvoice.invoices.extract_and_wait("invoice.pdf")
        async for item in inkvoice.invoices.all(status="completed"):
            print(item["vendor_name"])

Requests run in threads of the client's own, because the standard library has no asynchronous HTTP client.
"""

from __future__ import annotations

import asyncio
import functools
import inspect
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from .client import Inkvoice

_PARTS = (
    "invoices",
    "account",
    "vendors",
    "orders",
    "rules",
    "batches",
    "bulk",
    "exports",
    "fields",
    "webhooks",
    "events",
)
_END = object()


class AsyncInkvoice:
    """Takes the arguments of ``Inkvoice``, and how many requests may run at once."""

    invoices: Any
    batches: Any
    bulk: Any
    account: Any
    vendors: Any
    orders: Any
    rules: Any
    exports: Any
    fields: Any
    webhooks: Any
    events: Any

    def __init__(self, *args: Any, maximum_concurrency: int = 16, **options: Any) -> None:
        self._client = Inkvoice(*args, **options)
        self._threads = ThreadPoolExecutor(maximum_concurrency, thread_name_prefix="inkvoice")
        for name in _PARTS:
            setattr(self, name, _AsyncPart(getattr(self._client, name), self._threads))

    async def analytics(self, **options: Any) -> Any:
        return await _in_thread(self._threads, self._client.analytics, **options)

    async def query(self, *args: Any, **options: Any) -> Any:
        return await _in_thread(self._threads, self._client.query, *args, **options)

    async def request(self, *args: Any, **options: Any) -> Any:
        return await _in_thread(self._threads, self._client.request, *args, **options)

    async def aclose(self) -> None:
        """No request can be sent afterwards."""
        self._client.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def __aenter__(self) -> AsyncInkvoice:
        return self

    async def __aexit__(self, *_: Any) -> None:
        await self.aclose()


class _AsyncPart:
    """A part of the client, its methods awaited and its iterators asynchronous."""

    def __init__(self, part: Any, threads: ThreadPoolExecutor) -> None:
        self._part = part
        self._threads = threads

    def __dir__(self) -> list[str]:
        return [name for name in dir(self._part) if not name.startswith("_")]

    def __getattr__(self, name: str) -> Callable[..., Any]:
        method = None if name.startswith("_") else getattr(self._part, name, None)
        if not callable(method):
            raise AttributeError(f"{type(self._part).__name__} has no method {name}")
        run = _iterate if inspect.isgeneratorfunction(method) else _in_thread
        return functools.wraps(method)(functools.partial(run, self._threads, method))


def _cancellable(method: Callable[..., Any], options: dict[str, Any]) -> threading.Event:
    """The event that ends the method's waiting; passed to those that take one."""
    cancel: threading.Event = options.get("cancel") or threading.Event()
    if "cancel" in inspect.signature(method).parameters:
        options["cancel"] = cancel
    return cancel


async def _in_thread(threads: ThreadPoolExecutor, method: Callable[..., Any], *args: Any, **options: Any) -> Any:
    cancel = _cancellable(method, options)
    call = functools.partial(method, *args, **options)
    try:
        return await asyncio.get_running_loop().run_in_executor(threads, call)
    except asyncio.CancelledError:
        cancel.set()
        raise


async def _iterate(
    threads: ThreadPoolExecutor, method: Callable[..., Iterator[Any]], *args: Any, **options: Any
) -> AsyncIterator[Any]:
    cancel = _cancellable(method, options)
    iterator = method(*args, **options)
    loop = asyncio.get_running_loop()
    try:
        while (entry := await loop.run_in_executor(threads, next, iterator, _END)) is not _END:
            yield entry
    finally:
        cancel.set()
