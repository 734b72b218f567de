"""Writes the types of ``AsyncInkvoice``: ``python3 async_stubs.py``.

Its parts are made when the program runs, so type checkers cannot see their methods. They are those of ``Inkvoice``,
awaited; iterators are asynchronous. A test fails while ``aio.pyi`` is not what this prints.
"""

from __future__ import annotations

import ast
from pathlib import Path

PACKAGE = Path(__file__).parent / "src" / "inkvoice"
STUBS = PACKAGE / "aio.pyi"

HEAD = '''"""Written by async_stubs.py from the methods of Inkvoice: do not edit."""

import http.client
import threading
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Any, Literal

from ._multipart import Source
from ._waiting import DEFAULT_WAIT
'''


def _tree(module: str) -> ast.Module:
    return ast.parse((PACKAGE / f"{module}.py").read_text("utf8"))


def _parts() -> dict[str, tuple[str, str]]:
    """Name of each part of the client: its module and class."""
    client = _tree("client")
    modules = {
        alias.name: node.module or ""
        for node in client.body
        if isinstance(node, ast.ImportFrom) and node.level == 1
        for alias in node.names
    }
    parts = {}
    for node in ast.walk(client):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and isinstance(node.targets[0], ast.Attribute):
            made = ast.unparse(node.value.func)
            if made != "Transport":
                parts[node.targets[0].attr] = (modules[made], made)
    return parts


def _is_generator(method: ast.FunctionDef) -> bool:
    return any(isinstance(node, (ast.Yield, ast.YieldFrom)) for node in ast.walk(method))


def _stub(method: ast.FunctionDef) -> str:
    returns = ast.unparse(method.returns) if method.returns else "None"
    begin = "def" if _is_generator(method) else "async def"
    if _is_generator(method):
        returns = f"Async{returns}"
    return f"    {begin} {method.name}({ast.unparse(method.args)}) -> {returns}: ...\n"


def _methods(module: str, name: str) -> list[ast.FunctionDef]:
    (found,) = (node for node in _tree(module).body if isinstance(node, ast.ClassDef) and node.name == name)
    return [node for node in found.body if isinstance(node, ast.FunctionDef)]


def _public(module: str, name: str) -> list[ast.FunctionDef]:
    return [method for method in _methods(module, name) if not method.name.startswith("_") and method.name != "close"]


def _modules_of_types(modules: list[str]) -> dict[str, str]:
    """Each type and the module that defines it: one of a part, otherwise the contract."""
    found = {}
    for module in ["contract", *modules]:
        for node in _tree(module).body:
            if isinstance(node, ast.ClassDef):
                found[node.name] = module
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                found[node.targets[0].id] = module
    return found


def stubs() -> str:
    parts = _parts()
    classes = []
    for module, name in parts.values():
        methods = "".join(_stub(method) for method in _public(module, name))
        classes.append(f"class Async{name}:\n{methods}")
    (start,) = (method for method in _methods("client", "Inkvoice") if method.name == "__init__")
    options = ast.unparse(start.args)
    client = "class AsyncInkvoice:\n" + "".join(f"    {part}: Async{name}\n" for part, (_, name) in parts.items())
    client += f"    def __init__({options}, maximum_concurrency: int = 16) -> None: ...\n"
    client += "".join(_stub(method) for method in _public("client", "Inkvoice"))
    client += "    async def aclose(self) -> None: ...\n"
    client += "    async def __aenter__(self) -> AsyncInkvoice: ...\n"
    client += "    async def __aexit__(self, *_: object) -> None: ...\n"
    body = "\n".join([*classes, client])
    used = {node.id for node in ast.walk(ast.parse(body)) if isinstance(node, ast.Name)}
    types = _modules_of_types([module for module, _ in parts.values()])
    imports = sorted(f"from .{types[name]} import {name}\n" for name in used & types.keys())
    return HEAD + "".join(imports) + "\n" + body


if __name__ == "__main__":
    STUBS.write_text(stubs(), "utf8")
