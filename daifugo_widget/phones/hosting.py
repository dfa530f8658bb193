"""Opening a table of a notebook to guests, and closing it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from ..core.words.text import SpokenError
from ..table.hosting import HostedTable
from ..table.session.people import seat_at, seats_of
from . import words as w
from .address import Endpoint, server_at
from .invitation import Invitation
from .kept_room import KeptRoom, find, forget, keep
from .room import Room
from .server import PhoneServer

AnyTable = HostedTable[Any, Any]
Seats = int | str | Iterable[int | str] | None


def invite(table: AnyTable, seats: Seats, host_watches: bool, endpoint: Endpoint) -> Invitation:
    """Open a table to guests as `Table.invite` says, or show again how it is open."""
    if table.room is None:
        _open(table, seats, host_watches, endpoint)
    assert table.room is not None
    room, server = table.room
    shown = Invitation(room, server)
    room.onlookers.append(shown.update)
    return shown


def _open(table: AnyTable, seats: Seats, host_watches: bool, endpoint: Endpoint) -> None:
    guests = _guests(table, seats, host_watches)
    kept = find(table.save_path) if table.save_path else None
    host, port = endpoint.host, endpoint.port
    again = kept if kept and kept.address == host and port in (0, kept.port) else None
    server = server_at(endpoint, again.port if again else 0)
    with table.lock:
        table.set(open_hands=False)
        table.stop_bots()
        room = Room(table, server.loop, server.thread, id=again.room if again else None)
        room.open(guests, again.keys if again else None)
        table.room = room, server
    server.add(room, announced=server.is_relayed)
    _keep(table, room, server)
    room.go_on()


class HostPage(NamedTuple):
    """The way to the page of a host, and to the seats of guests."""

    link: str
    guests: dict[int, str]


def open_page(
    table: AnyTable,
    seats: Seats,
    endpoint: Endpoint,
    *,
    keeps_lang: bool = True,
) -> HostPage:
    """Show a table on a page of its own, and open it to guests in some seats, if any.

    Raises `SpokenError` if that is not possible.
    """
    server = server_at(endpoint)
    chosen = seats_of(seats, table.session.people.players) if seats else ()
    with table.lock:
        table.stop_bots()
        room = Room(table, server.loop, server.thread)
        room.open(chosen)
        host = room.show_host(keeps_lang)
        table.room = room, server
    server.add(room)
    guests = {g.seat: server.link(room, g) for g in room.seated if g.seat is not None}
    return HostPage(server.link(room, host), guests)


def _guests(table: AnyTable, seats: Seats, host_watches: bool) -> tuple[int, ...]:
    """Return the seats for guests. Raises `ValueError` for wrong ones."""
    people = table.session.people
    if seats is not None:
        chosen = seats_of(seats, people.players)
    elif host_watches:
        chosen = people.humans
    else:
        chosen = people.humans[1:] or tuple(people.bots)
    if not chosen:
        raise SpokenError(w.NOBODY_TO_INVITE)
    return chosen


def uninvite(table: AnyTable, seat: int | str) -> None:
    """Send the guest in a seat away, as `Table.uninvite` says."""
    room, server = _room(table)
    room.renew(seat_at(seat, table.session.people.players))
    _keep(table, room, server)


def end(table: AnyTable) -> None:
    """Close the room of a table; its links die."""
    room, server = _room(table)
    server.remove(room)
    table.room = None
    if table.save_path:
        forget(table.save_path)


def _room(table: AnyTable) -> tuple[Room, PhoneServer]:
    if table.room is None:
        raise SpokenError(w.NOT_INVITED)
    room, server = table.room
    return room, server


def _keep(table: AnyTable, room: Room, server: PhoneServer) -> None:
    """Keep the keys of a room whose game is kept, for a kernel that is started again."""
    if table.save_path:
        keys = {guest.seat: guest.key for guest in room.guests if guest.seat is not None}
        keep(table.save_path, KeptRoom(server.address, server.port, room.id, keys))
