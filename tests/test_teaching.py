"""What TEACHING.md tells teachers to do works as it stands."""

from __future__ import annotations

import csv
import re
from pathlib import Path
from typing import Any

import pytest

from daifugo_widget import Drill
from daifugo_widget.progress.progress import COLUMNS

TEACHING = Path(__file__).parent.parent / "TEACHING.md"
TEXT = TEACHING.read_text(encoding="utf-8")
CODE = re.findall(r"```python\n(.*?)```", TEXT, re.S)
HOMEWORK = """title  Homework
rules  base, eight-cut
goal   leads a
hands  8cKd3s / As9c4d / 2hTd5c
trick  c:6s
"""


def solve(drill: Drill) -> None:
    """Make right moves until the drill is solved."""
    while drill.status == "open":
        hint = drill.session.attempt.hint()
        assert hint
        drill._move(hint.move, drill.task.learner)


def test_homework_reaches_the_table_for_the_teacher(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("homework.dfg").write_text(HOMEWORK, encoding="utf-8")
    setting, collecting = CODE
    names: dict[str, Any] = {}
    exec(setting, names)
    drills = [each for each in names.values() if isinstance(each, Drill)]
    assert len(drills) == 2
    for drill in drills:
        solve(drill)
        assert drill.status == "solved"
    exec(collecting, {})
    with Path("mina.csv").open(encoding="utf-8-sig") as file:
        rows = list(csv.DictReader(file))
    assert [(row["learner"], row["chapter"], row["kind"], row["name"]) for row in rows] == [
        ("Mina", "homework", "drill", "suit-bind"),
        ("Mina", "homework", "drill", "eight-cut"),
    ]


def test_every_column_of_that_table_is_explained() -> None:
    assert [column for column in COLUMNS if f"`{column}`" not in TEXT] == []
