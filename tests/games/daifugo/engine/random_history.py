"""Matches played by chance as histories, for tests of what is written and read."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.moves import Move
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.games.daifugo.engine.match import Match
from tests.games.daifugo.engine.random_rules import random_rules

FEW = 0.3


def random_history(rng: Random, players: int, games: int = 2) -> Iterator[History]:
    """Yield a match of random rules, moves, calls and notes after each of its steps."""
    rules = random_rules(rng, players)
    history = History(Match.start(rules, players, seed=rng.randrange(10**6)))
    for _ in range(games):
        yield history
        while not history.now.game.over:
            history = history.move(*random_move(rng, history.now.game))
            yield history
        if history.now.over:
            return
        history = history.next()


def random_move(rng: Random, game: Game) -> tuple[Move, int]:
    """Draw a legal move, sometimes a call out of turn; no referee ends the match."""
    found = ((call, seat) for seat in range(game.players) for call in game.calls(seat))
    calls = [(call, seat) for call, seat in found if call.rule != "match"]
    if calls and rng.random() < FEW:
        return rng.choice(calls)
    return game.any_move(rng), game.actor
