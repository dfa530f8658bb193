"""What TEACHING.md tells teachers to do works as it stands."""

from __future__ import annotations

import csv
import re
from pathlib import Path
from typing import Any

import pytest

from daifugo_widget import Drill, Progress
from daifugo_widget.progress.table import COLUMNS
from tests.chapters import FOLDER, read
from tests.table.playing import made

TEACHING = Path(__file__).parent.parent / "TEACHING.md"
TEXT = TEACHING.read_text(encoding="utf-8")
CODE = re.findall(r"```python\n(.*?)```", TEXT, re.S)
(HOMEWORK,) = re.findall(r"```text\n%%writefile homework.dfg\n(.*?)```", TEXT, re.S)
LINES = re.findall(r"`((?:Table|teach\.lesson)\([^`]+\))`", TEXT)


def solve(drill: Drill) -> None:
    """Make right moves until the drill is solved."""
    while drill.status == "open":
        hint = drill.session.attempt.hint()
        assert hint
        made(drill, hint.move)


def answer(cell: str) -> str:
    """Run a cell, and return what its last line shows."""
    *lines, last = cell.strip().splitlines()
    names: dict[str, Any] = {}
    exec("\n".join(lines), names)
    return repr(eval(last, names))


def test_homework_reaches_the_table_for_the_teacher(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("homework.dfg").write_text(HOMEWORK, encoding="utf-8")
    setting, collecting, _ = CODE
    names: dict[str, Any] = {}
    exec(setting, names)
    drills = [each for each in names.values() if isinstance(each, Drill)]
    assert len(drills) == 2
    for drill in drills:
        solve(drill)
        assert drill.status == "solved"
    assert answer(collecting) == "mina.csv: 2 marks of Mina"
    assert "The cell answers `mina.csv: 2 marks of Mina`" in TEXT
    with Path("mina.csv").open(encoding="utf-8-sig") as file:
        rows = list(csv.DictReader(file))
    assert [(row["learner"], row["chapter"], row["kind"], row["name"]) for row in rows] == [
        ("Mina", "homework", "drill", "suit-bind"),
        ("Mina", "homework", "drill", "The eight or the king?"),
    ]


def test_the_tables_of_a_class_become_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("handed-in").mkdir()
    for learner in ("Mina", "Sora"):
        mine = Progress(f"{learner}.json")
        mine.mark("homework", "eight-cut", kind="drill")
        mine.to_csv(f"handed-in/{learner}.csv", learner=learner)
    Path("handed-in/aki.csv").write_text("", encoding="utf-8")
    answered, told = answer(CODE[-1]).split("\n")
    assert answered == "class.csv: 2 marks of 2 learners"
    assert told.startswith("aki.csv: ")
    with Path("class.csv").open(encoding="utf-8-sig") as file:
        rows = list(csv.DictReader(file))
    assert [(row["learner"], row["name"]) for row in rows] == [
        ("Mina", "eight-cut"),
        ("Sora", "eight-cut"),
    ]


def test_every_line_for_a_cell_works_after_the_one_that_plans_begin_with() -> None:
    begin = re.search(r"`(from daifugo_widget import [^`]+)`", TEXT)
    assert begin
    assert begin.start() < TEXT.index(LINES[0])
    names: dict[str, Any] = {}
    exec(begin[1], names)
    assert [line for line in LINES if eval(line, names) is None] == []


def test_the_plan_for_nap_leaves_out_nothing_that_its_bids_need() -> None:
    """Trumps come by the first card of the highest bidder: that section stands before the bids."""
    book = read(FOLDER / "22-nap.ipynb")
    heads = [cell.source.split()[1] for cell in book.cells if cell.source.startswith("## ")]
    plan = re.search(r"up to \*(\w+).*?\* together, \*(\w+)\*", TEXT)
    assert plan
    assert heads.index(plan[2]) == heads.index(plan[1]) + 1


def test_every_column_of_that_table_is_explained() -> None:
    assert [column for column in COLUMNS if f"`{column}`" not in TEXT] == []
