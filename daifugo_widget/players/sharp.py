"""Sharp: a player who plans the hand, counts the cards, and looks for the way out."""

from __future__ import annotations

from random import Random

from ..core.moves import Call, Move
from ..daifugo.game import Game
from .answers import shortlist
from .calls import objection, own_calls
from .ending import Finishes, WayOut
from .imagine import imagine, until_turn
from .judge import Judge

ENDGAME = 9
"""With this many cards or fewer the way out is looked for."""
CLOSE, MOST_CLOSE = 0.15, 4
"""This much worse than the best at first sight, and this many at most, moves are looked into."""
DEALS, FEWER_DEALS, MANY_FORMS = 24, 6, 4
"""In this many imagined deals; fewer where many rules make plays, which take their time."""
FIRST_SIGHT = 0.3
"""What the worth at first sight counts against the mean of the imagined deals."""


class Sharp:
    """Plans the hand as plays, counts what has been seen, keeps the lead, finds the way out."""

    def __init__(self) -> None:
        self.finishes = Finishes()

    def choose(self, view: Game, rng: Random) -> Move:
        """Return the way out that nobody can stop, else the move to the best position."""
        moves = shortlist(view)
        if len(moves) == 1:
            return moves[0]
        judge = Judge(view, view.actor, self.finishes)
        return self._way_out(view, judge) or self._best(view, moves, judge, rng)

    def call(self, view: Game, seat: int, rng: Random) -> Call | None:
        """Object to what is illegal, and call what makes the position better."""
        if objects := objection(view, seat):
            return objects
        open_now = own_calls(view, seat)
        if not open_now:
            return None
        judge = Judge(view, seat, self.finishes)
        best = max(open_now, key=lambda call: judge.worth(view.step(call, seat)))
        return best if judge.worth(view.step(best, seat)) > judge.worth(view) else None

    def _way_out(self, view: Game, judge: Judge) -> Move | None:
        few = view.hands[judge.seat].bit_count() <= ENDGAME
        return WayOut(judge.unseen).find(view) if few else None

    def _best(self, view: Game, moves: list[Move], judge: Judge, rng: Random) -> Move:
        worths = [(judge.worth(view.step(move)), move) for move in moves]
        worths.sort(key=lambda pair: -pair[0])
        top = worths[0][0]
        close = [pair for pair in worths[:MOST_CLOSE] if pair[0] > top - CLOSE]
        if len(close) == 1 or view.agenda:
            return worths[0][1]
        return self._look_into(view, close, judge, rng)

    def _look_into(
        self, view: Game, close: list[tuple[float, Move]], judge: Judge, rng: Random
    ) -> Move:
        """Return the best of moves that are close, by what follows in imagined deals."""
        forms = len(view.rules.hooks["kinds"]) + len(view.rules.hooks["extra"])
        count = DEALS if forms < MANY_FORMS else FEWER_DEALS
        deals = [imagine(view, judge.unseen, rng) for _ in range(count)]

        def worth(pair: tuple[float, Move]) -> float:
            reached = (until_turn(deal.step(pair[1]), judge.seat) for deal in deals)
            mean = sum(map(judge.worth, reached)) / count
            return mean + FIRST_SIGHT * pair[0]

        return max(close, key=worth)[1]
