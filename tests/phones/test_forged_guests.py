"""Whatever a guest's phone sends, and however it fails, the table and the others go on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Iterator
from contextlib import closing
from dataclasses import replace
from random import Random
from threading import Event
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from daifugo_widget import Player
from daifugo_widget.core.game.moves import Move
from daifugo_widget.phones.line import MOST_SAID
from daifugo_widget.phones.room_clock import LATE
from daifugo_widget.phones.server import PhoneServer
from tests.phones.attempts import assert_answers
from tests.phones.forged_guests import attack, faults, harm
from tests.phones.guests import PhoneClient, play_on, until_so
from tests.phones.raw_phone import RawPhone
from tests.phones.rooms import open_room, phones_of, play_out, table_of
from tests.phones.still_rooms import StillPhone, StillRoom
from tests.tiers import first

B_PLAYS = "rules base\nhands 3c4c / 5c6c / 7c8c\na 3c\n"
TABLE: dict[str, Any] = {
    "record": B_PLAYS,
    "seats": "abc",
    "players": None,
    "names": {"b": "Mina", "c": "Jun"},
}
WORDS = st.sampled_from(
    ["do", "ask", "id", "version", "play", "cards", "5c", "set", "key", "lang", "value", "name"]
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | WORDS | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS | st.text(), inner),
    max_leaves=12,
)


@pytest.fixture(autouse=True)
def no_faults() -> Iterator[None]:
    """Let nothing be logged as a fault meanwhile."""
    with faults() as found:
        yield
    assert found == []


def run(scenario: Coroutine[Any, Any, None]) -> None:
    asyncio.run(scenario)


def still_table(**chosen: Any) -> StillRoom:
    """Return a room in which it is the turn of the first of two guests."""
    return StillRoom((1, 2), **{**TABLE, **chosen})


# --- what is sent --------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", first(range(60), 12))
def test_what_is_nearly_right_changes_nothing_of_others(seed: int) -> None:
    assert attack(Random(seed), 150) == ""


@pytest.mark.hypothesis
@settings(max_examples=1000)
@given(message=JSON)
def test_a_message_of_any_shape_changes_nothing_of_others(message: object) -> None:
    assert harm(ANY_SHAPE, 1, message) == ""


ANY_SHAPE = still_table()


@pytest.mark.hypothesis
@settings(max_examples=25)
@given(texts=st.lists(st.text(max_size=40) | st.binary(max_size=40) | JSON.map(json.dumps)))
def test_a_line_takes_any_text(texts: list[str | bytes]) -> None:
    async def scenario() -> None:
        async with open_room(**TABLE) as (_, server):
            mina, jun = phones_of(_, server)
            await mina.join()
            await jun.join()
            for text in texts[:15]:
                await jun.line.write_message(text, binary=isinstance(text, bytes))
            await assert_answers(mina)
            if jun.code is None:
                await assert_answers(jun)

    run(scenario())


def test_the_second_of_two_equal_messages_is_too_late() -> None:
    async def scenario() -> None:
        async with open_room(**TABLE) as (room, server):
            mina, jun = phones_of(room, server)
            for phone in (mina, jun):
                await phone.join()
            await mina.until_shown()
            double = await PhoneClient(mina.link).join()
            seen = mina.state["version"]
            for phone in (mina, double):
                await phone.send(do="play", cards="5c", version=seen, view=1)
            await mina.until(lambda: mina.state["refusal"])
            assert mina.state["refusal"]["reason"] == "late"
            assert mina.state["hand"] == ["6c"]
            assert len(room.table.session.history.steps) == 2

    run(scenario())


def test_a_state_is_old_though_a_later_game_lies_where_its_own_lay_in_memory() -> None:
    with closing(still_table()) as still:
        session, screen = still.table.session, still.room.guests[0].screen
        screen.paint()
        version, place = screen.version, id(session.history)
        for _ in range(100):
            session.keep(replace(session.history, names=("", "Mina", "Jun")))
            if id(session.history) == place:
                break
        screen.paint()
        assert screen.base > version


# --- several phones, and such as do not answer ---------------------------------------------------


def test_of_more_than_three_phones_at_a_seat_the_oldest_goes_and_is_not_heard() -> None:
    with closing(still_table()) as still:
        guest, oldest = still.room.guests[0], still.phones[0]
        others = [still.come(guest) for _ in range(3)]
        assert oldest.code == 4408
        assert [other.code for other in others] == [None] * 3
        guest.hear(oldest, {"do": "play", "cards": "5c", "version": others[-1].state["version"]})
        assert still.table.session.game.actor == 1


def test_a_phone_that_comes_again_and_again_draws_no_other_screen() -> None:
    with closing(still_table()) as still:
        told = len(still.phones[1].told)
        for _ in range(20):
            still.come(still.room.guests[0])
        still.loop.run()
        assert len(still.phones[1].told) == told


def test_a_phone_that_reads_nothing_keeps_nobody_waiting_and_little_is_kept_for_it() -> None:
    async def scenario() -> None:
        async with open_room(**TABLE) as (room, server):
            mina, jun = phones_of(room, server)
            for phone in (mina, jun):
                await phone.join()
            await mina.until_shown()
            raw = await RawPhone(jun).connect()
            raw.say(token=jun.token)
            await until_so(lambda: len(room.guest_at(2).phones) == 2)
            line: Any = room.guest_at(2).phones[1]
            for _ in range(4 * MOST_SAID):
                room.guest_at(2).bucket.take()
                server.loop.call_soon_threadsafe(line.say, "x" * 100_000)
            await until_so(lambda: line not in server.lines or line._is_over)
            assert len(line._said) <= MOST_SAID + 1
            await mina.act(do="play", cards="5c")
            await jun.until(lambda: jun.state["prompt"]["seat"] == 2)
            raw.cut()

    run(scenario())


def test_a_phone_that_does_not_say_that_it_is_there_is_gone() -> None:
    async def scenario() -> None:
        server = PhoneServer(heartbeat=0.1)
        async with open_room(server=server, grace=0.1, **TABLE) as (room, _):
            mina, jun = phones_of(room, server)
            await mina.join()
            raw = await RawPhone(jun).connect()
            raw.say(token=jun.token)
            await mina.until(lambda: mina.state.get("notice"))
            assert "Jun has gone" in mina.state["notice"]
            assert mina.code is None
            raw.cut()

    run(scenario())


def test_a_line_that_breaks_is_a_phone_that_has_gone() -> None:
    async def scenario() -> None:
        async with open_room(grace=0.1, **TABLE) as (room, server):
            mina, jun = phones_of(room, server)
            await mina.join()
            raw = await RawPhone(jun).connect()
            raw.say(token=jun.token)
            await mina.until(lambda: mina.state)
            raw.cut()
            await mina.until(lambda: mina.state["notice"])
            assert "Jun has gone" in mina.state["notice"]

    run(scenario())


# --- leaving, closing, time ----------------------------------------------------------------------


def test_who_has_gone_before_the_game_begins_is_stood_in_for_too() -> None:
    with closing(StillRoom((1, 2), **{**TABLE, "names": {"b": "Mina"}})) as still:
        mina, jun = still.room.guests
        still.room.leave(mina, still.phones[0])
        still.loop.ring(still.room.grace)
        before = still.room.started
        still.room.rename(jun, "Jun")
        still.loop.run()
        assert (before, still.room.started) == (False, True)
        still.loop.ring(still.room.grace)
        assert 1 in still.table.session.people.bots


class Thinker(Player):
    """A bot that thinks until it is told to move."""

    def __init__(self) -> None:
        self.thinks, self.may_move = Event(), Event()

    def choose(self, view: Any, rng: Random) -> Move:
        self.thinks.set()
        assert self.may_move.wait(20)
        move: Move = view.any_move(rng)
        return move


@pytest.mark.parametrize("closes", [True, False])
def test_a_guest_may_leave_and_the_room_be_closed_while_a_bot_thinks(closes: bool) -> None:
    async def scenario() -> None:
        bot = Thinker()
        chosen = {**TABLE, "seats": "ab", "bots": bot, "names": {"b": "Mina"}}
        async with open_room((1,), grace=0.0, **chosen) as (room, server):
            [mina] = phones_of(room, server)
            await mina.join()
            await mina.until_shown()
            await mina.act(do="play", cards="5c")
            await asyncio.to_thread(bot.thinks.wait, 20)
            await mina.leave()
            if closes:
                await asyncio.to_thread(server.remove, room)
            bot.may_move.set()
            session = room.table.session
            async with asyncio.timeout(20):
                while not closes and session.game.actor == 2:
                    await asyncio.sleep(0.01)
            assert (session.game.actor == 2) is closes

    run(scenario())


def test_nothing_is_heard_in_a_room_that_is_closed() -> None:
    still = still_table()
    mina, phone = still.room.guests[0], still.phones[0]
    wish = {"do": "play", "cards": "5c", "version": phone.state["version"]}
    still.room.close()
    told = len(phone.told)
    mina.hear(phone, wish)
    mina.hear(phone, {"name": "Mallory"})
    mina.hear(phone, {"ask": "record", "id": 1})
    still.room.enter(mina, late := StillPhone(), "en", None, 4408)
    still.loop.run()
    assert (late.told, late.code) == ([], 4404)
    assert len(phone.told) == told
    assert still.table.session.game.actor == 1
    still.close()


def test_what_else_happens_gives_nobody_more_time() -> None:
    record = B_PLAYS.replace("rules base", "rules base, time-limit")
    with closing(still_table(record=record)) as still:
        seconds = (still.room.guests[0].screen.clock.seconds or 0) + LATE
        clocks = [each for each in still.loop.timers if each.seconds == seconds]
        assert len(clocks) == 1
        still.leave_and_return(1)
        still.come(still.room.guests[0])
        still.loop.run()
        assert [each for each in still.loop.timers if each.seconds == seconds] == clocks
        assert not clocks[0].is_cancelled
        still.loop.ring(seconds)
        assert still.table.session.game.actor != 1


def test_a_look_up_in_the_notebook_leaves_the_bots_to_the_room() -> None:
    async def scenario() -> None:
        chosen = {**TABLE, "seats": "ab", "names": {"b": "Mina"}, "pace": "fast"}
        async with open_room((1,), **chosen) as (room, server):
            [mina] = phones_of(room, server)
            await mina.join()
            await mina.until_shown()
            await mina.act(do="play", cards="5c")
            table_of(room).receive({"ask": "hello", "id": 1})
            tasks = [str(task.get_coro()) for task in asyncio.all_tasks()]
            assert not [name for name in tasks if "Pacer" in name]

    run(scenario())


def test_the_host_plays_from_python_while_guests_play() -> None:
    async def scenario() -> None:
        async with open_room(players=4, seats="abc", names={"b": "Mina", "c": "Jun"}) as (room, s):
            phones = phones_of(room, s)
            for phone in phones:
                await phone.join()
            table, ended = table_of(room), Event()
            reading = asyncio.to_thread(_read_without_end, table, ended)
            reader = asyncio.ensure_future(reading)
            try:
                await play_out(room, *phones)
            finally:
                ended.set()
            assert await reader > 0
            assert room.table.session.game.over

    run(scenario())


def _read_without_end(table: Any, ended: Event) -> int:
    """Let Python read and set what it likes in another thread; return how often it did."""
    times = 0
    while not ended.wait(0.01):
        table.deck = ("two", "four")[times % 2]
        assert str(table.record)
        assert table.report()
        table.hint()
        times += 1
    return times


def test_guests_play_a_game_on_while_one_of_them_floods_and_another_sleeps() -> None:
    async def scenario() -> None:
        names = {"b": "Mina", "c": "Jun", "d": "Sora"}
        chosen: dict[str, Any] = {"players": 4, "seats": "bcd", "names": names, "grace": 0.0}
        async with open_room((1, 2, 3), **chosen) as (room, server):
            mina, jun, sora = phones_of(room, server)
            for phone in (mina, jun, sora):
                await phone.join()
            for phone in (mina, jun, sora):
                await phone.until_shown()
            await sora.leave()
            for _ in range(60):
                if jun.code is None:
                    await jun.send(do="hint")
            async with asyncio.timeout(30):
                while mina.prompt_kind != "over":
                    seen = mina.state["version"]
                    if mina.state["prompt"]["seat"] == 1 and mina.prompt_kind in ("play", "answer"):
                        await play_on(mina)
                    await mina.until_shown(after=seen)
            assert jun.code == 4429

    run(scenario())
