"""The package for a browser, packed anew from where it is installed: a wheel, or a table alone."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256
from importlib.metadata import distribution
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from .._version import __version__

PACKAGE = Path(__file__).parents[1]
LEFT_OUT = frozenset({"course", "site", "__pycache__"})
"""Folders of the package that a notebook in a browser has no use for."""
NOT_FOR_TABLE = LEFT_OUT | {"drills", "lab", "lessons", "quiz", "static", "statistics", "teach"}
"""Folders that a table without a notebook, and the review of its games, have no use for."""
TABLE = "table.zip"
SUFFIXES = {".py", ".mo", ".dfg", ".csv", ".js", ".css", ".md", ".typed"}
"""What goes in: no extension modules, for they run on one kind of machine alone."""
DIST_INFO = f"daifugo_widget-{__version__}.dist-info"
WHEEL = "Wheel-Version: 1.0\nGenerator: daifugo_widget\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
EPOCH = (1980, 1, 1, 0, 0, 0)
"""The time of each file, so that the same package gives the same wheel."""


def pack(folder: Path) -> Path:
    """Write the wheel into a folder and return its path."""
    target = folder / f"daifugo_widget-{__version__}-py3-none-any.whl"
    files = _files(LEFT_OUT)
    files[f"{DIST_INFO}/METADATA"] = _metadata()
    files[f"{DIST_INFO}/WHEEL"] = WHEEL.encode()
    files[f"{DIST_INFO}/RECORD"] = _record(files)
    return _write(target, files)


def pack_table(folder: Path) -> Path:
    """Write what a table without a notebook needs into a folder and return its path."""
    return _write(folder / TABLE, _files(NOT_FOR_TABLE))


def _write(target: Path, files: dict[str, bytes]) -> Path:
    with ZipFile(target, "w", ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(ZipInfo(name, EPOCH), data, ZIP_DEFLATED)
    return target


def _files(left_out: frozenset[str]) -> dict[str, bytes]:
    """Return the files of the package but for some folders, by their places in a wheel."""
    paths = (path for path in sorted(PACKAGE.rglob("*")) if path.suffix in SUFFIXES)
    wanted = (path for path in paths if not left_out & {*path.relative_to(PACKAGE).parts[:-1]})
    return {path.relative_to(PACKAGE.parent).as_posix(): path.read_bytes() for path in wanted}


def _metadata() -> bytes:
    text = distribution("daifugo-widget").read_text("METADATA")
    if text is None:
        raise FileNotFoundError("METADATA of daifugo-widget: install the package by pip")
    return text.encode()


def _record(files: dict[str, bytes]) -> bytes:
    """Return the list of the files of a wheel, each with its checksum and its size."""
    lines = [f"{name},sha256={_digest(data)},{len(data)}" for name, data in files.items()]
    return "\n".join([*lines, f"{DIST_INFO}/RECORD,,", ""]).encode()


def _digest(data: bytes) -> str:
    return urlsafe_b64encode(sha256(data).digest()).rstrip(b"=").decode()
