"""Games that chance plays."""

from __future__ import annotations

from random import Random

from daifugo_widget.games.daifugo.engine.match import Match


def play_out(match: Match, games: int = 1) -> Match:
    """Play so many games to their end with moves by chance, always the same ones."""
    for game in range(games):
        rng = Random(f"{match.seed}/{match.number}")
        while not match.game.over:
            match = match.step(rng.choice(match.game.moves())).settle_chance()
        if game < games - 1:
            match = match.next()
    return match
