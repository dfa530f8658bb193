"""What costly moves are kept of a game: those of the game that counts, each once."""

from __future__ import annotations

import re
from collections.abc import Generator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from daifugo_widget import Progress, Statistics, Table
from daifugo_widget.coach.game_coach import Stopped
from daifugo_widget.coach.game_review import Candidate, GameReview, Verdict
from daifugo_widget.coach.interlude import GameReviewing
from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.moves import PASS
from daifugo_widget.players.outlook import Difference, Outlook
from daifugo_widget.table.session.settings import Settings
from tests.coach.reviewing import ToldCoach, coached
from tests.statistics.playing import by_hand, kept
from tests.table.playing import sent


class SureCoach(ToldCoach):
    """A coach by which moves have cost so much: three of them 0.7, 0.1 and 0.5 of a place."""

    def __init__(self, *costs: float) -> None:
        super().__init__()
        self.costs = costs or (0.7, 0.1, 0.5)

    def review(
        self, history: History, seat: int, playouts: int, seed: int = 1
    ) -> Generator[float, None, GameReview]:
        verdicts = tuple(map(self._cost, self.costs, range(3)))
        try:
            for part in range(3):
                yield part / 3
        except Stopped:
            verdicts = verdicts[:1]
        return GameReview(history, seat, verdicts, Outlook((5, 4, 1)), 2)

    def _cost(self, cost: float, at: int) -> Verdict:
        made = Candidate(PASS, Outlook((1, 1, 1)), Difference(cost, cost, cost))
        return Verdict(at, 1, PASS, (made,))


def finished_table(mine: Statistics, file: Path | None = None, moves: int = 3) -> Table:
    """Return a table of three at which a game of one deal is over; ``moves`` is their seed."""
    table = Table("base", players=3, seed=3, bots="random", save=file, statistics=mine)
    by_hand(table, Random(moves))
    return table


def test_a_review_at_the_table_adds_what_the_moves_have_cost(tmp_path: Path) -> None:
    mine = kept(tmp_path)
    table = finished_table(mine)
    assert [game.costly for game in mine] == [None]
    with coached(SureCoach()):
        sent(table, do="review")
    assert "review" in table.state
    assert [(game.costly, game.places_lost) for game in mine] == [(2, 1.2)]


def review_with_costs(table: Table, *costs: float) -> None:
    """Look at the game again with a coach by which the moves have cost so much."""
    with coached(SureCoach(*costs)):
        sent(table, do="review")
        sent(table, do="task", value="table")


def replay_otherwise(table: Table) -> None:
    """Go back to the deal, and play it in another way."""
    before = [step.move for step in table.session.history.steps]
    sent(table, do="again")
    by_hand(table, Random(8))
    assert [step.move for step in table.session.history.steps] != before


def test_what_is_found_once_a_mistake_is_repaired_is_not_of_the_game_that_counts(
    tmp_path: Path,
) -> None:
    mine = kept(tmp_path)
    table = finished_table(mine)
    review_with_costs(table)
    replay_otherwise(table)
    review_with_costs(table, 0.9)
    assert [(game.costly, game.places_lost) for game in mine] == [(2, 1.2)]


def test_a_game_that_is_only_reviewed_once_it_is_repaired_has_no_costly_moves_yet(
    tmp_path: Path,
) -> None:
    mine = kept(tmp_path)
    table = finished_table(mine)
    replay_otherwise(table)
    review_with_costs(table)
    assert [game.costly for game in mine] == [None]


def test_a_game_that_is_played_once_more_in_the_same_way_is_the_same(tmp_path: Path) -> None:
    mine = kept(tmp_path)
    table = finished_table(mine)
    sent(table, do="again")
    by_hand(table, Random(3))
    review_with_costs(table)
    assert [game.costly for game in mine] == [2]


def test_a_deal_that_another_table_plays_on_the_same_day_changes_no_costs(tmp_path: Path) -> None:
    mine = kept(tmp_path)
    for costs in ((0.7, 0.5), (0.9,)):
        table = finished_table(mine, moves=len(costs))
        review_with_costs(table, *costs)
    assert [(game.costly, game.places_lost) for game in mine] == [(2, 1.2)]


def test_a_saved_game_that_is_opened_again_can_be_reviewed(tmp_path: Path) -> None:
    mine, file = kept(tmp_path), tmp_path / "game.dfg"
    table = finished_table(mine, file)
    table.close()
    review_with_costs(Table(save=file, statistics=mine))
    assert [game.costly for game in mine] == [2]


def test_a_review_in_a_cell_adds_what_the_moves_have_cost(tmp_path: Path) -> None:
    mine = kept(tmp_path)
    table = finished_table(mine)
    with coached(SureCoach()):
        table.review()
    assert [(game.costly, game.places_lost) for game in mine] == [(2, 1.2)]


def test_where_calls_alone_decide_a_progress_brings_no_games_with_it(tmp_path: Path) -> None:
    table = Table("base", players=3, seed=3, progress=Progress(tmp_path / "mine.json"))
    assert table.statistics is None
    assert "games" not in table.state["can"]
    assert table._looked_up({"ask": "games", "id": 1}) == {"id": 1, "reply": None}
    sent(table, do="keep-games")
    assert [*tmp_path.iterdir()] == []


def test_a_review_that_is_stopped_adds_nothing(tmp_path: Path) -> None:
    mine = kept(tmp_path)
    table = finished_table(mine)
    with coached(SureCoach()):
        reviewing = GameReviewing(table.session.history, table.session.people, Settings(), (0,))
    reviewing.overview.judging.do()
    reviewing.overview.press("stop")
    reviewing.overview.judging.finish()
    assert reviewing.review
    assert reviewing.found is None


def test_a_game_that_was_gone_back_in_and_is_played_on_another_day_counts_once(
    tmp_path: Path,
) -> None:
    day, file = datetime(2030, 4, 1, 11, 30, tzinfo=UTC), tmp_path / "game.dfg"
    for after in (0, 1):
        now = day + timedelta(days=after)
        mine = Statistics(tmp_path / "games.jsonl", now=lambda now=now: now)  # type: ignore[misc]
        table = finished_table(mine, file, moves=after)
        review_with_costs(table)
        sent(table, do="undo")
        table.close()
    assert [(game.day, game.costly) for game in mine] == [(day.date(), 2)]


def test_a_saved_game_that_was_played_otherwise_changes_no_costs(tmp_path: Path) -> None:
    mine, file = kept(tmp_path), tmp_path / "game.dfg"
    table = finished_table(mine, file)
    review_with_costs(table, 0.6)
    sent(table, do="task", value="table")
    sent(table, do="again")
    by_hand(table, Random(4))
    table.close()
    review_with_costs(Table(save=file, statistics=mine))
    assert [(game.costly, game.places_lost) for game in mine] == [(1, 0.6)]


def test_a_saved_game_of_an_earlier_version_can_be_reviewed_once(tmp_path: Path) -> None:
    mine, file = kept(tmp_path), tmp_path / "game.dfg"
    table = finished_table(mine, file)
    table.close()
    text = mine.path.read_text(encoding="utf-8")
    mine.path.write_text(re.sub(', "moves": "[0-9a-f]+"', "", text), encoding="utf-8")
    for costs in ((0.7, 0.5), (0.9,)):
        review_with_costs(Table(save=file, statistics=mine), *costs)
    assert [(game.moves, game.costly) for game in mine] == [("", 2)]
