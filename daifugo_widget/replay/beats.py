"""The positions within one move: the game as it stood when each effect was told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, wraps
from itertools import pairwise
from typing import Any

from ..core.card_game import CardGame
from ..core.history import Step

TOLD_BEFORE = frozenset({"lead", "ask", "over", "announce", "swap", "redeal", "contract", "score"})
"""Events that belong to what was told just before them."""

TOLD_BEHIND = frozenset({"answer", "set-aside"})
"""Events that belong to what is told next."""


def _pictured(act: Callable[..., None]) -> Callable[..., None]:
    """Return a method that acts as before, and then keeps a picture of the game."""

    @wraps(act)
    def acting(game: Any, *args: Any, **slots: Any) -> None:
        act(game, *args, **slots)
        picture: Any = object.__new__(type(game).kind)
        picture.__dict__ = {key: value for key, value in vars(game).items() if key != "pictures"}
        game.pictures.append(picture)

    return acting


@cache
def _filmed(kind: type[CardGame]) -> type[CardGame]:
    """Return a class of games of a kind that keep a picture of themselves at each beat."""
    acting = {name: _pictured(getattr(kind, name)) for name in kind.beats}
    return type(f"Filmed{kind.__name__}", (kind,), {**acting, "kind": kind})


def _of(game: CardGame) -> Any:
    filmed = object.__new__(_filmed(type(game)))
    filmed.__dict__ = {**vars(game), "pictures": []}
    return filmed


def shots(before: CardGame, step: Step) -> Iterator[CardGame]:
    """Yield the game after each beat of a move, the game after the whole move last."""
    assert step.move is not None
    filmed = _of(before)
    filmed.step(step.move, step.seat)
    for game, later in pairwise(filmed.pictures):
        if not _goes_on(game.events[-1].verb, later.events[-1].verb):
            yield game
    yield step.match.game


def _goes_on(verb: str, after: str) -> bool:
    """Return whether an event and the one after it belong to the same beat."""
    return verb in TOLD_BEHIND or after in TOLD_BEFORE
