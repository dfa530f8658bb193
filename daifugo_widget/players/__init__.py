"""Players that are programs, by name; each knows only the view of its own seat."""

from __future__ import annotations

from collections.abc import Callable

from .chance import Uniform
from .player import Player
from .sharp import Sharp
from .steady import Steady

PLAYERS: dict[str, Callable[[], Player]] = {"random": Uniform, "steady": Steady, "sharp": Sharp}
"""What makes a player of each name."""


def make_player(name: str) -> Player:
    """Return a new player of a name; raise `ValueError` where there is none of that name."""
    if name not in PLAYERS:
        raise ValueError(f"there is no player {name!r}; there are {', '.join(PLAYERS)}")
    return PLAYERS[name]()


__all__ = ["PLAYERS", "Player", "Sharp", "Steady", "Uniform", "make_player"]
