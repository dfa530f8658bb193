"""A session that is served to a browser: bots that keep a pace, and answers to what comes in."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..core.game.history import History
from ..core.game.moves import Move
from .served_screen import ServedScreen
from .session.pace import AT_ONCE, Pacer, aside, is_timed
from .session.session import Session
from .session.session_lock import SessionLock, with_lock


class ServedSession(ServedScreen):
    """A session in play, served on its first screen."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, SessionLock())
        self._pacer = Pacer(self._bots_may_move, self._bot_moves)

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

    # --- the browser -----------------------------------------------------------------------------

    def _take_in(self, message: object) -> None:
        super()._take_in(message)
        if isinstance(message, Mapping) and "ask" in message:
            self._keep_pace()  # its loop may have gone with a page

    def _keep_pace(self) -> None:
        """Let the bots move on at their pace, if they have one."""
        pace = self.session.settings.pace
        if is_timed(pace):
            self._pacer.start(pace)

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
