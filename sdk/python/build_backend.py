"""Builds the wheel and the source archive with nothing but the standard library (PEP 517).

    python3 build_backend.py DIRECTORY

There is no compiled code and no dependency, so a wheel is the package's files, three files about them, and a ZIP.
"""

from __future__ import annotations

import base64
import hashlib
import io
import pathlib
import re
import sys
import tarfile
import zipfile

ROOT = pathlib.Path(__file__).parent
PYPROJECT = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
# The same bytes from the same sources, whenever they are built.
FIXED_TIME = (1980, 1, 1, 0, 0, 0)


def _setting(name: str) -> str:
    """A text of pyproject.toml. Python 3.10 has no reader of TOML yet."""
    match = re.search(rf'^{name} = "(.*)"$', PYPROJECT, re.MULTILINE)
    if match is None:
        raise ValueError(f"pyproject.toml has no {name}")
    return match[1]


NAME = _setting("name")
VERSION = _setting("version")
INFO = f"{NAME}-{VERSION}.dist-info"


def _metadata() -> str:
    classifiers = re.findall(r'"([^"]*)"', re.search(r"^classifiers = \[(.*)\]$", PYPROJECT, re.MULTILINE)[1])
    return "\n".join(
        [
            "Metadata-Version: 2.1",
            f"Name: {NAME}",
            f"Version: {VERSION}",
            f"Summary: {_setting('description')}",
            f"License: {_setting('license')}",
            f"Requires-Python: {_setting('requires-python')}",
            *(f"Classifier: {classifier}" for classifier in classifiers),
            "Description-Content-Type: text/markdown",
            "",
            (ROOT / "README.md").read_text(encoding="utf-8"),
        ]
    )


def _package_files() -> dict[str, bytes]:
    source = ROOT / "src"
    paths = sorted(path for path in source.rglob("*") if path.suffix in {".py", ".pyi", ".typed"})
    return {path.relative_to(source).as_posix(): path.read_bytes() for path in paths}


def _record_line(path: str, content: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"{path},sha256={digest},{len(content)}"


def build_wheel(wheel_directory: str, config_settings: object = None, metadata_directory: object = None) -> str:
    files = _package_files()
    files[f"{INFO}/METADATA"] = _metadata().encode()
    files[f"{INFO}/WHEEL"] = b"Wheel-Version: 1.0\nGenerator: inkvoice\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    record = [_record_line(path, content) for path, content in files.items()]
    files[f"{INFO}/RECORD"] = "\n".join([*record, f"{INFO}/RECORD,,", ""]).encode()
    name = f"{NAME}-{VERSION}-py3-none-any.whl"
    with zipfile.ZipFile(pathlib.Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, content in files.items():
            entry = zipfile.ZipInfo(path, FIXED_TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            wheel.writestr(entry, content)
    return name


def build_sdist(sdist_directory: str, config_settings: object = None) -> str:
    files = {f"src/{path}": content for path, content in _package_files().items()}
    for name in ("pyproject.toml", "README.md", "build_backend.py"):
        files[name] = (ROOT / name).read_bytes()
    files["PKG-INFO"] = _metadata().encode()
    base = f"{NAME}-{VERSION}"
    with tarfile.open(pathlib.Path(sdist_directory) / f"{base}.tar.gz", "w:gz") as archive:
        for path, content in sorted(files.items()):
            entry = tarfile.TarInfo(f"{base}/{path}")
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return f"{base}.tar.gz"


if __name__ == "__main__":
    directory = sys.argv[1] if len(sys.argv) > 1 else "dist"
    pathlib.Path(directory).mkdir(parents=True, exist_ok=True)
    print(build_wheel(directory))
    print(build_sdist(directory))
