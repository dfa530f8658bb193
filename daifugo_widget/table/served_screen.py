"""A screen that is served to a browser: its states go out, and messages from there come in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from ..core.game.history import History
from ..core.rules.rule import is_own
from ..core.words.text import Text
from ..players.player import Hint
from .session.pace import aside, has_loop, is_running
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


class ServedScreen:
    """A screen of a session, whatever carries its states to a browser and messages back from there.

    A subclass says how a state is told (`_tell`) and a reply sent (`_send_reply`), and what follows
    when a person has done something (`_take_in_wish`).
    """

    own_words: ClassVar[Mapping[str, Text]] = {}
    """The words that the browser needs besides those of every table."""
    log: Any
    """Where failures go that nobody waits for."""

    def __init__(self, session: Session, lock: SessionLock) -> None:
        self.lock, self.session = lock, session
        self._storyline = Storyline()
        self._advising: asyncio.Task[None] | None = None
        self._advised: History | None = None  # for which a hint is looked for

    @property
    def screen(self) -> Screen:
        """The screen that is served."""
        return self.session.screen

    @property
    def shown(self) -> Screen:
        """The screen that is drawn: that of the game, unless something takes its place."""
        return self.screen

    @property
    def _asked_since(self) -> int:
        """The version since which a task and its buttons have been the same."""
        return self.shown.asked_since

    def _more_words(self) -> Mapping[str, Text]:
        """Return the words that are needed now besides those of every table."""
        return self.own_words

    def _tell(self, state: Around, spoken: dict[str, str]) -> None:
        """Hand a state, and the words that it needs, to every view."""
        raise NotImplementedError

    def _send_reply(self, reply: Reply) -> None:
        """Send the reply to a look-up."""
        raise NotImplementedError

    def _take_in_wish(self, message: object) -> None:
        """Do what a person wants, and let the game go on."""
        raise NotImplementedError

    # --- states -----------------------------------------------------------------------------

    @with_lock
    def _show(self) -> None:
        """Tell every view how the table is now."""
        screen = self.shown
        screen.paint()
        more = {**self._more_words(), **self.session.ui.words}
        spoken = words(screen.settings.lang, more, self.session.is_free)
        state = self._built()
        screen.ask(panel_of(state))
        self._tell(state, spoken)

    def _built(self) -> Around:
        """Return the state that goes to the views."""
        return self._table()

    def _table(self) -> State:
        """Return the state of the table that is played at."""
        return build(self.screen, self._storyline)

    # --- messages --------------------------------------------------------------------------------

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
        self.shown.notice = said.to(self.shown.settings.lang)

    def _take_in(self, message: object) -> None:
        if isinstance(message, Mapping) and "ask" in message:
            self._reply(message)
        elif not (_asks_for_hint(message) and self._starts_to_advise()):
            self._take_in_wish(message)

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
        return answer(self.shown, question)

    def _do(self, message: object) -> None:
        """Do what a person wants."""
        handle(self.screen, message)

    # --- advice ----------------------------------------------------------------------------------

    def _starts_to_advise(self) -> bool:
        """Look for a hint, beside the loop if one is running; return whether one can be found."""
        with self.lock:
            think, history = self.session.advice(self.screen), self.session.history
        if think is None:
            return False
        if is_running(self._advising) and self._advised is history:
            return True  # it will come, however often one asks
        if has_loop():
            self._advising = asyncio.ensure_future(self._advise(think, history))
            self._advised = history
        else:
            self._show_hint(think(), history)
        return True

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
