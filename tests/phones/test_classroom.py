"""A class with phones: one code, tables, rounds, who comes late and who goes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.phones.class_view import ClassView
from daifugo_widget.phones.classroom import Classroom
from daifugo_widget.phones.seating import Regroup
from daifugo_widget.phones.server import PhoneServer
from tests.phones.guests import PhoneClient, play_on

Opened = tuple[Classroom, list[PhoneClient]]
NAMES = [f"P{number}" for number in range(1, 61)]


def run(scenario: Coroutine[Any, Any, None]) -> None:
    asyncio.run(scenario)


@asynccontextmanager
async def open_class(
    people: int, **given: Any
) -> AsyncIterator[tuple[Classroom, list[PhoneClient]]]:
    """Open a class to which so many have come."""
    room = Classroom(**{"rules": "base", "games": 1, "seed": 1, **given})
    phones = [PhoneClient(room.link) for _ in range(people)]
    try:
        for phone, name in zip(phones, NAMES, strict=False):
            await phone.join(name)
            await phone.until_named()
        yield room, phones
    finally:
        await asyncio.to_thread(room.close)
        for phone in phones:
            await phone.leave()


async def play_round(room: Classroom, phones: list[PhoneClient]) -> None:
    """Let the phones of a class play until every table has played its games."""

    async def play(phone: PhoneClient) -> None:
        while not room.is_over:
            await asyncio.sleep(0.02)
            prompt = phone.state["prompt"] if phone.state else {"kind": "wait", "seat": -1}
            if "next" in (phone.state or {}).get("can", []) and phone.state["me"] == 0:
                await phone.act(do="next")
            elif prompt["kind"] in ("play", "answer") and prompt["seat"] == phone.state["me"]:
                seen = phone.state["version"]
                await play_on(phone)
                await phone.until_shown(after=seen)

    async with asyncio.timeout(90):
        await asyncio.gather(*map(play, phones))


@pytest.mark.slow
def test_a_class_of_thirty_plays_three_rounds() -> None:
    async def scenario() -> None:
        async with open_class(30, seats=30) as (room, phones):
            room.start()
            assert [len(each.guests) for each in room.rooms] == [4] * 6 + [3] * 2
            regroups: list[Regroup | None] = ["same", "ladder", None]
            for regroup in regroups:
                for phone in phones:
                    await phone.until_shown()
                await play_round(room, phones)
                board = room.scoreboard()
                assert len(board) == 30
                assert max(row.points for row in board) > 0
                if regroup:
                    for phone in phones:
                        phone.state = {}
                    room.next(regroup=regroup)
            assert [len(row.rounds) for row in board] == [3] * 30
            assert len(room.replays()) == len(room.rooms)

    run(scenario())


def test_who_comes_late_waits_for_the_next_round(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_class(3) as (room, phones):
            room.start()
            late = await PhoneClient(room.link).join("Late")
            await late.until(lambda: "from the next round on" in late.lobby["said"])
            await play_round(room, phones)
            room.next(regroup="lot")
            await late.until_shown()
            assert len(room.rooms[0].guests) == 4
            room.scoreboard().to_csv(tmp_path / "class.csv")
            assert "Late" in (tmp_path / "class.csv").read_text(encoding="utf-8")
            await late.leave()

    run(scenario())


def test_a_phone_that_comes_back_by_its_own_key_is_the_same_person() -> None:
    async def scenario() -> None:
        async with open_class(3) as (room, phones):
            room.start()
            await phones[0].until_shown()
            hand = phones[0].state["hand"]
            (key,) = {told["key"] for told in phones[0].heard if "key" in told}
            await phones[0].leave()
            again = PhoneClient(room.link.partition("#")[0] + f"#{key}")
            await again.join()
            await again.until_shown()
            assert again.state["hand"] == hand
            assert len(room.here) == 3
            await again.leave()

    run(scenario())


def test_the_class_is_full_and_a_name_is_given_once() -> None:
    async def scenario() -> None:
        async with open_class(3, seats=3) as (room, _):
            other = await PhoneClient(room.link).join("p1")
            await other.until(lambda: other.lobby["said"])
            assert other.lobby["said"] == "This class is full. Ask whoever leads it."
            await other.leave()
            room.rename("P2", "Jun")
            with pytest.raises(SpokenError, match="called JUN already"):
                room.rename("P1", "JUN")
            with pytest.raises(SpokenError, match="Nobody here is called P2"):
                room.remove("P2")

    run(scenario())


def test_a_pause_stops_all_tables_until_it_is_over() -> None:
    async def scenario() -> None:
        async with open_class(3) as (room, phones):
            room.start()
            for phone in phones:
                await phone.until_shown()
            room.pause()
            await phones[0].until(lambda: "paused" in phones[0].lobby.get("said", ""))
            before = [len(each.table.session.history.steps) for each in room.rooms]
            for phone in phones:
                await phone.send(do="pass", version=phone.state["version"])
            await asyncio.sleep(0.1)
            assert [len(each.table.session.history.steps) for each in room.rooms] == before
            room.pause(False)
            await phones[0].until(lambda: not phones[0].lobby)
            await play_round(room, phones)

    run(scenario())


def test_somebody_who_is_sent_away_does_not_come_back_by_the_old_key() -> None:
    async def scenario() -> None:
        async with open_class(4) as (room, phones):
            room.start()
            room.remove("P4")
            await phones[3].until(lambda: phones[3].code)
            assert phones[3].code == 4403
            assert [pupil.name for pupil in room.here] == ["P1", "P2", "P3"]

    run(scenario())


def test_a_class_cannot_begin_with_two_or_go_on_before_it_has_begun() -> None:
    async def scenario() -> None:
        async with open_class(2) as (room, _):
            with pytest.raises(SpokenError, match="at least 3 people; 2 have come"):
                room.start()
            with pytest.raises(SpokenError, match="has not begun"):
                room.next()
            assert room.rooms == []

    run(scenario())


@pytest.mark.parametrize("seats", [0, 61])
def test_a_class_has_no_more_seats_than_it_can_serve(seats: int) -> None:
    with pytest.raises(SpokenError, match="from 1 to 60 seats"):
        Classroom(seats=seats)


def test_the_view_shows_who_is_here_and_keeps_the_key_of_the_class_out_of_its_traits() -> None:
    async def scenario() -> None:
        async with open_class(3) as (room, _):
            view = ClassView(room)
            room.onlookers.append(view.update)
            assert view.here == "3 of 30 here"
            assert [each["name"] for each in view.seats] == ["P1", "P2", "P3"]
            told: list[Any] = []
            view.send = told.append
            view.receive({"do": "links", "base": ""})
            assert told[0]["links"][0]["link"] == room.link
            assert room.key not in str(view.get_state())
            view.receive({"do": "next", "how": "same"})
            assert "has not begun" in view.said
            view.receive({"do": "start"})
            assert view.said == ""
            assert view.board["head"] == ["Place", "Name", "Table", "Points", "Round 1"]
            view.receive({"do": "pause"})
            assert view.paused

    run(scenario())


def test_a_class_that_is_closed_forgets_all_names() -> None:
    async def scenario() -> None:
        async with open_class(3) as (room, phones):
            room.close()
            await phones[0].until(lambda: phones[0].code)
            assert phones[0].said == "The host has closed the table."
            assert room.here == []
            server: PhoneServer = room.server
            assert room.id not in server.rooms

    run(scenario())


def test_a_round_that_cannot_be_seated_leaves_the_running_one_as_it_is() -> None:
    async def scenario() -> None:
        async with open_class(3) as (room, _):
            room.start()
            before = room.rooms
            room.remove("P3")
            with pytest.raises(SpokenError, match="at least 3 people; 2 have come"):
                room.next(regroup="lot")
            assert room.rooms == before
            assert not room.rooms[0].closed
            assert [pupil.shares for pupil in room.here] == [[], []]
            assert room.round == 1

    run(scenario())


def test_a_whole_class_may_have_come_before_anybody_has_typed_a_name() -> None:
    async def scenario() -> None:
        async with open_class(0, seats=30) as (room, _):
            phones = [await PhoneClient(room.link).join() for _ in range(30)]
            assert [phone.lobby["ask"] for phone in phones] == [True] * 30
            for phone in phones:
                await phone.leave()

    run(scenario())
