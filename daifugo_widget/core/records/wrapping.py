"""Records as they come out of chats and pages: in a fence, as a quotation, with marks of HTML."""

from __future__ import annotations

import re
from html import unescape

_ENTITY = re.compile(r"&(?:[a-z]+|#\d+|#x[0-9a-f]+);", re.IGNORECASE)
_BREAK = re.compile(
    "(?:</?(?:br|p|div|pre)(?: [^<>]*)?/?>|[\x0b\x0c\x85\u2028\u2029])[ \t]*(\r\n|\r|\n)?",
    re.IGNORECASE,
)
"""What ends a line on a page, with the end of the line that may follow it."""
_QUOTED = re.compile(r"^[ \t]*(?:>[ \t]?)+", re.MULTILINE)
_FENCED = re.compile(r"(`{3,}|~{3,})(.*?)(?:\1[`~]*|\Z)", re.DOTALL)
"""A block of code: it goes on up to a fence as long as its first, or to the end."""
_LANGUAGE = re.compile(r"\A +[\w+-]*[ \t]*(?=[\r\n])")
"""What may stand behind the fence that opens a block of code."""
_WRAPPED = re.compile(r"^[ \t]*(?:>|&gt;|```|~~~)", re.MULTILINE)
"""The beginning of a line that no record has."""


def unwrap(text: str) -> str:
    """Return the records in a text from a chat or a page, with each word at its line.

    It is at its column too, unless something before it was written as an entity of HTML.
    """
    text = _ENTITY.sub(_character, _BREAK.sub(lambda found: found[1] or "\n", text))
    if all(_QUOTED.match(line) for line in text.split("\n") if line.strip()):
        text = _QUOTED.sub(lambda found: " " * len(found[0]), text)
    return _in_fences(text) if _FENCED.search(text) else text


def is_wrapped(text: str) -> bool:
    """Return whether a text has lines in a fence, or quoted ones."""
    return bool(_WRAPPED.search(text))


def _character(entity: re.Match[str]) -> str:
    return unescape(entity[0]).replace("\xa0", " ")


def _in_fences(text: str) -> str:
    """Return what stands in the fences of a text, as a record each."""
    parts, at = list[str](), 0
    for block in _FENCED.finditer(text):
        between = text[at : block.start()]
        parts += _gap(between) if at else "\n" * between.count("\n"), _inside(block)
        at = block.end()
    return "".join(parts)


def _inside(block: re.Match[str]) -> str:
    """Return what stands in a block of code, also if that is a block of code itself."""
    text = _LANGUAGE.sub("", " " * len(block[1]) + block[2])
    return _in_fences(text) if _FENCED.match(text.lstrip()) else text


def _gap(between: str) -> str:
    """Return a line that parts two records, as many lines long as what stands between them."""
    return "\n---" + "\n" * max(1, between.count("\n") - 1)
