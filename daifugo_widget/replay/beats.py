"""The positions within one move: the game as it stood when each effect was told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from itertools import pairwise

from ..core.game.card_game import CardGame
from ..core.game.history import Step

TOLD_BEFORE = frozenset({"lead", "ask", "over", "announce", "swap", "redeal", "contract", "score"})
"""Events that belong to what was told just before them."""

TOLD_BEHIND = frozenset({"answer", "set-aside"})
"""Events that belong to what is told next."""


def _camera(
    act: Callable[..., None], kind: type[CardGame], pictures: list[CardGame]
) -> Callable[..., None]:
    """Return a method that acts as before, and then keeps a picture of the game."""

    @wraps(act)
    def acting(game: CardGame, *args: object, **named: object) -> None:
        act(game, *args, **named)
        pictures.append(game.recast(kind))

    return acting


def _game_with_camera(game: CardGame, pictures: list[CardGame]) -> CardGame:
    """Return a game whose next step adds a picture of itself to a list at each beat."""
    kind = type(game)
    stepping = kind.change or kind
    acting = {name: _camera(getattr(stepping, name), kind, pictures) for name in kind.beats}
    filming: type[CardGame] = type(f"Filmed{stepping.__name__}", (stepping,), acting)
    if kind.change:
        filming = type(f"Filmed{kind.__name__}", (kind,), {"change": filming})
    return game.recast(filming)


def shots(before: CardGame, step: Step) -> Iterator[CardGame]:
    """Yield the game after each beat of a move, the game after the whole move last."""
    assert step.move is not None
    pictures: list[CardGame] = []
    _game_with_camera(before, pictures).step(step.move, step.seat)
    for game, later in pairwise(pictures):
        if not _goes_on(game.events[-1].verb, later.events[-1].verb):
            yield game
    yield step.match.game


def _goes_on(verb: str, after: str) -> bool:
    """Return whether an event and the one after it belong to the same beat."""
    return verb in TOLD_BEHIND or after in TOLD_BEFORE
