"""The marks of drills: what went right at the first try, how often one tried, and how long."""

from __future__ import annotations

from pathlib import Path
from time import sleep
from typing import Any

import pytest

from daifugo_widget import Drill, Progress
from daifugo_widget.progress import Mark
from tests.drills.opened import CUT, opened, send


def marked(folder: Path, *moves: str) -> Mark:
    """Return the mark of the drill once it is solved after moves and presses of buttons."""
    progress = Progress(folder / "progress.json")
    drill = opened(progress=progress, chapter="10")
    for move in moves:
        if move in ("again", "undo", "hint"):
            send(drill, move)
        elif move == "solution":
            send(drill, "task", value="solution")
        else:
            drill.play(move)
    assert (drill.status, progress.notice) == ("solved", None)
    (mark,) = Progress(progress.path)
    return mark


def figures(mark: Mark) -> tuple[int, int, int, int]:
    return mark.asked, mark.right, mark.tries, mark.shown


def test_a_drill_that_is_solved_at_the_first_try_is_right(tmp_path: Path) -> None:
    mark = marked(tmp_path, "8c", "3d")
    assert (mark.chapter, mark.kind, mark.name) == ("10", "drill", "eight-cut")
    assert figures(mark) == (1, 1, 1, 0)


def test_a_drill_that_names_no_rule_goes_by_its_title(tmp_path: Path) -> None:
    one = CUT.replace("x-rule eight-cut\n", "")
    progress = Progress(tmp_path / "progress.json")
    for text in (one, one.replace("Cut", "Another")):
        drill = opened(text, progress=progress)
        assert drill.state["task"]["text"] == ["Within 2 moves, go out. "]
        drill.play("8c")
        drill.play("3d")
    assert [(mark.name, mark.times) for mark in progress] == [("Cut", 1), ("Another", 1)]


@pytest.mark.parametrize("back", ["again", "undo"])
def test_a_drill_that_is_solved_later_is_not_right_and_its_tries_are_counted(
    tmp_path: Path, back: str
) -> None:
    assert figures(marked(tmp_path, "3d", back, "3d", back, "8c", "3d")) == (1, 0, 3, 0)


def test_a_move_taken_back_before_the_drill_has_failed_is_no_other_try(tmp_path: Path) -> None:
    assert figures(marked(tmp_path, "8c", "undo", "8c", "again", "8c", "3d")) == (1, 1, 1, 0)


def test_a_drill_whose_solution_was_shown_is_not_right(tmp_path: Path) -> None:
    shown = marked(tmp_path, "3d", "again", "3d", "solution", "again", "8c", "3d")
    assert figures(shown) == (1, 0, 3, 1)
    page = str(Progress(tmp_path / "progress.json"))
    assert "◐ solved after a hint or the solution" in page
    assert "0 of 1" in page


def test_a_hint_counts_as_help(tmp_path: Path) -> None:
    assert figures(marked(tmp_path, "hint", "8c", "3d")) == (1, 0, 1, 1)


def test_the_time_and_the_tries_are_those_of_each_drill(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "progress.json")
    drill = opened(f"{CUT}---\n{CUT.replace('x-rule eight-cut', 'x-rule pass')}", progress=progress)
    sleep(0.3)
    drill.play("3d")
    drill.again()
    drill.play("8c")
    drill.play("3d")
    send(drill, "next")
    drill.play("8c")
    drill.play("3d")
    first, second = progress
    assert first.seconds >= 0.3 > second.seconds
    assert [figures(first), figures(second)] == [(1, 0, 2, 0), (1, 1, 1, 0)]


@pytest.mark.parametrize("wrong", [8, "long" * 50, None])
def test_a_chapter_that_no_mark_can_have_is_refused_when_the_drill_is_made(
    tmp_path: Path, wrong: Any
) -> None:
    progress = Progress(tmp_path / "x.json")
    with pytest.raises(ValueError, match="chapter is a text of at most 80 characters"):
        opened(progress=progress, chapter=wrong)
    with pytest.raises(ValueError, match="chapter is a text of at most 80 characters"):
        Drill.for_rule("eight-cut", progress=progress, chapter=wrong)


def test_a_chapter_without_progress_is_refused_as_nothing_would_be_marked() -> None:
    with pytest.raises(ValueError, match="progress=teach"):
        opened(chapter="homework")
