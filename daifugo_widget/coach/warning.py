"""A question before a costly move: whether a person wants to make it all the same."""

from __future__ import annotations

from time import monotonic

from ..core.game.history import History
from ..core.game.moves import Move
from ..games import kind_of
from ..table.doubt import Doubt
from ..table.telling.voice import Sentence, Voice
from . import words as w
from .game_coach import Warned
from .overview import SLICE
from .page import number
from .scene import passes, said
from .work import Work

WARNS_FROM = 0.5
"""From how many places on a move is asked about."""
MOST_SECONDS = 1.5
"""After this long nobody is asked any more: the table is not to be held up."""


class CoachsDoubt(Doubt):
    """What a coach thinks of a move that somebody is about to make."""

    def __init__(self, history: History, move: Move, seat: int) -> None:
        super().__init__(history, move, seat)
        game = history.now.game
        coach = kind_of(game.rules.game).coach
        assert coach is not None
        self._work: Work[Warned | None] = Work(coach.warn(game.seen_by(seat), move, WARNS_FROM))
        self._began = monotonic()

    @property
    def thinks(self) -> bool:
        return not self._work.is_over and monotonic() < self._began + MOST_SECONDS

    def think(self) -> None:
        end = monotonic() + SLICE
        while self.thinks and monotonic() < end:
            self._work.do()

    def question(self, voice: Voice) -> Sentence:
        warned = self._work.result
        if warned is None:
            return []
        why: Sentence = [warned.reason.text.to(voice.lang)] if warned.reason else []
        places = number(warned.cost.mean)
        move = said(self.move, self.history.now.game, self.seat, voice)
        cost = voice.say(w.MAY_COST, move=move, n=places)
        if passes(self.move):
            cost = voice.say(w.PASS_MAY_COST, n=places)
        return voice.join(cost, why, voice.say(w.ALL_THE_SAME))
