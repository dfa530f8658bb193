"""Rooms without a server: nothing happens in them but what a test does, and in its own thread."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any, cast

from daifugo_widget import Table
from daifugo_widget.phones.guest import Guest
from daifugo_widget.phones.room import Room

NO_THREAD = -1
TOO_MANY = 4408


class StillPhone:
    """A phone that keeps what it has been ``told``, word for word; ``code`` is why it was closed.

    Like a socket, it does not get a state that is followed by another before it could be sent.
    """

    def __init__(self) -> None:
        self.told: list[str] = []
        self.code: int | None = None

    def show(self, told: str, has_to_arrive: bool = False) -> None:
        self.told.append(told)

    def say(self, told: str) -> None:
        self.told.append(told)

    def end(self, code: int) -> None:
        self.code = code

    @property
    def state(self) -> dict[str, Any]:
        """The table as the phone shows it, empty before it does."""
        for told in reversed(self.told):
            if "traits" in (found := json.loads(told)):
                return dict(found["traits"]["state"])
        return {}


class Timer:
    """What is due later, unless it is cancelled."""

    def __init__(self, seconds: float, work: Callable[[], object]) -> None:
        self.seconds, self.work, self.is_cancelled = seconds, work, False

    def cancel(self) -> None:
        self.is_cancelled = True


class StillLoop:
    """A loop that goes on when it is told to; its timers ring when they are told to."""

    def __init__(self) -> None:
        self._due: list[Callable[[], object]] = []
        self.timers: list[Timer] = []

    def call_soon_threadsafe(self, work: Callable[..., object], *args: object) -> None:
        self._due.append(partial(work, *args))

    def call_later(self, seconds: float, work: Callable[..., object], *args: object) -> Timer:
        self.timers.append(timer := Timer(seconds, partial(work, *args)))
        return timer

    def run(self) -> None:
        """Do all that is due."""
        while self._due:
            self._due.pop(0)()

    def ring(self, seconds: float) -> None:
        """Let the timers ring that were set for so many seconds, and do what follows."""
        ringing = [each for each in self.timers if each.seconds == seconds]
        self.timers = [each for each in self.timers if each not in ringing]
        for timer in ringing:
            if not timer.is_cancelled:
                timer.work()
        self.run()


class StillRoom:
    """A room with a phone for each guest."""

    def __init__(self, guests: tuple[int, ...], watched: bool = False, **table: Any) -> None:
        self.loop = StillLoop()
        self.table = Table(**{"pace": "step", **table})
        self.room = Room(self.table, cast(Any, self.loop), NO_THREAD)
        self.room.open(guests)
        if watched:
            self.room.look_on("en")
        self.phones = [self.come(guest) for guest in self.room.guests]
        self.loop.run()

    def come(self, guest: Guest, lang: Any = "en") -> StillPhone:
        """Let a phone of a guest come."""
        phone = StillPhone()
        self.room.enter(guest, phone, lang, None, TOO_MANY)
        return phone

    def hear(self, at: int, message: object) -> None:
        """Let the phone of a guest say something, and do what follows."""
        self.room.guests[at].hear(self.phones[at], message)
        self.loop.run()

    def leave_and_return(self, at: int) -> None:
        """Let a guest go for so long that a bot stands in, and come back."""
        guest = self.room.guests[at]
        self.room.leave(guest, self.phones[at])
        self.loop.run()
        self.loop.ring(self.room.grace)
        self.phones[at] = self.come(guest)
        self.loop.run()

    def close(self) -> None:
        self.room.close()
        self.loop.run()
        self.table.close()
