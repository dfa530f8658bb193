"""Checks of what people pass to public functions, with messages that say what is wanted.

Each public function checks its arguments once; the code behind it may rely on that.
"""

from __future__ import annotations

import re
from contextlib import suppress
from math import inf
from numbers import Integral, Real
from os import fsencode
from pathlib import Path
from textwrap import shorten
from types import UnionType
from typing import Any, TypeVar

from .text import SpokenError, Text
from .translations import _

NO_PATH = _("{value} cannot be the name of a file")

NO_ADDRESS = _("{value} is an address, which is not read: download the file and give its name")
ADDRESS = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:/{1,3}(?=[^/])")
"""How an address begins, also once a path has been made of it."""

T = TypeVar("T")


def require_type(
    value: object, kind: type[T] | UnionType, wanted: Text, error: type[SpokenError] = SpokenError
) -> T:
    """Return a value if it is of a kind.

    Raises ``error`` if it is not; its message is ``wanted`` with the value in place of ``{value}``.
    """
    if not isinstance(value, kind):
        raise error(wanted.fill(value=short_repr(value)))
    return value


def path_of(value: Any) -> Path:
    """Return the path of a file, which may begin with ``~`` for the home folder.

    Raises `SpokenError` if no file can have that name.
    """
    try:
        path = Path(value)
        if b"\0" in fsencode(path):
            raise ValueError("a null byte")
    except (TypeError, ValueError):  # also for characters that no file name can hold
        named = str(value) if isinstance(value, Path) else value
        raise SpokenError(NO_PATH.fill(value=short_repr(named))) from None
    if is_address(value):
        raise SpokenError(NO_ADDRESS.fill(value=short_repr(str(value))))
    with suppress(RuntimeError):  # ~name is a file if nobody here has that name
        path = path.expanduser()
    return path


def is_address(value: object) -> bool:
    """Return whether a value is the address of something in the web, not a path here."""
    return ADDRESS.match(str(value)) is not None


def short_repr(value: object) -> str:
    """Return a value as Python writes it, cut if that is long."""
    return shorten(repr(value), 60)


WHOLE = _("{name} is a whole number, not {value}")
HOW_MANY = _("{name} is a whole number of at least 1, not {value}")

ABOVE_ZERO = _("{name} is a number above 0, not {value}")


def whole(name: str, value: object) -> int:
    """Return a whole number, which may be one of numpy's, as an int. Raises `SpokenError`."""
    return _as_int(name, value, WHOLE)


def at_least_one(name: str, value: object) -> int:
    """Return a whole number of at least 1 as an int. Raises `SpokenError`."""
    number = _as_int(name, value, HOW_MANY)
    if number < 1:
        raise SpokenError(HOW_MANY.fill(name=name, value=value))
    return number


def above_zero(name: str, value: object) -> float:
    """Return a finite number above 0, such as a duration, as a float. Raises `SpokenError`."""
    if type(value) is bool or not isinstance(value, Real) or not 0 < float(value) < inf:
        raise SpokenError(ABOVE_ZERO.fill(name=name, value=repr(value)))
    return float(value)


def count_of(number: int, noun: str) -> str:
    """Return a number with its noun, as in a `repr`: ``1 step``, ``2 steps``."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _as_int(name: str, value: object, wanted: Text) -> int:
    if type(value) is bool or not isinstance(value, Integral):
        raise SpokenError(wanted.fill(name=name, value=repr(value)))
    return int(value)
