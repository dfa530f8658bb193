"""The notes of a rule's worked example in each language."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.rule import BaseRule
from ..words.text import Lang, Text
from .body import Line


def line_of(text: str, number: int) -> str:
    """Return the line of a record with this number from 1, stripped; "" for 0."""
    return text.splitlines()[number - 1].strip() if number else ""


def example_notes(rule: type[BaseRule], body: Sequence[Line], lang: Lang) -> list[str]:
    """Return the note at each line of an example, "" if there is none.

    A note that continues on the next lines belongs to its first line; one that is not translated is
    given in English.
    """
    notes, first = [""] * len(body), -1
    for at, line in enumerate(body):
        if line.note is None:
            first = -1
        else:
            first = at if first < 0 or line.text() else first
            notes[first] = f"{notes[first]} {line.note}".strip()
    told = (Text("", *pair).to(lang) for pair in rule.comments)
    return notes if lang == "en" else [note and next(told, note) for note in notes]
