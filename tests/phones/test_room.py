"""A table with guests: they come, play, go and return, each with their own cards."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from random import Random
from threading import Thread
from typing import Any

import pytest

from daifugo_widget import Player
from daifugo_widget.core.cards import codes, show_code
from daifugo_widget.core.game.moves import PASS
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.phones.room import Room
from daifugo_widget.phones.room_address import ROOM_GONE
from daifugo_widget.phones.server import PhoneServer
from tests.phones.guests import until_so
from tests.phones.rooms import open_room, phones_of, play_out, table_of

HOST_WAITS = "rules base\nhands 3c4c / 5c6c / 7c8c\na 3c\n"


class Mine(Player):
    """Somebody's own bot: it takes the first play."""

    def choose(self, view: Any, rng: Random) -> Any:
        """Return the first play, or pass."""
        return next(iter(view.plays()), PASS)


def run(scenario: Coroutine[Any, Any, None]) -> None:
    asyncio.run(scenario)


def test_a_game_is_played_by_a_notebook_two_phones_and_a_bot() -> None:
    async def scenario() -> None:
        async with open_room() as (room, server):
            phones = phones_of(room, server)
            for phone, name in zip(phones, ("Mina", "Jun"), strict=True):
                await phone.join(name)
            await play_out(room, *phones)
            assert room.table.session.game.over
            assert table_of(room).record.header.text("names").split() >= ["Mina"]

    run(scenario())


def test_the_game_begins_once_all_have_come_or_the_host_says_so() -> None:
    async def scenario() -> None:
        async with open_room() as (room, server):
            mina, jun = phones_of(room, server)
            await mina.join("Mina", "ja")
            assert "Player 3" not in mina.lobby["said"]
            assert "待っています" in mina.lobby["said"]
            room.start()
            await mina.until(lambda: mina.state)
            assert jun.state == {}

    run(scenario())


def test_each_phone_holds_its_own_cards_and_nobody_elses() -> None:
    async def scenario() -> None:
        async with open_room() as (room, server):
            phones = phones_of(room, server)
            for phone, name in zip(phones, ("Mina", "Jun"), strict=True):
                await phone.join(name)
            for phone in phones:
                await phone.until_shown()
                hand = room.table.session.game.hands[phone.state["me"]]
                assert sorted(phone.state["hand"]) == sorted(map(show_code, codes(hand)))
                assert all(seat["hand"] is None for seat in phone.state["seats"])
                assert phone.state["guest"]

    run(scenario())


def test_a_name_that_is_taken_or_empty_is_asked_for_again() -> None:
    async def scenario() -> None:
        async with open_room(names={"b": "Mina"}) as (room, server):
            mina, other = phones_of(room, server)
            await mina.join()
            assert not mina.lobby["ask"]
            await other.join("MINA")
            assert other.lobby["said"] == "Somebody at the table is called MINA already."
            await other.send(name=" \u202e \n")
            await other.until(lambda: other.lobby["said"] == "Please type a name.")
            await other.send(name="<b>J\u202eun</b> and a very long name")
            await other.until(lambda: other.state)
            assert [seat["name"] for seat in mina.state["seats"]][1] == "<b>Jun</b> a"

    run(scenario())


def test_phones_play_on_while_a_cell_runs_and_the_notebook_catches_up() -> None:
    async def play(room: Room, server: PhoneServer) -> None:
        phones = phones_of(room, server)
        for phone, name in zip(phones, ("Mina", "Jun", "Sora"), strict=True):
            await phone.join(name)
        await play_out(room, *phones)

    async def scenario() -> None:
        async with open_room((0, 1, 2)) as (room, server):
            drawn = table_of(room).state["version"]
            guests = Thread(target=lambda: asyncio.run(play(room, server)))
            guests.start()
            guests.join()  # meanwhile this thread, which is the notebook's, does nothing else
            assert room.table.session.game.over
            assert table_of(room).state["version"] == drawn
            await asyncio.sleep(0.01)
            assert table_of(room).state["prompt"]["kind"] == "over"

    run(scenario())


def test_who_goes_is_stood_in_for_by_a_bot_and_has_the_seat_back_on_return() -> None:
    async def scenario() -> None:
        async with open_room(grace=0.1) as (room, server):
            mina, jun = phones_of(room, server)
            await mina.join("Mina")
            await jun.join("Jun")
            await mina.until(lambda: mina.state)
            await jun.leave()
            await mina.until(lambda: mina.state["notice"])
            assert mina.state["notice"] == "Jun has gone: a bot plays until Jun is back."
            assert 2 in room.table.session.people.bots
            jun = phones_of(room, server)[1]
            await jun.join()
            await jun.until(lambda: jun.state)
            assert 2 in room.table.session.people.humans
            assert jun.state["me"] == 2

    run(scenario())


def test_a_new_link_sends_the_guest_away_who_had_the_old_one() -> None:
    async def scenario() -> None:
        async with open_room() as (room, server):
            mina, jun = phones_of(room, server)
            await mina.join("Mina")
            await jun.join("Jun")
            room.renew(1)
            await mina.until(lambda: mina.code)
            assert mina.code == 4403
            again = await (phones_of(room, server)[0]).join("Sora")
            await again.until(lambda: again.state)
            assert again.state["me"] == 1
            assert room.table.session.people.name_of(1) == "Sora"
            with pytest.raises(SpokenError, match="no guest in seat d; guests sit in b c"):
                room.renew(3)

    run(scenario())


def test_the_notebook_has_its_table_back_when_the_room_is_closed() -> None:
    async def scenario() -> None:
        bot = Mine()
        named: dict[str, Any] = {"names": {"b": "Mina"}, "bots": [bot, "steady", "steady"]}
        async with open_room(seats="a", **named) as (room, server):
            mina = await phones_of(room, server)[0].join()
            await mina.until(lambda: mina.state)
            assert 1 in room.table.session.people.humans
            drawn = table_of(room).state["version"]
            room.close()
            assert await mina.until_closed() == ROOM_GONE
            await until_so(lambda: table_of(room).state["version"] > drawn)
            assert room.table.company is None
            assert room.table.session.people.humans == (0,)
            assert room.table.session.people.bots[1] is bot
            assert not room.table.session.bots_turn  # they have played on

    run(scenario())


def test_python_moves_for_the_host_alone_and_lays_no_hands_open() -> None:
    async def scenario() -> None:
        async with open_room((1,), record=HOST_WAITS, seats="ab", players=None) as (room, _):
            with pytest.raises(SpokenError, match="turn of Player 2, who plays at a screen of"):
                table_of(room).play("5c")
            with pytest.raises(SpokenError, match="cannot lie open while guests sit"):
                table_of(room).open_hands = True

    run(scenario())
