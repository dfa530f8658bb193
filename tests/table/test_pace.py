"""Bots move at a readable pace on a running loop, and at once where none runs."""

import asyncio
from collections.abc import Callable
from random import Random
from threading import Event, Timer

import pytest

from daifugo_widget import Table
from daifugo_widget.core.game.moves import Move
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.games.daifugo.players.advice import advise
from daifugo_widget.games.daifugo.table import daifugo_ui as daifugo
from daifugo_widget.players.player import Hint
from daifugo_widget.table.session import pace
from tests.table.playing import sent

RECORD = "rules base\nhands 3c4d5s / 9h6d / KhAs / QhQs7c\nturn b\n"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = {"slow": 0.2, "normal": 0.02, "fast": 0.01, "once": 0.0}
    monkeypatch.setattr(pace, "SECONDS", seconds)


async def rest(seconds: float = 0.3) -> None:
    """Wait a while in which nothing is to happen."""
    await asyncio.sleep(seconds)


async def until(happens: Callable[[], object]) -> None:
    """Wait for something that is to happen."""
    for _ in range(500):
        if happens():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it has not happened in ten seconds")


async def yours(table: Table) -> None:
    """Wait until the bots have moved."""
    await until(lambda: table.state["prompt"]["kind"] == "play")


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
        await yours(table)
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
        assert "step" in table.state["can"]
        sent(table, do="set", key="paused", value=False)
        assert "step" not in table.state["can"]
        await yours(table)
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
        await until(lambda: table.state["notice"])
        assert "went wrong" in table.state["notice"]
        assert table.state["settings"]["paused"]

    asyncio.run(run())


class Slow:
    """A bot that thinks until it is told to go on, and would wait for ever on a stopped loop."""

    def __init__(self) -> None:
        self.thinks, self.go_on = Event(), Event()

    def choose(self, view: Game, rng: Random) -> Move:
        self.thinks.set()
        assert self.go_on.wait(5), "nobody else got a word in"
        return view.moves()[0]

    def call(self, view: Game, seat: int, rng: Random) -> None:
        return None


async def thinking(bot: Slow) -> Table:
    """Return a table whose bot is thinking just now."""
    table = Table(record=RECORD, bots=bot)
    while not bot.thinks.is_set():
        await asyncio.sleep(0.01)
    return table


def test_the_table_listens_while_a_bot_thinks() -> None:
    async def run() -> None:
        bot = Slow()
        table = await thinking(bot)
        sent(table, do="why", cards="3c")
        assert table.state["refusal"]
        assert table.session.game.actor == 1
        bot.go_on.set()
        await yours(table)
        assert table.session.game.actor == 0
        assert table.state["notice"] is None

    asyncio.run(run())


def test_a_bot_thinks_while_the_table_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(pace.SECONDS, "slow", 3600.0)

    async def run() -> None:
        bot = Slow()
        table = Table(record=RECORD, bots=bot, pace="slow")
        await until(bot.thinks.is_set)
        assert table.session.game.actor == 1
        bot.go_on.set()
        table.close()

    asyncio.run(run())


def test_a_thought_that_is_not_wanted_any_more_moves_nothing() -> None:
    async def run() -> None:
        bot = Slow()
        table = await thinking(bot)
        sent(table, do="set", key="paused", value=True)
        bot.go_on.set()
        await rest(0.1)
        assert table.session.game.actor == 1

    asyncio.run(run())


def test_a_thought_that_the_game_has_overtaken_moves_nothing() -> None:
    async def run() -> None:
        bot = Slow()
        table = await thinking(bot)
        Timer(0.05, bot.go_on.set).start()
        table.step()
        assert table.session.game.actor == 2
        await yours(table)
        assert table.session.game.actor == 0
        assert len(table.session.history.steps) == 3
        assert table.state["notice"] is None

    asyncio.run(run())


def test_bots_that_move_at_once_do_not_hold_up_the_loop_either() -> None:
    async def run() -> None:
        bot = Slow()
        table = Table(record=RECORD, bots=bot, pace="step")
        sent(table, do="set", key="pace", value="once")
        while not bot.thinks.is_set():
            await asyncio.sleep(0.01)
        assert table.session.game.actor == 1
        bot.go_on.set()
        await yours(table)
        assert table.state["prompt"]["kind"] == "play"

    asyncio.run(run())


def test_the_table_listens_while_the_hint_is_thought_of(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = Event()

    def slowly(view: Game, seat: int, chance: Random) -> Hint:
        assert go_on.wait(5), "nobody else got a word in"
        return advise(view, seat, chance)

    monkeypatch.setattr(daifugo, "advise", slowly)

    async def run() -> None:
        table = Table(record=RECORD, pace="once")
        sent(table, do="hint")
        assert table.state["hint"] is None
        go_on.set()
        await until(lambda: table.state["hint"])
        assert table.state["hint"] is not None

    asyncio.run(run())


def test_a_hint_that_the_game_has_overtaken_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = Event()

    def slowly(view: Game, seat: int, chance: Random) -> Hint:
        go_on.wait(5)
        return advise(view, seat, chance)

    monkeypatch.setattr(daifugo, "advise", slowly)

    async def run() -> None:
        table = Table(record=RECORD, pace="once")
        sent(table, do="hint")
        sent(table, do="pass")
        go_on.set()
        await rest()
        assert table.state["hint"] is None

    asyncio.run(run())


def test_a_hint_is_not_shown_to_the_next_person_where_a_move_comes_right_after_it() -> None:
    async def run() -> None:
        table = Table(record=RECORD, seats="abc")
        sent(table, do="take")
        sent(table, do="hint")
        sent(table, do="play", cards="6d")
        await rest()
        assert table.screen.is_covered
        sent(table, do="set", key="lang", value="ja")
        assert table.state["hint"] is None

    asyncio.run(run())


def test_where_there_are_no_threads_bots_think_on_the_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pace, "THREADS", False)
    monkeypatch.setattr(asyncio, "to_thread", None)

    async def run() -> None:
        table = Table(record=RECORD)
        await yours(table)
        assert table.session.game.actor == 0

    asyncio.run(run())


@pytest.mark.parametrize("bot", ["sharp", "master"])
def test_a_bot_that_thinks_longer_thinks_the_same_beside_the_loop_and_on_it(bot: str) -> None:
    async def played() -> Table:
        table = Table("standard", seats=[], bots=bot, seed=5, pace="fast")
        while not table.session.game.over:
            await asyncio.sleep(0.05)
        return table

    at_once = Table("standard", seats=[], bots=bot, seed=5)
    assert at_once.session.game.over
    assert asyncio.run(played()).session.history == at_once.session.history
