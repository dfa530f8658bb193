"""The lines of a text, the same whether it comes from a file or not."""

from __future__ import annotations

import re

_BREAK = re.compile(r"\r\n|\r|\n")
"""What parts lines, as in a file that Python reads; all other signs stand within one."""


def split_lines(text: str) -> list[str]:
    """Return the lines of a text, one that is empty where nothing stands."""
    return _BREAK.split(text)


def lines_of(text: str) -> list[str]:
    """Return the lines of the text of a file as errors count them."""
    return split_lines(text.removeprefix("\ufeff"))
