"""The ranks of a class: each learner has that of their table or their file of reviews."""

from __future__ import annotations

import csv
from io import StringIO
from pathlib import Path

from daifugo_widget import Progress, teach
from tests.progress.handing_in import hand_in


def reviewer(folder: Path, count: int) -> Progress:
    """Return the progress of somebody who knows some rules."""
    progress = teach.my_progress(folder / "daifugo-progress.json")
    for rule in teach.course.taught_rules()[:count]:
        progress.review.answer(rule, right=True)
    return progress


def test_the_class_is_told_the_rank_of_each_learner_by_their_table(tmp_path: Path) -> None:
    folder = tmp_path / "handed-in"
    folder.mkdir()
    reviewer(tmp_path, 8).to_csv(folder / "mina.csv", learner="Mina")
    hand_in(folder, "Sora", "eight-cut")
    ours = teach.my_class(folder)
    assert ours.ranks == {"Mina": "hinmin", "Sora": ""}
    assert "hinmin" in str(ours)
    ranks = [row["rank"] for row in csv.DictReader(StringIO(ours.to_csv()))]
    assert sorted(ranks) == ["", "hinmin"]


def test_the_file_of_reviews_can_be_handed_in_with_that_of_the_progress(tmp_path: Path) -> None:
    folder = tmp_path / "Mina"
    folder.mkdir()
    reviewer(folder, 8).mark("binds", "suit-bind")
    ours = teach.my_class(tmp_path)
    assert ours.ranks == {"Mina": "hinmin"}
    assert ours.left_out == []
    assert len(ours) == 1


def test_both_files_beside_one_another_are_those_of_one_learner(tmp_path: Path) -> None:
    reviewer(tmp_path, 8).mark("binds", "suit-bind")
    assert list(teach.my_class(tmp_path).ranks.values()) == ["hinmin"]


def test_of_several_tables_of_a_learner_the_highest_rank_counts(tmp_path: Path) -> None:
    folder = tmp_path / "handed-in"
    folder.mkdir()
    for count in (8, 30, 0):
        progress = reviewer(tmp_path, count)
        progress.to_csv(folder / f"mina-{count}.csv", learner="Mina")
    assert teach.my_class(folder).ranks == {"Mina": "heimin"}


def test_a_table_from_before_there_were_ranks_is_read(tmp_path: Path) -> None:
    hand_in(tmp_path, "Mina", "eight-cut")
    file = tmp_path / "Mina.csv"
    lines = file.read_text(encoding="utf-8-sig").splitlines()
    old = "\n".join(line.rpartition(",")[0] for line in lines)
    file.write_text(old, encoding="utf-8")
    ours = teach.my_class(tmp_path)
    assert [mark.name for mark in ours.learners["Mina"]] == ["eight-cut"]
    assert ours.left_out == []
    assert ours.ranks == {"Mina": ""}


def test_a_rank_that_there_is_not_is_passed_over(tmp_path: Path) -> None:
    reviewer(tmp_path, 8).to_csv(tmp_path / "mina.csv", learner="Mina")
    text = (tmp_path / "mina.csv").read_text(encoding="utf-8").replace("hinmin", "emperor")
    (tmp_path / "handed-in").mkdir()
    (tmp_path / "handed-in" / "mina.csv").write_text(text, encoding="utf-8")
    assert teach.my_class(tmp_path / "handed-in").ranks == {"Mina": ""}
