"""What a position is worth to a seat that has planned its hand and counted the cards."""

from __future__ import annotations

from math import exp

from ..core.cards import JOKERS, NUMBER
from ..core.plays import Play
from ..daifugo.game import Game
from ..daifugo.order import Order
from .answers import later
from .ending import Finishes, how_left
from .plan import Planner, runs
from .unseen import Unseen
from .weights import HAND, Weights

WILL, LAST = 0.22, 0.5
"""How likely somebody beats what can be beaten, with many cards, and what the last card adds."""
TURN, CARD, REGAIN = 1.4, 0.1, 2.4
"""What a play costs, each of its cards, and what it brings back where nobody beats it."""
OUT, LOST, LAST_LEFT = 3.0, -3.0, -2.0
WEIGHTS = Weights()


class Judge:
    """Says what positions are worth that follow from one view, 0 to 1, and more to be out."""

    def __init__(self, view: Game, seat: int, finishes: Finishes) -> None:
        self.view, self.seat = view, seat
        self.unseen = Unseen(view, seat, WILL, LAST)
        self.clean = finishes.clean(view, seat)
        self._planners: dict[Order, tuple[Planner, Planner]] = {}

    def worth(self, game: Game, ahead: int = 0) -> float:
        """Return the worth of a position that a move of the seat leads to."""
        if how := how_left(game, self.seat):
            well = how == "finish" or self.view.exit_of(self.seat)
            return OUT - len(game.exits) / 10 if well else LOST
        if game.over:
            return LAST_LEFT
        ask = game.ask
        if ask and ask.seat == self.seat:
            return max(self.worth(game.step(move), ahead + 1) for move in later(game, ahead))
        return 1 / (1 + exp(-self._sum(game)))

    def _sum(self, game: Game) -> float:
        """Return the weighted sum of what the seat sees in a position."""
        others = [game.hands[other].bit_count() for other in game.others(self.seat)]
        lead, danger = self._lead(game), 1 / max(1, min(others))
        hand = self._in_hand(game.hands[self.seat], game.lasting_order)
        total = sum(
            thing * (row.itself + row.lead * lead + row.danger * danger + row.others * len(others))
            for thing, row in zip(hand, HAND, strict=True)
        )
        return total + self._beside(game, hand, others, lead)

    def _beside(self, game: Game, hand: list[float], others: list[int], lead: float) -> float:
        """Return what stands for itself in the sum."""
        danger = 1 / max(1, min(others))
        things = (
            1.0,
            lead,
            float(not game.hands[self.seat] & self.clean),
            min(others),
            sum(others) / len(others),
            len(others),
            danger,
            danger * lead,
            hand[0] ** 2 / 10,
            hand[1] ** 2 / 10,
        )
        return sum(weight * thing for weight, thing in zip(WEIGHTS, things, strict=True))

    def _lead(self, game: Game) -> float:
        """Return how likely the seat leads next."""
        if not game.trick:
            return float(game.turn == self.seat)
        return self.unseen.stands(game) if game.trick[-1].seat == self.seat else 0.0

    def _in_hand(self, hand: int, order: Order) -> list[float]:
        """Return what there is in a hand, in the order of the rows of `HAND`."""
        fewest, cheapest = self._planners_of(order)
        counts = [(hand & NUMBER[number]).bit_count() for number in order.line]
        held = (
            self.unseen.holds(order, number, count)
            for number, count in zip(order.line, counts, strict=True)
            if count
        )
        return [
            fewest.cost(hand),
            hand.bit_count(),
            cheapest.cost(hand),
            (hand & JOKERS).bit_count(),
            counts[-1],
            counts[-2],
            counts[-3] + counts[-4],
            sum(counts[3:6]),
            sum(counts[:3]),
            sum(held),
            sum(count > 1 for count in counts),
            counts[:3].count(1),
        ]

    def _planners_of(self, order: Order) -> tuple[Planner, Planner]:
        """Return who plans in the fewest plays, and who plans at the least cost of tempos."""
        if order not in self._planners:
            found = runs(self.view, self.view.hands[self.seat], order)
            fewest = Planner(found, lambda *_: 1.0, lambda _: 1.0)
            self._planners[order] = fewest, self._by_tempo(found, order)
        return self._planners[order]

    def _by_tempo(self, found: tuple[Play, ...], order: Order) -> Planner:
        unseen = self.unseen

        def group(number: int, size: int) -> float:
            return TURN + CARD * size - REGAIN * unseen.holds(order, number, size)

        def run(play: Play) -> float:
            return TURN + CARD * play.size - REGAIN * unseen.run_holds(order, play)

        return Planner(found, group, run)
