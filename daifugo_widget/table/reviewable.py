"""A served session whose games can be looked at again, in the place of the table."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING

from ..core.game.history import History
from ..core.words.text import Text
from ..games import kind_of
from .doubting import Doubting
from .interlude import Interlude
from .session.pace import aside, has_loop, is_running
from .session.screen import Screen
from .session.session_lock import with_lock
from .wire.contract import State
from .wire.intents import AT_ANY_TABLE, DOES, Does, Intent, Message, handle
from .wire.lookups import Question, Reply, answer

if TYPE_CHECKING:
    from ..progress import Progress


class Reviewable(Doubting):
    """A session in play; between two games its person can look at the last one again."""

    _opened: tuple[Interlude, History] | None = None
    _working: asyncio.Task[None] | None = None
    _kept: Interlude | None = None  # of which it is kept what was found

    # --- what is shown ---------------------------------------------------------------------------

    @property
    def interlude(self) -> Interlude | None:
        """What is shown in the place of the table, None once the game has gone on."""
        if self._opened is None:
            return None
        interlude, history = self._opened
        return interlude if self.session.history.stands_as(history) else None

    @property
    def shown(self) -> Screen:
        interlude = self.interlude
        return interlude.screen if interlude else self.screen

    def _more_words(self) -> Mapping[str, Text]:
        return {**super()._more_words(), **self.words_of_interlude()}

    def words_of_interlude(self) -> Mapping[str, Text]:
        """Return the words that the browser needs for what takes the place of the table."""
        return self.interlude.words if self.interlude else {}

    @property
    def _progress(self) -> Progress | None:
        """Where the person at the table keeps what reviews find, None if nowhere."""
        return self.session.log.progress if self.session.log else None

    @property
    def may_review(self) -> bool:
        """Whether the game is over, and somebody at this screen can look at it again."""
        session = self.session
        coach = kind_of(session.match.rules.game).coach
        return session.game.over and coach is not None and bool(self.screen.seats)

    @with_lock
    def _show(self) -> None:
        interlude = self.interlude
        if interlude:
            interlude.screen.settings = self.screen.settings
        elif self._opened:  # the game has gone on
            self._close_interlude()
        super()._show()

    def first_state(self) -> State:
        """Return the state of the first screen, wherever it is drawn."""
        return self._table()

    def _table(self) -> State:
        interlude = self.interlude
        if interlude:
            return interlude.draw()
        state = super()._table()
        if self.may_review:
            state["can"].append("review")
        return state

    # --- in and out ------------------------------------------------------------------------------

    def _open_review(self) -> None:
        from ..coach.interlude import GameReviewing
        from ..coach.solved import keeper

        if not self.may_review:
            return
        interlude = GameReviewing(
            self.session.history, self.session.people, self.screen.settings, self.screen.seats
        )
        interlude.solved = keeper(self._progress, self.session.match.rules.game)
        interlude.screen.follow(self.screen)
        self._opened = interlude, self.session.history

    def end_interlude(self) -> None:
        """Show nothing in the place of the table any more, and let no work go on."""
        self._opened = None

    def _close_interlude(self) -> None:
        if self._opened:
            self.screen.follow(self._opened[0].screen)
            self._opened = None

    def _leave_if_done(self) -> None:
        interlude = self.interlude
        if interlude and interlude.is_left:
            self._close_interlude()
            if interlude.wants_next:
                self.session.next()

    # --- the browser -----------------------------------------------------------------------------

    def _do(self, message: object) -> None:
        interlude = self.interlude
        if interlude is None:
            handle(self.screen, message, {**DOES, **self._warned_does(), **self._opens()})
        else:
            usual = {**AT_ANY_TABLE, "set": Intent(self._set_in_interlude, "done")}
            usual |= interlude.does(lambda: self._asked_since)
            handle(interlude.screen, message, usual)
            self._leave_if_done()
        self._let_work()

    def _set_in_interlude(self, shown: Screen, message: Message) -> None:
        """Change a setting of the table, which knows whether it may be: there may be guests."""
        AT_ANY_TABLE["set"].act(self.screen, message)
        shown.settings = self.screen.settings
        if message.get("calm") is True:
            shown.refusal = shown.notice = None

    def _opens(self) -> Does:
        def review(_: Screen, message: Message) -> None:
            self._open_review()

        return {"review": Intent(review, "dropped")}

    def _looked_up(self, question: Question) -> Reply | None:
        return self.reply_to(question)

    def reply_to(self, question: Question) -> Reply | None:
        """Return the reply to a look-up from the first screen, wherever it is drawn."""
        reply, interlude = answer(self.shown, question), self.interlude
        if reply and interlude and question.get("ask") == "record":
            reply["reply"] = interlude.record_text()
        return reply

    # --- work beside the loop --------------------------------------------------------------------

    def _let_work(self) -> None:
        """Let the work of the interlude be done, beside the loop if one is running."""
        if not has_loop():
            while (interlude := self.interlude) and (slice_of_work := interlude.work()):
                slice_of_work()
                self._keep_found(interlude)
        elif not is_running(self._working):
            self._working = asyncio.ensure_future(self._work())

    async def _work(self) -> None:
        """Do one slice after the other, and show what has come of it."""
        while (interlude := self.interlude) and (slice_of_work := interlude.work()):
            stage = interlude.stage
            try:
                await aside(slice_of_work)
            except Exception as error:
                with self.lock:
                    self._report("a review", error)
                    self._show()
                return
            self._keep_found(interlude)
            if interlude.stage != stage:
                self._show()
            await asyncio.sleep(0)  # in a browser nothing else would come in between

    @with_lock
    def _keep_found(self, interlude: Interlude) -> None:
        """Let whoever keeps this game know, once, what its moves have cost."""
        log, found = self.session.log, interlude.found
        if log and found and interlude is self.interlude and interlude is not self._kept:
            self._kept = interlude
            log.judged(found, self._progress)
