"""Who meets in an arena: bots by name, and players of your own."""

from __future__ import annotations

from argparse import ArgumentTypeError

from ..arguments import module
from ..core.nearest import nearest
from . import Player, player_of

Entrant = str | Player | type[Player]
"""A bot by its name, a player, or a class that makes a new player for each game."""


def player_for(entrant: Entrant, game: str) -> Player:
    """Return the player that an entrant sends to a game. Raises `ValueError` if there is none."""
    if not isinstance(entrant, type):
        return player_of(entrant, game)
    try:
        player = entrant()
    except TypeError as error:
        raise ValueError(f"{entrant.__name__}() makes no player: {error}") from error
    return player_of(player, game)


def read_entrant(text: str) -> Entrant:
    """Read the name of a bot, or a class as MODULE:CLASS. Raises `ArgumentTypeError`."""
    home, colon, name = text.rpartition(":")
    if not colon:
        return text
    found = getattr(module(home), name, None)
    if isinstance(found, type):
        return found
    classes = [known for known, member in vars(module(home)).items() if isinstance(member, type)]
    raise ArgumentTypeError(f"{home} has no class {name!r}; {nearest(name, classes).en}")
