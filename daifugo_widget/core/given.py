"""What people hand over where they begin: of the kind that is wanted, or words for what would be.

Each door checks what comes in at it once; what is behind it may rely on that.
"""

from __future__ import annotations

from os import fsencode
from pathlib import Path
from textwrap import shorten
from types import UnionType
from typing import Any

from .errors import SpokenError
from .text import Text

NO_PATH = Text(
    "{value} cannot be the name of a file",
    "{value} はファイルの名前にできません。",
    "{value}: 파일 이름으로 쓸 수 없습니다.",
)


def given(
    value: Any, kind: type | UnionType, wanted: Text, error: type[SpokenError] = SpokenError
) -> Any:
    """Return what is handed over if it is of a kind.

    Raises an error which says what is ``wanted`` with the value in the place of ``{value}``.
    """
    if not isinstance(value, kind):
        raise error(wanted.fill(value=shown(value)))
    return value


def path_of(value: Any) -> Path:
    """Return the path of a file. Raises `SpokenError` for what no file can be called."""
    try:
        path = Path(value)
        if b"\0" in fsencode(path):
            raise ValueError("a null byte")
    except (TypeError, ValueError):  # also signs that no name on a disk can hold
        named = str(value) if isinstance(value, Path) else value
        raise SpokenError(NO_PATH.fill(value=shown(named))) from None
    return path


def shown(value: Any) -> str:
    """Return a value as Python writes it, cut where that is long."""
    return shorten(repr(value), 60)
