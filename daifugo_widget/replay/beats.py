"""The positions within one move: the game as it stood when each effect was told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, wraps
from itertools import pairwise
from typing import Protocol

from ..core.game.card_game import CardGame
from ..core.game.history import Step

TOLD_BEFORE = frozenset({"lead", "ask", "over", "announce", "swap", "redeal", "contract", "score"})
"""Events that belong to what was told just before them."""

TOLD_BEHIND = frozenset({"answer", "set-aside"})
"""Events that belong to what is told next."""


class Filmed(Protocol):
    """A game that keeps a picture of itself at each beat."""

    kind: type[CardGame]
    pictures: list[CardGame]


def _take_pictures(act: Callable[..., None]) -> Callable[..., None]:
    """Return a method that acts as before, and then keeps a picture of the game."""

    @wraps(act)
    def acting(game: Filmed, *args: object, **slots: object) -> None:
        act(game, *args, **slots)
        picture = object.__new__(game.kind)
        picture.__dict__ = {key: value for key, value in vars(game).items() if key != "pictures"}
        game.pictures.append(picture)

    return acting


@cache
def _filming_class(kind: type[CardGame]) -> type[CardGame]:
    """Return a class of games of a kind whose steps keep a picture of the game at each beat."""
    stepping = kind.change or kind
    acting = {name: _take_pictures(getattr(stepping, name)) for name in kind.beats}
    filming = type(f"Filmed{stepping.__name__}", (stepping,), {**acting, "kind": kind})
    return type(f"Filmed{kind.__name__}", (kind,), {"change": filming}) if kind.change else filming


def _with_pictures(game: CardGame, pictures: list[CardGame]) -> CardGame:
    """Return a game that adds a picture of itself to a list at each beat."""
    filmed = object.__new__(_filming_class(type(game)))
    filmed.__dict__ = {**vars(game), "pictures": pictures}
    return filmed


def shots(before: CardGame, step: Step) -> Iterator[CardGame]:
    """Yield the game after each beat of a move, the game after the whole move last."""
    assert step.move is not None
    pictures: list[CardGame] = []
    _with_pictures(before, pictures).step(step.move, step.seat)
    for game, later in pairwise(pictures):
        if not _goes_on(game.events[-1].verb, later.events[-1].verb):
            yield game
    yield step.match.game


def _goes_on(verb: str, after: str) -> bool:
    """Return whether an event and the one after it belong to the same beat."""
    return verb in TOLD_BEHIND or after in TOLD_BEFORE
