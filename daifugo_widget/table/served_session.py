"""A session that is served to a browser: bots that keep a pace, and answers to what comes in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from ..core.game.history import History
from ..core.game.moves import Move
from ..core.rules.rule import is_own
from ..core.words.text import Text
from ..players.player import Hint
from .session.pace import AT_ONCE, Pacer, aside, has_loop, is_timed
from .session.screen import Screen
from .session.session import Session
from .session.session_lock import SessionLock, with_lock
from .telling.storyline import Storyline
from .telling.words import phrases as w
from .telling.words import words
from .wire.build import build
from .wire.contract import Around, State
from .wire.intents import handle
from .wire.lesson_panel import panel_of
from .wire.lookups import Question, Reply, answer, no_answer


def _asks_for_hint(message: object) -> bool:
    return isinstance(message, Mapping) and message.get("do") == "hint"


class ServedSession:
    """A session in play, whatever carries its states to a browser and messages back from there.

    A subclass says how a state is told (`_tell`) and a reply sent (`_send_reply`).
    """

    own_words: ClassVar[Mapping[str, Text]] = {}
    """The words that the browser needs besides those of every table."""
    log: Any
    """Where failures go that nobody waits for."""

    def __init__(self, session: Session) -> None:
        self.lock = SessionLock()
        self.session = session
        self._panel: dict[str, Any] | None = None  # the task that was told last, and its buttons
        self._asked_since = 0  # the version since which they have been the same
        self._pacer = Pacer(self._bots_may_move, self._bot_moves)
        self._storyline = Storyline()

    @property
    def screen(self) -> Screen:
        """The screen that is served."""
        return self.session.screen

    def _tell(self, state: Around, spoken: dict[str, str]) -> None:
        """Hand a state, and the words that it needs, to every view."""
        raise NotImplementedError

    def _send_reply(self, reply: Reply) -> None:
        """Send the reply to a look-up."""
        raise NotImplementedError

    # --- bots ------------------------------------------------------------------------------------

    def _go_on(self, waiting: bool = True) -> None:
        """Show the table, and let the bots move: at a pace, or at once.

        If nobody is ``waiting`` for it to return, it does not hold up the loop while bots think.
        """
        pace = self.session.settings.pace
        timed = is_timed(pace) and not (waiting and pace == AT_ONCE)
        if not timed:
            self._let_bots_move(self._bots_may_move)
        self._show_settled()
        if timed:
            self._pacer.start(pace)

    @with_lock
    def _show_settled(self) -> None:
        """Show the table, but nothing in between while bots move at once."""
        if self.session.settings.pace != AT_ONCE or not self._bots_may_move():
            self._show()
        else:
            self.screen.outdate()

    @with_lock
    def _bots_may_move(self) -> bool:
        settings = self.session.settings
        return self.session.bots_turn and not settings.paused and settings.pace != "step"

    def _let_bots_move(self, due: Callable[[], bool]) -> None:
        """Make moves of bots as long as any are due."""
        while self._let_bot_move(due):
            pass

    def _let_bot_move(self, due: Callable[[], bool]) -> bool:
        """Let a bot think and move if that is due; return whether it was."""
        found = self._thought(due)
        if found is not None:
            think, history = found
            self._step(think(), history)
        return found is not None

    @with_lock
    def _thought(self, due: Callable[[], bool]) -> tuple[Callable[[], Move], History] | None:
        """Return what finds the move that is due, and for which history; None if none is.

        Others may use the table while a bot thinks.
        """
        return (self.session.thought(), self.session.history) if due() else None

    @with_lock
    def _step(self, move: Move, history: History) -> None:
        """Make a move that was found for a history, unless the game has moved on meanwhile."""
        if self.session.history is history:
            self.session.step(move)

    async def _bot_moves(self) -> None:
        """Let one bot think and move; if it fails, say so and pause the others."""
        found = self._thought(self._bots_may_move)
        if found is None:
            return
        think, history = found
        try:
            self._step(await aside(think), history)
        except Exception as error:
            self._bot_failed(error, history)
        self._show_settled()

    @with_lock
    def _bot_failed(self, error: Exception, history: History) -> None:
        if self.session.history is history:
            self._report("a bot's move", error)
            self.screen.set(self.session.settings.but("paused", True))

    async def _advise(self, think: Callable[[], Hint], history: History) -> None:
        """Show the hint for a history, unless the game has moved on meanwhile.

        Messages may come in before the hint is found; it could then reach the wrong player.
        """
        try:
            hint = await aside(think)
        except Exception as error:
            with self.lock:
                self._report("the hint", error)
                self._show()
        else:
            self._show_hint(hint, history)

    @with_lock
    def _show_hint(self, hint: Hint, history: History) -> bool:
        """Show a hint that was found for a history; return whether it still is the game's."""
        if self.session.history is not history:
            return False
        self.session.advise(self.screen, hint)
        self._show()
        return True

    # --- the browser -----------------------------------------------------------------------------

    @with_lock
    def _show(self) -> None:
        """Tell every view how the table is now."""
        session, screen = self.session, self.screen
        screen.paint()
        spoken = words(session.settings.lang, {**self.own_words, **session.ui.words})
        state = self._built()
        if (panel := panel_of(state)) != self._panel:
            self._panel, self._asked_since = panel, screen.version
            screen.base = screen.version
        self._tell(state, spoken)

    def _built(self) -> Around:
        """Return the state that goes to the views."""
        return self._table()

    def _table(self) -> State:
        """Return the state of the table that is played at."""
        return build(self.screen, self._storyline)

    def receive(self, message: object) -> None:
        """Answer a look-up, or do what a person wants; a failure is shown, not raised.

        Every message from the browser comes in here; ``wire/messages.py`` lists them.
        """
        try:
            self._take_in(message)
        except Exception as error:
            with self.lock:
                self._report("a message from the browser", error)
                self._show()

    def _report(self, what: str, error: Exception) -> None:
        """Log an error and show a notice; if a rule of your own failed, it says which and how."""
        self.log.error("daifugo_widget: %s", what, exc_info=error)
        fault, said = self.session.ui.failed_rule(error), w.BROKEN
        if fault is not None and is_own(fault.rule):
            rule = fault.rule.short_names
            said = w.RULE_FAILED.fill(**{**fault._asdict(), "rule": rule})
        self.screen.notice = said.to(self.session.settings.lang)

    def _take_in(self, message: object) -> None:
        if isinstance(message, Mapping) and "ask" in message:
            self._reply(message)
            if is_timed(self.session.settings.pace):
                self._pacer.start(self.session.settings.pace)  # its loop may have gone with a page
        elif not (_asks_for_hint(message) and self._starts_to_advise()):
            self._take_in_wish(message)

    def _starts_to_advise(self) -> bool:
        """Look for a hint, beside the loop if one is running; return whether one can be found."""
        with self.lock:
            think, history = self.session.advice(self.screen), self.session.history
        if think is None:
            return False
        if has_loop():
            self._advising = asyncio.ensure_future(self._advise(think, history))
        else:
            self._show_hint(think(), history)
        return True

    def _take_in_wish(self, message: object) -> None:
        with self.lock:
            before, shown = (self.session.history, self.session.settings), self.screen.version
            self._do(message)
            if self.screen.version > shown:
                return  # what was done has shown itself
            if before != (self.session.history, self.session.settings):
                self._pacer.stop()
        self._let_bot_move(self.session.take_step)
        self._go_on(waiting=False)

    @with_lock
    def _reply(self, question: Question) -> None:
        """Answer a look-up; if it fails the browser is told so, or it would think Python gone."""
        reply = no_answer(question)
        try:
            reply = self._looked_up(question)
        finally:
            if reply is not None:
                self._send_reply(reply)

    def _looked_up(self, question: Question) -> Reply | None:
        """Return the reply to a look-up."""
        return answer(self.screen, question)

    def _do(self, message: object) -> None:
        """Do what a person wants."""
        handle(self.screen, message)
