"""Whether a position makes a drill for a rule: the core tries every first move."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from ..core.game.card_match import CardMatch
from ..core.game.history import AnyMatch
from ..core.game.moves import Move
from ..core.records import Record, RecordError
from ..core.rules.options import Option, show_value
from ..core.rules.rule import BaseRule
from .drill_state import DrillState
from .goal import Goal
from .search import Line, Search
from .words import FIRES, holds

MOST_TRIALS = 1_600
"""How much is tried in one position; one that takes more is not a drill for people."""
BUDGET = 20_000
"""How much is tried altogether before giving up; the cost of each new position counts too."""
COST_OF_POSITION = 20


class Position:
    """A position that may make a drill for a rule, and the same position by other rules.

    Raises `RecordError` if the record cannot be played out.
    """

    def __init__(self, record: Record, rule: type[BaseRule]) -> None:
        self.record, self.rule = record, rule
        self.match: AnyMatch = record.history().now

    @cached_property
    def others(self) -> list[CardMatch]:
        """The position without the rule, or, for one of the frame, with other option values."""
        return [match for record in self._otherwise() if (match := _played_out(record))]

    @cached_property
    def alike(self) -> list[CardMatch]:
        """Those of the others in which the rule has not yet made a difference on the table.

        What is different in the rest comes from the moves before, not from what is to be found.
        """
        ask = self.match.game.ask
        if ask and ask.rule == self.rule.id:
            return self.others  # the rule is still acting
        return [match for match in self.others if _scene(match) == _scene(self.match)]

    def _otherwise(self) -> Iterator[Record]:
        rules, rule = self.record.header.text("rules"), self.rule
        if not rule.frame:
            yield self.record.with_entries(rules=f"{rules}, -{rule.id}")
            return
        for option in rule.options.values():
            for value in _other_values(option):
                text = f"{rules}, {rule.id}({option.name}={show_value(value)})"
                yield self.record.with_entries(rules=text)


def _played_out(record: Record) -> CardMatch | None:
    """Return the match after a record is played out, None if its rules do not let it be."""
    try:
        match: CardMatch = record.history().now
    except RecordError:
        return None
    return match


def _scene(match: CardMatch) -> tuple[object, ...]:
    """Return what lies on the table: whose move it is, the hands and the trick."""
    game = match.game
    return game.actor, game.hands, game.trick


def _other_values(option: Option) -> list[object]:
    values = option.values or range(option.min or 0, (option.max or 0) + 1)
    return [value for value in values if value != option.default]


class Judged(NamedTuple):
    """Which first moves reach a goal, and which do not."""

    right: frozenset[Move]
    wrong: frozenset[Move]


class Judge:
    """Judges drills until its budget is spent."""

    def __init__(self) -> None:
        self.left = BUDGET

    @property
    def spent(self) -> bool:
        """Whether it has tried enough."""
        return self.left <= 0

    def is_drill(self, position: Position, goal: Goal, least: int = 2) -> bool:
        """Return whether the rule decides which of ``least`` or more first moves are right."""
        state = DrillState.begin(goal, position.match)
        judged = self.judge(state)
        if judged is None or not judged.right or not judged.wrong:
            return False
        if len(judged.right) + len(judged.wrong) < least:
            return False
        if any(part.text.startswith(FIRES) for way in goal.ways for part in way):
            # nobody can bring that about without the rule, unless it has acted already
            return position.rule.frame or bool(position.alike)
        other = self._other_judgement(position, goal, judged)
        if position.rule.frame:
            return other is not None or not position.rule.options
        return other is not None and (
            other.right | other.wrong != judged.right | judged.wrong
            or any(fires(line, position.rule.id) for line in lines(state))
        )

    def _other_judgement(self, position: Position, goal: Goal, judged: Judged) -> Judged | None:
        """Return what is right by other rules, if that is something else."""
        found = (self.judge(DrillState.begin(goal, match)) for match in position.alike)
        return next((other for other in found if other and other.right != judged.right), None)

    def judge(self, state: DrillState) -> Judged | None:
        """Try every first move; return None if that takes too long."""
        search = Search(MOST_TRIALS)
        right, wrong = set[Move](), set[Move]()
        try:
            for ply in search.plies(state):
                (right if search.wins(ply.state) else wrong).add(ply.move)
        except RecordError:
            return None
        finally:
            self.left -= COST_OF_POSITION + MOST_TRIALS - search.left
        return Judged(frozenset(right), frozenset(wrong))


def lines(state: DrillState) -> list[Line]:
    """Return what comes of the first moves if all play their best: solution and refutations."""
    search = Search()
    lost = [ply for ply in search.plies(state) if not search.wins(ply.state)]
    found = [search.solution(state), *((ply, *search.refutation(ply.state)) for ply in lost)]
    return [line for line in found if line]


def fires(line: Line, rule: str) -> bool:
    """Return whether a rule has acted by the end of some moves."""
    return holds(line[-1].state.position, f"{FIRES} {rule}")
