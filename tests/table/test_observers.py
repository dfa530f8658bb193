"""An observer that fails is told of by the table, which goes on."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import Any

import pytest

from daifugo_widget import Replay, Table
from daifugo_widget.core.words.text import LANGS, Lang
from tests.table.playing import sent
from tests.table.test_pace import yours

RECORD = "rules base\nhands 3c4d5s / 9h6d / KhAs / QhQs7c\n"
WORDS = {
    "en": "An observer of this table failed",
    "ja": "observe する関数",
    "ko": "observe하는 함수",
}


def counts_wrong(change: Any) -> None:
    """Fail, as an observer with a slip does."""
    raise ZeroDivisionError("one through none")


@pytest.mark.parametrize("lang", LANGS)
def test_it_is_named_with_its_line_and_its_error(lang: Lang) -> None:
    table = Table(record=RECORD, lang=lang)
    table.observe(counts_wrong, "game")
    notice = sent(table, do="play", cards="3c")["notice"]
    line = counts_wrong.__code__.co_firstlineno + 2
    for part in (WORDS[lang], "counts_wrong", str(line), "ZeroDivisionError: one through none"):
        assert part in notice


def test_its_own_traceback_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    table = Table(record=RECORD)
    table.observe(counts_wrong, "game")
    table.play("3c")
    printed = capsys.readouterr().err.splitlines()
    assert printed[0].startswith("Traceback")
    assert "test_observers.py" in printed[1]
    assert "in counts_wrong" in printed[1]
    assert printed[-1] == "ZeroDivisionError: one through none"


def test_the_move_is_made_and_the_bots_go_on() -> None:
    async def run() -> None:
        table = Table(record=RECORD, pace="fast")
        table.observe(counts_wrong, "game")
        sent(table, do="play", cards="3c")
        await yours(table)
        assert len(table.session.history.steps) == 4
        assert not table.session.settings.paused

    asyncio.run(run())


@pytest.mark.parametrize("trait", ["game", "state"])
def test_the_table_says_so_once_for_each_change(
    trait: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Table(record=RECORD, seats="abcd", by_hand=True)
    table.observe(counts_wrong, trait)
    table.play("3c")
    failures = capsys.readouterr().err.count("Traceback")
    assert failures == {"game": 1, "state": 2}[trait]  # its notice is a change of the state


def test_a_replay_whose_step_is_observed_goes_on() -> None:
    replay = Replay(RECORD + "a 3c  b 6d\n")
    replay.observe(counts_wrong, "game")
    replay.set_state({"step": 1})
    assert replay.step == 1
    assert "counts_wrong" in replay.state["notice"]


ENDS = """
from daifugo_widget import Table

def fails(change):
    if change["name"] == "comm":
        raise RuntimeError("as always")

table = Table(seed=1)
table.observe(fails)
table.set(theme="dark")
print(table.screen.notice)
"""


def test_of_one_that_fails_while_python_ends_nothing_is_printed() -> None:
    command = [sys.executable, "-c", ENDS]
    found = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    assert (found.stdout, found.stderr) == ("None\n", "")


def test_one_that_fails_when_its_table_is_closed_closes_it_all_the_same(
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = Table(record=RECORD)
    table.observe(counts_wrong)
    before = table.state
    table.close()
    assert table.state is before
    assert capsys.readouterr().err.count("ZeroDivisionError: one through none") == 1
