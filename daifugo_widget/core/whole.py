"""Checks of the numbers that people pass: counts, seeds and sizes."""

from __future__ import annotations

from math import inf
from numbers import Integral, Real
from typing import Any

from .errors import SpokenError
from .text import Text

WHOLE = Text(
    "{name} is a whole number, not {value}",
    "{name} は整数にしてください（{value} は使えません）。",
    "{name}: 정수여야 합니다({value}: 쓸 수 없음).",
)
HOW_MANY = Text(
    "{name} is a whole number of at least 1, not {value}",
    "{name} は1以上の整数にしてください（{value} は使えません）。",
    "{name}: 1 이상의 정수여야 합니다({value}: 쓸 수 없음).",
)

ABOVE_ZERO = Text(
    "{name} is a number above 0, not {value}",
    "{name} は0より大きい数にしてください（{value} は使えません）。",
    "{name}: 0보다 큰 수여야 합니다({value}: 쓸 수 없음).",
)


def whole(name: str, value: Any) -> int:
    """Return a whole number, which may be one of numpy's, as an int. Raises `SpokenError`."""
    return _checked(name, value, WHOLE)


def at_least_one(name: str, value: Any) -> int:
    """Return a whole number of at least 1 as an int. Raises `SpokenError`."""
    number = _checked(name, value, HOW_MANY)
    if number < 1:
        raise SpokenError(HOW_MANY.fill(name=name, value=value))
    return number


def above_zero(name: str, value: Any) -> float:
    """Return a finite number above 0, such as a duration, as a float. Raises `SpokenError`."""
    if type(value) is bool or not isinstance(value, Real) or not 0 < float(value) < inf:
        raise SpokenError(ABOVE_ZERO.fill(name=name, value=repr(value)))
    return float(value)


def counted(number: int, noun: str) -> str:
    """Return a number with its noun, as in a `repr`: ``1 step``, ``2 steps``."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _checked(name: str, value: Any, wanted: Text) -> int:
    if type(value) is bool or not isinstance(value, Integral):
        raise SpokenError(wanted.fill(name=name, value=repr(value)))
    return int(value)
