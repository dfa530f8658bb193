"""Games played by programs, for a quiz on a game without a record."""

from __future__ import annotations

from random import Random

from ..core.chosen import ChosenRules
from ..core.history import History
from ..games import part
from ..players import Player, make_player
from ..players.acting import call_of, choice

PLAYER = "steady"
MOST_GAMES = 2


def played(rules: ChosenRules, players: int, seed: int) -> History:
    """Return the first games of a match played by steady players.

    Raises `RuleError` if that number of players cannot play.
    """
    rng, player = Random(f"{seed}/played"), make_player(PLAYER, rules.game)
    history = History(part(rules.game, "match").start(rules, players, seed)).settle_chance()
    while True:
        game = history.now.game
        if not game.over:
            history = _moved(history, player, rng)
        elif history.now.number < MOST_GAMES and not history.now.over:
            history = history.next().settle_chance()
        else:
            return history


def _moved(history: History, player: Player, rng: Random) -> History:
    """Return a history with a move of the player, and what it calls after it from any seat."""
    game = history.now.game
    history = history.move(choice(player, game.seen_by(game.actor), rng))
    for seat in game.seats:
        if call := call_of(player, history.now.game, seat, rng):
            history = history.move(call, seat)
    return history
