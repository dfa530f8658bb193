"""A served session that asks before a costly move, if its settings say so."""

from __future__ import annotations

import asyncio

from ..core.game.moves import PASS, Move
from ..core.game.refusal import IllegalMove, Refusal
from ..games import kind_of
from .doubt import Doubt
from .drawing.prompt import idle
from .served_session import ServedSession
from .session.pace import aside, has_loop, is_running
from .session.screen import Screen
from .session.session_lock import with_lock
from .telling.voice import Voice
from .telling.words import phrases as w
from .wire.contract import State
from .wire.intents import DOES, Does, Intent, Message, text_of
from .wire.move_text import read_answer, read_play

YES, NO = "yes", "no"


class Doubting(ServedSession):
    """A session in play; its person may be asked whether a move is meant."""

    _doubt: Doubt | None = None
    _asked_from = 0  # the version that was the first to ask
    _thinking: asyncio.Task[None] | None = None

    @property
    def doubt(self) -> Doubt | None:
        """The move that is in doubt, None once the game has gone on."""
        doubt = self._doubt
        return doubt if doubt and doubt.history is self.session.history else None

    @property
    def asked(self) -> Doubt | None:
        """The move that somebody is asked about, None as long as it is looked at."""
        doubt = self.doubt
        return doubt if doubt and not doubt.thinks and doubt.question(Voice()) else None

    @property
    def may_warn(self) -> bool:
        """Whether somebody here can be asked before a move; not in company, nor who looks on."""
        has_coach = kind_of(self.session.match.rules.game).coach is not None
        return has_coach and len(self.session.screens) == 1 and bool(self.screen.seats)

    # --- what is shown ---------------------------------------------------------------------------

    def _table(self) -> State:
        state = super()._table()
        if self.may_warn:
            state["can"].append("warn")
        doubt = self.asked
        if doubt:
            self._asked_from = self._asked_from or self.screen.version
            self._ask(state, doubt)
        return state

    def _ask(self, state: State, doubt: Doubt) -> None:
        """Let a state ask whether a move is meant, in the place of what it asked."""
        people, lang = self.screen.people, self.screen.settings.lang
        text = doubt.question(Voice(lang, people.you))
        timer = state["prompt"]["timer"]  # which runs on
        state["prompt"] = idle("answer", doubt.seat, text)
        state["prompt"]["timer"] = timer
        state["plays"], state["meanings"], state["hint"] = [], {}, None
        state["can"] = [what for what in state["can"] if what != "hint"]
        state["prompt"]["choice"] = {
            "rule": "",
            "title": w.IN_DOUBT.to(lang),
            "button": "",
            "what": "yes",
            "low": 0,
            "high": 0,
            "options": [
                {"value": NO, "label": w.NO.to(lang)},
                {"value": YES, "label": w.YES.to(lang)},
            ],
            "tray": "",
        }

    # --- the browser -----------------------------------------------------------------------------

    def _warned_does(self) -> Does:
        """Return what takes the place of moves, if somebody is to be asked before them."""
        does = dict[str, Intent]()
        if self.screen.settings.warn and self.may_warn:
            does = {"play": Intent(self._about_to_play), "pass": Intent(self._about_to_pass)}
            does |= {"answer": Intent(self._about_to_answer)} if self.session.game.ask else {}
        if self.asked:  # of which an answer that was given before knows nothing
            first = self._asked_from or self.screen.version + 1
            does["answer"] = Intent(self._settle_doubt, "dropped", lambda: first)
        return does

    def _about_to_play(self, screen: Screen, message: Message) -> None:
        seat, text = screen.me, text_of(message, "cards")
        if seat is None:
            DOES["play"].act(screen, message)
        else:
            self._look_at(screen, read_play(self.session.game, seat, text), seat)

    def _about_to_pass(self, screen: Screen, message: Message) -> None:
        if screen.me is None:
            DOES["pass"].act(screen, message)
        else:
            self._look_at(screen, PASS, screen.me)

    def _about_to_answer(self, screen: Screen, message: Message) -> None:
        seat, between = screen.me, self.session.between
        if seat is None or between.asked_seat is not None:
            DOES["answer"].act(screen, message)
        else:
            answer = read_answer(self.session.game, seat, text_of(message, "value"))
            self._look_at(screen, answer, seat)

    def _look_at(self, screen: Screen, move: Move | Refusal, seat: int) -> None:
        """Look at a legal move before it is made. Raises `IllegalMove`."""
        from ..coach.warning import CoachsDoubt

        if isinstance(move, Refusal):
            raise IllegalMove(move)
        history = self.session.history
        history.move(move, seat)
        if self._is_in_doubt(move, seat):
            return  # it was pressed twice
        screen.calm()
        self._doubt, self._asked_from = (doubt := CoachsDoubt(history, move, seat)), 0
        if has_loop():
            self._thinking = asyncio.ensure_future(self._think(doubt))
            return
        try:
            while doubt.thinks:
                doubt.think()
        except Exception as error:
            self._make_after(error, doubt)
        else:
            self._make_if_sure(doubt)

    def _is_in_doubt(self, move: Move, seat: int) -> bool:
        """Return whether it is just this move that is looked at, or asked about."""
        doubt = self.doubt
        same = doubt is not None and (doubt.move, doubt.seat) == (move, seat)
        return same and (self.asked is not None or is_running(self._thinking))

    async def _think(self, doubt: Doubt) -> None:
        """Look at a move beside the loop, and make it unless there is something to be asked."""
        try:
            while doubt.thinks and doubt is self.doubt:
                await aside(doubt.think)
                await asyncio.sleep(0)  # in a browser nothing else would come in between
        except Exception as error:
            self._make_after(error, doubt)
        else:
            self._make_if_sure(doubt)
        self._go_on(waiting=False)

    @with_lock
    def _make_if_sure(self, doubt: Doubt) -> None:
        if doubt is self.doubt and not doubt.question(Voice()):
            self._make(doubt)

    @with_lock
    def _make_after(self, error: Exception, doubt: Doubt) -> None:
        """Make a move that could not be looked at, as it was wanted, and say that this failed."""
        if doubt is self.doubt:
            self._make(doubt)
            self._report("a look at a move", error)

    def _make(self, doubt: Doubt) -> None:
        self._doubt = None
        self.session.act(doubt.move, doubt.seat)

    def _settle_doubt(self, screen: Screen, message: Message) -> None:
        doubt, answer = self.doubt, text_of(message, "value")
        self._doubt = None
        if doubt and answer == YES:
            self._make(doubt)
