"""Drills without end: a game deals positions by seed for a rule, and the core judges them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..core.records import Record
from ..core.rules.rule import BaseRule
from ..games import DAIFUGO
from . import phrases as say
from .drill_state import DrillState
from .game_drills import NotMade, drills_of
from .goal import Goal
from .judging import Judge, Position
from .task import Task

LEVELS = (1, 2, 3)
"""From one move with the rule alone to several moves among other rules."""
CHOICE = 3
"""The fewest first moves of a good question; one with two is asked only if need be."""


def make_drill(rule_id: str, level: int = 1, seed: int = 1, game: str = DAIFUGO) -> Task:
    """Deal a drill in which a rule decides what is right, the same one for the same seed.

    Raises `RuleError` if there is no such rule, `ValueError` for another level than 1 to 3, and
    `SpokenError` if no drill comes of the rule, or there is no such game.
    """
    drills = drills_of(game)
    if level not in LEVELS or type(level) in (bool, float):
        raise ValueError(f"{level!r} is no level: write 1, 2 or 3")
    return drills.deal(rule_id, level, seed)


def first_drill(
    rule: type[BaseRule],
    level: int,
    dealt: Iterable[tuple[Position, list[Goal]]],
    choosy: int,
    fits: Callable[[DrillState], bool] = lambda state: True,
) -> Task:
    """Return the first drill that comes of some positions, each with its goals, the best first.

    The first ``choosy`` positions have to give a choice of moves; the state has to fit as well.
    Raises `NotMade` if none comes out.
    """
    judge = Judge()
    for at, (position, goals) in enumerate(dealt):
        least = CHOICE if at < choosy else 2
        for goal in goals:
            is_drill = judge.is_drill(position, goal, least)
            if is_drill and fits(DrillState.begin(goal, position.match)):
                return _make_task(position, goal, level)
        if judge.spent:
            break
    raise NotMade(say.NOT_MADE.fill(rule=rule.short_names, level=level))


def any_drill(rule_id: str, game: str = DAIFUGO) -> Task:
    """Deal a drill about a rule at the lowest level that has one; raise as `make_drill` does."""
    for level in LEVELS[:-1]:
        try:
            return make_drill(rule_id, level, game=game)
        except NotMade:
            continue
    return make_drill(rule_id, LEVELS[-1], game=game)


def _make_task(position: Position, goal: Goal, level: int) -> Task:
    """Make the drill, with its title, and with the text of the rule as its lesson."""
    rule = position.rule
    title = say.DEALT[level].fill(rule=rule.short_names)
    keys = {"x-title-ja": title.ja, "x-title-ko": title.ko, "x-rule": rule.id}
    record = position.record.with_entries(title=title.en, goal=str(goal), **keys)
    notes = [rule.text.en, f"ja: {rule.text.ja}", f"ko: {rule.text.ko}"]
    body = "".join(f"# {note}\n" for note in notes)
    return Task(Record.parse(f"{record}{body}"))
