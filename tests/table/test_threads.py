"""Two threads at one table, as JupyterLab has one for what a browser sends and one for cells."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from itertools import cycle
from random import Random
from threading import Event, Thread, current_thread
from typing import Any

import ipywidgets
import pytest

from daifugo_widget import Drill, Quiz, Replay, Table
from daifugo_widget.core.game.moves import Move
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.table.session import pace
from tests.table.playing import move, sent

RECORD = "rules base\nhands 3c4d5s / 9h6d / KhAs\n"
GAMES = 30
EXAMPLE = "rules base, eight-cut\nhands 8c3d / 9c9d / 5s6s\na 8c  a 3d\n"


@pytest.fixture(autouse=True)
def _eager_threads() -> Iterator[None]:
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


class Beside:
    """A thread that does something again and again, and keeps what it raises."""

    def __init__(self, work: Callable[[], object]) -> None:
        self.work, self.ends = work, Event()
        self.errors, self.rounds = list[Exception](), 0
        self.thread = Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        while not self.ends.is_set():
            try:
                self.work()
            except Exception as error:
                self.errors.append(error)
            self.rounds += 1

    def __enter__(self) -> Beside:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.ends.set()
        self.thread.join(30)
        assert not self.thread.is_alive()
        assert not self.errors
        assert self.rounds


def themes(widget: Table | Replay | Drill | Quiz) -> Beside:
    """Return a thread that changes the theme of a widget."""
    chosen: Iterator[Any] = cycle(("dark", "light"))
    return Beside(lambda: widget.set(theme=next(chosen)))


def keep_sent(widget: Any) -> list[int]:
    """Return a list to which the version of each state that is sent is added."""
    if ipywidgets.__version__.startswith("7."):
        pytest.skip("ipywidgets 7 sends nothing where there is no kernel")
    versions = list[int]()
    widget._send = lambda message, buffers=None: versions.append(
        message.get("state", {}).get("state", {}).get("version", 0)
    )
    return versions


def assert_up_to_date(widget: Table | Replay | Drill | Quiz, versions: list[int]) -> None:
    """Assert that the page has the newest state, and had each in its order."""
    assert widget.state["version"] == widget.screen.version
    assert widget.state["settings"] == widget.session.settings.to_dict()
    shown = [version for version in versions if version]
    assert len(shown) > 10
    assert shown == sorted(shown)
    assert shown[-1] == widget.screen.version


def test_games_are_played_while_another_thread_changes_a_setting() -> None:
    table, chance = Table(record=RECORD, bots="steady"), Random(1)
    versions = keep_sent(table)
    with themes(table):
        for _ in range(GAMES):
            table.again()
            while not table.session.game.over:
                move(table, chance)
    assert_up_to_date(table, versions)


def test_a_browser_plays_while_a_cell_changes_a_setting() -> None:
    table = Table(record=RECORD, bots="steady")
    versions, games = keep_sent(table), 0
    with themes(table):
        for _ in range(GAMES):
            sent(table, do="again")
            sent(table, do="pass")
            sent(table, do="play", cards=(table.state["plays"] or ["3c"])[0])
            assert "wrong inside" not in (table.state["notice"] or "")
            games += 1
    assert games == GAMES
    assert_up_to_date(table, versions)


def test_a_replay_is_played_on_and_left_while_another_thread_changes_a_setting() -> None:
    replay = Replay(EXAMPLE)
    versions = keep_sent(replay)
    with themes(replay):
        for at in range(GAMES):
            replay.step = at % len(replay)
            replay.what_if("a", step=0)
            replay.receive({"do": "play", "cards": "3d", "version": replay.state["version"]})
            replay.note(f"note {at}", step=1)
            replay.back()
    assert_up_to_date(replay, versions)
    assert replay.history.steps[0].note == f"note {GAMES - 1}"


def test_a_drill_is_tried_while_another_thread_changes_a_setting() -> None:
    drill = Drill()
    versions = keep_sent(drill)
    with themes(drill):
        for _ in range(3):
            drill.solution()
            assert drill.status == "shown"
            drill.again()
            assert drill.status == "open"
            drill.next()
    assert_up_to_date(drill, versions)


def test_a_quiz_is_answered_while_another_thread_changes_a_setting() -> None:
    quiz = Quiz(EXAMPLE, count=3)
    versions = keep_sent(quiz)
    with themes(quiz):
        for _ in range(5):
            for _ in range(len(quiz)):
                quiz.show()
                quiz.next()
            assert len(quiz.results) == len(quiz)
            quiz.again()
    assert_up_to_date(quiz, versions)


def test_of_two_threads_with_a_loop_each_one_paces_the_bots(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pace, "SECONDS", dict.fromkeys(pace.SECONDS, 0.001))

    async def until_over(table: Table) -> None:
        while not table.session.game.over:
            await asyncio.sleep(0.005)

    async def unpaused(table: Table) -> None:
        sent(table, do="set", key="paused", value=False)
        await until_over(table)

    async def run() -> None:
        table = Table("standard", seats=[], seed=3, pace="fast", paused=True)
        page = Thread(target=lambda: asyncio.run(unpaused(table)))
        page.start()
        with themes(table):
            while page.is_alive():
                await asyncio.sleep(0.005)
        assert table.session.game.over
        assert table.state["notice"] is None

    asyncio.run(asyncio.wait_for(run(), 60))


def test_bots_go_on_when_the_page_whose_thread_paced_them_has_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pace, "SECONDS", {**pace.SECONDS, "slow": 0.05})
    table = Table(record=RECORD + "turn b\n", pace="slow", paused=True)

    async def page(message: dict[str, Any], seconds: float) -> None:
        table.receive(message)
        await asyncio.sleep(seconds)

    asyncio.run(page({"do": "set", "key": "paused", "value": False}, 0.0))
    before = table.session.game.actor
    asyncio.run(page({"ask": "hello", "id": 1}, 1.0))
    assert before == 1
    assert table.session.game.actor == 0


class Thinker:
    """A bot that thinks until it is told to go on."""

    def __init__(self) -> None:
        self.thinks, self.go_on = Event(), Event()

    def choose(self, view: Game, rng: Random) -> Move:
        self.thinks.set()
        assert self.go_on.wait(20), "nobody else got a word in"
        return view.moves()[0]

    def call(self, view: Game, seat: int, rng: Random) -> None:
        return None


def beside(work: Callable[[], object]) -> Thread:
    thread = Thread(target=work, daemon=True)
    thread.start()
    return thread


def test_a_table_can_be_used_while_a_bot_thinks_in_another_thread() -> None:
    bot = Thinker()
    table = Table(record=RECORD, bots=bot)
    playing = beside(lambda: table.play("3c"))
    assert bot.thinks.wait(20)
    table.set(theme="dark", pace="step")
    assert table.state["settings"]["theme"] == "dark"
    assert table.record
    bot.go_on.set()
    playing.join(20)
    assert table.session.game.actor == 0


def test_a_bot_that_thinks_is_not_waited_for_to_call_anything() -> None:
    bot = Thinker()
    may_call_dokan = "rules base, dokan\nhands 4cTs / 5dQd / 6d / Ah8hX\ntrick c:9c\nturn a\n"
    table = Table(record=may_call_dokan, bots=bot)
    playing = beside(lambda: table.play("Ts"))
    assert bot.thinks.wait(20)
    undoing = beside(table.again)
    undoing.join(10)
    assert not undoing.is_alive()
    bot.go_on.set()
    playing.join(20)
    assert not table.session.history.steps


def test_what_a_bot_has_chosen_for_a_game_that_has_moved_on_is_dropped() -> None:
    bot = Thinker()
    table = Table(record=RECORD, bots=bot)
    failed = list[Exception]()

    def plays() -> None:
        try:
            table.play("3c")
        except Exception as error:
            failed.append(error)

    playing = beside(plays)
    assert bot.thinks.wait(20)
    table.again()
    bot.go_on.set()
    playing.join(20)
    assert not failed
    assert not table.session.history.steps
    assert table.state["version"] == table.screen.version


def test_an_observer_plays_at_the_table_that_it_observes() -> None:
    table = Table(record=RECORD)

    def plays(change: Any) -> None:
        if not change.new.over and change.new.actor == 0:
            table.play(table.state["plays"][0]) if table.state["plays"] else table.pass_()

    table.observe(plays, "game")
    table.play("3c")
    assert table.session.game.over


def test_an_observer_may_wait_for_another_thread_that_uses_the_table() -> None:
    table, waited = Table(record=RECORD), list[bool]()

    def waits(change: Any) -> None:
        other = beside(lambda: table.set(theme="dark"))
        other.join(20)
        waited.append(not other.is_alive())

    table.observe(waits, "game")
    table.play("3c")
    assert waited
    assert all(waited)
    assert table.state["settings"]["theme"] == "dark"


def test_observers_are_called_in_the_thread_that_makes_the_change() -> None:
    table, threads = Table(record=RECORD), list[Thread]()

    table.observe(lambda change: threads.append(current_thread()), "game")
    other = beside(lambda: table.play("3c"))
    other.join(20)
    assert set(threads) == {other}
