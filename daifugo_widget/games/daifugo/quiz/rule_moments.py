"""The moments of a record that is about a rule, and the same positions by its neighbours."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random

from daifugo_widget.core.game.history import History, Step
from daifugo_widget.core.records import Record, RecordError
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.drills.judging import Position
from daifugo_widget.quiz.moment import Moment

from ..engine.match import Match
from ..engine.rule import Rule
from ..engine.rule_set import catalogue


def neighbours(moment: Moment, rng: Random, most: int) -> Iterator[tuple[type[Rule], Match]]:
    """Yield other rules of the chapter, each with the position by it instead of the rule."""
    rule = moment.rule
    if rule is None or moment.record is None or rule.frame:
        return
    near = [r for r in catalogue().values() if r.chapter == rule.chapter and not r.frame]
    text = moment.record.header.text("rules")
    for other in rng.sample(near, min(most, len(near))):
        if other is not rule:
            swapped = moment.record.with_entries(rules=f"{text}, -{rule.id}, {other.id}")
            with suppress(RecordError):
                yield other, swapped.history().now


def moments_by(record: Record, rule: type[BaseRule]) -> Iterator[Moment]:
    """Yield the moments of a record that is about a rule."""
    whole, _ = record.playable()
    for part in record.beginnings():
        try:
            position = Position(part, rule)
            before = part.history()
        except RecordError:
            continue
        others = tuple(position.others) or _without_mark(part, rule)
        yield Moment(before.now, _next(before, whole), rule, others, part, before.names)


def _without_mark(record: Record, rule: type[BaseRule]) -> tuple[Match, ...]:
    """Return the position without a rule and its mark, () if it has left none."""
    marks = record.header.text("marks").split()
    kept = [mark for mark in marks if mark.partition("=")[0] != rule.id]
    if len(kept) == len(marks):
        return ()
    text = f"{record.header.text('rules')}, -{rule.id}"
    try:
        return (record.with_entries(rules=text, marks=" ".join(kept)).history().now,)
    except RecordError:
        return ()


def _next(before: History, whole: History) -> Step | None:
    """Return the next move of a record, None if there is none."""
    at = len(before.steps)
    if at >= len(whole.steps) or whole.match_after(at).game != before.now.game:
        return None
    step = whole.steps[at]
    return step if step.move is not None else None
