"""The text of a file of records."""

from __future__ import annotations

from pathlib import Path

from . import phrases as say
from .errors import RecordError, Spot


def text_of(path: Path, source: str) -> str:
    """Read the text of a file, called ``source`` in messages.

    Raises `OSError`, and `RecordError` where it is not written in UTF-8.
    """
    data = path.read_bytes()
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start].split(b"\n")
        spot = Spot(len(before), len(before[-1]) + 1)
        raise RecordError(say.NO_UTF8, spot, source) from None
