"""What has happened at a table: a start, moves and new games, the match after each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from .chosen import ChosenRules
from .moves import NOBODY, Move

AnyMatch = Any
"""A `CardMatch` of whichever game the history is of."""


@dataclass(frozen=True)
class Step:
    """One move and the match after it; without a move the next game was dealt.

    ``note`` is a comment on it.
    """

    seat: int
    move: Move | None
    match: AnyMatch
    note: str = ""


@dataclass(frozen=True)
class Branch:
    """What might have been: steps that go another way after a number of steps of a history."""

    at: int
    steps: tuple[Step, ...]
    note: str = ""


@dataclass(frozen=True)
class History:
    """A start and the steps from it, never changed: `move`, `next`, `back_to` make another."""

    start: AnyMatch
    steps: tuple[Step, ...] = ()
    title: str = ""
    names: tuple[str, ...] = ()
    note: str = ""
    extra: dict[str, str] = field(default_factory=dict)
    branches: tuple[Branch, ...] = ()

    @property
    def now(self) -> AnyMatch:
        """The match as it stands."""
        return self.steps[-1].match if self.steps else self.start

    def move(self, move: Move, seat: int | None = None) -> History:
        """Return the history with a move added, and what chance owes after it settled by the seed.

        Raises `IllegalMove` where the move is refused.
        """
        actor = self.now.game.actor if seat is None else seat
        return self._add(actor, move, self.now.move(move, seat)).settle_chance()

    def settle_chance(self) -> History:
        """Return the history with all that chance owes decided by the seed."""
        history = self
        while history.now.game.owes_chance:
            match = history.now
            roll = match.roll()
            history = history._add(match.game.actor, roll, match.step(roll))
        return history

    def next(self, rules: ChosenRules | None = None) -> History:
        """Return the history with the next game of the match dealt."""
        return self._add(NOBODY, None, self.now.next(rules))

    def join(self, wins: Iterable[bool] | None = None, rules: ChosenRules | None = None) -> History:
        """Return the history with the next game dealt to one player more."""
        return self._add(NOBODY, None, self.now.join(wins, rules))

    @property
    def dealt_at(self) -> int:
        """After how many steps the running game was dealt."""
        deals = (at for at in range(len(self.steps), 0, -1) if self.steps[at - 1].move is None)
        return next(deals, 0)

    def going_on_from(self, match: AnyMatch) -> History:
        """Return the history with the running game begun by this match, those before it kept.

        Chance begins anew with it, as it does when the history is read from its record.
        """
        before, match = self.back_to(self.dealt_at), replace(match, chances=0)
        if not before.steps:
            return replace(before, start=match)
        return replace(before, steps=(*before.steps[:-1], replace(before.steps[-1], match=match)))

    def back_to(self, length: int) -> History:
        """Return the history as it was after ``length`` steps."""
        branches = tuple(branch for branch in self.branches if branch.at <= length)
        return replace(self, steps=self.steps[:length], branches=branches)

    def match_after(self, length: int) -> AnyMatch:
        """Return the match as it was after ``length`` steps."""
        return self.steps[length - 1].match if length else self.start

    def matches(self) -> Iterator[AnyMatch]:
        """Yield the match at the start and after each step."""
        yield self.start
        for step in self.steps:
            yield step.match

    def _add(self, seat: int, move: Move | None, match: AnyMatch) -> History:
        return replace(self, steps=(*self.steps, Step(seat, move, match)))
