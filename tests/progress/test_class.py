"""The progress of a class: what learners hand in becomes one page, and one table."""

from __future__ import annotations

import csv
from datetime import datetime
from io import StringIO
from pathlib import Path

import pytest

from daifugo_widget import Progress, teach
from daifugo_widget.core.errors import SpokenError
from daifugo_widget.core.text import LANGS


def hand_in(folder: Path, learner: str, *names: str, day: int = 1, file: str = "") -> None:
    """Write the table of a learner who has solved drills on a day."""
    now = datetime(2030, 4, day, 12).astimezone()
    mine = Progress(folder / f"{learner}-{day}.json", now=lambda: now)
    for name in names:
        mine.mark("06", name, kind="drill")
    mine.to_csv(folder / f"{file or learner}.csv", learner=learner)


def learners(table: str) -> list[tuple[str, str]]:
    return [(row["learner"], row["name"]) for row in csv.DictReader(StringIO(table))]


def test_all_marks_of_a_class_become_one_table(tmp_path: Path) -> None:
    hand_in(tmp_path, "Sora", "suit-bind")
    hand_in(tmp_path, "Mina", "eight-cut", "suit-bind")
    ours = teach.my_class(tmp_path)
    assert learners(ours.to_csv(tmp_path / "class.txt")) == [
        ("Mina", "eight-cut"),
        ("Mina", "suit-bind"),
        ("Sora", "suit-bind"),
    ]
    assert (tmp_path / "class.txt").read_text(encoding="utf-8-sig") == ours.to_csv()


def test_a_page_shows_a_row_for_each_learner(tmp_path: Path) -> None:
    hand_in(tmp_path, "Mina", "eight-cut", "suit-bind")
    hand_in(tmp_path, "<Sora>", "suit-bind", file="sora")
    shown = teach.my_class(tmp_path)
    above, _, sora, mina = str(shown).splitlines()
    assert above == "Learners who have handed in: 2"
    assert ["Mina" in mina, "2 of 2" in mina, "2030-04-01" in mina] == [True] * 3
    assert ["<Sora>" in sora, "1 of 1" in sora] == [True] * 2
    assert "&lt;Sora&gt;" in shown._repr_html_()
    assert len({str(shown.show(lang)) for lang in LANGS}) == len(LANGS)


def test_of_who_hands_in_twice_the_later_of_equal_marks_count(tmp_path: Path) -> None:
    hand_in(tmp_path, "Mina", "eight-cut", day=2, file="again")
    hand_in(tmp_path, "Mina", "eight-cut", "suit-bind", day=1, file="first")
    ours = teach.my_class(tmp_path)
    assert learners(ours.to_csv()) == [("Mina", "eight-cut"), ("Mina", "suit-bind")]
    assert [mark.last[:10] for mark in ours.learners["Mina"]] == ["2030-04-02", "2030-04-01"]


Done = tuple[int, int, int]
"""How much was asked, how much of it was right, and on which day."""


@pytest.mark.parametrize(
    ("one", "other", "counts"),
    [
        ((5, 4, 1), (5, 2, 2), (5, 4, 1)),
        ((5, 2, 1), (5, 4, 2), (5, 4, 2)),
        ((5, 4, 1), (5, 4, 2), (5, 4, 2)),
        ((3, 3, 1), (5, 4, 2), (3, 3, 1)),
        ((3, 3, 2), (5, 5, 1), (5, 5, 1)),
    ],
)
@pytest.mark.parametrize("files", ["ab", "ba"])
def test_of_who_hands_in_twice_the_best_mark_counts_whatever_the_files_are_called(
    tmp_path: Path, files: str, one: Done, other: Done, counts: Done
) -> None:
    for file, (asked, right, day) in zip(files, (one, other), strict=True):
        now = datetime(2030, 4, day, 12).astimezone()
        mine = Progress(tmp_path / f"{file}.txt", now=lambda now=now: now)  # type: ignore[misc]
        mine.mark("06", file, asked=1, right=day % 2)
        mine.mark("06", "binds", asked=asked, right=right)
        mine.to_csv(tmp_path / f"{file}.csv", learner="Mina")
    marks = teach.my_class(tmp_path).learners["Mina"]
    assert [mark.name for mark in marks] == ["a", "b", "binds"]
    assert (marks[2].asked, marks[2].best, int(marks[2].day[-2:])) == counts


def test_who_gave_no_name_has_that_of_the_file(tmp_path: Path) -> None:
    hand_in(tmp_path, "", "eight-cut", file="mina")
    assert list(teach.my_class(tmp_path).learners) == ["mina"]


def test_who_has_handed_in_a_table_with_nothing_in_it_is_shown_to_have_done_nothing(
    tmp_path: Path,
) -> None:
    hand_in(tmp_path, "Mina", "eight-cut")
    hand_in(tmp_path, "", file="Aki")
    ours = teach.my_class(tmp_path)
    assert [*ours.learners] == ["Aki", "Mina"]
    above, _, aki, _ = str(ours).splitlines()
    assert above == "Learners who have handed in: 2"
    assert aki.split() == ["Aki", "0", "–", "–", "–"]


def test_a_name_is_kept_in_a_table_with_no_marks_yet(tmp_path: Path) -> None:
    hand_in(tmp_path, "Mina", file="marks")
    hand_in(tmp_path, "Sora", "eight-cut", file="other")
    ours = teach.my_class(tmp_path)
    assert {learner: len(marks) for learner, marks in ours.learners.items()} == {
        "Mina": 0,
        "Sora": 1,
    }
    assert learners(ours.to_csv()) == [("Mina", ""), ("Sora", "eight-cut")]


def test_the_table_of_a_class_reads_back(tmp_path: Path) -> None:
    hand_in(tmp_path, "Mina", file="marks")
    hand_in(tmp_path, "=Sora", "eight-cut", "suit-bind", file="other")
    ours = teach.my_class(tmp_path)
    ours.to_csv(tmp_path / "class.csv")
    again = teach.my_class(tmp_path)
    assert (again.learners, again.to_csv()) == (ours.learners, ours.to_csv())


def test_lines_that_a_spreadsheet_leaves_empty_are_no_marks(tmp_path: Path) -> None:
    hand_in(tmp_path, "Mina", "eight-cut")
    with (tmp_path / "Mina.csv").open("a") as file:
        file.write(",,,,,,,,,,,\n")
    assert len(teach.my_class(tmp_path)) == 1


def test_a_table_that_a_spreadsheet_has_saved_with_semicolons_is_read(tmp_path: Path) -> None:
    hand_in(tmp_path, "Mina", "eight-cut")
    file = tmp_path / "Mina.csv"
    file.write_text(file.read_text(encoding="utf-8-sig").replace(",", ";").replace("0.0", "0,5"))
    (mark,) = teach.my_class(tmp_path).learners["Mina"]
    assert (mark.name, mark.seconds) == ("eight-cut", 0.5)


@pytest.mark.parametrize(
    ("spellings", "shown"),
    [
        (("mina", "Mina", " MINA "), "Mina"),
        (("ＭＩＮＡ", "mina"), "mina"),
        (("Mina  Sato", "Mina\u3000Sato", "MINA SATO"), "Mina Sato"),
        (("が", "か\u3099"), "が"),
        (("ガ", "ｶﾞ"), "ガ"),
        (("가", "\u1100\u1161"), "가"),
    ],
)
@pytest.mark.parametrize("turned", [False, True])
def test_spellings_of_a_name_are_one_learner(
    tmp_path: Path, spellings: tuple[str, ...], shown: str, turned: bool
) -> None:
    for at, name in enumerate(reversed(spellings) if turned else spellings):
        hand_in(tmp_path, name, "eight-cut", f"drill {name}", file=f"{at}")
    ours = teach.my_class(tmp_path)
    assert [*ours.learners] == [shown]


def test_where_nothing_is_handed_in_it_says_what_belongs_there(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(SpokenError, match=r"no table of a learner in .*put the .csv"):
            teach.my_class(folder)


NO_CELL = b"learner" * 20_000
"""More than the csv module takes for one cell."""


@pytest.mark.parametrize(
    "content", [b"", b"name,points\nMina,3\n", "名前".encode("cp932"), NO_CELL]
)
def test_a_file_that_is_no_such_table_is_named(tmp_path: Path, content: bytes) -> None:
    hand_in(tmp_path, "Mina", "eight-cut")
    (tmp_path / "points.csv").write_bytes(content)
    with pytest.raises(SpokenError, match=r"points.csv is not a table .* learner,chapter,kind"):
        teach.my_class(tmp_path)


@pytest.mark.parametrize(("old", "new"), [(",drill,", ",essay,"), (",1,1,1,", ",1,x,1,")])
def test_a_line_that_is_no_mark_is_named(tmp_path: Path, old: str, new: str) -> None:
    hand_in(tmp_path, "Mina", "eight-cut")
    file = tmp_path / "Mina.csv"
    text = file.read_text(encoding="utf-8-sig")
    assert old in text
    file.write_text(text.replace(old, new))
    with pytest.raises(SpokenError, match=r"Mina.csv, line 2: "):
        teach.my_class(tmp_path)


def test_a_folder_in_the_folder_is_no_table_of_a_learner(tmp_path: Path) -> None:
    hand_in(tmp_path, "Mina", "eight-cut")
    (tmp_path / "class.csv").mkdir()
    assert list(teach.my_class(tmp_path).learners) == ["Mina"]


def test_a_name_that_a_spreadsheet_would_calculate_is_shown_as_it_was_given(tmp_path: Path) -> None:
    hand_in(tmp_path, "=Mina", "eight-cut", file="mina")
    ours = teach.my_class(tmp_path)
    assert list(ours.learners) == ["=Mina"]
    assert learners(ours.to_csv()) == [("'=Mina", "eight-cut")]


def test_a_line_that_breaks_off_is_named(tmp_path: Path) -> None:
    hand_in(tmp_path, "Mina", "eight-cut")
    file = tmp_path / "Mina.csv"
    file.write_text(file.read_text(encoding="utf-8-sig")[:-40])
    with pytest.raises(SpokenError, match=r"Mina.csv, line 2: "):
        teach.my_class(tmp_path)
