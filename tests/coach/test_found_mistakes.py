"""Costly moves of one's own games, kept where the table has a progress."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Generator, Iterator
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from daifugo_widget import Progress, Record, Table
from daifugo_widget.coach.found_mistakes import mistakes_of
from daifugo_widget.coach.game_review import Candidate, GameReview, Reason, Verdict
from daifugo_widget.coach.widget import Review
from daifugo_widget.core.cards import show
from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.moves import Answer
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.players.outlook import Difference, Outlook
from daifugo_widget.progress.mistake import position_of
from daifugo_widget.table.telling.plain_text import plain_text
from tests.coach.reviewing import SMALL, WHY, ToldCoach, coached
from tests.statistics.playing import by_hand

BLAMED, HARMLESS = Difference(0.6, 0.5, 0.7), Difference(0.2, 0.1, 0.3)


class BlamingCoach(ToldCoach):
    """A coach by which the first choice in a game was costly, and the second cost a little."""

    def review(
        self, history: History, seat: int, playouts: int, seed: int = 1
    ) -> Generator[float, None, GameReview]:
        verdicts = [self._blame(history, at) for at in self._choices(history, seat)[:2]]
        yield 0.5
        if verdicts[1:]:
            verdicts[1:] = [self._blame(history, verdicts[1].at, HARMLESS)]
        place = history.now.results[-1].places[seat]
        return GameReview(history, seat, tuple(verdicts), Outlook((1, 1, 1, 1)), place)

    def _choices(self, history: History, seat: int) -> list[int]:
        steps = enumerate(history.steps)
        mine = [at for at, step in steps if step.seat == seat and step.move is not None]
        return [at for at in mine if len(history.match_after(at).game.moves()) > 1]

    def _blame(self, history: History, at: int, cost: Difference = BLAMED) -> Verdict:
        made = history.steps[at].move
        assert made is not None
        others = [move for move in history.match_after(at).game.moves() if move != made]
        best = Candidate(others[0], Outlook((1, 0, 0, 0)), Difference(0.0, 0.0, 0.0))
        bad = Candidate(made, Outlook((0, 1, 0, 0)), cost)
        reason = Reason("strongest", WHY, self.rule)
        return Verdict(at, 1, made, (best, bad), reason=reason)


class ChoosingCoach(BlamingCoach):
    """A coach by which the first choice in a game that is no play was costly."""

    def _choices(self, history: History, seat: int) -> list[int]:
        found = super()._choices(history, seat)
        chosen = [at for at in found if isinstance(history.steps[at].move, Answer)]
        return [at for at in chosen if at >= history.dealt_at][:1]


@pytest.fixture(autouse=True)
def _coach() -> Iterator[None]:
    with coached(BlamingCoach("eight-cut")):
        yield


@pytest.fixture
def mine(tmp_path: Path) -> Progress:
    return Progress(tmp_path / "mine.json")


def play(table: Table) -> Table:
    """Play a game to its end, by the buttons of the table."""
    while not table.over:
        plays = table.state["plays"]
        press(table, **({"do": "play", "cards": plays[0]} if plays else {"do": "pass"}))
    return table


def press(table: Table | Review, **message: object) -> None:
    table.receive({"version": table.state["version"], "view": 1, **message})


def played(progress: Progress | None, **options: Any) -> Table:
    """Return a table at which a game was dealt and is over."""
    return play(Table("base", seed=4, pace="once", progress=progress, **options))


def play_otherwise(table: Table) -> Table:
    """Go back to the deal, begin with another move, and play to the end."""
    first = str(table.history.steps[0].move)
    press(table, do="again")
    press(table, do="play", cards=next(each for each in table.state["plays"] if each != first))
    return play(table)


def cards_of(hand: str) -> list[str]:
    return [hand[at : at + 2] for at in range(0, len(hand), 2)]


def kept(progress: Progress) -> list[tuple[str, str, float]]:
    """Return what the file says, as the progress of another cell sees it."""
    return [(each.kind, each.rule, each.lost) for each in Progress(progress.path).mistakes]


def test_a_completed_review_keeps_its_costly_moves(mine: Progress) -> None:
    press(played(mine), do="review")
    assert kept(mine) == [("strongest", "eight-cut", 0.6)]


def test_a_table_without_a_progress_keeps_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    press(played(None), do="review")
    assert [path.name for path in tmp_path.rglob("*progress*")] == []


def test_a_game_that_is_not_reviewed_leaves_nothing(mine: Progress) -> None:
    played(mine)
    assert not mine.path.exists()


def test_a_review_that_is_stopped_keeps_none(mine: Progress) -> None:
    table = played(mine)

    async def stopped() -> None:
        press(table, do="review")
        press(table, do="task", value="stop")
        while table.state["review"]["share"] is not None:
            await asyncio.sleep(0)

    asyncio.run(stopped())
    assert kept(mine) == []


def test_a_game_that_is_reviewed_twice_counts_once(mine: Progress) -> None:
    table = played(mine)
    for _ in range(2):
        press(table, do="review")
        press(table, do="task", value="table")
    assert len(kept(mine)) == 1


def test_a_decision_that_is_made_again_after_the_game_counts_once(mine: Progress) -> None:
    table = played(mine)
    press(table, do="review")
    press(table, do="task", value="table")
    press(play_otherwise(table), do="review")
    assert len(kept(mine)) == 1


def test_a_mistake_stays_one_when_a_later_move_is_taken_back(mine: Progress) -> None:
    table = played(mine)
    press(table, do="undo")
    press(play(table), do="review")
    assert kept(mine) == [("strongest", "eight-cut", 0.6)]


def test_a_mistake_that_is_only_made_when_the_game_is_played_again_is_none(mine: Progress) -> None:
    press(play_otherwise(played(mine)), do="review")
    assert kept(mine) == []


def test_the_position_shows_the_own_hand_alone_and_nobodys_name(mine: Progress) -> None:
    table = played(mine, names=["Mina", "Ken", "Hana", "Yuki"])
    press(table, do="review")
    (mistake,) = Progress(mine.path).mistakes
    history = Record.parse(mistake.position).history()
    start, before = history.start.game, table.history.match_after(0).game
    assert start.is_view()
    assert start.hands[0]
    others = [card for hand in before.hands[1:] for card in cards_of(show(hand))]
    lines = mistake.position.splitlines()
    hands = next(line for line in lines if line.startswith("hands"))
    assert [card for card in others if card in hands] == []
    assert hands.count("?") == 3
    assert not any(name in mistake.position for name in ("Mina", "Ken", "Hana", "Yuki"))
    assert "names" not in {line.split()[0] for line in lines}


def test_the_record_holds_what_was_played_and_what_was_better(mine: Progress) -> None:
    press(played(mine), do="review")
    history = Record.parse(Progress(mine.path).mistakes[0].position).history()
    (step,), (branch,) = history.steps, history.branches
    assert step.seat == branch.steps[0].seat == 0
    assert step.move != branch.steps[0].move


def test_the_position_of_a_choice_begins_before_the_play_that_led_to_it(mine: Progress) -> None:
    table = Table("base, seven-pass", players=3, seed=4, pace="once", progress=mine)
    by_hand(table, Random(4))
    with coached(ChoosingCoach()):
        press(table, do="review")
    (mistake,) = Progress(mine.path).mistakes
    position = position_of(mistake.position)
    played, chosen = position.steps
    assert "7" in str(played.move)
    assert isinstance(chosen.move, Answer)
    assert [branch.at for branch in position.branches] == [1]
    steps = [(step.seat, step.move) for step in table.history.steps]
    at = steps.index((chosen.seat, chosen.move))
    before = table.history.match_after(at).game
    assert position.match_after(1).game.moves() == before.moves()
    assert position.start.game.is_view()


def test_the_position_of_a_choice_is_kept_when_another_joker_lies_unseen() -> None:
    rules = "rules base, joker-single, seven-pass, deck(jokers=2)"
    record = Record.parse(f"{rules}\nturn b\nhands 3c5cX / 7d8dX\nb 7d > X  a -\nb 8d")
    with coached(ChoosingCoach()):
        review = Review(record, "b", playouts=1).result()
    assert review is not None
    (mistake,) = mistakes_of(review, len(review.history.steps))
    assert mistake.position.endswith("b 7d\ntry\nb > -\nback\nb > X\n")


def test_a_choice_that_is_tried_again_is_called_one() -> None:
    table = Table("base, seven-pass", players=3, seed=4, pace="once")
    by_hand(table, Random(4))
    with coached(ChoosingCoach()):
        press(table, do="review")
        press(table, do="task", value="learn")
    assert plain_text(table.state["task"]["text"], {}).startswith("You chose here: ")


def test_the_position_of_an_exchange_shows_no_card_but_those_of_the_own_hand(
    mine: Progress,
) -> None:
    table = Table("standard", players=3, seed=1, bots="random", pace="once", progress=mine)
    by_hand(table, Random(1))
    table.next()
    assert table.match.classes[0] == "daifugo"
    by_hand(table, Random(1))
    with coached(ChoosingCoach()):
        press(table, do="review")
    (mistake,) = Progress(mine.path).mistakes
    given, chosen = position_of(mistake.position).steps
    assert (given.seat, chosen.seat) == (1, 0)
    hand = given.match.game.hands[0]
    assert hand == table.history.match_after(table.history.dealt_at + 1).game.hands[0]
    written = mistake.position[mistake.position.index("hands") :]
    assert {*re.findall("[2-9TJQKA][cdhs]|X", written)} == {*cards_of(show(hand))}


def test_a_game_that_a_record_has_laid_out_is_nobodys_own(mine: Progress) -> None:
    press(play(Table(record=SMALL, pace="once", progress=mine)), do="review")
    assert kept(mine) == []


def test_several_people_at_one_screen_keep_none(mine: Progress) -> None:
    table = Table("base", seed=4, pace="once", seats="ab", by_hand=True, progress=mine)
    press(play(table), do="review")
    assert "review" in table.state
    assert kept(mine) == []


def test_the_table_says_when_mistakes_cannot_be_kept(mine: Progress) -> None:
    table = played(mine)
    with patch.object(Progress, "keep_mistakes", side_effect=OSError(28, "No space")):
        press(table, do="review")
    press(table, do="task", value="table")
    assert "Your costly moves cannot be kept" in str(table.state["notice"])


def test_a_rule_that_is_tried_again_comes_into_the_review_of_the_course(mine: Progress) -> None:
    table = played(mine)
    press(table, do="review")
    press(table, do="task", value="learn")
    press(table, do="play", cards=table.state["plays"][1])
    assert [*Progress(mine.path).review.cards] == ["eight-cut"]


# --- in a cell -----------------------------------------------------------------------------------


def test_a_review_in_a_cell_keeps_what_the_button_keeps(mine: Progress, tmp_path: Path) -> None:
    others = Progress(tmp_path / "others.json")
    press(played(others), do="review")
    played(mine).review()
    assert Progress(mine.path).mistakes == Progress(others.path).mistakes != []


def test_a_game_that_button_and_cells_review_counts_once(mine: Progress) -> None:
    table = played(mine)
    press(table, do="review")
    for _ in range(2):
        table.review()
    assert len(kept(mine)) == 1


def test_a_progress_that_is_given_to_the_review_alone_keeps_them(mine: Progress) -> None:
    played(None).review(progress=mine)
    assert kept(mine) == [("strongest", "eight-cut", 0.6)]


def test_a_cell_without_any_progress_keeps_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    played(None).review()
    assert [*tmp_path.rglob("*")] == []


def test_a_cell_that_waits_for_the_review_keeps_them_once(mine: Progress) -> None:
    table = played(mine)

    async def waited() -> None:
        review = table.review()
        assert kept(mine) == []
        review.result()
        assert len(kept(mine)) == 1
        mine.path.unlink()
        for _ in range(20):
            await asyncio.sleep(0)

    asyncio.run(waited())
    assert not mine.path.exists()


def test_a_cell_keeps_what_it_finds_while_the_next_game_is_played(mine: Progress) -> None:
    table = played(mine)

    async def played_on() -> None:
        review = table.review()
        table.next()
        review.result()

    asyncio.run(played_on())
    assert len(kept(mine)) == 1


def test_a_review_in_a_cell_that_is_stopped_keeps_none(mine: Progress) -> None:
    table = played(mine)

    async def stopped() -> None:
        review = table.review()
        review.stop()
        review.result()

    asyncio.run(stopped())
    assert kept(mine) == []


def test_a_review_of_somebody_else_keeps_none(mine: Progress) -> None:
    played(mine).review("b")
    assert kept(mine) == []


def test_a_game_that_a_record_has_laid_out_is_nobodys_own_in_a_cell_either(mine: Progress) -> None:
    table = play(Table(record=SMALL, pace="once", progress=mine))
    table.review()
    table.replay().review("a", progress=mine)
    assert kept(mine) == []


def test_a_rule_that_is_tried_again_in_a_cell_comes_into_the_review_of_the_course(
    mine: Progress,
) -> None:
    review = played(mine).review()
    press(review, do="task", value="learn")
    press(review, do="play", cards=review.state["plays"][1])
    assert [*Progress(mine.path).review.cards] == ["eight-cut"]


def test_what_is_no_progress_is_refused() -> None:
    with pytest.raises(SpokenError, match="marks are kept in a Progress"):
        Table(progress="mine.json")  # type: ignore[arg-type]
