"""What questions are made from: a position, the move made in it, and the same by other rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property, reduce
from itertools import pairwise
from typing import Any

from ..core.game.card_game import CardGame
from ..core.game.history import AnyMatch, History, Step
from ..core.game.moves import Call
from ..core.records import Record
from ..core.rules.rule import BaseRule
from ..core.rules.rule_errors import RuleError


@dataclass(frozen=True)
class Moment:
    """A position, and the move made next, if any.

    For a question on a ``rule``, ``others`` are the same position without it (a rule of the frame:
    with other options), and ``record`` is what leads up to it.
    """

    match: AnyMatch
    step: Step | None = None
    rule: type[BaseRule] | None = None
    others: tuple[AnyMatch, ...] = ()
    record: Record | None = None
    names: tuple[str, ...] = ()

    @property
    def game(self) -> Any:
        """The game before the move."""
        return self.match.game

    @cached_property
    def after(self) -> AnyMatch | None:
        """The match after the move, None if it cannot be made; without a move, the match itself."""
        return self.after_by(self.match)

    @cached_property
    def others_after(self) -> list[AnyMatch | None]:
        """The matches after the same move by the other rules."""
        return [self.after_by(match) for match in self.others]

    @cached_property
    def alike(self) -> list[AnyMatch]:
        """The others that differ in nothing but their rules and the mark of the rule."""
        if not self.others:
            return []
        own = self.rule.id if self.rule else ""
        here = _facts(self.game, own)
        return [match for match in self.others if _facts(match.game, own) == here]

    @property
    def forbidden(self) -> bool:
        """Whether the move cannot be made by the other rules, all else being the same."""
        return bool(self.alike) and not any(self.after_by(match) for match in self.alike)

    @property
    def by_referee(self) -> bool:
        """Whether the move is made by the clock or the referee."""
        step, ask = self.step, self.game.ask
        id = step.move.rule if step and isinstance(step.move, Call) else ask.rule if ask else ""
        return id in self.match.rules and self.match.rules[id].referee

    @property
    def is_forced(self) -> bool:
        """Whether a play is owed, so that there is nothing else to choose."""
        return self.game.ask is not None and self.game.ask.what == "play"

    def after_by(self, match: AnyMatch, seed: int = 0) -> AnyMatch | None:
        """Return a match after the move, None if it is refused; ``seed`` makes chance differ."""
        step = self.step
        if step is None or step.move is None:
            return match
        if match.game.over or match.game.why_not(step.seat, step.move):
            return None
        after = match.step(step.move, step.seat)
        return _settle_chance(replace(after, seed=after.seed + seed))

    def deciding(self, rules: list[str], same: Callable[[AnyMatch], bool]) -> list[str]:
        """Return the rules without which the outcome of the move is not the same.

        Those are all of ``rules`` if any of them would do alone, or if it cannot be told.
        """
        found = [rule for rule in rules if self._decide([rule], same)]
        return found if found or not self._decide(rules, same) else rules

    def _decide(self, rules: list[str], same: Callable[[AnyMatch], bool]) -> bool:
        try:
            rest = reduce(type(self.match.rules).without, rules, self.match.rules)
        except RuleError:
            return True  # others need them
        game = self.game.with_rules(rest)
        after = game and self.after_by(replace(self.match, rules=rest, game=game))
        return after is None or not same(after)


def _settle_chance(match: AnyMatch) -> AnyMatch:
    """Return a match with all that chance owes decided, and everything since the move as events."""
    steps = History(match).settle_chance().steps
    if not steps:
        return match
    settled = steps[-1].match
    game = settled.game.copy()
    game.events = (*match.game.events, *(e for step in steps for e in step.match.game.events))
    return replace(settled, game=game)


def _facts(game: CardGame, but: str) -> tuple[object, ...]:
    """Return what makes up a position, except for the mark of a rule."""
    marks = tuple(mark for mark in game.marks if mark[0] != but)
    return game.actor, game.hands, game.trick, game.agenda, marks


def moments(history: History) -> Iterator[Moment]:
    """Yield the moments of a history: each position with the move made in it, then the last."""
    steps = (None, *history.steps, None)
    for before, step in pairwise(steps):
        match = before.match if before else history.start
        follows = step if step and step.move is not None else None
        yield Moment(match, follows, names=history.names)
