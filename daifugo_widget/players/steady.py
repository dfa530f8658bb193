"""Steady: a player who keeps strong cards back and plays the weakest that does."""

from __future__ import annotations

from random import Random

from ..core.cards import JOKER
from ..core.moves import Call, Move
from ..core.plays import Play
from ..daifugo.game import Game
from ..daifugo.order import Order
from .answers import harmful_first, later, shortlist
from .calls import objection, own_calls
from .ending import Finishes, how_left
from .plan import Planner, runs
from .player import BuiltIn

KEPT = 1.3
"""What the strongest card is worth in the hand, against one for being rid of a play."""
NEAR_END = 2
"""With so few plays left strong cards are worth half of that."""
LEAD = 0.05
"""What it is worth to lead next: enough to lay down half a pair rather than pass."""
TRAPPED = 9.0
"""To hold only cards that may not be played last."""
OUT = 99.0


class Steady(BuiltIn):
    """Keeps strong cards back and stairs together; knows the rules in force by trying each move."""

    name = "steady"

    def __init__(self) -> None:
        self.finishes = Finishes()

    def choose(self, view: Game, rng: Random) -> Move:
        """Return the move after which the hand is the least burden, strong cards being an ease."""
        moves = harmful_first(view, shortlist(view))
        if len(moves) == 1:
            return moves[0]
        hand = Hand(view, view.actor, self.finishes)
        return min(moves, key=lambda move: hand.burden(view.step(move)))

    def call(self, view: Game, seat: int, rng: Random) -> Call | None:
        """Object to what is illegal, and call what takes the seat out."""
        if objects := objection(view, seat):
            return objects
        calls = own_calls(view, seat)
        return next((c for c in calls if how_left(view.step(c, seat), seat) == "finish"), None)


class Hand:
    """What a steady player thinks of its hand: plays to be rid of, and strong cards to keep."""

    lead = LEAD

    def __init__(self, view: Game, seat: int, finishes: Finishes) -> None:
        self.view, self.seat = view, seat
        self.clean = finishes.clean(view, seat)
        self._planners: dict[tuple[Order, float], Planner] = {}
        plays = self._planner(view.lasting_order, 0).cost(view.hands[seat])
        self.kept = KEPT if plays > NEAR_END else KEPT / 2

    def burden(self, game: Game, ahead: int = 0) -> float:
        """Return how hard the hand is to lay down after a move."""
        if how := how_left(game, self.seat):
            return -OUT if how == "finish" or self.view.exit_of(self.seat) else OUT
        if game.ask and game.ask.seat == self.seat:
            answers = later(game, ahead)
            return min(self.burden(game.step(answer), ahead + 1) for answer in answers)
        hand = game.hands[self.seat]
        burden = self._planner(game.lasting_order, self.kept).cost(hand)
        return burden + TRAPPED * (not hand & self.clean) - self.lead * self._lead(game)

    def _lead(self, game: Game) -> float:
        """Guess how likely the seat leads next."""
        if not game.trick:
            return float(game.turn == self.seat)
        top = game.trick[-1]
        return share(top.play, game.order) if top.seat == self.seat else 0.0

    def _strength(self, order: Order, number: int, size: int) -> float:
        """Return how strong a group is."""
        return share_of(order.place[number])

    def _run_strength(self, order: Order, play: Play) -> float:
        """Return how strong stairs are, or another play of several numbers."""
        return share(play, order)

    def _planner(self, order: Order, kept: float) -> Planner:
        key = order, kept
        if key not in self._planners:
            self._planners[key] = self._new_planner(order, kept)
        return self._planners[key]

    def _new_planner(self, order: Order, kept: float) -> Planner:
        def group(number: int, size: int) -> float:
            return 1 - kept * self._strength(order, number, size)

        def run(play: Play) -> float:
            return 1 - kept * self._run_strength(order, play)

        return Planner(runs(self.view, self.view.hands[self.seat], order), group, run)


def share(play: Play, order: Order) -> float:
    """Return how strong a play is by its weakest card, 1 for the joker."""
    if play.kind == "group":
        return share_of(order.place[play.rank])
    return share_of(min(order.place[number] for number in play.numbers if 0 <= number < JOKER))


def share_of(place: int) -> float:
    """Return how strong a place in the order is: slowly at first, steeply at the top."""
    return (max(place, 0) / JOKER) ** 2
