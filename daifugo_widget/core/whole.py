"""How many of something: a whole number, checked where it is given."""

from __future__ import annotations

from typing import Any

from .errors import SpokenError
from .text import Text

HOW_MANY = Text(
    "{name} is a whole number of at least 1, not {value}",
    "{name} は1以上の整数にしてください（{value} は使えません）。",
    "{name}: 1 이상의 정수여야 합니다({value}: 쓸 수 없음).",
)


def at_least_one(name: str, value: Any) -> int:
    """Return a number of something if it is one. Raises `SpokenError`."""
    if type(value) is not int or value < 1:
        raise SpokenError(HOW_MANY.fill(name=name, value=value))
    return value
