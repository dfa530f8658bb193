"""The line to one phone: who is at its other end, and what goes over it, at what pace."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tornado.websocket import WebSocketClosedError, WebSocketHandler

from ..table.page.page_table import first_known
from .door import Door
from .files import FromHere
from .flood import Bucket
from .guest import message_text
from .room_address import (
    MOST_BYTES,
    NO_KEY,
    NO_TIME,
    ROOM_GONE,
    SEAT_FULL,
    TOO_FAST,
    TOO_LARGE,
    TOO_MANY,
)

if TYPE_CHECKING:
    from ..core.words.text import Lang
    from .server import PhoneServer

MOST_STRANGERS = 60
"""How many sockets may be open that have not shown a key yet."""
MOST_SAID = 64
"""How many replies may wait for a phone that does not take them."""


class PhoneSocket(FromHere, WebSocketHandler):
    """The line to one phone: a `Phone` of a guest as soon as it has shown a key."""

    room: Door | None = None
    guest: Any = None

    def initialize(self, server: PhoneServer) -> None:
        super().initialize(server)
        self._bucket = Bucket()
        self._latest: str | None = None
        self._said: list[str] = []
        self._sends = False
        self._ends_with: int | None = None
        self._is_over = False
        self._waits: asyncio.TimerHandle | None = None

    def get_compression_options(self) -> dict[str, object]:
        return {}

    def check_origin(self, origin: str) -> bool:
        return True  # `prepare` has looked at it, and knows a page without one

    # --- coming and going ------------------------------------------------------------------------

    # A browser does not learn why it is refused, and tries again for ever: it is let in, and sent
    # away with a code that it does learn.
    def open(self, *args: str, **kwargs: str) -> None:
        (room,) = args
        self.server.lines.add(self)
        self.room = self.server.rooms.get(room)
        if self.room is None:
            self._cut(ROOM_GONE)
            return
        # Who has a key shows it at once; whoever fills the place with others does not shut it out.
        if len(self.server.strangers) >= MOST_STRANGERS:
            next(iter(self.server.strangers))._cut(TOO_MANY)
        self.server.strangers[self] = None
        self._waits = self.server.loop.call_later(self.server.seconds_for_key, self._cut, NO_TIME)

    def on_close(self) -> None:
        self._is_over = True
        self.server.lines.discard(self)
        self._becomes_known()
        if self.room and self.guest:
            self.room.leave(self.guest, self)

    def _cut(self, code: int) -> None:
        """Close the line, and take in nothing more, however long the other end keeps it open."""
        self._is_over, self._latest = True, None
        self._said.clear()
        self._becomes_known()
        self.close(code)

    def break_off(self) -> None:
        """Close the line without a word."""
        if self.ws_connection is not None and self.ws_connection.stream is not None:
            self.ws_connection.stream.close()

    def _becomes_known(self) -> None:
        self.server.strangers.pop(self, None)
        if self._waits:
            self._waits.cancel()
            self._waits = None

    # --- what comes in ---------------------------------------------------------------------------

    def on_message(self, text: str | bytes) -> None:
        if not self._may_say_more(self.guest.bucket if self.guest else self._bucket):
            return
        if len(text) > (self.guest.most_bytes if self.guest else MOST_BYTES):
            self._cut(TOO_LARGE)
            return
        try:
            message = json.loads(text) if isinstance(text, str) else None
        except (ValueError, RecursionError):
            message = None  # not even JSON: whoever is asked says that it cannot be read
        if self.guest is None:
            self._show_key(message)
        elif isinstance(message, Mapping) and type(message.get("ping")) is int:
            self.say(message_text({"pong": message["ping"]}))
        else:
            self.guest.hear(self, message)

    def on_ping(self, data: bytes) -> None:
        self._may_say_more(self._bucket)

    def on_pong(self, data: bytes) -> None:
        self._may_say_more(self._bucket)

    def _may_say_more(self, bucket: Bucket) -> bool:
        """Return whether the line is still open; it is cut if too much comes in."""
        if not self._is_over and not bucket.take():
            self._cut(TOO_FAST)
        return not self._is_over

    def _show_key(self, message: object) -> None:
        assert self.room is not None
        key = message.get("token") if isinstance(message, Mapping) else None
        guest = self.room.guest_of(key) if isinstance(key, str) else None
        if guest is None or not isinstance(message, Mapping):
            self._cut(NO_KEY)
            return
        # Whoever comes again and again is no slower to be stopped than whoever stays.
        if not self._may_say_more(guest.bucket):
            return
        self._becomes_known()
        self.guest = guest
        name = message.get("name")
        self.room.enter(
            guest, self, _lang(message), name if isinstance(name, str) else None, SEAT_FULL
        )

    # --- what goes out ---------------------------------------------------------------------------

    def show(self, told: str, has_to_arrive: bool = False) -> None:
        """Send what the phone shows from now on, in place of what still waits to be sent."""
        if has_to_arrive:
            self._latest = None
            self.say(told)
        elif not self._is_over:
            self._latest = told
            self._send_soon()

    def say(self, told: str) -> None:
        """Send something that has to arrive, in its order."""
        if not self._is_over:
            self._said.append(told)
            self._send_soon()

    def end(self, code: int) -> None:
        """Close the line after all that is still to be said."""
        self.server.loop.call_soon_threadsafe(self._end, code)

    def _end(self, code: int) -> None:
        self.guest, self._ends_with, self._is_over = None, code, True
        self._start_to_send()

    def _send_soon(self) -> None:
        self.server.loop.call_soon_threadsafe(self._start_to_send)

    def _start_to_send(self) -> None:
        if len(self._said) > MOST_SAID:
            self._cut(TOO_FAST)
        elif not self._sends:
            self._sends = True
            self._sending = asyncio.ensure_future(self._send())

    async def _send(self) -> None:
        try:
            while self._said or self._latest is not None:
                if self._said:
                    told = self._said.pop(0)
                else:
                    told, self._latest = str(self._latest), None
                await self.write_message(told)
        except WebSocketClosedError:
            pass
        finally:
            self._sends = False
        if self._ends_with is not None:
            self.close(self._ends_with)


def _lang(message: Mapping[str, object]) -> Lang:
    """Return the first language of a phone that the table speaks."""
    wanted = message.get("lang")
    return first_known(wanted) if isinstance(wanted, str) else "en"
