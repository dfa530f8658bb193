"""What has happened at a table: a start, then moves and new games, with the match after each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Generic

from ..rules.rule_set import BaseRuleSet
from ..words.arguments import count_of, require_type, whole
from ..words.text import SpokenError
from ..words.translations import _
from .card_match import CardMatch
from .moves import NOBODY, Move

AnyMatch = Any
"""A `CardMatch` of whichever game the history is of."""

if TYPE_CHECKING:
    # `typing` has defaults only from 3.13 on; with one, a plain `History` is of any game.
    from typing_extensions import TypeVar

    M = TypeVar("M", bound=CardMatch, default=AnyMatch)
else:
    from typing import TypeVar

    M = TypeVar("M")


A_MATCH = _("a history begins with a match, such as Match.start('standard'), not with {value}")

NO_STEP = _("there is no step {length}: those of this history go from 0 to {all}")


@dataclass(frozen=True)
class Step(Generic[M]):
    """One move and the match after it; without a move the next game was dealt.

    ``note`` is a comment on the step.
    """

    seat: int
    move: Move | None
    match: M
    note: str = ""


@dataclass(frozen=True)
class Branch(Generic[M]):
    """What might have been: other steps that follow the first ``at`` steps of a history."""

    at: int
    steps: tuple[Step[M], ...]
    note: str = ""


@dataclass(frozen=True)
class History(Generic[M]):
    """A start and the steps from it, never changed: `move`, `next` and `back_to` return another.

    >>> history = History(Match.start("base", players=3, seed=1))
    >>> after = history.move(history.now.game.moves()[0])
    >>> len(history.steps), len(after.steps), after.back_to(0) == history
    (0, 1, True)
    """

    start: M
    steps: tuple[Step[M], ...] = ()
    title: str = ""
    names: tuple[str, ...] = ()
    note: str = ""
    extra: dict[str, str] = field(default_factory=dict, hash=False)
    branches: tuple[Branch[M], ...] = ()

    def __post_init__(self) -> None:
        require_type(self.start, CardMatch, A_MATCH)

    def __repr__(self) -> str:
        # The default, with every match, would fill pages.
        return f"<History of {count_of(len(self.steps), 'step')}: {self.now.game!r}>"

    @property
    def now(self) -> M:
        """The match after the latest step."""
        return self.steps[-1].match if self.steps else self.start

    def move(self, move: Move, seat: int | None = None) -> History[M]:
        """Return the history with a move added, and what chance owes after it decided by the seed.

        Raises `IllegalMove` if the move is refused.
        """
        actor = self.now.game.actor if seat is None else seat
        return self._add(actor, move, self.now.move(move, seat)).settle_chance()

    def settle_chance(self) -> History[M]:
        """Return the history with all that chance owes decided by the seed."""
        history = self
        while history.now.game.owes_chance:
            match = history.now
            roll = match.roll()
            history = history._add(match.game.actor, roll, match.step(roll))
        return history

    def next(self, rules: BaseRuleSet | str | None = None) -> History[M]:
        """Return the history with the next game dealt, by other rules if some are given."""
        return self.with_match(self.now.next(rules))

    def with_match(self, match: M) -> History[M]:
        """Return the history with a match added, its game just dealt."""
        return self._add(NOBODY, None, match)

    @property
    def dealt_at(self) -> int:
        """The number of steps after which the running game was dealt."""
        deals = (at for at in range(len(self.steps), 0, -1) if self.steps[at - 1].move is None)
        return next(deals, 0)

    def stands_as(self, other: History[M]) -> bool:
        """Return whether the game stands as in another history from which this one was made.

        What is said about the next game may have changed.
        """
        return self.start is other.start and self.steps is other.steps

    def going_on_from(self, match: M) -> History[M]:
        """Return the history with the running game begun again from a match, earlier games kept.

        Chance begins anew with it, as it does when the history is read from its record.
        """
        before, match = self.back_to(self.dealt_at), replace(match, chances=0)
        if not before.steps:
            return replace(before, start=match)
        return replace(before, steps=(*before.steps[:-1], replace(before.steps[-1], match=match)))

    def back_to(self, length: int) -> History[M]:
        """Return the history after ``length`` steps. Raises `SpokenError` if there are fewer."""
        self._check(length)
        branches = tuple(branch for branch in self.branches if branch.at <= length)
        return replace(self, steps=self.steps[:length], branches=branches)

    def match_after(self, length: int) -> M:
        """Return the match after ``length`` steps. Raises `SpokenError` if there are fewer."""
        self._check(length)
        return self.steps[length - 1].match if length else self.start

    def matches(self) -> Iterator[M]:
        """Yield the match at the start and after each step."""
        yield self.start
        for step in self.steps:
            yield step.match

    def _check(self, length: int) -> None:
        if not 0 <= whole("length", length) <= len(self.steps):
            raise SpokenError(NO_STEP.fill(length=length, all=len(self.steps)))

    def _add(self, seat: int, move: Move | None, match: M) -> History[M]:
        return replace(self, steps=(*self.steps, Step(seat, move, match)))
