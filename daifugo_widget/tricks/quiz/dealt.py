"""Deals that are played out to be asked about."""

from __future__ import annotations

from random import Random

from ...core.history import History
from ...core.moves import Answer, Move
from ...players import Player, make_player
from ..game import TrickGame
from ..match import TrickMatch
from ..rules import TrickRules

PASSES = (0.3, 0.6, 1.0)
"""How often a random bidder passes; if all pass, nobody plays, or a forced Napoleon does."""


def played_out(rules: TrickRules, players: int, rng: Random) -> History:
    """Return a deal played out card by card at random, after sound bids or any bids."""
    seed, passes = rng.randrange(10**6), rng.choice(PASSES)
    bidder = make_player("steady", rules.game) if rng.random() < 0.5 else None
    history = History(TrickMatch.start(rules, players, seed)).settle_chance()
    while not history.now.game.over:
        history = history.move(_move(history.now.game, bidder, passes, rng))
    return history


def _move(game: TrickGame, bidder: Player | None, passes: float, rng: Random) -> Move:
    ask = game.ask
    if ask is None:
        return rng.choice(game.plays())
    if bidder is not None:
        return bidder.choose(game.seen_by(game.actor), rng)
    if ask.what == "bid" and rng.random() < passes and game.is_open(ask, Answer(None)):
        return Answer(None)
    return game.any_answer(ask, rng)
