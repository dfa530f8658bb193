"""Lets players meet at trick-taking games, each move checked against the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from daifugo_widget.core.game.moves import Move
from daifugo_widget.games.tricks.engine.game import TrickGame
from daifugo_widget.games.tricks.engine.match import deal
from daifugo_widget.games.tricks.engine.rule_set import TrickRuleSet
from daifugo_widget.games.tricks.nap import NapRuleSet
from daifugo_widget.games.tricks.napoleon import NapoleonRuleSet
from daifugo_widget.players import Player, make_player

NAP, NAPOLEON = NapRuleSet(), NapoleonRuleSet()


def seated(names: Sequence[str], rules: TrickRuleSet) -> list[Player]:
    """Return players by their names."""
    return [make_player(name, rules.game) for name in names]


def positions(
    rules: TrickRuleSet, players: Sequence[Player], seed: int
) -> Iterator[tuple[TrickGame, Move]]:
    """Yield each position of a deal that players play out, with the move that follows."""
    rng = Random(seed)
    game = deal(rules, len(players), rng)
    while not game.over:
        if game.owes_chance:
            assert game.ask is not None
            move: Move = game.any_answer(game.ask, rng)
        else:
            move = players[game.actor].choose(game.seen_by(game.actor), rng)
            yield game, move
        game = game.move(move)


def played(rules: TrickRuleSet, players: Sequence[Player], seed: int) -> TrickGame:
    """Return a deal that players have played out."""
    game, move = list(positions(rules, players, seed))[-1]
    return game.move(move)


class RandomBidder:
    """Bids anything that is legal, and plays as another does."""

    def __init__(self, other: Player) -> None:
        self.other = other
        self.call = other.call

    def choose(self, view: TrickGame, rng: Random) -> Move:
        """Return any bid, or the play of the other."""
        return view.any_answer(view.ask, rng) if view.ask else self.other.choose(view, rng)
