"""Prepared cases, as records in files: of rules that rarely act, and to begin lessons with.

Each is a position with one play. `x-effect` says that the rule ``acts`` on it, or which condition
is missing; then a record of the twin follows, with which it acts. A rule that acts on no play has
the effect ``none``, and no position. `python -m tools.exercises` writes the cases that take long to
find, `python -m tools.openings` those that are simple enough to begin a lesson with.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from random import Random
from typing import cast

from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.records import Record
from daifugo_widget.core.rules.rule import BaseRule

from ..engine.match import Match
from .near_misses import Condition, NearMiss, Occasion

ACTS, TWIN, NONE = "acts", "twin", "none"
BETWEEN = "---\n"
CASES, OPENINGS = "prepared.dfg", "openings.dfg"
"""The files: of cases that are hard to find, and of such as are easy to take in."""


def prepared_cases(rule: type[BaseRule], rng: Random) -> Iterator[Occasion | NearMiss]:
    """Yield the prepared cases of a rule in any order, in turn one at which it acts, and a miss."""
    known = rng.sample(texts := _library(CASES).get(rule.id, []), len(texts))
    acting = [texts for texts in known if _effect(texts[0]) == ACTS]
    missed = [texts for texts in known if _effect(texts[0]) != ACTS]
    kinds = rng.sample([acting, missed], 2)
    for pair in zip(*kinds, strict=False):
        yield from map(read_case, pair)


def prepared_texts(rule: type[BaseRule]) -> list[str]:
    """Return the prepared cases of a rule as they are written."""
    if has_none(rule):
        return [write_none(rule.id)]
    return [BETWEEN.join(texts) for texts in _library(CASES).get(rule.id, [])]


def openings(rule: type[BaseRule]) -> list[NearMiss]:
    """Return near misses of a rule at tables where little else is going on, the simplest first."""
    cases = map(read_case, _library(OPENINGS).get(rule.id, []))
    return [case for case in cases if isinstance(case, NearMiss)]


def has_none(rule: type[BaseRule]) -> bool:
    """Return whether it is known that a rule acts on no play, so that no search is worth while."""
    return _library(CASES).get(rule.id) == []


def read_case(texts: tuple[str, ...]) -> Occasion | NearMiss:
    """Return the case of one record, or of two. Raises `RecordError`."""
    occasions = [_occasion(Record.parse(text)) for text in texts]
    if len(occasions) == 1:
        return occasions[0]
    return NearMiss(occasions[0], cast("Condition", _effect(texts[0])), occasions[1])


def write_case(rule: str, case: Occasion | NearMiss) -> str:
    """Return the text of a case."""
    if isinstance(case, Occasion):
        return _write(rule, case, ACTS)
    return _write(rule, case.occasion, case.condition) + BETWEEN + _write(rule, case.twin, TWIN)


def write_none(rule: str) -> str:
    """Return the text that says that a rule acts on no play."""
    return f"x-rule {rule}\nx-effect {NONE}\n"


def _write(rule: str, at: Occasion, effect: str) -> str:
    step = History(at.match).move(at.play, at.game.turn)
    entries = {"x-rule": rule, "x-effect": effect}
    return str(Record.of(step).with_entries(**entries))


def _occasion(record: Record) -> Occasion:
    history = record.history()
    before = cast("Match", history.start)
    return Occasion(before, cast("Play", history.steps[0].move))


@cache
def _library(name: str) -> dict[str, list[tuple[str, ...]]]:
    """Return the texts of the cases in a file by rule, those of a twin with those before."""
    found: dict[str, list[tuple[str, ...]]] = {}
    text = files(__package__).joinpath(name).read_text(encoding="utf-8")
    for record in filter(str.strip, text.split(BETWEEN)):
        cases = found.setdefault(_entry(record, "x-rule"), [])
        if _effect(record) == TWIN:
            cases[-1] = (*cases[-1], record)
        elif _effect(record) != NONE:
            cases.append((record,))
    return found


def _effect(record: str) -> str:
    return _entry(record, "x-effect")


def _entry(record: str, key: str) -> str:
    line = next(line for line in record.splitlines() if line.startswith(f"{key} "))
    return line.removeprefix(key).strip()
