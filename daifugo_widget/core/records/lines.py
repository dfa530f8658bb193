"""The lines of a text, the same whether it comes from a file or not."""

from __future__ import annotations

import re

_BREAK = re.compile(r"\r\n|\r|\n")
"""What parts lines, as in a file that Python reads; all other signs stand within one."""
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""A sign that a terminal obeys instead of showing it, as one that begins a colour."""
_PLAIN = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)} | {
    ord(sign): letter
    for sign, letter in zip("\u2663\u2666\u2665\u2660\u3001\u3000", "cdhs, ", strict=True)
}
"""Signs as they are typed on a Japanese or Korean keyboard, or copied from a table."""


def split_lines(text: str) -> list[str]:
    """Return the lines of a text, one that is empty where nothing stands."""
    return _BREAK.split(text)


def lines_of(text: str) -> list[str]:
    """Return the lines of the text of a file as errors count them."""
    return split_lines(text.removeprefix("\ufeff"))


def plain(text: str) -> str:
    """Return a text with plain letters for full-width ones and for suits, each in its place."""
    return text if text.isascii() else text.translate(_PLAIN)


def printable(text: str) -> str:
    """Return a text as a terminal may get it: words of a file give it no orders."""
    return _CONTROL.sub("\ufffd", text)
