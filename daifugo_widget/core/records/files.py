"""Files of records."""

from __future__ import annotations

from pathlib import Path

from . import phrases as say
from .errors import RecordError, Spot
from .record import Record, read


def read_file(path: Path) -> list[Record]:
    """Read the records of a file. Raises `RecordError`, also if there is no such file."""
    try:
        return read(decode_file(path, str(path)), str(path))
    except OSError as error:
        raise RecordError(error.strerror or "cannot be read", source=str(path)) from None


def files_in(folder: Path) -> list[Path]:
    """Return the files of records in a folder and its subfolders, except hidden ones.

    JupyterLab keeps an older copy of a file that it has edited in a hidden folder beside it.
    """
    found = (path for path in folder.rglob("*") if path.suffix.lower() == ".dfg")
    return sorted(path for path in found if not _is_hidden(path.relative_to(folder)))


def _is_hidden(path: Path) -> bool:
    return any(part.startswith(".") for part in path.parts)


def decode_file(path: Path, source: str) -> str:
    """Read the text of a file, called ``source`` in messages.

    Raises `OSError`, and `RecordError` if it is not written in UTF-8, or is a pipe or a device.
    """
    if path.exists() and not (path.is_file() or path.is_dir()):  # reading might wait for ever
        raise RecordError(say.NO_FILE, source=source)
    return utf8_text(path.read_bytes(), source)


def utf8_text(data: bytes, source: str) -> str:
    """Return the text of a file. Raises `RecordError` if it is not written in UTF-8."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start].split(b"\n")
        spot = Spot(len(before), len(before[-1]) + 1)
        raise RecordError(say.NO_UTF8, spot, source) from None
