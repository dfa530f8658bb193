"""One decision judged: what the moves of a seat lead to, by what it could know."""

from __future__ import annotations

from collections.abc import Generator
from random import Random

from daifugo_widget.coach.game_review import COSTLY, Candidate
from daifugo_widget.core.game.moves import Move
from daifugo_widget.core.game.plays import Play
from daifugo_widget.players.outlook import Difference, Outlook

from ..engine.game import Game
from ..players.answers import harmful_first, shortlist
from ..players.card_probe import CardProbe
from ..players.judge import Judge
from ..players.search import Search
from ..players.steady import Steady

MOST_MOVES = 8
"""How many of the moves that look best at first sight are played out, beside the one made."""
FEWEST_DEALS = 24
"""In how many deals at least two moves are played out, one against the other."""

Slices = Generator[float, None, None]


class Judging:
    """The moves that a seat could make in a view, played out against each other.

    `race` finds those that come out best; `compare` plays two of them out in fresh deals, as the
    best of many may only have had luck. Each is a generator that yields which share of
    ``playouts`` is done after each game that was played out.
    """

    def __init__(self, view: Game, made: Move, playouts: int, rng: Random) -> None:
        self.view, self.move, self.playouts = view, made, playouts
        self._rng, self._played = rng, 0
        self.plain = Steady().choose(view, Random(0))
        self.moves = _worth_a_thought(view, (made, self.plain))
        self._search = Search(view, rng, self.moves)
        self._compared: dict[tuple[Move, Move], Search] = {}
        self.best = made

    def judge(self) -> Slices:
        """Find the best move, and what the move that was made costs against it."""
        yield from self.race()
        self.best = self._search.ranking()[0]
        if self.best != self.move:
            yield from self.compare(self.move, self.best)
            if self.difference(self.move, self.best).mean <= 0:
                self.best = self.move

    def praise(self) -> Slices:
        """Find what a plain move would have cost, if it seems to cost much against the one made."""
        if self.plain == self.move or self.move != self.best:
            return
        if self._search.difference(self.plain, self.move).mean > COSTLY:
            yield from self.compare(self.plain, self.move)

    def race(self) -> Slices:
        """Play all moves out in the same deals, the worse half of them not so often."""
        alive, rounds = self.moves, max(1, len(self.moves).bit_length() - 1)
        for _ in range(rounds):
            share = max(1, self.playouts // 2 // rounds // len(alive))
            for _ in range(share):
                for _ in self._search.deepening(alive):
                    yield self._count()
            best = [move for move in self._search.ranking() if move in alive]
            kept = {*best[: max(2, len(alive) // 2)], self.move, self.plain}
            alive = [move for move in alive if move in kept]

    def compare(self, move: Move, other: Move) -> Slices:
        """Play two moves out in fresh deals, until it is clear that the first is not costly."""
        search = self._compared[move, other] = Search(self.view, self._rng, [move, other])
        for deals in range(1, max(FEWEST_DEALS, self.playouts // 4) + 1):
            for _ in search.deepening():
                yield self._count()
            if deals >= FEWEST_DEALS and search.difference(move, other).high < COSTLY:
                return

    def difference(self, move: Move, other: Move) -> Difference:
        """Return how many places a move costs more than another, if possible in fresh deals."""
        if move == other:
            return Difference(0.0, 0.0, 0.0)
        if one := self._compared.get((move, other)):
            return one.difference(move, other)
        if one := self._compared.get((other, move)):
            mean, low, high = one.difference(other, move)
            return Difference(-mean, -high, -low)
        return self._search.difference(move, other)

    def candidates(self) -> tuple[Candidate, ...]:
        """Return all moves that were played out, best first."""
        found = [
            Candidate(move, self.outlook(move), self.difference(move, self.best))
            for move in self.moves
        ]
        return tuple(sorted(found, key=lambda one: (one.move != self.best, one.cost.mean)))

    def outlook(self, move: Move) -> Outlook:
        """Return what a move leads to, if possible in fresh deals."""
        compared = [one for pair, one in self._compared.items() if move in pair]
        return (compared[0] if compared else self._search).outlook(move)

    def _count(self) -> float:
        self._played += 1
        return min(1.0, self._played / self.playouts)


def _worth_a_thought(view: Game, wanted: tuple[Move, ...]) -> list[Move]:
    """Return the moves that look best at first sight, and the wanted ones."""
    moves = harmful_first(view, shortlist(view))
    if len(moves) > MOST_MOVES:
        judge = Judge(view, view.actor, CardProbe())
        weigh = judge.after if view.ask else judge.after_play
        moves = _of_any_suit(view, sorted(moves, key=lambda move: weigh(view, move)))
    return list(dict.fromkeys((*moves[:MOST_MOVES], *wanted)))


def _of_any_suit(view: Game, moves: list[Move]) -> list[Move]:
    """Return moves; of leads that differ only in suits the first."""
    if view.trick or view.ask:
        return moves
    alike: dict[object, Move] = {}
    for move in moves:
        key = move._replace(cards=0, suits=0) if isinstance(move, Play) else move
        alike.setdefault(key, move)
    return list(alike.values())
