"""Players that are programs, by name; each knows only the view of its own seat."""

from __future__ import annotations

from collections.abc import Callable

from ..games import DAIFUGO, part
from .chance import Uniform
from .player import Player
from .sharp import Sharp
from .steady import Steady

PLAYERS: dict[str, Callable[[], Player]] = {"random": Uniform, "steady": Steady, "sharp": Sharp}
"""What makes a player of Daifugo of each name."""


def make_player(name: str, game: str = DAIFUGO) -> Player:
    """Return a new player of a game; raise `ValueError` where there is none of that name."""
    players: dict[str, Callable[[], Player]] = part(game, "players")
    if name not in players:
        raise ValueError(f"there is no player {name!r}; there are {', '.join(players)}")
    return players[name]()


__all__ = ["PLAYERS", "Player", "Sharp", "Steady", "Uniform", "make_player"]
