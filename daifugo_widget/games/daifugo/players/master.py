"""Master: a bot that plays its moves out in imagined deals, and takes what comes out best."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from random import Random
from time import monotonic

from daifugo_widget.compilation import is_compiled
from daifugo_widget.core.game.moves import Move
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.translations import _

from ..engine.game import Game
from .answers import MOST_PLAYS
from .imagine import takes_time
from .judge import Judge
from .last_two import LastTwo
from .playout import Policy
from .search import Search
from .sharp import Sharp

THOROUGH, QUICK, IN_BROWSER = 1500, 600, 100
"""How many games at most are played out for a decision by the compiled engine, by the interpreted
one, and by a browser's Python, which is slow and has no threads."""
PLAYOUTS = (
    IN_BROWSER
    if sys.platform == "emscripten"
    else THOROUGH
    if is_compiled("daifugo_widget.games.daifugo.players.playout")
    else QUICK
)
MOVES = 16
"""How many moves such a game may have in the mean: of longer ones fewer are played out."""
SLOWER = 4
"""By how much less is played out where many rules make plays."""
MANY = 120
"""With more cards than these nothing is played out, as it takes too long."""
MOST = 6
"""How many of the moves that look best at first sight are played out."""
FAR = 1.5
"""How much worse than the best a move may look at first sight to be played out."""
FIRST_SIGHT = 5.0
"""In how many imagined deals a move comes to what first sight says, beside those played out."""
GLORY = 0.5
"""How many places more the first place is worth."""
DEALS = 5
"""In so many more imagined deals the moves are played out before the worse ones are left."""
CAUTION = 1.5
"""By how many standard errors a move has to be worse at the start to be left; by none at last."""


class Master(Sharp):
    """A bot that plays its moves out in imagined deals, and takes what comes out best.

    It plays out some hundred games for a decision, ``playouts`` at most, and stops after so many
    ``seconds`` if these are given. Without seconds the same view and the same state of ``rng`` give
    the same move; the engine that is compiled plays out more games, so it may choose another one.
    """

    name = "master"
    title = _("Master")
    about = _("Plays each move out in imagined deals, and takes the one that comes out best.")

    def __init__(self, playouts: int | None = None, seconds: float | None = None) -> None:
        super().__init__()
        self.playouts = PLAYOUTS if playouts is None else playouts
        self.seconds = seconds
        self._policy = Policy()

    def _best(self, view: Game, moves: list[Move], judge: Judge, rng: Random) -> Move:
        cards = sum(hand.bit_count() for hand in view.hands)
        if view.ask or cards > MANY or len(moves) > MOST_PLAYS:
            return super()._best(view, moves, judge, rng)
        if certain := LastTwo(view, judge.unseen).move():
            return certain
        burdens = {move: judge.after_play(view, move) for move in moves}
        usual = super()._best(view, moves, judge, rng)
        least = min(burdens.values())
        moves = _of_any_suit([usual, *sorted(moves, key=burdens.__getitem__)])[:MOST]
        moves = [move for move in moves if burdens[move] <= least + FAR]
        search = Search(view, rng, moves, self._policy)
        return self._race(search, burdens)

    def _race(self, search: Search, burdens: dict[Move, float]) -> Move:
        """Return the best move: those that fall behind are left, until one leads or time is up.

        Their burdens at first sight count less the more deals have been played out.
        """
        best, alive = search.moves[0], search.moves
        spent, games, begun, self._policy.moves = 0.0, 0, monotonic(), 0
        while len(alive) > 1 and spent < 1:
            for _deal in range(DEALS):
                search.deepen(alive)
                games += len(alive)
                spent = self._spent(search.view, games, begun)
                if spent >= 1:
                    break
            caution, weight = CAUTION * max(0.0, 1 - spent), FIRST_SIGHT / search.deals

            def cost(move: Move, weight: float = weight) -> float:
                return search.mean(move, _cost) + weight * burdens[move]

            best = min(alive, key=cost)
            alive = [
                move
                for move in alive
                if move == best
                or search.margin(move, best, _cost, caution)
                < weight * (burdens[best] - burdens[move])
            ]
        return best

    def _spent(self, view: Game, games: int, begun: float) -> float:
        """Return which share of the thought is spent, 1 and more when it is over."""
        most = self.playouts / (SLOWER if takes_time(view.rules) else 1)
        spent = max(games, self._policy.moves / MOVES) / most
        return spent if self.seconds is None else max(spent, (monotonic() - begun) / self.seconds)


def _of_any_suit(moves: Iterable[Move]) -> list[Move]:
    """Return the first of the moves that differ in suits alone."""
    found: dict[object, Move] = {}
    for move in moves:
        key = (move.kind, move.rank, move.size, move.jokers) if isinstance(move, Play) else move
        found.setdefault(key, move)
    return list(found.values())


def _cost(place: int) -> float:
    """Return what coming to a place costs."""
    return place - GLORY * (place == 1)
