"""The relay: an extension of the Jupyter server that lets phones through to the rooms of its user.

Guests have no account, so whatever is said here is answered to anybody. What a request says of
where it leads to is the name of a room alone: the port is what a kernel of this user has left in
the `registry`, and nothing else can be reached. Who a guest is, the phones' server asks.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from types import TracebackType
from typing import TYPE_CHECKING, Any, TypeVar, cast

from jupyter_server.auth import decorator
from jupyter_server.base.handlers import JupyterHandler
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.simple_httpclient import SimpleAsyncHTTPClient
from tornado.web import Application, HTTPError
from tornado.websocket import (
    WebSocketClientConnection,
    WebSocketClosedError,
    WebSocketError,
    WebSocketHandler,
    websocket_connect,
)

from .flood import Bucket
from .registry import find, is_away
from .room_address import (
    ADDRESS,
    FILE,
    HEADERS,
    HEARTBEAT,
    MOST_BYTES,
    RESTARTED,
    ROOM_GONE,
    TOO_FAST,
)

if TYPE_CHECKING:
    from jupyter_server.serverapp import ServerApp

PASSED_ON = (*HEADERS, "Content-Type", "Access-Control-Allow-Origin")
SECONDS_TO_CONNECT, SECONDS_TO_ANSWER = 5.0, 10.0
ACTIVITY = "daifugo_last_activity"
"""The server takes all of its settings that end like this for signs of life."""
A_MINUTE = timedelta(minutes=1)
BY_ITSELF = '{"ping"'
"""How a message begins that nobody has caused: a phone that lies there keeps no server alive."""

Method = TypeVar("Method", bound=Callable[..., Any])


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": __name__}]


def _load_jupyter_server_extension(server: ServerApp) -> None:
    """Add the addresses of the rooms to a server."""
    base = re.escape(server.web_app.settings["base_url"].rstrip("/"))
    routes: list[Any] = [
        (f"{base}{ADDRESS}ws", SocketRelay),
        (f"{base}{ADDRESS}{FILE}", FileRelay),
    ]
    web_app: Application = server.web_app
    web_app.add_handlers(".*$", routes)


def _for_anybody(method: Method) -> Method:
    """Mark a method of a handler as one that asks for no account."""
    mark = getattr(decorator, "allow_unauthenticated", None)  # older servers ask nobody
    return cast(Method, mark(method)) if mark else method


class RelayHandler(JupyterHandler):
    """A handler that asks nobody who they are, and sets no cookie.

    Its addresses are keys: they are in no log, whatever happens.
    """

    def prepare(self) -> None:  # type: ignore[override]
        """Refuse what is sent to another name, or from the page of somebody else."""
        self.current_user = self._jupyter_current_user = None
        known = self.check_host()  # type: ignore[no-untyped-call, unused-ignore]
        if not known or not self._is_from_here():
            self._refuse(403)

    def _is_from_here(self) -> bool:
        """Return whether a request is of our page, which has no origin in its sandbox."""
        origin = self.request.headers.get("Origin", "null").lower()
        own = {f"{scheme}://{self.request.host.lower()}" for scheme in ("http", "https")}
        if origin == "null" or origin in own:
            return True
        allowed = self.allow_origin_pat  # as an administrator has set it for all of the server
        matches = allowed is not None and re.fullmatch(allowed, origin) is not None
        return matches or self.allow_origin in ("*", origin)

    def _refuse(self, status: int) -> None:
        self.set_status(status)
        self.finish()

    def set_default_headers(self) -> None:
        super().set_default_headers()  # type: ignore[no-untyped-call, unused-ignore]
        for name, value in HEADERS.items():
            self.set_header(name, value)

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        self.finish()  # a page of Jupyter's would set a cookie

    def log_exception(
        self,
        typ: type[BaseException] | None,
        value: BaseException | None,
        tb: TracebackType | None,
    ) -> None:
        if not isinstance(value, HTTPError):
            self.log.error("Something is wrong with the relay of daifugo_widget: %r", value)

    def _log(self) -> None:
        status, ip = self.get_status(), self.request.remote_ip
        self.log.debug("%s %s daifugo/r (@%s)", status, self.request.method, ip)


class FileRelay(RelayHandler):
    """The page of the phones and its files, as the kernel of a room hands them out."""

    @_for_anybody
    async def get(self, room: str, name: str | None) -> None:
        port = find(room)
        if port is None:
            self._refuse(503 if is_away(room) else 404)
            return
        url = f"http://127.0.0.1:{port}/daifugo/r/{room}/{name or ''}"
        request = HTTPRequest(
            url,
            connect_timeout=SECONDS_TO_CONNECT,
            request_timeout=SECONDS_TO_ANSWER,
            follow_redirects=False,
        )
        try:
            answer = await SimpleAsyncHTTPClient().fetch(request, raise_error=False)
        except (OSError, HTTPClientError):
            self._refuse(502)
            return
        self.set_status(answer.code)
        for header in PASSED_ON:
            if header in answer.headers:
                self.set_header(header, answer.headers[header])
        self.finish(answer.body)


class SocketRelay(RelayHandler, WebSocketHandler):
    """The line of one phone: what it says goes to its room, and what that says comes back.

    Each side waits until the other has taken what was said before. So nothing piles up for a slow
    phone but at the room's end, where only the latest state waits.
    """

    _line: WebSocketClientConnection | None = None
    _is_over = False

    def initialize(self) -> None:
        self._bucket = Bucket()

    @_for_anybody
    async def get(self, *args: str, **kwargs: str) -> None:
        await super().get(*args, **kwargs)

    def check_origin(self, origin: str = "") -> bool:
        return True  # `prepare` has looked at it

    def get_compression_options(self) -> dict[str, object]:
        return {}

    @property
    def max_message_size(self) -> int:
        return MOST_BYTES

    # A server that is asked for nothing else asks no phone whether it is still there.
    @property
    def ping_interval(self) -> float:
        return float(self.settings.get("websocket_ping_interval") or HEARTBEAT)

    @property
    def ping_timeout(self) -> float:
        return float(self.settings.get("websocket_ping_timeout") or self.ping_interval)

    # A browser does not learn why it is refused, and tries again for ever: it is let in, and sent
    # away with a code that it does learn.
    async def open(self, *args: str, **kwargs: str) -> None:
        (room,) = args
        port = find(room)
        if port is None:
            self._cut(RESTARTED if is_away(room) else ROOM_GONE)
            return
        url = f"ws://127.0.0.1:{port}/daifugo/r/{room}/ws"
        try:
            line = await websocket_connect(HTTPRequest(url, connect_timeout=SECONDS_TO_CONNECT))
        except (OSError, HTTPClientError, WebSocketError):
            self._cut(RESTARTED)
            return
        if self._is_over:
            line.close()
            return
        self._line = line
        self._passing = asyncio.ensure_future(self._pass_back(line))

    async def on_message(self, text: str | bytes) -> None:
        if not self._may_say_more() or not self._line:
            return
        if not str(text).startswith(BY_ITSELF):
            self._show_life()
        with suppress(WebSocketClosedError):  # why it is closed, it says where it is read
            await self._line.write_message(text, binary=isinstance(text, bytes))

    async def _pass_back(self, line: WebSocketClientConnection) -> None:
        try:
            while (said := await line.read_message()) is not None:
                await self.write_message(said, binary=isinstance(said, bytes))
        except WebSocketClosedError:
            return
        self._cut(line.close_code or RESTARTED)

    def on_ping(self, data: bytes) -> None:
        self._may_say_more()

    def on_pong(self, data: bytes) -> None:
        self._may_say_more()

    def _may_say_more(self) -> bool:
        """Return whether the line is still open; it is cut if too much comes in."""
        if not self._is_over and not self._bucket.take():
            self._cut(TOO_FAST)
        return not self._is_over

    def _cut(self, code: int) -> None:
        """Close the line, and take in nothing more, however long the other end keeps it open."""
        self._end_line(code)
        self.close(code)

    def on_close(self) -> None:
        self._end_line(self.close_code)

    def _end_line(self, code: int | None) -> None:
        self._is_over = True
        if self._line:
            self._line.close(code)

    def _show_life(self) -> None:
        """Keep a server from being stopped as idle while guests play."""
        now, before = datetime.now(UTC), self.settings.get(ACTIVITY)
        if before is None or now - before > A_MINUTE:
            self.settings[ACTIVITY] = now
