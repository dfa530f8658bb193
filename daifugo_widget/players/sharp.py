"""Sharp: a player who plans the hand, counts the cards, and looks for the way out."""

from __future__ import annotations

from math import exp
from random import Random
from typing import NamedTuple

from ..core.game import Game
from ..core.moves import Call, Move
from ..core.order import Order
from ..core.plays import Play
from .answers import shortlist
from .ending import Finishes, WayOut, how_left
from .plan import Planner, runs
from .unseen import Unseen

ENDGAME = 9
"""With so many cards or fewer the way out is looked for."""


class Weights(NamedTuple):
    """What a position is judged by; found by playing thousands of games against steady players.

    Costs are in tempos: one is what it costs to lose the lead once.
    """

    turn: float = 0.4
    """A play that is still to be made, even one that nobody beats."""
    card: float = 0.1
    """A card that is still in the hand."""
    regain: tuple[float, ...] = (1.4, 1.4, 1.4)
    """A play that nobody beats also brings the lead back: alone, as a pair, as more cards."""
    without_lead: float = 1.1
    """To be without the lead."""
    trapped: float = 2.0
    """To hold only cards that may not be played last."""
    rivals: float = 0.02
    """A card less in the smallest of the other hands."""
    middle: float = 3.0
    """The cost at which the game is as good as even."""
    slope: float = 0.9
    """How fast the worth falls with the cost there."""
    will: float = 0.22
    """How likely somebody with many cards beats a play with a number that could."""
    last: float = 0.5
    """How much of the rest is added for the last card."""


class Judge:
    """Says what a position is worth to a seat, from 0 to 1; knows what the seat knows."""

    def __init__(self, view: Game, seat: int, weights: Weights, finishes: Finishes) -> None:
        self.view, self.seat, self.weights = view, seat, weights
        self.unseen = Unseen(view, seat, weights.will, weights.last)
        self.clean = finishes.clean(view, seat)
        self._planners: dict[Order, Planner] = {}

    def worth(self, game: Game) -> float:
        """Return the worth of a position that a move of the seat leads to."""
        if how := how_left(game, self.seat):
            return 2.0 - 0.1 * len(game.exits) if how == "finish" else -1.0
        if game.over:
            return -0.5
        ask = game.ask
        if ask and ask.seat == self.seat:
            return max(self.worth(game.step(move)) for move in shortlist(game))
        return self._running(game)

    def _running(self, game: Game) -> float:
        cost = self._cost(game)
        behind = self._even(cost + self.weights.without_lead)
        lead = self._lead(game)
        return lead * self._even(cost) + (1 - lead) * behind if lead else behind

    def _lead(self, game: Game) -> float:
        """Return how likely the seat leads next."""
        if not game.trick:
            return float(game.turn == self.seat)
        return self.unseen.stands(game) if game.trick[-1].seat == self.seat else 0.0

    def _cost(self, game: Game) -> float:
        hand, order = game.hands[self.seat], game.lasting_order
        if order not in self._planners:
            self._planners[order] = self._planner(order)
        cost = self._planners[order].cost(hand)
        cost += self.weights.trapped * (not hand & self.clean)
        return cost - self.weights.rivals * min(
            game.hands[other].bit_count() for other in game.others(self.seat)
        )

    def _planner(self, order: Order) -> Planner:
        weights, unseen = self.weights, self.unseen

        def tempo(holds: float, size: int) -> float:
            regain = weights.regain[min(size, len(weights.regain)) - 1]
            return 1 + weights.turn + weights.card * size - holds * (1 + regain)

        def group(number: int, size: int) -> float:
            return tempo(unseen.holds(order, number, size), size)

        def run(play: Play) -> float:
            return tempo(unseen.run_holds(order, play), play.size)

        return Planner(runs(self.view, self.view.hands[self.seat], order), group, run)

    def _even(self, cost: float) -> float:
        return 1 / (1 + exp(self.weights.slope * (cost - self.weights.middle)))


class Sharp:
    """Plans the hand as plays, counts what has been seen, keeps the lead, finds the way out."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        self.finishes = Finishes()

    def choose(self, view: Game, rng: Random) -> Move:
        """Return the way out that nobody can stop, else the move to the best position."""
        moves = shortlist(view)
        if len(moves) == 1:
            return moves[0]
        judge = Judge(view, view.actor, self.weights, self.finishes)
        if view.hands[view.actor].bit_count() <= ENDGAME:
            out = WayOut(judge.unseen).find(view)
            if out is not None:
                return out
        return max(moves, key=lambda move: judge.worth(view.step(move)))

    def call(self, view: Game, seat: int, rng: Random) -> Call | None:
        """Call what makes the position better."""
        judge = Judge(view, seat, self.weights, self.finishes)
        now = judge.worth(view)
        better = [call for call in view.calls(seat) if judge.worth(view.step(call, seat)) > now]
        return better[0] if better else None
