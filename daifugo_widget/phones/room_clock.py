"""The clock of a room, for whoever is to act: a phone that sleeps says nothing of its time."""

from __future__ import annotations

import operator
from asyncio import TimerHandle
from typing import TYPE_CHECKING

from ..core.game.history import History
from ..table.session.screen import Screen
from ..table.session.session_lock import with_lock

if TYPE_CHECKING:
    from .room import Room

LATE = 1.5
"""For how many seconds more a phone may be about to say that the time of its seat is over."""


class RoomClock:
    """The time of the guest whose turn it is; to be set on the loop of the room's server."""

    def __init__(self, room: Room) -> None:
        self.room, self.lock = room, room.lock
        self._timer: TimerHandle | None = None
        self._timed: tuple[Screen, History] | None = None  # whose time runs, and for which move

    @with_lock
    def set(self) -> None:
        """Let the time of whoever is to act run; what else happens gives nobody more of it."""
        room, session, timed = self.room, self.room.table.session, None
        for screen in (guest.screen for guest in room.guests):
            seconds = screen.clock.seconds if room.may_go_on and screen.acts else None
            if seconds is not None and not session.bots_turn and not session.settings.paused:
                timed, late = (screen, session.history), seconds + LATE
        if self._timed and timed and all(map(operator.is_, self._timed, timed)):
            return
        if self._timer:
            self._timer.cancel()
        self._timer, self._timed = None, timed
        if timed:
            self._timer = room.loop.call_later(late, self._run_out, *timed)

    def _run_out(self, screen: Screen, history: History) -> None:
        with self.lock:
            self._timed = None
            if self.room.closed or self.room.table.session.history is not history:
                return
            screen.clock.run_out()
        self.room.go_on()
