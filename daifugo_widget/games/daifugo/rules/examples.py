"""A rule's worked example as a whole record, and its notes in each language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from inspect import cleandoc

from ..core.entry import Entry
from ..core.records.body import Line
from ..core.text import Lang, Text
from ..daifugo.rule import CATALOGUE

_RULES = re.compile(r"^rules +(\S.*?) *$", re.M)


def example_rules(rule: type[Entry]) -> str:
    """Return the rules line of an example: its own, or ``base``, the rules needed, and the rule."""
    own = _RULES.search(cleandoc(rule.example))
    if own:
        return own[1]
    return ", ".join(["base"] if rule.frame else ["base", *_with_needs(rule)])


def _with_needs(rule: type[Entry]) -> list[str]:
    needs = [id for need in rule.needs for id in _with_needs(CATALOGUE[need])]
    return list(dict.fromkeys([*needs, *([] if rule.frame else [rule.id])]))


def example_record(rule: type[Entry], *, without: bool = False) -> str:
    """Return a rule's example as the text of a record, or "" if it has none.

    If ``without`` is true, the rule is left out of the rules of the record.
    """
    body = cleandoc(rule.example)
    if not body:
        return ""
    rules = example_rules(rule) + (f", -{rule.id}" if without else "")
    return f"title  {rule.names.en}\nrules  {rules}\n{_RULES.sub('', body).lstrip()}\n"


def line_of(text: str, number: int) -> str:
    """Return the line of a record with this number from 1, stripped; "" for 0."""
    return text.splitlines()[number - 1].strip() if number else ""


def example_notes(rule: type[Entry], body: Sequence[Line], lang: Lang) -> list[str]:
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
