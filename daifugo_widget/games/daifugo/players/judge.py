"""How a sharp bot values its hand: as a steady one does, but counting cards."""

from __future__ import annotations

from daifugo_widget.core.game.moves import Move
from daifugo_widget.core.game.plays import Play

from ..engine.game import Game
from ..engine.order import Order
from .answers import harmful_first, later
from .card_probe import CardProbe
from .ending import how_left
from .plan import share, share_of
from .steady import Hand
from .unseen import Unseen

WILL, LAST = 0.3, 0.5
"""How likely a player with many cards beats what it can, and what holding a last card adds."""
COUNTED = 0.3
"""The share of a card's strength that is counted from unseen cards; the rest is by its place."""
CUTS = 0.5
"""The least strength of a card that brings the lead by itself, as an 8 does by the eight cut."""
LEAD = 0.2
"""What leading next is worth: more than to a steady bot, which only guesses how likely it is."""
HURRY, NEAR = 0.5, 3
"""What strong cards lose of their worth when another hand has one card, less up to ``NEAR``."""
PLACE = 1.0
"""What going out one place later costs."""
LETS_OUT = 0.6
"""What letting another seat go out over the seat's own play costs."""
MOST_OWED = 4
"""How many choices that follow a choice are answered in thought."""
LAST_LEFT = 6.0
"""What being left over at the end costs."""


class Judge(Hand):
    """The worth of positions that follow from one view, with the unseen cards counted."""

    lead = LEAD

    def __init__(self, view: Game, seat: int, probe: CardProbe) -> None:
        self.unseen = Unseen(view, seat, WILL, LAST)
        self.cutting = probe.cutting(view, seat)
        super().__init__(view, seat, probe)
        nearest = min((view.hands[other].bit_count() for other in view.others(seat)), default=0)
        if 0 < nearest <= NEAR:
            self.kept *= 1 - HURRY / nearest

    def burden(self, game: Game, ahead: int = 0) -> float:
        """Return how hard the hand is to get rid of, and how late the seat goes out."""
        how = how_left(game, self.seat)
        if game.over and not how:
            return LAST_LEFT
        burden = super().burden(game, ahead)
        if not how and game.trick and game.trick[-1].seat == self.seat:
            burden += LETS_OUT * self.unseen.goes_out_over(game)
        return burden + PLACE * self._out_before(game)

    def after_play(self, game: Game, move: Move) -> float:
        """Return the burden of the hand after a play, without imagining what chance decides then.

        Imagining that as well has gained nothing in games.
        """
        return self.burden(game.step(move))

    def answer_all(self, game: Game) -> Game:
        """Return a game once the seat has answered what it owes, as looks best at first sight.

        It also stops when another seat has to act.
        """
        for ahead in range(MOST_OWED):
            if game.ask is None or game.ask.seat != self.seat:
                break
            answers = harmful_first(game, later(game, ahead))
            game = min(map(game.step, answers), key=self.burden)
        return game

    def threat(self, game: Game) -> float:
        """Return how near the others are to going out, in a game whose hands are known."""
        planner = self._planner(game.lasting_order, self.kept)
        live = (game.hands[seat] for seat in game.others(self.seat))
        return sum(1 / (1 + max(0.0, planner.cost(hand))) for hand in live)

    def _out_before(self, game: Game) -> int:
        """Return how many others went out before the seat, or are out while it still plays."""
        return sum(exit.how == "finish" and exit.seat != self.seat for exit in game.exits)

    def _lead(self, game: Game) -> float:
        """Return how likely the seat is to lead next."""
        if not game.trick:
            return float(game.turn == self.seat)
        return self.unseen.stands(game) if game.trick[-1].seat == self.seat else 0.0

    def _strength(self, order: Order, number: int, size: int) -> float:
        place = share_of(order.place[number])
        strength = place + COUNTED * (self.unseen.among(order, number, size) ** 2 - place)
        return max(strength, CUTS) if number in self.cutting else strength

    def _run_strength(self, order: Order, play: Play) -> float:
        place = share(play, order)
        return place + COUNTED * (self.unseen.run_holds(order, play) - place)
