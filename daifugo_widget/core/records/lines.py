"""The lines of a text, the same whether it comes from a file or not."""

from __future__ import annotations

import re

_BREAK = re.compile(r"\r\n|\r|\n")
"""What parts lines, as in a file that Python reads; all other signs stand within one."""
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""A sign that a terminal obeys instead of showing it, as one that begins a colour."""


def split_lines(text: str) -> list[str]:
    """Return the lines of a text, one that is empty where nothing stands."""
    return _BREAK.split(text)


def lines_of(text: str) -> list[str]:
    """Return the lines of the text of a file as errors count them."""
    return split_lines(text.removeprefix("\ufeff"))


def printable(text: str) -> str:
    """Return a text as a terminal may get it: words of a file give it no orders."""
    return _CONTROL.sub("\ufffd", text)
