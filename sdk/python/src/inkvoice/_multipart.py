"""File inputs (path, bytes, stream) and the multipart body of an upload."""

from __future__ import annotations

import io
import os
import secrets
from collections.abc import Iterable, Iterator, Mapping
from typing import IO, Any, NamedTuple, Union

#: The path of a file, its bytes, or an open binary file or stream.
Source = Union[str, "os.PathLike[str]", bytes, bytearray, memoryview, IO[bytes]]

_UNNAMED = "invoice"
_CHUNK = 64 * 1024


class FilePart(NamedTuple):
    """A document that can be sent more than once: after a broken connection it is read again from the start."""

    filename: str
    size: int
    content: Union[bytes, "os.PathLike[str]", str]

    def chunks(self) -> Iterator[bytes]:
        if isinstance(self.content, bytes):
            yield self.content
            return
        with open(self.content, "rb") as file:
            while chunk := file.read(_CHUNK):
                yield chunk


def part_of(source: Source, filename: str | None = None) -> FilePart:
    if isinstance(source, (bytes, bytearray, memoryview)):
        return _in_memory(bytes(source), filename or _UNNAMED)
    if isinstance(source, (str, os.PathLike)):
        path = os.fspath(source)
        return FilePart(filename or os.path.basename(path) or _UNNAMED, os.path.getsize(path), path)
    name = getattr(source, "name", None)
    own_name = os.path.basename(name) if isinstance(name, str) else None
    return _in_memory(source.read(), filename or own_name or _UNNAMED)


def _in_memory(content: bytes, filename: str) -> FilePart:
    return FilePart(filename, len(content), content)


class Form:
    """A multipart body of known length, made anew for every attempt."""

    def __init__(self, fields: Mapping[str, str | None], name: str, parts: Iterable[FilePart]) -> None:
        self._boundary = secrets.token_hex(16)
        # Fields before files: the service reads the form as a stream.
        given = {field: value for field, value in fields.items() if value is not None}
        self._fields = b"".join(self._field(field, value) for field, value in given.items())
        self._parts = [(self._heading(name, part), part) for part in parts]
        self._end = f"--{self._boundary}--\r\n".encode()

    @property
    def content_type(self) -> str:
        return f"multipart/form-data; boundary={self._boundary}"

    @property
    def length(self) -> int:
        files = sum(len(heading) + part.size + len(b"\r\n") for heading, part in self._parts)
        return len(self._fields) + files + len(self._end)

    def body(self) -> io.RawIOBase:
        return _Chunks(self._chunks())

    def _chunks(self) -> Iterator[bytes]:
        yield self._fields
        for heading, part in self._parts:
            yield heading
            yield from part.chunks()
            yield b"\r\n"
        yield self._end

    def _field(self, name: str, value: str) -> bytes:
        return f'--{self._boundary}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'.encode()

    def _heading(self, name: str, part: FilePart) -> bytes:
        escaped = part.filename.replace("\r", "%0D").replace("\n", "%0A").replace('"', "%22")
        return (
            f'--{self._boundary}\r\nContent-Disposition: form-data; name="{name}"; filename="{escaped}"\r\n'
            "Content-Type: application/octet-stream\r\n\r\n"
        ).encode()


class _Chunks(io.RawIOBase):
    """An iterator as a file, which is what ``http.client`` sends without holding it in memory."""

    def __init__(self, chunks: Iterator[bytes]) -> None:
        self._chunks = chunks
        self._rest = b""

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        while not self._rest:
            following = next(self._chunks, None)
            if following is None:
                return 0
            self._rest = following
        count = min(len(buffer), len(self._rest))
        buffer[:count] = self._rest[:count]
        self._rest = self._rest[count:]
        return count
