"""Master: a bot that plays its moves out in imagined deals, and takes what comes out best."""

from __future__ import annotations

from random import Random

from daifugo_widget.core.game.moves import Move

from ..engine.game import Game
from .answers import harmful_first, shortlist
from .judge import Judge
from .search import Search
from .sharp import Sharp

PLAYOUTS = 400
"""How many games are played out for a decision."""
MOST = 6
"""How many of the moves that look best at first sight are played out."""
FIRST_SIGHT = 0.3
"""The weight of first sight, in places, beside what the games came to."""


class Master(Sharp):
    """A bot that plays its moves out in imagined deals, and takes what comes out best."""

    name = "master"

    def __init__(self, playouts: int = PLAYOUTS) -> None:
        super().__init__()
        self.playouts = playouts

    def choose(self, view: Game, rng: Random) -> Move:
        """Return the way out that nobody can stop, or else the move that comes out best."""
        moves = harmful_first(view, shortlist(view))
        if len(moves) == 1:
            return moves[0]
        judge = Judge(view, view.actor, self.probe)
        if way := self._way_out(view, judge):
            return way
        if view.ask:
            return self._best(view, moves, judge, rng)
        burdens = {move: judge.after_play(view, move) for move in moves}
        moves.sort(key=burdens.__getitem__)
        moves = moves[:MOST]
        least = burdens[moves[0]]
        search = Search(view, rng, moves)

        def worth(move: Move) -> float:
            return search.outlook(move).place + FIRST_SIGHT * min(3, burdens[move] - least)

        left, alive = self.playouts, search.moves
        rounds = max(1, (len(alive) - 1).bit_length())
        while len(alive) > 1 and left > 0:
            share = max(1, self.playouts // rounds // len(alive))
            for _ in range(share):
                search.deepen(alive)
                left -= len(alive)
            alive = sorted(alive, key=worth)[: (len(alive) + 1) // 2]
        return alive[0]
