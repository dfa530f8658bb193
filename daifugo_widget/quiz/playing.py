"""Games played by programs, for a quiz on a game without a record."""

from __future__ import annotations

from random import Random

from ..core.chosen import ChosenRules
from ..core.history import History
from ..games import part
from ..players import make_player

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
            history = history.move(player.choose(game.seen_by(game.actor), rng))
        elif history.now.number < MOST_GAMES and not history.now.over:
            history = history.next().settle_chance()
        else:
            return history
