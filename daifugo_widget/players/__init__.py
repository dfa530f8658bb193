"""The bots by name: the view of one seat goes in, a move comes out.

`player` is what a bot is, `random_bot` the simplest; those of a game stand in its own folder.
`acting` lets them act and names the one that fails; the `arena` lets them meet.
"""

from __future__ import annotations

from ..core.words.suggestions import nearest
from ..games import DAIFUGO, kind_of
from .player import Player

NO_PLAYER = (
    "{bot!r} is not a player: a bot has the methods choose(view, rng) and call(view, seat, rng); "
    "a subclass of daifugo_widget.Player needs only the first"
)


def make_player(name: str, game: str = DAIFUGO) -> Player:
    """Return a new player of a game. Raises `ValueError` if there is none of that name.

    >>> bot, game = make_player("steady"), Match.start("base", players=3, seed=1).game
    >>> bot.choose(game.seen_by(game.actor), Random(1))
    <Play 3s>
    """
    players = kind_of(game).players
    if not isinstance(name, str) or name not in players:
        there_are = nearest(str(name), players).en
        raise ValueError(f"there is no player {name!r}; {there_are}")
    return players[name]()


def player_of(bot: object, game: str) -> Player:
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
    "Player",
    "make_player",
    "name_of",
    "player_of",
]
