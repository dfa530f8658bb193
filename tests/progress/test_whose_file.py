"""Whose marks come from which file: what a page and a cell tell of files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from IPython.core.formatters import PlainTextFormatter

from daifugo_widget import Progress, teach
from daifugo_widget.core.words.text import SpokenError, unbroken


def hand_in(folder: Path, learner: str, *names: str, file: str = "") -> str:
    """Write the table of a learner, and return what a cell shows of that."""
    folder.mkdir(exist_ok=True)
    mine = Progress(folder / f".{unbroken(learner)}-{file}.json")
    for name in names:
        mine.mark("06", name, kind="drill")
    return cell(mine.to_csv(folder / f"{file or learner}.csv", learner=learner))


def cell(value: Any) -> str:
    return str(PlainTextFormatter()(value))


def test_a_cell_shows_whose_marks_were_written_where(tmp_path: Path) -> None:
    assert hand_in(tmp_path, "Mina", "eight-cut", "suit-bind") == "Mina.csv: 2 marks of Mina"
    assert hand_in(tmp_path, " ＳＯＲＡ", "eight-cut", file="s") == "s.csv: 1 mark of SORA"
    assert hand_in(tmp_path, "Aki") == "Aki.csv: 0 marks of Aki"
    told = hand_in(tmp_path, "", "eight-cut", file="who")
    assert told == "who.csv: 1 mark, of nobody yet: add learner='Mina' with your name"


def test_a_cell_shows_what_was_written_of_a_class_and_what_is_left_out(tmp_path: Path) -> None:
    hand_in(tmp_path / "in", "Mina", "eight-cut", "suit-bind")
    ours = teach.my_class(tmp_path / "in")
    assert cell(ours.to_csv(tmp_path / "class.csv")) == "class.csv: 2 marks of Mina"
    hand_in(tmp_path / "in", "Sora", "eight-cut")
    (tmp_path / "in" / "aki.json").write_text("{", encoding="utf-8")
    ours = teach.my_class(tmp_path / "in")
    first, *others = cell(ours.to_csv(tmp_path / "class.csv")).splitlines()
    assert first == "class.csv: 3 marks of 2 learners"
    assert others == ours.left_out
    assert repr(ours) == f"ClassProgress({str(tmp_path / 'in')!r}, 2 learners, 1 left out)"


def test_a_table_that_is_not_written_to_a_file_is_its_text(tmp_path: Path) -> None:
    mine = Progress(tmp_path / "x.json")
    assert cell(mine.to_csv()) == repr(str(mine.to_csv()))


def test_the_page_of_a_class_tells_from_which_files_the_marks_of_each_are(tmp_path: Path) -> None:
    hand_in(tmp_path, "Mina", "eight-cut", "suit-bind", file="a")
    hand_in(tmp_path / "later", "MINA", "eight-cut", file="b")
    hand_in(tmp_path, "Sora", file="c")
    ours = teach.my_class(tmp_path)
    assert ours.files == {"Mina": {"a.csv": 2, "later/b.csv": 1}, "Sora": {"c.csv": 0}}
    _, head, mina, sora = str(ours).splitlines()
    assert head.endswith("Files")
    assert mina.endswith("a.csv: 2 marks, later/b.csv: 1 mark")
    assert sora.endswith("c.csv: 0 marks")
    assert "a.csv：2件、later/b.csv：1件" in ours.show("ja").html


@pytest.mark.parametrize("wrong", [None, 5, ["Mina"]])
def test_a_learner_who_has_no_name_is_refused(tmp_path: Path, wrong: Any) -> None:
    with pytest.raises(SpokenError, match="learner is a name, such as 'Mina', not"):
        Progress(tmp_path / "x.json").to_csv(tmp_path / "mina.csv", learner=wrong)
    assert not list(tmp_path.iterdir())


def test_half_a_sign_in_the_name_of_a_learner_does_not_keep_a_table_from_being_written(
    tmp_path: Path,
) -> None:
    assert hand_in(tmp_path, "Mina \ud83c", file="mina") == "mina.csv: 0 marks of Mina \ufffd"


def test_a_table_does_not_replace_the_progress_that_it_is_made_of(tmp_path: Path) -> None:
    mine = Progress(tmp_path / "x.json")
    mine.mark("06", "eight-cut")
    before = (tmp_path / "x.json").read_text(encoding="utf-8")
    with pytest.raises(SpokenError, match=r"x.json keeps the marks themselves.*'mina.csv'"):
        mine.to_csv(tmp_path / ".." / tmp_path.name / "x.json")
    assert (tmp_path / "x.json").read_text(encoding="utf-8") == before
