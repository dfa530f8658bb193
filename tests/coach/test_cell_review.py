"""A review in a cell of a notebook: of a table, and of a replay."""

from pathlib import Path

import pytest

from daifugo_widget import Progress, Replay, Table
from tests.coach.reviewing import SMALL, WHY, played_table

pytestmark = pytest.mark.usefixtures("told_coach")


def test_a_cell_gets_the_review_of_a_table_as_text_and_as_a_value() -> None:
    review = played_table().review()
    found = review.result()
    assert found is not None
    assert [round(verdict.cost, 1) for verdict in found.costliest] == [0.6]
    assert f"Trick 1: 2♥ (0.6 places lost). Better: 3♣. {WHY.en}" in str(review)
    assert repr(review) == "Review(seat='a')"


def test_a_review_in_a_cell_leads_to_no_table() -> None:
    review = played_table().review()
    assert review.state["review"]["leave"] == []
    for value in ("table", "next-game"):
        review.receive({"do": "task", "value": value, "version": review.state["version"]})
        assert review.state["review"]["lines"]


def test_of_a_table_a_review_knows_no_seed_from_which_later_games_could_be_told() -> None:
    table = played_table()
    found = table.review().result()
    assert found is not None
    assert found.history.start.seed == table.history.start.seed
    assert found.history.start.seed != table.session.history.start.seed


def test_a_replay_is_reviewed_for_any_seat() -> None:
    replay = Replay(played_table().record)
    assert repr(replay.review("a", playouts=10)) == "Review(seat='a')"


def test_its_record_has_the_notes() -> None:
    assert "Better: 3♣." in str(played_table().review().record)


def test_a_game_that_runs_is_not_reviewed() -> None:
    with pytest.raises(ValueError, match="once it is over"):
        Table(record=SMALL).review()


def test_a_game_that_nobody_can_review_says_so() -> None:
    with pytest.raises(ValueError, match="Nothing can look at a game of Nap again"):
        Table("nap", seed=1).review()


def test_a_mistake_solved_at_once_comes_into_the_review_of_the_course(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "mine.json")
    review = played_table().review(progress=progress)
    for message in ({"do": "task", "value": "learn"}, {"do": "play", "cards": "3c"}):
        review.receive({"version": review.state["version"], "view": 1, **message})
    assert review.state["task"]["mark"] == "good"
    assert [*progress.review.cards] == ["eight-cut"]
