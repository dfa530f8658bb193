"""A game played out to its end by a quick policy, as it may go on in an imagined deal."""

from __future__ import annotations

from random import Random

from daifugo_widget.core.game.moves import CHANCE, PASS, Move
from daifugo_widget.core.game.plays import Play

from ..engine.game import Game
from ..engine.order import Order
from .answers import shortlist
from .card_probe import CardProbe
from .ending import how_left
from .plan import Planner, runs, share, share_of

MOST_MOVES = 2000
"""A game that is not over then is judged as it stands."""
KEPT = 1.3
"""What the strongest card is worth in the hand, against 1 for getting rid of a play."""
CUTS = 0.5
"""The least strength of a card that brings the lead by itself."""
LEAD = 0.25
"""What leading next is worth."""
TRAPPED = 9.0
"""The burden of holding only cards that may not be played last."""


class Policy:
    """How seats play in imagined deals: strong cards are kept, the last card is a clean one."""

    def __init__(self) -> None:
        self._probe = CardProbe()
        self._hands: tuple[int, ...] = ()
        self._planners: dict[tuple[int, Order], Planner] = {}

    def play_out(self, game: Game, rng: Random) -> Game:
        """Return a game whose hands are known, played to its end."""
        self._hands, self._planners = game.hands, {}
        for _ in range(MOST_MOVES):
            if game.over:
                break
            game = game.step(self.move(game, rng))
        return game

    def move(self, game: Game, rng: Random) -> Move:
        """Return the move of whoever has to act."""
        if game.actor == CHANCE:
            return game.any_move(rng)
        if game.ask:
            return shortlist(game, 1)[0]
        plays = game.plays()
        return self._best(game, plays) if plays else PASS

    def _best(self, game: Game, plays: list[Play]) -> Move:
        seat, hand = game.turn, game.hands[game.turn]
        clean, cutting = self._probe.clean(game, seat), self._probe.cutting(game, seat)
        planner = self._planner(game, seat, game.lasting_order, cutting)
        best: Move | None = None
        least = 0.0
        if not game.may_not_pass():
            best, least = PASS, planner.cost(hand)
        for play in _of_any_suit(plays):
            left = hand & ~play.cards
            if not left:
                if how_left(game.step(play), seat) == "finish":
                    return play
                continue
            cuts = play.kind == "group" and play.rank in cutting
            burden = planner.cost(left) - LEAD * (1.0 if cuts else share(play, game.order))
            burden += TRAPPED * (not left & clean)
            if best is None or burden < least:
                best, least = play, burden
        return plays[0] if best is None else best

    def _planner(self, game: Game, seat: int, order: Order, cutting: frozenset[int]) -> Planner:
        key = seat, order
        if key not in self._planners:

            def group(number: int, size: int) -> float:
                strength = share_of(order.place[number])
                return 1 - KEPT * (max(CUTS, strength) if number in cutting else strength)

            found = runs(game, self._hands[seat], order)
            self._planners[key] = Planner(found, group, lambda play: 1 - KEPT * share(play, order))
        return self._planners[key]


def _of_any_suit(plays: list[Play]) -> list[Play]:
    """Return one play of each kind, number and size, however many suits it comes in."""
    alike = {(p.kind, p.rank, p.size, p.jokers, p.each): p for p in reversed(plays)}
    return list(alike.values())


def place_of(game: Game, seat: int) -> int:
    """Return the place of a seat in a game that is over, from 1."""
    return game.ranking().index(seat) + 1
