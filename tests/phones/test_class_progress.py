"""The points of a class with phones in the table of progress, if the teacher puts them there."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from daifugo_widget import Progress, teach
from daifugo_widget.core.words.text import LANGS
from daifugo_widget.phones.scoreboard import Scoreboard
from tests.phones.test_classroom import open_class, play_round, run

HEADING = "Points in games with phones"


def board(*people: tuple[str, list[float]], day: int = 1) -> Scoreboard:
    rows = [(name, 1, shares) for name, shares in people]
    return Scoreboard.of(rows, began=datetime(2030, 4, day, 12, tzinfo=UTC))


def hand_in(folder: Path, learner: str) -> None:
    mine = Progress(folder / ".mine.json")
    mine.mark("06", "eight-cut", kind="drill")
    mine.to_csv(folder / f"{learner}.csv", learner=learner)


def cells(folder: Path) -> dict[str, str]:
    """Return what a row of the table of progress says, by the learner."""
    lines = str(teach.my_class(folder)).splitlines()
    return {line.split()[0]: line for line in lines[2:]}


def test_points_are_a_column_of_the_table_of_progress_beside_what_was_handed_in(
    tmp_path: Path,
) -> None:
    hand_in(tmp_path, "Mina")
    assert HEADING not in str(teach.my_class(tmp_path))
    board(("MINA", [1.0, 0.5]), ("Jun", [0.25, 0.0])).to_progress(tmp_path / "phones.csv")
    shown = cells(tmp_path)
    assert HEADING in str(teach.my_class(tmp_path))
    assert "150 of 200" in shown["Mina"]
    assert "1 of 1" in shown["Mina"]  # the drill
    assert "25 of 200" in shown["Jun"]
    assert "2030-04-01" in shown["Jun"]
    assert not teach.my_class(tmp_path).left_out
    assert len({str(teach.my_class(tmp_path).show(lang)) for lang in LANGS}) == len(LANGS)


def test_a_class_that_is_kept_again_counts_once_and_another_besides(tmp_path: Path) -> None:
    board(("Mina", [1.0])).to_progress(tmp_path / "first.csv")
    board(("Mina", [1.0, 1.0])).to_progress(tmp_path / "again.csv")
    assert "200 of 200" in cells(tmp_path)["Mina"]
    board(("Mina", [0.5]), day=2).to_progress(tmp_path / "other.csv")
    assert "250 of 300" in cells(tmp_path)["Mina"]


def test_who_came_late_is_measured_by_the_rounds_played(tmp_path: Path) -> None:
    board(("Mina", [1.0, 1.0]), ("Jun", [1.0]), ("Sora", [])).to_progress(tmp_path / "phones.csv")
    shown = cells(tmp_path)
    assert "100 of 100" in shown["Jun"]
    assert " of " not in shown["Sora"]


def test_a_name_that_is_a_formula_for_a_spreadsheet_stays_a_name(tmp_path: Path) -> None:
    text = board(("=1+1", [1.0])).to_progress(tmp_path / "phones.csv")
    assert "'=1+1" in text
    assert list(teach.my_class(tmp_path).learners) == ["=1+1"]


def test_no_name_of_a_class_is_kept_unless_the_teacher_keeps_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_class(3) as (room, phones):
            room.start()
            await play_round(room, phones)
            points = room.scoreboard()
            room.close()
            assert [*tmp_path.iterdir()] == []
            points.to_progress(tmp_path / "phones.csv")
            assert {*teach.my_class(tmp_path).learners} == {"P1", "P2", "P3"}

    run(scenario())
