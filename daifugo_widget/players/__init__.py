"""The bots by name; each knows only the view of its own seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core.nearest import nearest
from ..games import DAIFUGO, check_game, part
from .chance import Uniform
from .player import Player
from .sharp import Sharp
from .steady import Steady

PLAYERS: dict[str, Callable[[], Player]] = {bot.name: bot for bot in (Uniform, Steady, Sharp)}
"""The bots of Daifugo by name; calling one makes a new player."""

NO_PLAYER = (
    "{bot!r} is not a player: a bot has the methods choose(view, rng) and call(view, seat, rng); "
    "a subclass of daifugo_widget.Player needs only the first"
)


def make_player(name: str, game: str = DAIFUGO) -> Player:
    """Return a new player of a game. Raises `ValueError` if there is none of that name."""
    check_game(game)
    players: dict[str, Callable[[], Player]] = part(game, "players")
    if not isinstance(name, str) or name not in players:
        there_are = nearest(str(name), players).en
        raise ValueError(f"there is no player {name!r}; {there_are}")
    return players[name]()


def player_of(bot: Any, game: str) -> Player:
    """Return a bot of a game by its name, or a player as it is. Raises `ValueError` for neither."""
    if isinstance(bot, str):
        return make_player(bot, game)
    if isinstance(bot, type):
        raise ValueError(f"{bot.__name__} is a class of players: write {bot.__name__}()")
    # A `choose` inherited from the protocol chooses nothing: the class misspelt it or left it out.
    if not isinstance(bot, Player) or type(bot).choose is Player.choose:
        raise ValueError(NO_PLAYER.format(bot=bot))
    return bot


def name_of(bot: str | Player) -> str:
    """Return what results call a bot: its text, or its class if the text is only an address."""
    tells = type(bot).__repr__, type(bot).__str__
    return type(bot).__name__ if tells == (object.__repr__, object.__str__) else str(bot)


__all__ = [
    "PLAYERS",
    "Player",
    "Sharp",
    "Steady",
    "Uniform",
    "make_player",
    "name_of",
    "player_of",
]
