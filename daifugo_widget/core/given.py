"""Checks of what people pass to public functions, with messages that say what is wanted.

Each public function checks its arguments once; the code behind it may rely on that.
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
    """Return a value if it is of a kind.

    Raises ``error`` if it is not; its message is ``wanted`` with the value in place of ``{value}``.
    """
    if not isinstance(value, kind):
        raise error(wanted.fill(value=shown(value)))
    return value


def path_of(value: Any) -> Path:
    """Return the path of a file. Raises `SpokenError` if no file can have that name."""
    try:
        path = Path(value)
        if b"\0" in fsencode(path):
            raise ValueError("a null byte")
    except (TypeError, ValueError):  # also for characters that no file name can hold
        named = str(value) if isinstance(value, Path) else value
        raise SpokenError(NO_PATH.fill(value=shown(named))) from None
    return path


def shown(value: Any) -> str:
    """Return a value as Python writes it, cut if that is long."""
    return shorten(repr(value), 60)
