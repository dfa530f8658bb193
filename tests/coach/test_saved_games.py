"""Mistakes in a game that goes on from a save file: those of the game as it first came out."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from daifugo_widget import Progress, Statistics, Table
from tests.coach.reviewing import SMALL, coached
from tests.coach.test_found_mistakes import BlamingCoach, kept, play, press

DAY = datetime(2030, 4, 1, 11, 30, tzinfo=UTC)
MADE = [("strongest", "eight-cut", 0.6)]


@pytest.fixture(autouse=True)
def _coach() -> Iterator[None]:
    with coached(BlamingCoach("eight-cut")):
        yield


def saved_table(folder: Path, after: int = 0) -> Table:
    """Return a table with a save file in a folder, so many days after it was begun."""
    games = Statistics(folder / "games.jsonl", now=lambda: DAY + timedelta(days=after)).keep()
    mine, file = Progress(folder / "mine.json"), folder / "game.dfg"
    return Table("base", seed=4, pace="once", progress=mine, statistics=games, save=file)


def costs_in_statistics(folder: Path) -> list[int | None]:
    """Return the costly moves of each game in the statistics of a folder."""
    return [game.costly for game in Statistics(folder / "games.jsonl")]


def test_a_game_of_ones_own_that_is_reviewed_once_it_is_opened_again_keeps_its_mistakes(
    tmp_path: Path,
) -> None:
    play(saved_table(tmp_path)).close()
    press(saved_table(tmp_path, after=1), do="review")
    assert kept(Progress(tmp_path / "mine.json")) == MADE
    assert costs_in_statistics(tmp_path) == [1]


def test_a_game_that_goes_on_on_another_day_keeps_its_mistakes(tmp_path: Path) -> None:
    table = saved_table(tmp_path)
    press(table, do="play", cards=table.state["plays"][0])
    table.close()
    press(play(saved_table(tmp_path, after=1)), do="review")
    assert kept(Progress(tmp_path / "mine.json")) == MADE
    assert costs_in_statistics(tmp_path) == [1]


def test_a_game_that_is_opened_again_at_its_deal_counts_once(tmp_path: Path) -> None:
    table = play(saved_table(tmp_path))
    press(table, do="again")
    table.close()
    table = saved_table(tmp_path, after=1)
    assert not table.history.steps
    press(table, do="play", cards=table.state["plays"][2])
    press(play(table), do="review")
    assert costs_in_statistics(tmp_path) == [None]
    assert kept(Progress(tmp_path / "mine.json")) == []


def test_a_mistake_that_is_only_made_once_a_game_is_opened_again_is_none(tmp_path: Path) -> None:
    table = play(saved_table(tmp_path))
    press(table, do="again")
    press(table, do="play", cards=table.state["plays"][2])
    table.close()
    press(play(saved_table(tmp_path, after=1)), do="review")
    assert kept(Progress(tmp_path / "mine.json")) == []


def test_a_game_that_is_over_when_it_is_opened_counts_no_more(tmp_path: Path) -> None:
    play(saved_table(tmp_path)).close()
    (tmp_path / "games.jsonl").unlink()
    table = saved_table(tmp_path)
    press(table, do="again")
    play(table)
    assert costs_in_statistics(tmp_path) == []


def test_a_game_that_a_record_lays_out_is_nobodys_own_in_a_save_file(tmp_path: Path) -> None:
    mine, file = Progress(tmp_path / "mine.json"), tmp_path / "game.dfg"
    for _ in range(2):
        table = Table(record=SMALL, pace="once", progress=mine, save=file)
        press(play(table), do="review")
        table.close()
    assert kept(mine) == []
