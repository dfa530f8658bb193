"""Opening a table of a notebook to guests, and closing it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
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
    room, server = open_room(table, endpoint, seats, host_watches)
    shown = Invitation(room, server)
    room.onlookers.append(shown.update)
    return shown


def open_room(
    table: AnyTable, endpoint: Endpoint, seats: Seats = None, host_watches: bool = False
) -> tuple[Room, PhoneServer]:
    """Return the room of a table, which is opened to guests unless it is open there already."""
    if table.room is None or endpoint.is_other_than(table.room[1]):
        chosen = None if seats is None else seats_of(seats, table.session.people.players)
        kept = _kept_room(table, endpoint)
        server = server_at(endpoint, kept.port if kept else 0)
        end(table)
        _open(table, server, _guests(table, chosen, host_watches), kept)
    assert table.room is not None
    return table.room


def _kept_room(table: AnyTable, endpoint: Endpoint) -> KeptRoom | None:
    """Return the room that the table had there before the kernel was started again, if any."""
    kept = find(table.save_path) if table.save_path else None
    is_there = kept and kept.address == endpoint.host and endpoint.port in (0, kept.port)
    return kept if is_there else None


def _open(
    table: AnyTable, server: PhoneServer, guests: tuple[int, ...], kept: KeptRoom | None
) -> None:
    with table.lock:
        table.set(open_hands=False)
        table.stop_bots()
        room = Room(table, server.loop, server.thread, id=kept.room if kept else None)
        room.open(guests, kept.keys if kept else None)
        table.room = room, server
    server.add(room, announced=server.is_relayed)
    room.keep_keys = partial(_keep, table, room, server)
    room.keep_keys()
    room.go_on()


def _guests(table: AnyTable, chosen: tuple[int, ...] | None, host_watches: bool) -> tuple[int, ...]:
    """Return the seats for guests. Raises `SpokenError` if there are none."""
    people = table.session.people
    if chosen is None:
        chosen = people.humans if host_watches else people.humans[1:] or tuple(people.bots)
    if not chosen:
        raise SpokenError(w.NOBODY_TO_INVITE)
    return chosen


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


def uninvite(table: AnyTable, seat: int | str | None) -> None:
    """Send guests away as `Table.uninvite` says."""
    if table.room is None:
        raise SpokenError(w.NOT_INVITED)
    if seat is None:
        end(table)
    else:
        table.room[0].renew(seat_at(seat, table.session.people.players))


def end(table: AnyTable) -> None:
    """Close the room of a table, if it has one; its links die."""
    if table.room is not None:
        room, server = table.room
        server.remove(room)
        table.room = None
        if table.save_path:
            forget(table.save_path)


def _keep(table: AnyTable, room: Room, server: PhoneServer) -> None:
    """Keep the keys of a room whose game is kept, for a kernel that is started again."""
    if table.save_path:
        keys = {guest.seat: guest.key for guest in room.guests if guest.seat is not None}
        keep(table.save_path, KeptRoom(server.address, server.port, room.id, keys))
