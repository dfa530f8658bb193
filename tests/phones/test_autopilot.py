"""What guests leave to the table: each on their own screen, and the end once all are out."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from daifugo_widget.table.session import pace
from tests.phones.guests import until_so
from tests.phones.rooms import open_room, phones_of, table_of
from tests.table.playing import sent

ONLY_PASS = "rules base\nhands 3s9c / 3d4c / 3h4h / 7h7d\ntrick d:Kh\nturn b\n"
"""Guests sit in seats b and c, which can follow with nothing."""
ALMOST_OUT = "rules base\nhands As / Ac / 3c4d5s / 3d4c5c\nturn a\n"
"""Whoever sits in seats a and b goes out with the next card."""
NAMED = {"b": "Mina", "c": "Jun"}


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(pace.SECONDS, "normal", 0.05)


def run(scenario: Coroutine[Any, Any, None]) -> None:
    asyncio.run(scenario)


def test_a_guest_is_passed_for_by_the_setting_of_their_own_phone_alone() -> None:
    async def scenario() -> None:
        table: dict[str, Any] = {"record": ONLY_PASS, "players": None, "names": NAMED}
        async with open_room(**table) as (room, server):
            mina, jun = phones_of(room, server)
            for phone in (mina, jun):
                await phone.join()
            for phone in (mina, jun):
                await phone.until_shown()
            assert "auto_pass" in jun.state["can"]
            history = room.table.session.history
            await jun.act(do="set", key="auto_pass", value=True, calm=False)
            await jun.until(lambda: jun.state["settings"]["auto_pass"])
            assert not mina.state["settings"]["auto_pass"]
            await asyncio.sleep(0.2)
            assert room.table.session.history is history, "nobody has passed for Mina"
            await mina.act(do="set", key="auto_pass", value=True, calm=False)
            await until_so(lambda: len(room.table.session.history.steps) >= 2)
            await until_so(lambda: table_of(room).state["prompt"]["seat"] == 0)
            seats = [step.seat for step in room.table.session.history.steps[:2]]
            assert seats == [1, 2]
            await mina.until(lambda: "the table did it" in str(mina.state["story"]))
            assert str(mina.state["story"]).count("the table did it") == 1
            assert "the table did it" not in str(table_of(room).state["story"])

    run(scenario())


def test_the_end_is_played_once_the_last_of_all_people_is_out() -> None:
    async def scenario() -> None:
        table: dict[str, Any] = {"record": ALMOST_OUT, "players": None, "seats": "ab"}
        async with open_room((1,), **table, pace="step", to_end=True, names=NAMED) as (
            room,
            server,
        ):
            (mina,) = phones_of(room, server)
            await mina.join()
            await mina.until_shown()
            sent(table_of(room), do="play", cards="As")
            await mina.until(lambda: mina.prompt_kind == "play")
            assert not room.table.session.game.over
            await mina.act(do="pass")
            await until_so(lambda: room.table.session.game.actor in (2, 3))
            assert "to-end" not in table_of(room).state["can"], "Mina is still playing"

    run(scenario())


def test_a_guest_who_is_out_as_all_people_are_may_ask_for_the_end() -> None:
    async def scenario() -> None:
        record = "rules base\nhands 2c6c / Ac / 3c4d5s / 3d4c5c\nturn b\n"
        table: dict[str, Any] = {"record": record, "players": None, "seats": "b", "pace": "step"}
        async with open_room((1,), **table, names=NAMED) as (room, server):
            (mina,) = phones_of(room, server)
            await mina.join()
            await mina.until_shown()
            await mina.act(do="play", cards="Ac")
            await mina.until(lambda: "to-end" in mina.state["can"])
            assert "bots" not in mina.state
            await mina.act(do="bot", player="sharp")
            await mina.until(lambda: mina.state["notice"])
            assert set(table_of(room).bots.values()) == {"steady"}
            await mina.act(do="to-end")
            await mina.until(lambda: mina.prompt_kind in ("over", "match"))

    run(scenario())
