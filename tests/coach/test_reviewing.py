"""A game that is over, looked at again at the table itself."""

import asyncio
import json
from collections.abc import Generator
from dataclasses import replace
from threading import Thread, current_thread, main_thread
from typing import Any

import pytest

from daifugo_widget import Record, Table
from daifugo_widget.coach.game_review import Verdict
from daifugo_widget.coach.work import Work
from daifugo_widget.core.game.history import History
from daifugo_widget.players.outlook import Outlook
from tests.checking import for_each
from tests.coach.reviewing import (
    SMALL,
    ReviewedPage,
    ToldCoach,
    coached,
    played_table,
    text_of,
)
from tests.phones.still_rooms import StillRoom

pytestmark = pytest.mark.usefixtures("told_coach")


# --- the way in and out --------------------------------------------------------------------------


def test_a_review_is_offered_once_the_game_is_over() -> None:
    page = ReviewedPage()
    assert "review" not in page.state["can"]
    page.play_to_the_end()
    assert "review" in page.state["can"]


def test_no_review_is_opened_while_a_game_runs() -> None:
    page = ReviewedPage()
    page.send(do="review")
    assert "review" not in page.state


def test_a_game_without_a_coach_offers_no_review() -> None:
    table = Table("nap", seed=1, seats="", pace="once")
    table.step()
    while not table.over:
        table.step()
    assert "review" not in table.state["can"]


def test_the_table_comes_back_as_it_was(review_page: ReviewedPage) -> None:
    review_page.press("table")
    assert "review" not in review_page.state
    assert review_page.state["prompt"]["kind"] in ("over", "match")
    assert "next" in review_page.state["can"]


def test_the_next_game_is_dealt_from_the_review(review_page: ReviewedPage) -> None:
    review_page.press("next-game")
    assert "review" not in review_page.state
    assert review_page.table.session.match.number == 2


def test_a_game_dealt_elsewhere_takes_the_place_of_the_review(review_page: ReviewedPage) -> None:
    review_page.table.session.next()
    review_page.send(do="calm")
    assert "review" not in review_page.state
    assert review_page.state["version"] > 0


def test_rules_and_bots_chosen_for_the_next_game_leave_the_review_as_it_is() -> None:
    table = played_table()
    table.receive({"do": "review", "version": table.state["version"], "view": 1})
    table.set_rules("base")
    table.bots = "random"
    assert table.state["review"]["lines"]
    table.next()
    assert "review" not in table.state
    assert str(table.match.rules) == "base"


def test_a_press_that_comes_twice_counts_once(review_page: ReviewedPage) -> None:
    seen = review_page.state["version"]
    for _ in range(2):
        review_page.table.take(
            json.dumps({"do": "task", "value": "learn", "version": seen, "view": 1})
        )
    assert review_page.task["about"] == "Again: 1 of 1"
    assert review_page.state["notice"] is None


def test_of_several_people_at_a_screen_each_can_be_reviewed() -> None:
    page = ReviewedPage(seats="ab")
    page.play_to_the_end()
    page.send(do="review")
    assert page.buttons["seat-1"] == "Review for Player 2"
    about = page.review["about"]
    page.press("seat-1")
    assert page.review["about"] != about
    assert "seat-0" in page.buttons


def test_a_review_that_fails_says_so_and_can_be_left(caplog: pytest.LogCaptureFixture) -> None:
    class Failing(ToldCoach):
        def review(self, *given: object, **named: object) -> Any:
            yield 0.0
            raise ZeroDivisionError

    with coached(Failing()):
        page = ReviewedPage()
        page.open_review()
    assert "ZeroDivisionError" in caplog.text
    assert page.review["note"] == "This game could not be looked at: something went wrong."
    page.press("table")
    assert "review" not in page.state


# --- the page ------------------------------------------------------------------------------------


def test_the_page_says_which_game_it_was_and_by_what_it_is_judged(
    review_page: ReviewedPage,
) -> None:
    assert "you came in at place" in review_page.review["about"]
    assert review_page.review["about"].endswith("from what you could see")


def test_the_costliest_move_comes_first_with_what_was_better(review_page: ReviewedPage) -> None:
    first = review_page.review["lines"][0]
    assert text_of(first["title"]) == "Trick 1: 2♥"
    assert first["cost"] == "0.6 places lost"
    assert text_of(review_page.review["text"]) == "Trick 1. You led with 2♥. Better: 3♣."


def test_what_was_done_and_what_was_better_stand_side_by_side(review_page: ReviewedPage) -> None:
    did, better = review_page.review["sides"]
    assert (did["cards"], better["cards"]) == ("2h", "3c")
    assert text_of(did["text"]).startswith("Place 1.9 on average, give or take 0.")
    assert (did["better"], better["better"]) == (False, True)


def test_what_comes_to_the_same_place_in_every_game_is_said_so() -> None:
    class Certain(ToldCoach):
        def _verdict(self, history: History) -> Verdict:
            verdict = super()._verdict(history)
            places = (Outlook((0, 6, 0)), Outlook((0, 1, 5)), Outlook((0, 0, 6)))
            pairs = zip(verdict.candidates, places, strict=True)
            return replace(verdict, candidates=tuple(one._replace(outlook=at) for one, at in pairs))

    with coached(Certain()):
        page = ReviewedPage()
        page.open_review()
    sides = [text_of(side["text"]) for side in page.review["sides"]]
    assert sides == ["Place 3 in every game.", "Place 2 in every game."]


def test_the_reason_is_told_with_a_link_to_its_rule(review_page: ReviewedPage) -> None:
    assert review_page.review["why"][-1] == ["r", "eight-cut", "Eight cut"]
    assert text_of(review_page.review["why"]).startswith("the 2 was your strongest card.")


def test_the_line_of_the_game_ends_at_the_place_that_was_reached(review_page: ReviewedPage) -> None:
    trend = review_page.review["trend"]
    place = review_page.table.session.ui.scores(review_page.table.session.match, "en")["games"][-1][
        "places"
    ][0]
    assert trend["places"][-1] == place
    assert [dot["at"] for dot in trend["dots"]] == [1]
    assert len(trend["names"]) == 3


def test_luck_is_told_apart_from_play(review_page: ReviewedPage) -> None:
    deal = review_page.review["remarks"][0]
    assert text_of(deal["title"]) == "Cards, play and luck"
    assert "Your own moves cost 0.6 places." in text_of(deal["text"])


def test_a_game_without_a_costly_move_is_praised() -> None:
    page = ReviewedPage()
    page.play_to_the_end("3c")
    page.send(do="review")
    assert page.review["lines"] == []
    assert text_of(page.review["text"]).startswith("None of your moves")
    assert "learn" not in page.buttons


@for_each(["ja", "ko"])
def test_the_page_speaks_the_language_of_the_table(lang: str) -> None:
    page = ReviewedPage(lang=lang)
    page.open_review()
    shown = json.dumps(page.review, ensure_ascii=False)
    assert not {"Better", "Trick", "average"} & {*shown.replace('"', " ").split()}


def test_the_language_can_be_changed_in_the_review_and_stays(review_page: ReviewedPage) -> None:
    review_page.send(do="set", key="lang", value="ja")
    assert review_page.state["title"] == "いまのゲームをふり返る"
    review_page.press("table")
    assert review_page.state["title"] == "大富豪"


# --- lines ---------------------------------------------------------------------------------------


def test_a_line_is_stepped_through_on_the_table(review_page: ReviewedPage) -> None:
    review_page.press("better-line-of-0")
    assert text_of(review_page.task["text"]) == "You play 3♣."
    review_page.press("line-on")
    assert review_page.task["steps"]["at"] == 2
    review_page.press("line-back")
    review_page.press("line-back")
    assert len(review_page.state["hand"]) == 4
    review_page.press("line-end")
    assert "line-on" not in review_page.buttons
    review_page.press("review")
    assert review_page.review["lines"]


def test_a_line_says_whether_its_deal_is_imagined(review_page: ReviewedPage) -> None:
    review_page.press("line-of-0")
    assert text_of(review_page.task["why"]).startswith(("An imagined deal", "The deal as it was"))


def test_a_move_that_is_well_done_is_played_on_beside_what_was_worse() -> None:
    class Praising(ToldCoach):
        """A coach who praises the 3, and would have thought of the 2 first."""

        def _verdict(self, history: History) -> Verdict:
            verdict = super()._verdict(history)
            plain = verdict.candidates[-1].move
            worse = History(history.match_after(0)).move(plain).steps
            return replace(verdict, plain=plain, line=worse)

    with coached(Praising()):
        page = ReviewedPage()
        page.play_to_the_end("3c")
        page.send(do="review")
        praise = page.review["remarks"][-1]
        assert praise["title"] == ["Well done"]
        usual = "Trick 1: 3♣. The usual move, 2♥, would have cost 0.6 places."
        assert text_of(praise["text"]) == usual
        told = []
        for each in praise["buttons"]:
            page.press(each["value"])
            told.append(
                (each["label"], text_of(page.task["about"]), page.state["trick"][0]["cards"])
            )
            page.press("review")
    assert told == [
        ("Play it on ▸", "Played on after what you did", "3c"),
        ("Play the other on ▸", "Played on after the other move", "2h"),
    ]
    assert page.review["remarks"][0]["buttons"] == []


def test_no_card_of_the_others_is_seen_in_a_line(review_page: ReviewedPage) -> None:
    review_page.press("line-of-0")
    assert [seat["hand"] for seat in review_page.state["seats"]] == [None] * 3


# --- the record ----------------------------------------------------------------------------------


def test_it_is_saved_as_a_record_with_notes_and_the_better_line(review_page: ReviewedPage) -> None:
    history = Record.parse(review_page.ask_for_record()).history()
    assert "Better: 3♣." in history.steps[0].note
    assert [str(branch.steps[0].move) for branch in history.branches] == ["3c"]
    assert [step.move for step in history.steps] == [
        step.move for step in review_page.table.session.history.steps
    ]


def test_the_table_in_a_notebook_opens_the_review_in_its_place() -> None:
    table = Table(record=SMALL, pace="once")
    table.play("2h")
    while not table.over:
        table.play(table.state["plays"][0]) if table.state["plays"] else table.pass_()
    game = table.game
    table.receive({"do": "review", "version": table.state["version"], "view": 1})
    assert table.state["review"]["lines"]
    assert table.game == game
    table.next()
    assert "review" not in table.state


def test_no_hand_of_a_guest_is_laid_open_by_way_of_a_review() -> None:
    room = StillRoom((1,), record=SMALL, seats="ab", bots="random", pace="once")
    table = room.table
    while not table.session.game.over:
        table.session.act(table.session.game.moves()[0], table.session.game.actor)
        table.session.settle()
    table.draw()
    wish = {"do": "set", "key": "open_hands", "value": True}
    for message in ({"do": "review"}, wish, {"do": "task", "value": "next-game"}):
        table.receive({"version": table.state["version"], **message})
        room.loop.run()
    assert table.session.match.number == 2
    assert not table.open_hands
    room.close()


# --- the work ------------------------------------------------------------------------------------


def test_the_table_answers_while_the_review_is_made_and_shows_how_far_it_is() -> None:
    page = ReviewedPage()
    page.play_to_the_end()

    async def opened() -> list[float | None]:
        page.send(do="review")
        shares = [page.review["share"]]
        page.table.take(json.dumps({"id": 1, "ask": "hello"}))
        assert page.told[-1]["reply"] == {"id": 1, "reply": True}
        while page.review["share"] is not None:
            await asyncio.sleep(0)
            shares.append(page.review["share"])
        assert page.review["lines"]
        return shares

    shares = asyncio.run(opened())
    assert (shares[0], shares[-1]) == (0, None)


def test_whoever_interrupts_a_cell_that_waits_breaks_no_work_off() -> None:
    threads = set[Thread]()

    def slices() -> Generator[float, None, str]:
        for share in (0.0, 0.5):
            threads.add(current_thread())
            yield share
        return "found"

    assert Work(slices()).finish() == "found"
    assert threads
    assert main_thread() not in threads  # which alone is interrupted


def test_a_review_that_is_stopped_says_that_it_is_partial() -> None:
    page = ReviewedPage()
    page.play_to_the_end()

    async def stopped() -> None:
        page.send(do="review")
        page.press("stop")
        while page.review["share"] is not None:
            await asyncio.sleep(0)

    asyncio.run(stopped())
    assert page.review["note"] == "You stopped it before any move was judged."
    assert [*page.buttons] == ["table", "next-game"]


def test_work_ends_when_the_review_is_left() -> None:
    coach, page = ToldCoach(), ReviewedPage()
    page.play_to_the_end()

    async def left() -> int:
        page.send(do="review")
        page.press("table")
        for _ in range(20):
            await asyncio.sleep(0)
        return coach.done

    with coached(coach):
        assert asyncio.run(left()) < 10
