"""The server of the phones: it hands out their page, and connects each to its seat.

It runs in a thread and on a loop of its own, so that it answers while a cell runs. Whatever comes
in may be forged: an address leads nowhere without the key of a room, a socket nowhere without that
of a seat, and what is too large, too fast or from elsewhere is cut off.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread
from typing import Any, TypeVar

from tornado.httpserver import HTTPServer
from tornado.iostream import IOStream
from tornado.netutil import bind_sockets
from tornado.web import Application

from . import registry
from .door import Door
from .files import NothingHere, PageHandler
from .guest import Guest
from .line import PhoneSocket
from .room import Room
from .room_address import ADDRESS, FILE, HEARTBEAT, MOST_OF_HOST, RESTARTED, ROOM_GONE

T = TypeVar("T")

LOOPBACK = "127.0.0.1"
ROOM_IN_LOG = re.compile(r"(daifugo/r/)[^/\s'\"]+")
SECONDS_FOR_KEY, SECONDS_TO_END = 5.0, 2.0
IDLE = 20
"""For how many seconds a line is kept on which nothing is asked for."""
MOST_LINES = 400
"""How many lines may be open, of whatever kind."""


class PhoneServer:
    """A server for the rooms of this process; ``address`` and ``port`` are where it listens.

    ``seconds_for_key`` is how long a socket may stay without a key, and ``heartbeat`` how long a
    phone may say nothing before it is asked whether it is there.
    """

    def __init__(
        self,
        address: str = LOOPBACK,
        port: int = 0,
        certfile: str | None = None,
        *,
        seconds_for_key: float = SECONDS_FOR_KEY,
        heartbeat: float = HEARTBEAT,
    ) -> None:
        self.address, self.seconds_for_key, self.heartbeat = address, seconds_for_key, heartbeat
        self.rooms: dict[str, Door] = {}
        self.lines: set[PhoneSocket] = set()
        self.strangers: dict[PhoneSocket, None] = {}  # the first has been there longest
        self._sockets = bind_sockets(port, address)
        self.port: int = self._sockets[0].getsockname()[1]
        self.certfile = certfile
        self.loop = asyncio.new_event_loop()
        self._ready = Event()
        self._thread = Thread(target=self._run, name="daifugo phones", daemon=True)
        self._thread.start()
        self._ready.wait()

    @property
    def thread(self) -> int:
        """The number of the server's thread."""
        assert self._thread.ident is not None
        return self._thread.ident

    @property
    def hosts(self) -> set[str]:
        """What a browser may call this server: another name is how a foreign page gets at it."""
        names = {self.address} | ({"localhost"} if self.address == LOOPBACK else set())
        return {f"{name}:{self.port}" for name in names}

    @property
    def is_relayed(self) -> bool:
        """Whether a relay on this machine can get here: it speaks to loopback, and plainly."""
        return self.address == LOOPBACK and not self.certfile

    @property
    def base(self) -> str:
        """The address of the server."""
        return f"{'https' if self.certfile else 'http'}://{self.address}:{self.port}"

    def link(self, room: Room, guest: Guest, through: str = "") -> str:
        """Return the address that leads to a guest's seat, maybe ``through`` a relay's."""
        return self.address_of(room.id, guest.key, through)

    def address_of(self, room_id: str, key: str, through: str = "") -> str:
        """Return the address at which a key opens a room, maybe ``through`` a relay's."""
        return f"{through or self.base + '/'}daifugo/r/{room_id}/#{key}"

    def add(self, room: Door, *, announced: bool = False) -> None:
        """Let phones into a room; if it is announced, a relay on this machine finds it."""
        if former := self.rooms.get(room.id):
            former.close(RESTARTED)  # its phones come back by themselves, to this one
        self.rooms[room.id] = room
        if announced:
            with suppress(OSError, RuntimeError):  # where Jupyter can keep no file, it has no relay
                registry.announce(room.id, self.port)

    def remove(self, room: Door) -> None:
        """Close a room."""
        self.forget(room)
        room.close()

    def forget(self, room: Door) -> None:
        """Let no more phones into a room."""
        if self.rooms.get(room.id) is room:
            registry.withdraw(room.id)
            del self.rooms[room.id]
        self.loop.call_soon_threadsafe(self._end_strangers, room)

    def _end_strangers(self, room: Door) -> None:
        """Send those away who have not shown a key to a room that is closed."""
        for line in [*self.strangers]:
            if line.room is room:
                line.end(ROOM_GONE)

    def call(self, work: Callable[[], T]) -> T:
        """Return the result of some work that is done on the server's loop."""

        async def done() -> T:
            return work()

        return asyncio.run_coroutine_threadsafe(done(), self.loop).result()

    def close(self) -> None:
        """Close all rooms, and stop."""
        for room in [*self.rooms.values()]:
            self.remove(room)
        asyncio.run_coroutine_threadsafe(self._end_lines(), self.loop).result()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()

    async def _end_lines(self) -> None:
        """Wait until all that was said has been sent, but not for a phone that takes nothing."""
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS_TO_END):
                while self.lines:
                    await asyncio.sleep(0.01)

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        routes = [
            (f"{ADDRESS}ws", PhoneSocket),
            (f"{ADDRESS}{FILE}", PageHandler),
        ]
        app = Application(
            [(path, handler, {"server": self}) for path, handler in routes],
            default_handler_class=NothingHere,
            log_function=lambda handler: None,  # an address is a key, and belongs in no log
            websocket_max_message_size=MOST_OF_HOST,
            websocket_ping_interval=self.heartbeat,
        )
        ssl = {"certfile": self.certfile} if self.certfile else None
        http = _BoundedServer(
            app,
            ssl_options=ssl,
            max_header_size=16_384,
            max_body_size=0,
            idle_connection_timeout=IDLE,
        )
        http.add_sockets(self._sockets)
        self._ready.set()
        self.loop.run_forever()
        http.stop()
        self.loop.run_until_complete(self._end_all(http))
        self.loop.close()

    async def _end_all(self, http: HTTPServer) -> None:
        """Cut all lines that are left, and end what goes on besides."""
        for line in [*self.lines]:
            line.break_off()
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS_TO_END):
                await http.close_all_connections()
        await asyncio.sleep(0)  # whoever waits for a line sees that it is cut
        left = asyncio.all_tasks() - {asyncio.current_task()}
        for task in left:
            task.cancel()
        if left:
            await asyncio.wait(left, timeout=SECONDS_TO_END)


class _BoundedServer(HTTPServer):
    """A server that leaves the process enough files to open, however many lines one wants."""

    def handle_stream(self, stream: IOStream, address: tuple[Any, ...]) -> None:
        if len(self._connections) < MOST_LINES:
            super().handle_stream(stream, address)
        else:
            stream.close()


def _without_rooms(record: logging.LogRecord) -> bool:
    """Take the addresses of rooms out of what the server logs: they are keys."""
    said = record.getMessage()
    if ROOM_IN_LOG.search(said):
        record.msg, record.args = ROOM_IN_LOG.sub(r"\1...", said), ()
    return True


for name in ("access", "application", "general"):
    logging.getLogger(f"tornado.{name}").addFilter(_without_rooms)
