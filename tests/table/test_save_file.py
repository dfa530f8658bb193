"""A save file holds the game at any moment, whoever else writes it and whenever a kernel dies."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from cProfile import Profile
from functools import partial
from pathlib import Path
from pstats import Stats
from random import Random
from typing import Any

import pytest

from daifugo_widget import History, Match, Progress, Record, Table
from daifugo_widget.table.session.save_file import SaveFile
from daifugo_widget.table.session.saving import Opened
from tests.kills import kill_while_saving
from tests.table.playing import move, sent
from tests.table.save_files import ROUND, assert_kept, kept, names
from tests.tiers import first

# --- others who write the file -------------------------------------------------------------------


def test_of_two_tables_with_one_file_neither_loses_a_move_and_both_are_told(tmp_path: Path) -> None:
    path = tmp_path / "h.dfg"
    one, two = Table(record=ROUND, save=path), Table(save=path)
    two.play("3c")
    one.play("7c7d")
    assert one.state["notice"].startswith("h.dfg has been written by another table or program.")
    assert "h-other-1.dfg" in one.state["notice"]
    two.play("4c") if two.session.game.trick == () else two.pass_()
    assert (
        "Another table that was saved in h.dfg too is saved in h-other-1.dfg"
        in (two.state["notice"])
    )
    one.answer("3c")
    assert_kept(path, two)
    assert_kept(tmp_path / "h-other-1.dfg", one)
    assert names(tmp_path) == ["h-other-1.dfg", "h.dfg"]


def test_what_an_editor_has_changed_meanwhile_is_left_as_it_is_and_the_table_says_so(
    tmp_path: Path,
) -> None:
    path = tmp_path / "h.dfg"
    table = Table(record=ROUND, save=path, lang="ja")
    path.write_text(edited := f"title  Mine\n{ROUND}", encoding="utf-8")
    table.play("3c")
    assert "h.dfg は、ほかのテーブルかプログラムが書き換えました" in table.state["notice"]
    assert path.read_text(encoding="utf-8") == edited
    assert_kept(tmp_path / "h-other-1.dfg", table)
    move(table, Random(1))
    assert_kept(tmp_path / "h-other-1.dfg", table)
    assert names(tmp_path) == ["h-other-1.dfg", "h.dfg"]


def test_a_file_that_was_only_touched_or_copied_back_is_written_on(tmp_path: Path) -> None:
    path = tmp_path / "h.dfg"
    table = Table(record=ROUND, save=path)
    os.utime(path, (1, 1))
    table.play("7c7d")
    data = path.read_bytes()
    path.unlink()
    path.write_bytes(data)
    table.answer("3c")
    assert_kept(path, table)
    assert names(tmp_path) == ["h.dfg"]


def test_a_file_that_appears_where_none_was_is_not_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "h.dfg"
    of = Record.of

    def meanwhile(history: History, seat: int | None = None) -> Record:
        if not path.exists():
            path.write_text("somebody else's", encoding="utf-8")
        return of(history, seat)

    table = Table(record=ROUND, save=path)
    path.unlink()
    table.play("3c")
    assert_kept(path, table)
    monkeypatch.setattr(
        "daifugo_widget.table.session.opening.read_any", lambda r: _appearing(path, r)
    )
    other = Table(record=ROUND, save=tmp_path / "k.dfg")
    assert (tmp_path / "k.dfg").read_text(encoding="utf-8") == "somebody else's"
    assert_kept(tmp_path / "k-other-1.dfg", other)


def _appearing(path: Path, record: Any) -> Opened:
    path.with_name("k.dfg").write_text("somebody else's", encoding="utf-8")
    return Opened(Record.parse(record).history())


AT_THE_FILE = """
import sys
from daifugo_widget import Table
table = Table(save=sys.argv[1])
print("open", flush=True)
for line in sys.stdin:
    table.play(line.strip())
    print(table.state["notice"], flush=True)
"""


def test_tables_of_two_kernels_with_one_file_lose_nothing_and_are_told(tmp_path: Path) -> None:
    path = tmp_path / "h.dfg"
    here = Table(record=ROUND, save=path)
    code = [sys.executable, "-c", AT_THE_FILE, str(path)]
    with subprocess.Popen(code, stdin=-1, stdout=-1, text=True, encoding="utf-8") as there:
        assert there.stdin
        assert there.stdout
        assert there.stdout.readline() == "open\n"
        here.play("3c")
        there.stdin.write("4c\n")
        there.stdin.flush()
        assert "saved in h-other-1.dfg from now on" in there.stdout.readline()
        there.stdin.close()
    here.pass_()
    assert "Another table" in here.state["notice"]
    assert_kept(path, here)
    assert str(kept(tmp_path / "h-other-1.dfg").steps[0].move) == "4c"


def test_the_table_of_a_cell_that_is_run_again_goes_on_and_leaves_no_other_file(
    tmp_path: Path,
) -> None:
    path = tmp_path / "h.dfg"
    before = Table(record=ROUND, seat="b", save=path, pace="step")
    now = Table(save=path, seat="b", pace="step")
    before.step()
    now.step()
    assert_kept(path, now)
    assert names(tmp_path) == ["h.dfg"]
    assert now.state["notice"] is None


# --- the work of a move --------------------------------------------------------------------------


def calls(do: Callable[[], object]) -> int:
    """Return how many functions are called."""
    with Profile() as profile:
        do()
    found: dict[str, int] = vars(Stats(profile))
    return found["total_calls"]


def test_a_move_costs_as_much_however_long_the_match_has_been(tmp_path: Path) -> None:
    path, rng = tmp_path / "h.dfg", Random(1)
    file, history = SaveFile(path), History(Match.start("standard", players=4, seed=1))
    file.begin(history)
    work, growth = dict[int, list[int]](), dict[int, list[int]]()
    for game in range(1, 7):
        while not history.now.game.over:
            history, before = history.move(rng.choice(history.now.game.moves())), path.stat()
            work.setdefault(game, []).append(calls(partial(file.write, history)))
            growth.setdefault(game, []).append(path.stat().st_size - before.st_size)
            assert path.stat().st_ino == before.st_ino
        file.write(history := history.next())
    for found in (work, growth):
        early, late = (sum(found[game]) / len(found[game]) for game in (2, 6))
        assert min(len(found[2]), len(found[6])) > 20
        assert late < 1.3 * early
        assert max(found[6]) < 1.5 * max(found[2])
    assert str(Record.of(kept(path))) == str(Record.of(history))


@pytest.mark.parametrize(
    "rules", first(["standard, seven-pass, ten-discard", "everything", "napoleon"])
)
def test_the_file_holds_the_game_after_every_move_undo_and_deal(tmp_path: Path, rules: str) -> None:
    path, rng = tmp_path / "h.dfg", Random(2)
    table = Table(rules, seed=2, save=path, bots="random")
    undone = 0
    for _ in range(2):
        while not table.session.game.over:
            move(table, rng)
            if rng.random() < 0.2:
                assert_kept(path, table)
            if rng.random() < 0.3 and table.session.can_undo:
                table.undo()
                undone += 1
                assert_kept(path, table)
        table.next()
        assert_kept(path, table)
    table.again()
    assert_kept(path, table)
    table.new()
    assert_kept(path, table)
    assert undone


def test_a_saved_move_is_flushed_to_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flushed, sync = set[int](), os.fsync

    def noted(file: int) -> None:
        flushed.add(os.fstat(file).st_ino)
        sync(file)

    monkeypatch.setattr(os, "fsync", noted)
    path = tmp_path / "h.dfg"
    table = Table(record=ROUND, save=path)
    assert path.stat().st_ino in flushed
    flushed.clear()
    table.play("3c")
    assert path.stat().st_ino in flushed


# --- a process that is killed, a disk that is full -----------------------------------------------


class Killed(BaseException):
    """What stands for a signal that ends a process at once."""


def killed_after(count: int) -> Callable[[int, bytes], int]:
    """Return a writing function that ends the process after so many bytes."""
    left, write = count, os.write

    def one_by_one(file: int, data: bytes) -> int:
        nonlocal left
        if not left:
            raise Killed
        left -= 1
        return write(file, data[:1])

    return one_by_one


@pytest.mark.parametrize("text", ["7c7d", "3c"])
def test_a_move_that_is_half_written_is_no_other_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    torn = 0
    for count in range(40):
        path = tmp_path / f"{count}.dfg"
        table = Table(record=ROUND, save=path)
        before = len(table.session.history.steps)
        with monkeypatch.context() as patch:
            patch.setattr(os, "write", killed_after(count))
            try:
                table.play(text)
            except Killed:
                data = path.read_bytes()
            else:
                break
        again = Table(save=path)
        steps = again.session.history.steps
        assert len(steps) == before or str(steps[before].move) == text
        assert path.read_text(encoding="utf-8").endswith("\n")
        if other := again.state["notice"]:
            assert f"{count} breaks off" in other.replace(".dfg", "")
            assert (tmp_path / f"{count}-broken-1.dfg").read_bytes() == data
            torn += 1
    assert count > 5
    assert torn > 4


def test_null_bytes_where_a_loss_of_power_has_cut_a_file_off_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "h.dfg"
    table = Table(record=ROUND, save=path)
    table.play("7c7d")
    before = path.read_text(encoding="utf-8")
    path.write_text(before + "\0" * 9, encoding="utf-8")
    again = Table(save=path)
    assert "h-broken-1.dfg" in again.state["notice"]
    assert again.session.game == table.session.game


def test_a_game_that_is_killed_while_it_is_saved_is_there_and_leaves_nothing_else(
    tmp_path: Path,
) -> None:
    assert kill_while_saving(tmp_path, times=2) == 2


def test_what_a_killed_process_has_left_beside_a_file_is_cleared_away(tmp_path: Path) -> None:
    path, other = tmp_path / "h.dfg", tmp_path / ".h.dfg.backup"
    other.write_text("mine", encoding="utf-8")
    (tmp_path / ".h.dfg.0a1b2c3d").write_text("half a ga", encoding="utf-8")
    (tmp_path / ".p.json.0a1b2c3d").write_text("{", encoding="utf-8")
    Table(record=ROUND, save=path)
    Progress(tmp_path / "p.json").mark("01", "a quiz")
    assert names(tmp_path) == [".h.dfg.backup", "h.dfg", "p.json"]


def test_what_fails_while_a_move_is_added_is_told_and_made_good_by_the_next_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "h.dfg"
    table = Table(record=ROUND, save=path)

    def full(file: int, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        assert "No space left on device" in sent(table, do="play", cards="3c")["notice"]
    move(table, Random(1))
    assert_kept(path, table)


def test_an_end_that_breaks_off_with_a_line_end_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "h.dfg"
    Table(record=ROUND, save=path)
    path.write_text(path.read_text(encoding="utf-8") + " 4c\n", encoding="utf-8")
    again = Table(save=path)
    again.play("3c")
    assert "h-broken-1.dfg" in names(tmp_path)
    assert_kept(path, again)
