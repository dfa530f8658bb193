"""The progress of a class: what learners hand in becomes one page, and one table."""

from __future__ import annotations

import csv
import re
from datetime import datetime
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from daifugo_widget import Progress, teach
from daifugo_widget.core.words.text import LANGS, SpokenError
from tests.progress.handing_in import hand_in


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
        mine = Progress(tmp_path / f".{file}.json", now=lambda now=now: now)  # type: ignore[misc]
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
    assert aki.split()[:5] == ["Aki", "0", "–", "–", "–"]


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
    with (tmp_path / "Mina.csv").open("a", encoding="utf-8") as file:
        file.write(",,,,,,,,,,,\n")
    assert len(teach.my_class(tmp_path)) == 1


def test_a_table_that_a_spreadsheet_has_saved_with_semicolons_is_read(tmp_path: Path) -> None:
    hand_in(tmp_path, "Mina", "eight-cut")
    file = tmp_path / "Mina.csv"
    file.write_text(
        file.read_text(encoding="utf-8-sig").replace(",", ";").replace("0.0", "0,5"),
        encoding="utf-8",
    )
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
    with pytest.raises(SpokenError, match=r"no marks of a learner in .*put the .csv"):
        teach.my_class(tmp_path)


@pytest.mark.parametrize("name", ["nowhere", "handed-in.zip"])
def test_what_is_no_folder_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "handed-in.zip").write_bytes(b"PK")
    with pytest.raises(SpokenError, match=rf"no folder '.*{name}': .* a .zip is unpacked first"):
        teach.my_class(tmp_path / name)


A_MARK = '{"chapter": "06", "kind": "quiz", "name": "x", "asked": 1'
NO_CELL = b"learner" * 20_000
"""More than the csv module takes for one cell."""


NO_TABLE = [b"", b"name,points\nMina,3\n", "名前".encode("cp932"), NO_CELL]


@pytest.mark.parametrize("content", NO_TABLE)
def test_a_file_that_is_no_such_table_is_left_out_and_named(tmp_path: Path, content: bytes) -> None:
    hand_in(tmp_path, "Mina", "eight-cut")
    (tmp_path / "points.csv").write_bytes(content)
    ours = teach.my_class(tmp_path)
    assert [*ours.learners] == ["Mina"]
    (told,) = ours.left_out
    assert re.match(r"points.csv: it is not a table .* learner,chapter,kind", told)


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("", "is broken"),
        ('{"version": 1, "marks": [{"chap', "is broken"),
        ('{"name": "Mina"}', "does not hold a learner's marks"),
        ('{"version": 99, "marks": []}', "another version of daifugo_widget"),
        ('{"version": 1, "marks": [{"chapter": "01"}]}', "is broken"),
        (f'{{"version": 1, "marks": [{A_MARK}, "right": 9}}]}}', "No more can be right"),
    ],
)
def test_a_file_of_progress_that_cannot_be_read_is_left_out_and_named(
    tmp_path: Path, content: str, why: str
) -> None:
    hand_in(tmp_path, "Mina", "eight-cut")
    (tmp_path / "sora.json").write_text(content, encoding="utf-8")
    ours = teach.my_class(tmp_path)
    assert [*ours.learners] == ["Mina"]
    (told,) = ours.left_out
    assert told.startswith("sora.json: ")
    assert why in told


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (",drill,", ",essay,", "essay is not a kind of mark"),
        (",1,1,1,", ",1,x,1,", "numbers of at least 0"),
        (",1,1,1,", ",1,1,", "breaks off"),
    ],
)
def test_a_line_that_is_no_mark_is_named_and_the_others_are_read(
    tmp_path: Path, old: str, new: str, why: str
) -> None:
    hand_in(tmp_path, "Mina", "eight-cut", "suit-bind")
    file = tmp_path / "Mina.csv"
    text = file.read_text(encoding="utf-8-sig")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    ours = teach.my_class(tmp_path)
    assert [mark.name for mark in ours.learners["Mina"]] == ["suit-bind"]
    (told,) = ours.left_out
    assert told.startswith("Mina.csv, line 2: ")
    assert why in told


def test_the_lines_before_one_that_no_table_can_hold_are_read(tmp_path: Path) -> None:
    hand_in(tmp_path, "Mina", "eight-cut")
    with (tmp_path / "Mina.csv").open("ab") as file:
        file.write(NO_CELL)
    ours = teach.my_class(tmp_path)
    assert [mark.name for mark in ours.learners["Mina"]] == ["eight-cut"]
    assert len(ours.left_out) == 1


@pytest.mark.parametrize("end", ["Mina S", "eight-cut,1"])
def test_a_learner_whose_only_line_breaks_off_is_still_one_of_the_class(
    tmp_path: Path, end: str
) -> None:
    hand_in(tmp_path, "Mina Sato", "eight-cut", file="Mina")
    file = tmp_path / "Mina.csv"
    text = file.read_text(encoding="utf-8-sig")
    file.write_text(text[: text.index(end) + len(end)], encoding="utf-8")
    ours = teach.my_class(tmp_path)
    assert ours.learners == {"Mina": []}
    assert ours.left_out == ["Mina.csv, line 2: The line breaks off."]


def test_a_file_that_may_not_be_opened_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: Path, **options: Any) -> str:
        raise PermissionError(13, "Permission denied", str(self))

    (tmp_path / "Mina.csv").touch()
    monkeypatch.setattr(Path, "read_text", refuse)
    with pytest.raises(SpokenError, match=r"\nMina.csv: Permission denied"):
        teach.my_class(tmp_path)


def test_other_files_are_named_and_hidden_ones_passed_over(tmp_path: Path) -> None:
    hand_in(tmp_path, "Mina", "eight-cut")
    (tmp_path / "sora.xlsx").write_bytes(b"PK")
    (tmp_path / "homework.ipynb").write_text("{}", encoding="utf-8")
    (tmp_path / ".ipynb_checkpoints").mkdir()
    (tmp_path / ".ipynb_checkpoints" / "mina-checkpoint.csv").write_text("", encoding="utf-8")
    (tmp_path / "__MACOSX").mkdir()
    (tmp_path / "__MACOSX" / "._Mina.csv").write_bytes(b"\0\5")
    ours = teach.my_class(tmp_path)
    assert [*ours.learners] == ["Mina"]
    assert ours.left_out == ["neither .csv nor .json: homework.ipynb, sora.xlsx"]


def test_the_page_tells_what_is_left_out(tmp_path: Path) -> None:
    hand_in(tmp_path, "Mina", "eight-cut")
    (tmp_path / "<sora>.csv").write_text("", encoding="utf-8")
    ours = teach.my_class(tmp_path)
    assert [line for line in str(ours).splitlines() if line.startswith("- <sora>.csv: ")]
    assert "<li>&lt;sora&gt;.csv: " in ours._repr_html_()
    assert "<sora>.csv：" in str(ours.show("ja"))


def test_where_nothing_can_be_read_the_reasons_are_told(tmp_path: Path) -> None:
    (tmp_path / "mina.json").write_text("{", encoding="utf-8")
    (tmp_path / "sora.xlsx").write_bytes(b"PK")
    with pytest.raises(SpokenError, match=r"no marks[^\0]*\nmina.json: [^\0]*sora.xlsx"):
        teach.my_class(tmp_path)


@pytest.mark.parametrize("folder", ["Mina Sato", "Mina Sato_12345_assignsubmission_file_"])
def test_a_folder_for_each_learner_is_read_and_says_whose_progress_it_is(
    tmp_path: Path, folder: str
) -> None:
    (tmp_path / folder).mkdir()
    Progress(tmp_path / folder / "daifugo-progress.json").mark("06", "eight-cut", kind="drill")
    hand_in(tmp_path / "Sora Ito", "Sora", "suit-bind", file="marks")
    Progress(tmp_path / "Sora Ito" / "daifugo-progress.json").mark("06", "eight-cut", kind="drill")
    ours = teach.my_class(tmp_path)
    assert {learner: [mark.name for mark in marks] for learner, marks in ours.learners.items()} == {
        "Mina Sato": ["eight-cut"],
        "Sora": ["eight-cut", "suit-bind"],
    }
    assert ours.left_out == []


def test_a_file_of_progress_goes_by_its_name(tmp_path: Path) -> None:
    for file in ("Mina.json", "Sora_12_assignsubmission_file_daifugo-progress.JSON"):
        Progress(tmp_path / file).mark("06", "eight-cut", kind="drill")
    assert [*teach.my_class(tmp_path).learners] == ["Mina", "Sora"]


def test_a_folder_in_the_folder_is_no_table_of_a_learner(tmp_path: Path) -> None:
    hand_in(tmp_path, "Mina", "eight-cut")
    (tmp_path / "class.csv").mkdir()
    assert list(teach.my_class(tmp_path).learners) == ["Mina"]


def test_a_name_that_a_spreadsheet_would_calculate_is_shown_as_it_was_given(tmp_path: Path) -> None:
    hand_in(tmp_path, "=Mina", "eight-cut", file="mina")
    ours = teach.my_class(tmp_path)
    assert list(ours.learners) == ["=Mina"]
    assert learners(ours.to_csv()) == [("'=Mina", "eight-cut")]
