"""What the server of the phones hands out: their page and its files, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tornado.web import RequestHandler

from ..table.front_end import STATIC
from .page import page
from .room_address import FILES, HEADERS

if TYPE_CHECKING:
    from .server import PhoneServer


class FromHere(RequestHandler):
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


class PageHandler(FromHere):
    """The page of the phones and its files, for those who know a room."""

    def get(self, room: str, name: str | None) -> None:
        file = STATIC / name if name else None
        if room not in self.server.rooms or (file and not file.exists()):
            self._refuse(404)
            return
        # In its sandbox the page has no origin, and asks for its modules as if from elsewhere.
        self.set_header("Access-Control-Allow-Origin", "null")
        if file:
            self.set_header("Content-Type", f"{FILES[file.name]}; charset=utf-8")
            self.finish(file.read_bytes())
        else:
            self.set_header("Content-Type", "text/html; charset=utf-8")
            self.finish(page())
