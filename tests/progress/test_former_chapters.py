"""Marks that were set when the keys of chapters had numbers are read, and lose nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from daifugo_widget import Progress, Quiz, teach
from daifugo_widget.progress.former_chapters import FORMER_KEYS, key_without_number
from daifugo_widget.teach.course import CHAPTERS
from tests.checking import some

MARK = {
    "chapter": "08-binds",
    "kind": "quiz",
    "name": "suit-bind",
    "asked": 3,
    "right": 1,
    "tries": 5,
    "shown": 0,
    "seconds": 40.0,
    "best": 3,
    "times": 4,
    "last": "2026-11-01T10:00:00+00:00",
}


def kept(path: Path, *marks: dict[str, Any], unclaimed: list[list[str]] | None = None) -> Path:
    data = {"version": 1, "marks": marks, "unclaimed": unclaimed or []}
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def test_every_former_key_leads_to_a_chapter_of_the_course() -> None:
    for former in some(FORMER_KEYS, at_least=21):
        assert key_without_number(former) in CHAPTERS


def test_a_mark_from_before_is_one_of_the_chapter_as_it_is_called_now(tmp_path: Path) -> None:
    (mark,) = teach.my_progress(kept(tmp_path / "mine.json", MARK))
    assert (mark.chapter, mark.best, mark.times) == ("binds", 3, 4)


def test_it_goes_on_with_the_next_time(tmp_path: Path) -> None:
    path = kept(tmp_path / "mine.json", MARK)
    teach.my_progress(path).mark("binds", "suit-bind", asked=3, right=2)
    (mark,) = teach.my_progress(path)
    assert (mark.chapter, mark.right, mark.best, mark.times) == ("binds", 2, 3, 5)


def test_a_notebook_from_before_sets_its_marks_under_the_new_key(tmp_path: Path) -> None:
    progress = teach.my_progress(kept(tmp_path / "mine.json", MARK))
    progress.mark("08-binds", "suit-bind", asked=3, right=2)
    assert [(mark.chapter, mark.times) for mark in progress] == [("binds", 5)]


def test_a_file_that_both_versions_have_written_to_loses_nothing(tmp_path: Path) -> None:
    later = {**MARK, "chapter": "binds", "right": 2, "best": 2, "times": 1}
    later["last"] = "2026-11-02T10:00:00+00:00"
    for marks in ((MARK, later), (later, MARK)):
        (mark,) = teach.my_progress(kept(tmp_path / "mine.json", *marks))
        assert (mark.right, mark.best, mark.times) == (2, 3, 5)


def test_a_mark_that_several_things_could_share_is_still_to_be_claimed(tmp_path: Path) -> None:
    old = {**MARK, "name": "Binds"}
    path = kept(tmp_path / "mine.json", old, unclaimed=[["08-binds", "quiz", "Binds"]])
    mark = teach.my_progress(path).mark("binds", "suit-bind", asked=3, right=1, formerly="Binds")
    assert (mark.name, mark.times) == ("suit-bind", 5)


def test_what_two_versions_call_the_same_thing_is_one_thing(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "mine.json")
    one, other = (Quiz.for_rule("suit-bind", count=1, seed=seed) for seed in (1, 2))
    assert progress.clash(one, "08-binds", "quiz", "mine", "this") is None
    assert progress.clash(other, "binds", "quiz", "mine", "that") is not None


@pytest.mark.parametrize("chapter", ["08-winds", "10-sevens", "01"])
def test_a_chapter_that_is_not_of_the_course_keeps_its_number(tmp_path: Path, chapter: str) -> None:
    progress = Progress(tmp_path / "mine.json")
    assert progress.mark(chapter, "mine").chapter == chapter


def test_what_was_handed_in_before_counts_in_the_table_of_a_class(tmp_path: Path) -> None:
    folder = tmp_path / "handed-in"
    folder.mkdir()
    kept(folder / "Mina.json", MARK)
    columns = "learner,chapter,kind,name,asked,right,best,tries,shown,seconds,times,last"
    row = "Mina,08-binds,quiz,suit-bind,3,2,2,3,0,9,1,2026-11-03T10:00:00+00:00"
    (folder / "mina.csv").write_text(f"{columns}\n{row}\n", encoding="utf-8")
    ((learner, mark),) = teach.my_class(folder)
    assert (learner, mark.chapter, mark.best) == ("Mina", "binds", 3)
