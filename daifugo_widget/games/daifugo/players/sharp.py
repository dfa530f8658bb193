"""Sharp: a bot that plans its hand, counts the cards, and looks for the way out."""

from __future__ import annotations

from random import Random
from statistics import fmean

from daifugo_widget.core.game.moves import Call, Move
from daifugo_widget.core.words.translations import _
from daifugo_widget.players.player import BuiltIn

from ..engine.game import Game
from .answers import harmful_first, is_of_others, shortlist
from .card_probe import CardProbe
from .ending import WayOut
from .imagine import imagine, takes_time, until_turn
from .judge import Judge
from .steady import objection

ENDGAME = 9
"""With this many cards or fewer the bot looks for the way out."""
CLOSE, MOST_CLOSE = 0.4, 4
"""How much worse than the best a move may look to be looked into, and how many moves are."""
MOST_ANSWERS = 13
"""How many answers to a choice are looked into: there is one for each number, or for each seat."""
THREAT = 1.0
"""The weight of how near the others are to going out."""
DEALS, FEWER_DEALS = 8, 2
"""In how many imagined deals moves are looked into, and in how many if these take long."""
FIRST_SIGHT = 0.3
"""The weight of the burden at first sight, beside the mean of the imagined deals."""


class Sharp(BuiltIn):
    """A bot that plays as steady does, but counts cards, wants the lead and finds the way out."""

    name = "sharp"
    title = _("Sharp")
    about = _("Counts the cards, plans its hand, and looks for the way out.")

    def __init__(self) -> None:
        self.probe = CardProbe()

    def choose(self, view: Game, rng: Random) -> Move:
        """Return the way out that nobody can stop, or else the move to the best position."""
        moves = harmful_first(view, shortlist(view))
        if len(moves) == 1:
            return moves[0]
        judge = Judge(view, view.actor, self.probe)
        return self._way_out(view, judge) or self._best(view, moves, judge, rng)

    def call(self, view: Game, seat: int, rng: Random) -> Call | None:
        """Return an objection to what is illegal, or the call that improves the position most."""
        if objects := objection(view, seat):
            return objects
        open_now = view.own_calls(seat)
        if not open_now:
            return None
        judge = Judge(view, seat, self.probe)
        best = min(open_now, key=lambda call: judge.burden(view.step(call, seat)))
        return best if judge.burden(view.step(best, seat)) < judge.burden(view) else None

    def _way_out(self, view: Game, judge: Judge) -> Move | None:
        few = view.hands[judge.seat].bit_count() <= ENDGAME
        return WayOut(judge.unseen).find(view) if few else None

    def _best(self, view: Game, moves: list[Move], judge: Judge, rng: Random) -> Move:
        weigh = judge.after if view.ask else judge.after_play
        burdens = [(weigh(view, move), move) for move in moves]
        burdens.sort(key=lambda pair: pair[0])
        least, best = burdens[0]
        most = MOST_ANSWERS if view.ask else MOST_CLOSE
        close = [pair for pair in burdens[:most] if pair[0] < least + CLOSE]
        if len(close) == 1 or (view.agenda and not is_of_others(view)):
            return best
        return self._look_into(view, close, judge, rng)

    def _look_into(
        self, view: Game, close: list[tuple[float, Move]], judge: Judge, rng: Random
    ) -> Move:
        """Return the best of the moves that are close, by what follows in imagined deals.

        The answer to a choice may change the hands of others, so these are weighed too.
        """
        count = FEWER_DEALS if takes_time(view.rules) else DEALS
        deals = [imagine(view, judge.unseen, rng) for _ in range(count)]
        chance = rng.getrandbits(32)

        def worth(deal: Game, move: Move) -> float:
            if not view.ask:
                return judge.burden(until_turn(deal.step(move), judge.seat))
            reached = until_turn(judge.answer_all(deal.step(move)), judge.seat, Random(chance))
            return judge.burden(reached) + THREAT * judge.threat(reached)

        def burden(pair: tuple[float, Move]) -> float:
            return fmean(worth(deal, pair[1]) for deal in deals) + FIRST_SIGHT * pair[0]

        return min(close, key=burden)[1]
