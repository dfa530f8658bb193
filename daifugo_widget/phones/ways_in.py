"""The ways into a room, as its host is told them: who is invited, and the link of each."""

from __future__ import annotations

import re
from typing import Any

from ..core.game.moves import SEATS
from ..core.words.text import Lang
from ..table.wire.guest_contract import GuestLink, GuestList, GuestSeat, Stands
from .guest import Guest
from .room import Room
from .server import LOOPBACK, PhoneServer

SITE = re.compile(r"https?://[^\s/?#]+(/[^\s?#]*)?/")
MOST_LETTERS = 500


def guest_list(room: Room, lang: Lang) -> GuestList:
    """Return who is invited to a room; it has to be locked."""
    seats = [_seat(room, guest, lang) for guest in room.seated]
    return {"seats": seats, "begun": room.started, "edition": room.edition}


def _seat(room: Room, guest: Guest, lang: Lang) -> GuestSeat:
    assert guest.seat is not None
    name = room.table.session.people.name(guest.seat, lang)
    stands: Stands = "here" if guest.phones else "away" if guest.has_come else "waits"
    return {"seat": SEATS[guest.seat], "name": name, "stands": stands}


def guest_links(room: Room, server: PhoneServer, base: object) -> list[GuestLink]:
    """Return the way to each seat of a room, maybe through the relay at the ``base`` of a page."""
    through = relay_base(server, base)
    return [
        {"seat": SEATS[guest.seat], "link": link, "code": link_code(server, link)}
        for guest in room.seated
        if guest.seat is not None and (link := server.link(room, guest, through))
    ]


def relay_base(server: PhoneServer, base: object) -> str:
    """Return the address of a relay as a page names it, "" for one that is none."""
    named = isinstance(base, str) and len(base) <= MOST_LETTERS and SITE.fullmatch(base)
    return str(base) if named and server.is_relayed else ""


def link_code(server: PhoneServer, link: str) -> str:
    """Return a picture of a link that cameras read, as an address that holds it whole.

    It is "" for a link that only this machine could follow.
    """
    import segno

    if server.address == LOOPBACK and link.startswith(server.base):
        return ""
    picture: Any = segno.make(link, error="m", micro=False)
    return str(picture.svg_data_uri(scale=4, border=4, dark="#000", light="#fff"))
