"""Bots move at a readable pace on a running loop, and at once where none runs."""

import asyncio

import pytest

from daifugo_widget import Table
from daifugo_widget.core.game import Game
from daifugo_widget.table import pace

from .playing import sent

RECORD = "rules base\nhands 3c4d5s / 9h6d / KhAs / QhQs7c\nturn b\n"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "SECONDS", {"slow": 0.2, "normal": 0.02, "fast": 0.01})


async def rest(seconds: float = 0.3) -> None:
    await asyncio.sleep(seconds)


def test_without_a_loop_bots_have_moved_at_once() -> None:
    table = Table(record=RECORD)
    assert table.session.game.actor == 0
    assert table.state["prompt"]["kind"] == "play"


def test_on_a_loop_bots_move_one_after_the_other() -> None:
    async def run() -> None:
        table = Table(record=RECORD)
        assert table.state["prompt"]["kind"] == "wait"
        versions = []
        table.observe(lambda change: versions.append(change.new["version"]), "state")
        await rest()
        assert table.session.game.actor == 0
        assert len(versions) == 3

    asyncio.run(run())


def test_at_once_and_step_by_step() -> None:
    async def run() -> None:
        assert Table(record=RECORD, pace="once").session.game.actor == 0
        table = Table(record=RECORD, pace="step")
        await rest(0.1)
        assert table.session.game.actor == 1
        assert "step" in table.state["can"]
        sent(table, do="step")
        assert table.session.game.actor == 2

    asyncio.run(run())


def test_a_pause_stops_the_bots_until_they_go_on() -> None:
    async def run() -> None:
        table = Table(record=RECORD, paused=True)
        await rest(0.1)
        assert table.session.game.actor == 1
        sent(table, do="set", key="paused", value=False)
        await rest()
        assert table.session.game.actor == 0

    asyncio.run(run())


def test_a_new_deal_and_closing_stop_what_was_going_on() -> None:
    async def run() -> None:
        table = Table(record=RECORD, pace="slow")
        table.close()
        await rest()
        assert table.session.game.actor == 1
        table = Table(record=RECORD, pace="slow")
        sent(table, do="set", key="paused", value=True)
        sent(table, do="again")
        await rest()
        assert table.session.game.actor == 1

    asyncio.run(run())


def test_python_need_not_wait_for_the_bots() -> None:
    async def run() -> None:
        table = Table(record=RECORD)
        table.pass_()
        assert table.session.game.actor == 0 or table.session.game.over

    asyncio.run(run())


class Broken:
    """A bot that fails."""

    def choose(self, view: Game, rng: object) -> object:
        raise RuntimeError("I am broken")

    def call(self, view: Game, seat: int, rng: object) -> None:
        return None


def test_a_bot_that_fails_is_told_of_and_the_table_waits() -> None:
    async def run() -> None:
        table = Table(record=RECORD, bots=Broken())  # type: ignore[arg-type]
        await rest()
        assert "went wrong" in table.state["notice"]
        assert table.state["settings"]["paused"]

    asyncio.run(run())
