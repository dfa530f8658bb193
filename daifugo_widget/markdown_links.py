"""Links and pictures of a page in Markdown that lead to other files, with code left as it is."""

from __future__ import annotations

import re
from collections.abc import Callable

LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|mailto:)([^)\s]+)\)")
"""A mark if it is a picture, the words, and the path."""
CODE = re.compile(r"(^```.*?^```$)", re.M | re.S)


def with_links(text: str, change: Callable[[re.Match[str]], str]) -> str:
    """Return a page in which each `LINK` outside of blocks of code is changed."""
    parts = CODE.split(text)  # every second one is code
    parts[::2] = [LINK.sub(change, part) for part in parts[::2]]
    return "".join(parts)
