"""What the host of a table asks for at the table itself: to invite guests, and their links."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..core.words.text import SpokenError
from ..table.wire.guest_contract import GuestLinks
from .address import LAN, Endpoint
from .hosting import AnyTable, end, open_room, uninvite
from .ways_in import guest_links, guest_list

Question = Mapping[str, object]


def _renew(table: AnyTable, question: Question) -> None:
    seat = question.get("seat")
    if table.room and seat in [each["seat"] for each in guest_list(table.room[0], "en")["seats"]]:
        uninvite(table, str(seat))


def _start(table: AnyTable, question: Question) -> None:
    if table.room:
        table.room[0].start()


WISHES: dict[object, Callable[[AnyTable, Question], object]] = {
    "open": lambda table, question: open_room(table, Endpoint()),
    "lan": lambda table, question: open_room(table, Endpoint(LAN)),
    "links": lambda table, question: None,
    "renew": _renew,
    "start": _start,
    "close": lambda table, question: end(table),
}
"""What may be asked for."""


def answer_host(table: AnyTable, question: Question) -> GuestLinks | None:
    """Do what the host wishes, and return the ways in, or why it cannot be done; None for no wish.

    The table is drawn before, so that whoever is told the links sees whose they are.
    """
    wish, said = question.get("wish"), ""
    if not isinstance(wish, str) or wish not in WISHES:
        return None
    try:
        WISHES[wish](table, question)
    except SpokenError as error:
        said = error.say(table.session.settings.lang)
    table.draw()
    links = guest_links(*table.room, question.get("base")) if table.room else []
    return {"links": links, "said": said}
