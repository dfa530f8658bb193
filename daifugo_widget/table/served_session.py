"""A session that is served to a browser: bots that keep a pace, and answers to what comes in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from ..core.game.history import History
from ..core.game.moves import Move
from .served_screen import ServedScreen
from .session.pace import AT_ONCE, PASS_BEAT, Pacer, aside, is_timed, rest
from .session.session import Session
from .session.session_lock import SessionLock, with_lock

Thought = tuple[Move, History]
"""A move, and the history that it was found for."""


class ServedSession(ServedScreen):
    """A session in play, served on its first screen."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, SessionLock())
        self._pacer = Pacer(self._due, self._think_ahead, self._move_by_itself, self._rest)

    # --- bots ------------------------------------------------------------------------------------

    def _go_on(self, waiting: bool = True) -> None:
        """Show the table, and let the bots move: at a pace, or at once.

        If nobody is ``waiting`` for it to return, it does not hold up the loop while bots think.
        """
        pace = self.session.autopilot.pace
        timed = is_timed(pace) and not (waiting and pace == AT_ONCE)
        if not timed:
            self._let_bots_move(self._bots_may_move)
        self._show_settled()
        self._pacer.start()

    @with_lock
    def _show_settled(self) -> None:
        """Show the table, but nothing in between while bots move at once."""
        if self.session.autopilot.pace != AT_ONCE or not self._bots_may_move():
            self._show()
        else:
            self.screen.outdate()

    def _goes_on(self) -> bool:
        """Return whether anything may move by itself here."""
        return True

    @with_lock
    def _bots_may_move(self) -> bool:
        autopilot = self.session.autopilot
        waits = autopilot.is_paused or autopilot.pace == "step"
        return self._goes_on() and self.session.bots_turn and not waits

    @with_lock
    def _due(self) -> History | None:
        """Return the history that is to go on by itself, None if it is not."""
        due = self._bots_may_move() or self._is_to_pass()
        return self.session.history if due else None

    def _is_to_pass(self) -> bool:
        return self._goes_on() and self.session.autopilot.is_to_pass

    @with_lock
    def _rest(self) -> float:
        """Return the seconds before the next move; a pass for a person is always seen coming."""
        autopilot = self.session.autopilot
        return rest(autopilot.pace, PASS_BEAT if autopilot.is_to_pass else AT_ONCE)

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

    async def _think_ahead(self) -> Thought | None:
        """Let the bot whose turn it is think, while the table rests; return its move, if any."""
        found = self._thought(self._bots_may_move)
        return (await aside(found[0]), found[1]) if found else None

    async def _move_by_itself(self, thought: Awaitable[Thought | None]) -> None:
        """Pass for a person who can do nothing else, or make the move that a bot has found."""
        if self._passes():
            self._show_settled()
        else:
            await self._bot_moves(thought)

    @with_lock
    def _passes(self) -> bool:
        """Pass for a person if that is due; return whether it was."""
        due = self._is_to_pass()
        if due:
            self.session.autopilot.make_pass()
        return due

    async def _bot_moves(self, thought: Awaitable[Thought | None]) -> None:
        """Make the move that a bot has found; if it fails, say so and pause the others."""
        history = self.session.history
        try:
            if found := await thought:
                self._step(*found)
        except Exception as error:
            self._bot_failed(error, history)
        self._show_settled()

    @with_lock
    def _bot_failed(self, error: Exception, history: History) -> None:
        if self.session.history is history:
            self._report("a bot's move", error)
            self.screen.set(self.session.settings.but("paused", True))
            self.session.autopilot.reset()

    # --- the browser -----------------------------------------------------------------------------

    def _take_in(self, message: object) -> None:
        super()._take_in(message)
        if isinstance(message, Mapping) and "ask" in message:
            self._keep_pace()  # its loop may have gone with a page

    def _keep_pace(self) -> None:
        """Let what moves by itself go on, at its pace."""
        self._pacer.start()

    def _take_in_wish(self, message: object) -> None:
        with self.lock:
            before, shown = self._stand(), self.shown.version
            self._do(message)
            if self.shown.version > shown:
                return  # what was done has shown itself
            if before != self._stand():
                self._pacer.stop()
        self._let_bot_move(self.session.take_step)
        self._go_on(waiting=False)

    def _stand(self) -> tuple[object, ...]:
        """Return what decides how the game goes on."""
        return self.session.history, self.session.settings, self.session.autopilot.pace
