"""The invitation to a table: who has come, and for each guest a code to scan.

Codes and links go to the browser by a message, when it asks, and never into a trait: a notebook is
saved with its traits and handed on.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, TypedDict

import traitlets

from ..core.game.moves import SEATS
from ..core.words.text import Lang
from ..core.words.translations import _
from ..table.front_end import STATIC, OneWayWidget
from ..table.session.session_lock import with_lock
from .guest import Guest
from .room import Room
from .server import LOOPBACK, PhoneServer

NOT_BUILT = "export default { render() {} }"
SITE = re.compile(r"https?://[^\s/?#]+(/[^\s?#]*)?/")
MOST_LETTERS = 500
WORDS = {
    "title": _("Join the game"),
    "scan": _("Scan a code with your phone's camera, or copy its link to someone."),
    "alone": _(
        "Only this machine can open these links. For phones in the same network write"
        " table.invite(address='lan')."
    ),
    "plain": _("Others in this network could read along: play with people you trust."),
    "copy": _("Copy the link"),
    "copied": _("Copied"),
    "renew": _("New link"),
    "start": _("Start now"),
    "big": _("Show large"),
    "small": _("Show small"),
    "waits": _("not here yet"),
    "here": _("is here"),
    "away": _("is away"),
    "closed": _("The table is closed. Nobody can join it any more."),
    "code": _("Code for {name}"),
    "asking": _("Looking for the way in."),
}
"""What the invitation says."""


class Seat(TypedDict):
    """A guest's seat, without the key to it."""

    seat: str
    name: str
    stands: str
    """``waits``, ``here`` or ``away``."""


class Link(TypedDict):
    """The way to a guest's seat."""

    seat: str
    link: str
    code: str
    """A picture of the link to scan, "" where no phone could follow it."""


class CodeWidget(OneWayWidget):
    """A widget that shows codes to scan; its browser asks for them when it draws them."""

    _esm = STATIC / "invitation.js" if (STATIC / "invitation.js").exists() else NOT_BUILT
    _css = STATIC / "invitation.css" if (STATIC / "invitation.css").exists() else ""
    seats: traitlets.List[Seat] = traitlets.List().tag(sync=True)
    started = traitlets.Bool().tag(sync=True)
    closed = traitlets.Bool().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    here = traitlets.Unicode().tag(sync=True)
    relayed = traitlets.Bool().tag(sync=True)

    def __init__(self, server: PhoneServer, words: dict[str, str]) -> None:
        self.server, self.words = server, words
        self.relayed = server.is_relayed
        self.update()
        super().__init__()
        self.on_msg(lambda widget, message, _: widget.receive(message))

    def update(self) -> None:
        """Show who is here now; in the notebook's own thread."""
        raise NotImplementedError

    def links(self, base: str = "") -> list[Link]:
        """Return the ways in: by the server's own address, or by that of a relay."""
        raise NotImplementedError

    def _act(self, message: Mapping[str, object]) -> None:
        """Do what a button of the host's page asks for."""
        raise NotImplementedError

    def receive(self, message: object) -> None:
        """Do what the host's page asks for, and send it the links."""
        if not isinstance(message, Mapping) or self.closed:
            return
        self._act(message)
        if message.get("do") in ("links", "renew"):
            self.send({"links": self.links(str(message.get("base") or ""))})
        self.update()

    def through(self, base: str) -> str:
        """Return the address of a relay as a page names it, "" for one that is none."""
        return base if len(base) <= MOST_LETTERS and SITE.fullmatch(base) else ""

    def code_of(self, link: str) -> str:
        """Return the picture of a link, "" for one that only this machine could follow."""
        alone = self.server.address == LOOPBACK and link.startswith(self.server.base)
        return "" if alone else _code(link)


class Invitation(CodeWidget):
    """Shows whoever hosts a table who has come, and how others do."""

    def __init__(self, room: Room, server: PhoneServer) -> None:
        self.room, self.lock = room, room.lock
        super().__init__(server, {key: text.to(self.lang) for key, text in WORDS.items()})

    @property
    def lang(self) -> Lang:
        """The language of the host's screen."""
        return self.room.table.session.settings.lang

    @with_lock
    def update(self) -> None:
        """Show who is here now; in the notebook's own thread."""
        self.seats = list(map(self._seat, self.room.seated))
        self.started, self.closed = self.room.started, self.room.closed

    def _seat(self, guest: Guest) -> Seat:
        people = self.room.table.session.people
        assert guest.seat is not None
        stands = "here" if guest.phones else "away" if guest.has_come else "waits"
        name = people.name(guest.seat, self.lang)
        return {"seat": SEATS[guest.seat], "name": name, "stands": stands}

    def _act(self, message: Mapping[str, object]) -> None:
        wish, seat = message.get("do"), message.get("seat")
        if wish == "start":
            self.room.start()
        elif wish == "renew" and seat in [each["seat"] for each in self.seats]:
            self.room.renew(SEATS.index(str(seat)))

    @with_lock
    def links(self, base: str = "") -> list[Link]:
        """Return the way to each seat."""
        through = self.through(base)
        links = [self.server.link(self.room, guest, through) for guest in self.room.seated]
        return [
            {"seat": each["seat"], "link": link, "code": self.code_of(link)}
            for each, link in zip(self.seats, links, strict=True)
        ]

    def __repr__(self) -> str:
        here = sum(each["stands"] == "here" for each in self.seats)
        return f"<Invitation for {len(self.seats)} guests, {here} here>"


def _code(link: str) -> str:
    """Return a picture of a link that cameras read, as an address that holds it whole."""
    import segno

    picture: Any = segno.make(link, error="m", micro=False)
    return str(picture.svg_data_uri(scale=4, border=4, dark="#000", light="#fff"))
