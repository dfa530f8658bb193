"""The positions within one move: the game as it stood when each effect was told."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Self

from ..core.game import Game
from ..core.history import Step
from ..core.plays import Play

TOLD_BEFORE = frozenset({"lead", "ask", "over", "announce", "swap", "redeal"})
"""Events that belong to what was told just before them."""

TOLD_BEHIND = frozenset({"answer", "set-aside"})
"""Events that belong to what is told next."""


class _Filmed(Game):
    """A game that keeps a picture of itself at each event that it tells."""

    pictures: list[Game]

    @classmethod
    def of(cls, game: Game) -> Self:
        filmed = object.__new__(cls)
        filmed.__dict__ = {**vars(game), "pictures": []}
        return filmed

    def tell(self, *args: Any, **slots: Any) -> None:
        super().tell(*args, **slots)
        self._take()

    def lay(self, seat: int, play: Play) -> None:
        super().lay(seat, play)
        self._take()

    def _take(self) -> None:
        picture = object.__new__(Game)
        picture.__dict__ = {key: value for key, value in vars(self).items() if key != "pictures"}
        self.pictures.append(picture)


def shots(before: Game, step: Step) -> Iterator[Game]:
    """Yield the game after each beat of a move, the game after the whole move last."""
    assert step.move is not None
    filmed = _Filmed.of(before)
    filmed.step(step.move, step.seat)
    for game, later in pairwise(filmed.pictures):
        if not _goes_on(game.events[-1].verb, later.events[-1].verb):
            yield game
    yield step.match.game


def _goes_on(verb: str, after: str) -> bool:
    """Tell whether an event is of one beat with the event after it."""
    return verb in TOLD_BEHIND or after in TOLD_BEFORE
