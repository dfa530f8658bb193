"""The lines of a text, the same whether it comes from a file or not."""

from __future__ import annotations

import re

_BREAK = re.compile(r"\r\n|\r|\n")
"""What separates lines, as in a file that Python reads; other characters are part of a line."""
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""A character that a terminal obeys instead of showing, such as one that begins a colour."""
_SUITS, _OUTLINES = "\u2663\u2666\u2665\u2660", "\u2667\u2662\u2661\u2664"
_DASHES = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212"
_UNSEEN = "\u200b\u200e\u200f\u2060\ufeff"
"""Characters without width, which come along in text copied from a chat or a page."""
_PLAIN: dict[int, int | str] = {
    **{code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)},
    **str.maketrans(_SUITS + _OUTLINES, "cdhscdhs"),
    **dict.fromkeys(map(ord, _DASHES), "-"),
    **str.maketrans("\u3001\u3000", ", "),
    **dict.fromkeys(map(ord, _UNSEEN), " "),
}
"""Characters typed on a Japanese or Korean keyboard, copied from a table, or put in by a word
processor."""
_EMOJI = re.compile(f"([{_SUITS}])[\ufe0e\ufe0f]")
"""A suit as an emoji: the suit and an invisible variation selector."""
_BEGUN = re.compile(f"^[{_UNSEEN}]+")
_LONG = re.compile("(?<![\u3041-\u30ff])\u30fc+")
"""Signs of a long vowel without a kana before them: they are on the key of the hyphen."""


def split_lines(text: str) -> list[str]:
    """Return the lines of a text; an empty text has one empty line."""
    return _BREAK.split(text)


def lines_of(text: str) -> list[str]:
    """Return the lines of a file's text as errors count them.

    Invisible characters at the beginning of a line become blanks: joined files have them in the
    middle.
    """
    return [_BEGUN.sub(_blank, line) for line in split_lines(text.removeprefix("\ufeff"))]


def _blank(found: re.Match[str]) -> str:
    return " " * len(found[0])


def _hyphens(found: re.Match[str]) -> str:
    return "-" * len(found[0])


def plain(text: str) -> str:
    """Return a text with plain characters for full-width ones, suits and dashes, each in its place.

    Only the character that makes a suit an emoji is dropped, so what follows it moves up.
    """
    if text.isascii():
        return text
    return _EMOJI.sub(r"\1", _LONG.sub(_hyphens, text)).translate(_PLAIN)


def printable(text: str) -> str:
    """Return a text that is safe to print in a terminal, its control characters replaced."""
    return _CONTROL.sub("\ufffd", text)
