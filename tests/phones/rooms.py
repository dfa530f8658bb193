"""Rooms for tests: a table in the thread of the test, and a server on this machine alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from daifugo_widget import Table
from daifugo_widget.phones.room import Room
from daifugo_widget.phones.server import PhoneServer
from tests.phones.guests import PhoneClient, play_on


@asynccontextmanager
async def open_room(
    guests: tuple[int, ...] = (1, 2),
    *,
    grace: float = 45,
    announced: bool = False,
    server: PhoneServer | None = None,
    **table: Any,
) -> AsyncIterator[tuple[Room, PhoneServer]]:
    """Open a room at a table with ``guests`` in some seats, and close it after the test."""
    usual: dict[str, Any] = {"players": 4, "seats": "abc", "pace": "once", "seed": 3}
    server = server or PhoneServer()
    room = Room(
        Table(**{"rules": "base", **usual, **table}), server.loop, server.thread, grace=grace
    )
    room.open(guests)
    server.add(room, announced=announced)
    try:
        yield room, server
    finally:
        await asyncio.to_thread(server.close)
        if phones := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.wait(phones, timeout=2)  # until they have seen that the line is closed


def table_of(room: Room) -> Table:
    """Return the notebook's table of a room."""
    assert isinstance(room.table, Table)
    return room.table


def phones_of(room: Room, server: PhoneServer) -> list[PhoneClient]:
    """Return a phone for each guest, by its link."""
    return [PhoneClient(server.link(room, guest)) for guest in room.guests]


async def play_out(room: Room, *phones: PhoneClient) -> None:
    """Let the phones and the host play until the game is over for all of them."""
    table = table_of(room)
    async with asyncio.timeout(60):
        while not all(phone.prompt_kind == "over" for phone in phones):
            await asyncio.sleep(0.005)
            for phone in phones:
                mine = phone.state and phone.state["prompt"]["seat"] == phone.state["me"]
                if mine and phone.prompt_kind in ("play", "answer"):
                    seen = phone.state["version"]
                    await play_on(phone)
                    await phone.until_shown(after=seen)
            if table.screen.acts and table.state["prompt"]["kind"] == "play":
                plays, version = table.state["plays"], table.state["version"]
                act = {"do": "play", "cards": plays[0]} if plays else {"do": "pass"}
                table.receive({**act, "version": version})
