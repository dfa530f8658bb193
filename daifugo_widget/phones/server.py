"""The server of the phones: it hands out their page, and connects each to its seat.

It runs in a thread and on a loop of its own, so that it answers while a cell runs. Whatever comes
in may be forged: an address leads nowhere without the key of a room, a socket nowhere without that
of a seat, and what is too large, too fast or from elsewhere is cut off.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from threading import Event, Thread
from typing import TYPE_CHECKING, Any, TypeVar

from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import Application, RequestHandler
from tornado.websocket import WebSocketClosedError, WebSocketHandler

from ..table.front_end import STATIC
from ..table.page.page_table import first_known
from . import registry
from .flood import Bucket
from .guest import Guest, packed
from .page import page
from .room import Room
from .room_address import (
    ADDRESS,
    FILE,
    FILES,
    HEADERS,
    MOST_BYTES,
    MOST_OF_HOST,
    NO_KEY,
    NO_TIME,
    RESTARTED,
    ROOM_GONE,
    SEAT_FULL,
    TOO_FAST,
    TOO_LARGE,
    TOO_MANY,
)

if TYPE_CHECKING:
    from ..core.words.text import Lang

T = TypeVar("T")

LOOPBACK = "127.0.0.1"
SECONDS_FOR_KEY, SECONDS_TO_END = 5.0, 2.0
MOST_STRANGERS = 60
"""How many sockets may be open that have not shown a key yet."""
MOST_SAID = 64
"""How many replies may wait for a phone that does not take them."""


class PhoneServer:
    """A server for the rooms of this process; ``address`` and ``port`` are where it listens."""

    def __init__(self, address: str = LOOPBACK, port: int = 0, certfile: str | None = None) -> None:
        self.address = address
        self.rooms: dict[str, Room] = {}
        self.strangers = self.lines = 0
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
    def base(self) -> str:
        """The address of the server."""
        return f"{'https' if self.certfile else 'http'}://{self.address}:{self.port}"

    def link(self, room: Room, guest: Guest, through: str = "") -> str:
        """Return the address that leads to a guest's seat, maybe ``through`` a relay's."""
        return f"{through or self.base + '/'}daifugo/r/{room.id}/#{guest.key}"

    def add(self, room: Room, *, announced: bool = False) -> None:
        """Let phones into a room; if it is announced, a relay on this machine finds it."""
        if former := self.rooms.get(room.id):
            former.close(RESTARTED)  # its phones come back by themselves, to this one
        self.rooms[room.id] = room
        if announced:
            with suppress(OSError, RuntimeError):  # where Jupyter can keep no file, it has no relay
                registry.announce(room.id, self.port)

    def remove(self, room: Room) -> None:
        """Close a room."""
        if self.rooms.get(room.id) is room:
            registry.withdraw(room.id)
            del self.rooms[room.id]
        room.close()

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
        )
        ssl = {"certfile": self.certfile} if self.certfile else None
        http = HTTPServer(
            app,
            ssl_options=ssl,
            max_header_size=16_384,
            max_body_size=0,
            idle_connection_timeout=60,
        )
        http.add_sockets(self._sockets)
        self._ready.set()
        self.loop.run_forever()
        http.stop()
        self.loop.close()


class _FromHere(RequestHandler):
    """A handler that answers only to a browser that has been given its address."""

    server: PhoneServer

    def initialize(self, server: PhoneServer) -> None:
        self.server = server

    def prepare(self) -> None:
        """Refuse what is sent to another name, or from the page of somebody else."""
        host = self.request.host
        origin = self.request.headers.get("Origin")
        if host not in self.server.hosts:
            self._refuse(421)
        elif origin not in (None, "null", f"{self.request.protocol}://{host}"):
            self._refuse(403)

    def _refuse(self, status: int) -> None:
        self.set_status(status)
        self.finish()

    def set_default_headers(self) -> None:
        for name, value in HEADERS.items():
            self.set_header(name, value)
        self.clear_header("Server")

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        self.finish()


class NothingHere(RequestHandler):
    """The answer to every other address: nothing, not even what this is."""

    def prepare(self) -> None:
        self.set_status(404)
        self.clear_header("Server")
        self.finish()


class PageHandler(_FromHere):
    """The page of the phones and its files, for those who know a room."""

    def get(self, room: str, name: str | None) -> None:
        if room not in self.server.rooms:
            self._refuse(404)
            return
        # In its sandbox the page has no origin, and asks for its modules as if from elsewhere.
        self.set_header("Access-Control-Allow-Origin", "null")
        if name:
            self.set_header("Content-Type", f"{FILES[name]}; charset=utf-8")
            self.finish((STATIC / name).read_bytes())
        else:
            self.set_header("Content-Type", "text/html; charset=utf-8")
            self.finish(page())


class PhoneSocket(_FromHere, WebSocketHandler):
    """The line to one phone: a `Phone` of a guest as soon as it has shown a key."""

    room: Room | None = None
    guest: Guest | None = None

    def initialize(self, server: PhoneServer) -> None:
        super().initialize(server)
        self._bucket = Bucket()
        self._latest: str | None = None
        self._said: list[str] = []
        self._sends = False
        self._ends_with: int | None = None
        self._is_stranger = False
        self._waits: asyncio.TimerHandle | None = None

    def get_compression_options(self) -> dict[str, object]:
        return {}

    def check_origin(self, origin: str) -> bool:
        return True  # `prepare` has looked at it, and knows a page without one

    # --- coming and going ------------------------------------------------------------------------

    # A browser does not learn why it is refused, and tries again for ever: it is let in, and sent
    # away with a code that it does learn.
    def open(self, room: str) -> None:
        self.server.lines += 1
        self.room = self.server.rooms.get(room)
        if self.room is None:
            self.close(ROOM_GONE)
        elif self.server.strangers >= MOST_STRANGERS:
            self.close(TOO_MANY)
        else:
            self._is_stranger = True
            self.server.strangers += 1
            self._waits = self.server.loop.call_later(SECONDS_FOR_KEY, self.close, NO_TIME)

    def on_close(self) -> None:
        self.server.lines -= 1
        self._becomes_known()
        if self.room and self.guest:
            self.room.leave(self.guest, self)

    def _becomes_known(self) -> None:
        if self._is_stranger:
            self._is_stranger = False
            self.server.strangers -= 1
        if self._waits:
            self._waits.cancel()
            self._waits = None

    # --- what comes in ---------------------------------------------------------------------------

    def on_message(self, text: str | bytes) -> None:
        if not self._bucket.take():
            self.close(TOO_FAST)
            return
        if len(text) > (self.guest.most_bytes if self.guest else MOST_BYTES):
            self.close(TOO_LARGE)
            return
        try:
            message = json.loads(text)
        except (ValueError, RecursionError):
            message = None  # not even JSON: whoever is asked says that it cannot be read
        if self.guest is None:
            self._show_key(message)
        elif isinstance(message, Mapping) and "ping" in message:
            self.say(packed({"pong": message["ping"]}))
        elif isinstance(message, Mapping) and isinstance(message.get("name"), str):
            assert self.room is not None
            self.room.rename(self.guest, message["name"])
        else:
            self.guest.receive(message)

    def _show_key(self, message: object) -> None:
        assert self.room is not None
        key = message.get("token") if isinstance(message, Mapping) else None
        guest = self.room.guest_of(key) if isinstance(key, str) else None
        if guest is None or not isinstance(message, Mapping):
            self.close(NO_KEY)
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
        self._latest = None if has_to_arrive else told
        if has_to_arrive:
            self._said.append(told)
        self._send_soon()

    def say(self, told: str) -> None:
        """Send something that has to arrive, in its order."""
        self._said.append(told)
        self._send_soon()

    def end(self, code: int) -> None:
        """Close the line after all that is still to be said."""
        self.server.loop.call_soon_threadsafe(self._end, code)

    def _end(self, code: int) -> None:
        self.guest, self._ends_with = None, code
        self._start_to_send()

    def _send_soon(self) -> None:
        self.server.loop.call_soon_threadsafe(self._start_to_send)

    def _start_to_send(self) -> None:
        if len(self._said) > MOST_SAID:
            self.close(TOO_FAST)
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


logging.getLogger("tornado.general").addFilter(
    lambda record: "daifugo/r/" not in record.getMessage()
)
