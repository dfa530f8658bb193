"""A Monte Carlo search: every candidate move is played out in the same imagined deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import fmean

from daifugo_widget.core.game.moves import Move
from daifugo_widget.intervals import Z95
from daifugo_widget.players.outlook import Difference, Outlook

from ..engine.game import Game
from .answers import harmful_first, shortlist
from .imagine import imagine
from .playout import Policy, place_of
from .unseen import Unseen

MOST_CANDIDATES = 24
"""How many moves are played out at all."""


class Search:
    """What the moves of the seat that has to act lead to, by games that are played out.

    `deepen` may be called again and again: each call adds one imagined deal, in which every
    candidate that is given (all, by default) is played out. The view and the state of ``rng``
    decide all.
    """

    def __init__(
        self,
        view: Game,
        rng: Random,
        moves: Sequence[Move] | None = None,
        policy: Policy | None = None,
    ) -> None:
        self.view, self.seat = view, view.actor
        found = harmful_first(view, shortlist(view)) if moves is None else list(moves)
        self.moves = found[:MOST_CANDIDATES]
        self._rng, self._unseen = rng, Unseen(view, view.actor)
        self._places: dict[Move, dict[int, int]] = {move: {} for move in self.moves}
        self._policy = policy or Policy()
        self.deals = 0

    def imagined(self) -> Game:
        """Return one more deal as it may be."""
        return imagine(self.view, self._unseen, self._rng, leaning=True)

    def deepen(self, moves: Sequence[Move] | None = None) -> None:
        """Play the moves out in one more imagined deal."""
        for _ in self.deepening(moves):
            pass

    def deepening(self, moves: Sequence[Move] | None = None) -> Iterator[None]:
        """Play the moves out in one more imagined deal, and yield after each."""
        deal = self.imagined()
        seed = self._rng.getrandbits(64)
        self._policy.begin(deal)
        for move in self.moves if moves is None else moves:
            end = self._policy.play_out(deal.step(move), Random(seed), self.seat)
            self._places[move][self.deals] = place_of(end, self.seat)
            yield
        self.deals += 1

    def outlook(self, move: Move) -> Outlook:
        """Return what a move has led to so far."""
        places = list(self._places[move].values())
        return Outlook(tuple(places.count(place) for place in range(1, self.view.players + 1)))

    def mean(self, move: Move, cost: Callable[[int], float]) -> float:
        """Return what the places that a move has led to cost in the mean."""
        return fmean([cost(place) for place in self._places[move].values()])

    def margin(self, move: Move, other: Move, cost: Callable[[int], float], errors: float) -> float:
        """Return how much more a move costs than another, less so many standard errors of that."""
        one, two = self._places[move], self._places[other]
        found = Difference.of([cost(one[deal]) - cost(two[deal]) for deal in one if deal in two])
        return found.mean - errors * (found.high - found.low) / (2 * Z95)

    def difference(self, move: Move, other: Move) -> Difference:
        """Return how many places a move costs more than another, in the deals of both."""
        one, two = self._places[move], self._places[other]
        return Difference.of([one[deal] - two[deal] for deal in one if deal in two])

    def ranking(self) -> list[Move]:
        """Return the candidates that were played out, best first."""
        played = [move for move in self.moves if self._places[move]]
        return sorted(played, key=lambda move: self.outlook(move).place)
