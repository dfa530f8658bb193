"""Text in columns, for terminals."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import zip_longest
from unicodedata import combining, east_asian_width

_WORD = re.compile(r"(?:[!-~–]+|\S)(?:\xa0(?:[!-~–]+|\S))* *|\s+")
_SIGN = re.compile(
    "(?:.\ufe0f?\u200d)*.[\u0300-\u036f\u3099\u309a\ufe0f\U0001f3fb-\U0001f3ff]*", re.DOTALL
)
"""One visible character: a letter with the marks on it, or emoji that are joined into one."""


def width(text: str) -> int:
    """Return how many columns a text takes; a Japanese or Korean letter takes two."""
    return sum(2 if east_asian_width(c) in "WF" else 1 for c in text if not combining(c))


def align(rows: Sequence[Sequence[str]], most: int = 80) -> list[str]:
    """Return rows of cells as lines in columns; cells wider than ``most`` go on in a line below."""
    split = [[wrap(cell, most) for cell in row] for row in rows]
    lines = [line for row in split for line in zip_longest(*row, fillvalue="")]
    widths = [max(map(width, column)) for column in zip(*lines, strict=True)]
    return ["  ".join(map(_pad, line, widths)).rstrip() for line in lines]


def wrap(text: str, most: int) -> list[str]:
    """Break a text into lines of ``most`` columns at most.

    A line ends after a word, in Japanese and Korean after any letter, and never at a no-break
    space.
    """
    lines = [""]
    for word in _WORD.findall(text):
        if width(lines[-1] + word.rstrip()) > most and lines[-1]:
            lines.append("")
        lines[-1] += word
    return [line.rstrip() for line in lines]


def shorten(text: str, most: int) -> str:
    """Cut a text to ``most`` columns, with an ellipsis at its end if it was longer."""
    if width(text) <= most:
        return text
    whole = [match.end() for match in _SIGN.finditer(text)]
    end = max((at for at in whole if width(text[:at]) < most), default=0)
    return f"{text[:end].rstrip()}\u2026"


def _pad(cell: str, wanted: int) -> str:
    return cell + " " * (wanted - width(cell))
