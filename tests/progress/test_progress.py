"""A learner's progress: it survives a restart and a broken file, and reads back as CSV."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from daifugo_widget import Progress
from daifugo_widget.core.words.text import LANGS
from tests.progress.opened import A_MARK, opened


def test_marks_survive_a_restart(tmp_path: Path) -> None:
    before = opened(tmp_path)
    before.mark("02", "suit-bind", asked=5, right=3, tries=8, seconds=61.234)
    before.mark("01", "first drill", kind="drill")
    after = opened(tmp_path)
    assert list(after) == list(before)
    assert [mark.chapter for mark in after] == ["01", "02"]
    assert list(after)[1].seconds == 61.2


def test_a_file_from_before_answers_were_counted_that_were_shown_is_read(tmp_path: Path) -> None:
    marks = {"version": 1, "marks": [{**A_MARK, "tries": 2, "best": 1, "times": 3}]}
    (tmp_path / "progress.json").write_text(json.dumps(marks), encoding="utf-8")
    progress = opened(tmp_path)
    assert progress.notice is None
    assert [(mark.name, mark.tries, mark.shown) for mark in progress] == [("x", 2, 0)]


def test_the_best_of_several_times_stays(tmp_path: Path) -> None:
    progress = opened(tmp_path)
    progress.mark("02", "suit-bind", asked=5, right=4)
    mark = progress.mark("02", "suit-bind", asked=5, right=2)
    assert (mark.right, mark.best, mark.times) == (2, 4, 2)
    assert len(progress) == 1


def test_the_best_begins_anew_where_a_quiz_asks_less_and_is_read_back(tmp_path: Path) -> None:
    progress = opened(tmp_path)
    progress.mark("02", "suit-bind", asked=5, right=5)
    progress.mark("02", "suit-bind", asked=3, right=1)
    again = opened(tmp_path)
    assert again.notice is None
    assert [(mark.asked, mark.best, mark.times) for mark in again] == [(3, 1, 2)]


def test_two_notebooks_write_one_file_without_losing_a_mark(tmp_path: Path) -> None:
    one, other = opened(tmp_path), opened(tmp_path)
    one.mark("01", "a quiz")
    other.mark("02", "another quiz")
    assert {mark.name for mark in opened(tmp_path)} == {"a quiz", "another quiz"}


MARKING = """
import sys
from daifugo_widget import Progress
progress = Progress(sys.argv[1])
print("ready", flush=True)
sys.stdin.readline()
for at in range(40):
    progress.mark("01", f"{sys.argv[2]} {at}")
    progress.mark("02", "all")
"""


def test_of_three_notebooks_that_mark_at_the_same_moment_each_mark_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    codes = [[sys.executable, "-c", MARKING, str(path), who] for who in "abc"]
    notebooks = [subprocess.Popen(code, stdin=-1, stdout=-1) for code in codes]
    for each in notebooks:
        assert each.stdout
        each.stdout.readline()
    for each in notebooks:
        assert each.stdin
        each.stdin.write(b"now\n")
        each.stdin.flush()
    for each in notebooks:
        each.communicate()
    assert [each.returncode for each in notebooks] == [0, 0, 0]
    marks = {mark.name: mark.times for mark in Progress(path)}
    assert marks == {**{f"{who} {at}": 1 for who in "abc" for at in range(40)}, "all": 120}
    assert [found.name for found in tmp_path.iterdir()] == ["progress.json"]


BROKEN = [
    "",
    "{",
    "[]",
    "null",
    '{"version": 99, "marks": []}',
    '{"version": 1}',
    '{"version": 1, "marks": [{"chapter": "01"}]}',
    json.dumps({"version": 1, "marks": [{**A_MARK, "chapter": 1}]}),
    json.dumps({"version": 1, "marks": [{**A_MARK, "right": 9}]}),
    "[" * 100_000,
]


@pytest.mark.parametrize("text", BROKEN, ids=lambda text: text[:70] or "empty")
def test_a_broken_file_is_told_of_and_kept(tmp_path: Path, text: str) -> None:
    (tmp_path / "progress.json").write_text(text, encoding="utf-8")
    progress = opened(tmp_path)
    assert len(progress) == 0
    for lang in LANGS:
        assert "progress-broken-1.json" in str(progress.show(lang))
    assert (tmp_path / "progress.json").read_text(encoding="utf-8") == text
    progress.mark("01", "a quiz")
    assert (tmp_path / "progress-broken-1.json").read_text(encoding="utf-8") == text
    assert progress.notice is None
    assert [mark.name for mark in opened(tmp_path)] == ["a quiz"]


def test_a_second_broken_file_does_not_replace_the_first(tmp_path: Path) -> None:
    for text in ("one", "two"):
        (tmp_path / "progress.json").write_text(text, encoding="utf-8")
        opened(tmp_path).mark("01", "a quiz")
    kept = sorted(path.read_text(encoding="utf-8") for path in tmp_path.glob("*broken*"))
    assert kept == ["one", "two"]


def test_two_notebooks_that_find_a_broken_file_lose_no_mark(tmp_path: Path) -> None:
    (tmp_path / "progress.json").write_text("broken", encoding="utf-8")
    one, other = opened(tmp_path), opened(tmp_path)
    one.mark("01", "a quiz")
    other.mark("02", "another quiz")
    assert {mark.name for mark in opened(tmp_path)} == {"a quiz", "another quiz"}
    assert [path.read_text(encoding="utf-8") for path in tmp_path.glob("*broken*")] == ["broken"]


def test_bytes_that_are_no_text_are_kept_as_well(tmp_path: Path) -> None:
    (tmp_path / "progress.json").write_bytes(b"\xff\xfe\x00")
    opened(tmp_path).mark("01", "a quiz")
    assert (tmp_path / "progress-broken-1.json").read_bytes() == b"\xff\xfe\x00"


def test_a_file_that_breaks_meanwhile_costs_no_mark(tmp_path: Path) -> None:
    progress = opened(tmp_path)
    progress.mark("01", "a quiz")
    (tmp_path / "progress.json").write_text("broken", encoding="utf-8")
    progress.mark("02", "another quiz")
    assert {mark.name for mark in opened(tmp_path)} == {"a quiz", "another quiz"}


def test_where_the_file_cannot_be_written_it_says_so(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "nowhere" / "progress.json")
    with pytest.raises(OSError, match="nowhere"):
        progress.mark("01", "a quiz")


def test_nothing_is_left_beside_the_file(tmp_path: Path) -> None:
    opened(tmp_path).mark("01", "a quiz")
    assert [path.name for path in tmp_path.iterdir()] == ["progress.json"]
    assert json.loads((tmp_path / "progress.json").read_text(encoding="utf-8"))["version"] == 1


def test_the_table_for_a_teacher_reads_back(tmp_path: Path) -> None:
    progress = opened(tmp_path)
    name = 'commas, "quotes"\nand lines'
    progress.mark("02", name, asked=5, right=3, tries=8, shown=1, seconds=9.5)
    progress.mark("01", "=1+1")
    text = progress.to_csv(tmp_path / "marks.csv")
    first, second = csv.DictReader(StringIO(text))
    assert first["name"] == "'=1+1"
    assert second == {
        "learner": "",
        "chapter": "02",
        "kind": "quiz",
        "name": name,
        "asked": "5",
        "right": "3",
        "best": "3",
        "tries": "8",
        "shown": "1",
        "seconds": "9.5",
        "times": "1",
        "last": "2030-04-01T11:30:00+00:00",
        "stars": "0",
        "rank": "",
    }
    written = (tmp_path / "marks.csv").read_text(encoding="utf-8-sig")
    assert list(csv.reader(StringIO(written))) == list(csv.reader(StringIO(text)))


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@A1", "\t=1+1", "\r=1+1", "＝1＋1"])
def test_no_name_is_a_formula_in_a_spreadsheet(tmp_path: Path, name: str) -> None:
    progress = opened(tmp_path)
    progress.mark("01", name)
    progress.mark("02", f"a line {name}")
    one, other = csv.DictReader(StringIO(progress.to_csv(), newline=""))
    assert one["name"].startswith("'")
    assert other["name"].startswith("a line")


def test_the_tables_of_a_class_tell_whose_marks_they_are(tmp_path: Path) -> None:
    progress = opened(tmp_path)
    progress.mark("01", "a quiz")
    progress.mark("02", "suit-bind")
    rows = list(csv.DictReader(StringIO(progress.to_csv(learner="Mina"))))
    assert [row["learner"] for row in rows] == ["Mina", "Mina"]
    (row, _) = csv.DictReader(StringIO(progress.to_csv(learner="=1+1")))
    assert row["learner"] == "'=1+1"


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"kind": "essay"}, "essay is not a kind of mark"),
        ({"asked": -1}, "numbers of at least 0"),
        ({"asked": 1.5}, "numbers of at least 0"),
        ({"asked": True}, "numbers of at least 0"),
        ({"asked": 2, "right": 3}, "No more can be right or shown"),
        ({"asked": 2, "right": 0, "shown": 3}, "No more can be right or shown"),
        ({"seconds": float("nan")}, "numbers of at least 0"),
        ({"seconds": "9"}, "numbers of at least 0"),
        ({"chapter": "x" * 500}, "texts of at most 80 characters"),
        ({"chapter": 2}, "texts of at most 80 characters"),
    ],
    ids=str,
)
def test_what_is_no_mark_is_refused_and_not_written(
    tmp_path: Path, wrong: dict[str, Any], why: str
) -> None:
    with pytest.raises(ValueError, match=why):
        opened(tmp_path).mark(**{"chapter": "01", "name": "a quiz", **wrong})
    assert not list(tmp_path.iterdir())


def test_a_file_that_an_editor_has_saved_with_a_sign_at_its_start_is_read(tmp_path: Path) -> None:
    opened(tmp_path).mark("01", "a quiz")
    file = tmp_path / "progress.json"
    file.write_text(file.read_text(encoding="utf-8"), encoding="utf-8-sig")
    assert [mark.name for mark in opened(tmp_path)] == ["a quiz"]
    assert opened(tmp_path).notice is None


def test_half_a_sign_in_a_name_does_not_keep_marks_from_being_written(tmp_path: Path) -> None:
    progress = opened(tmp_path)
    progress.mark("01", "half \ud83c", kind="drill")
    progress.mark("01", "whole", kind="drill")
    assert [mark.name for mark in opened(tmp_path)] == ["half \ufffd", "whole"]
