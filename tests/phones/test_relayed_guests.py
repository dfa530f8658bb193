"""What a guest may not do is refused through the Jupyter server as it is without one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest

from daifugo_widget.phones.room import Room
from daifugo_widget.phones.room_address import NO_KEY
from tests.phones.attempts import (
    DENIED,
    UNANSWERED,
    Door,
    Said,
    assert_answers,
    assert_denied,
)
from tests.phones.guests import PhoneClient
from tests.phones.relays import Relay
from tests.phones.rooms import open_room
from tests.phones.test_guards import B_PLAYS
from tests.phones.test_room import run

TYPED = (("<i>Mina</i>", "<i>Mina</i>"), ("Mi\u202ena\n", "Mina"), ("a" * 40, "a" * 12))


@asynccontextmanager
async def at_table(relay: Relay) -> AsyncIterator[tuple[Room, list[PhoneClient]]]:
    """Open a room whose guests have come through the server: it is the turn of the first."""
    chosen: dict[str, Any] = {
        "record": B_PLAYS,
        "seats": "bc",
        "players": None,
        "names": ["", "Mina", "Jun"],
    }
    async with open_room((1, 2), announced=True, **chosen) as (room, _):
        phones = relay.phones_of(room)
        for phone in phones:
            await phone.join()
        for phone in phones:
            await phone.until_shown()
        yield room, phones


@pytest.mark.parametrize("said", DENIED, ids=lambda said: str(said)[:40])
def test_a_guest_may_do_nothing_but_play_and_choose_how_the_screen_looks(
    relay: Relay, said: Said
) -> None:
    async def scenario() -> None:
        async with at_table(relay) as (room, [mina, jun]):
            session, heard = room.table.session, len(jun.heard)
            before = session.history, session.settings, session.people
            await assert_denied(mina, Door(mina.link), said)
            assert (session.history, session.settings, session.people) == before
            await assert_answers(jun)
            assert len(jun.heard) == heard + 1  # nothing but the answer

    run(scenario())


def test_a_guest_may_not_look_up_what_is_the_hosts(relay: Relay) -> None:
    async def scenario() -> None:
        async with at_table(relay) as (_, [mina, _]):
            for at, ask in enumerate(UNANSWERED):
                await mina.send(ask=ask, id=at, text="base", wish="open", base="")
                await asyncio.sleep(0.13)  # no faster than a server lets one
                refused = {"reply": {"id": at, "reply": None}}
                await mina.until(partial(mina.heard.__contains__, refused))

    run(scenario())


def test_a_key_moves_its_own_seat_alone_whatever_a_message_says(relay: Relay) -> None:
    async def scenario() -> None:
        async with at_table(relay) as (room, [mina, jun]):
            history = room.table.session.history
            await jun.act(do="play", cards="5c", seat="b", me=1, token=mina.token)
            await jun.until_shown(after=jun.state["version"])
            assert room.table.session.history is history
            seen = mina.state["version"]
            await mina.act(do="play", cards="5c")
            await mina.until_shown(after=seen)
            assert room.table.session.history.steps[-1].seat == 1

    run(scenario())


def test_a_key_of_old_opens_nothing(relay: Relay) -> None:
    async def scenario() -> None:
        async with at_table(relay) as (room, [mina, _]):
            room.renew(1)
            assert await mina.until_closed() == NO_KEY
            again = await PhoneClient(mina.link).connect()
            await again.send(token=mina.token)
            assert await again.until_closed() == NO_KEY

    run(scenario())


@pytest.mark.parametrize(("typed", "shown"), TYPED)
def test_a_name_is_a_short_text_on_one_line(relay: Relay, typed: str, shown: str) -> None:
    async def scenario() -> None:
        async with open_room((1,), announced=True, seats="ab", players=3) as (room, _):
            await relay.phones_of(room)[0].join(typed)
            name = room.table.session.people.name_of(1)
            assert str(name).startswith(shown[:6])
            assert len(str(name)) <= 12

    run(scenario())
