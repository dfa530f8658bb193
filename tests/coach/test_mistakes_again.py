"""Mistakes of a review that are tried again on the table, with hints, until a move is good."""

from dataclasses import replace

import pytest

from daifugo_widget.coach.game_review import Reason, Verdict
from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.moves import PASS
from daifugo_widget.core.words.text import Text
from tests.coach.reviewing import WHY, ReviewedPage, ToldCoach, coached, played_table, text_of

pytestmark = pytest.mark.usefixtures("told_coach")


def test_a_mistake_is_tried_again_without_its_answer(review_page: ReviewedPage) -> None:
    review_page.press("learn")
    assert text_of(review_page.task["text"]) == "You played 2♥ here. Find something better."
    assert "3♣" not in text_of(review_page.task["text"])
    assert review_page.state["hand"] == ["3c", "4d", "Ks", "2h"]


def test_the_move_of_the_game_is_not_accepted_again(review_page: ReviewedPage) -> None:
    review_page.press("learn")
    review_page.send(do="play", cards="2h")
    assert (review_page.task["mark"], review_page.task["tries"]) == ("bad", 1)
    assert text_of(review_page.task["why"]).startswith("That is what you did")
    assert len(review_page.state["hand"]) == 4


def test_a_better_move_solves_it(review_page: ReviewedPage) -> None:
    review_page.press("learn")
    review_page.send(do="play", cards="3c")
    assert review_page.task["mark"] == "good"
    assert text_of(review_page.task["why"]).startswith("3♣: that is the best move.")
    assert WHY.en in text_of(review_page.task["why"])
    assert [*review_page.buttons] == ["review"]


class NamingCoach(ToldCoach):
    """A coach whose reason says itself which move was better."""

    why = Text.of("3♣ was better: it is your weakest card.")

    def _verdict(self, history: History) -> Verdict:
        reason = Reason("strongest", self.why, names_better=True)
        return replace(super()._verdict(history), reason=reason)


def test_the_better_move_is_named_once_where_the_reason_names_it() -> None:
    with coached(NamingCoach()):
        shown, found = ReviewedPage(), ReviewedPage()
        for page in (shown, found):
            page.open_review()
            page.press("learn")
        shown.press("mistake-show")
        found.send(do="play", cards="3c")
        review = played_table().review()
        assert text_of(shown.task["why"]) == NamingCoach.why.en
        assert text_of(found.task["why"]) == f"You found it. {NamingCoach.why.en}"
        assert f"Trick 1: 2♥ (0.6 places lost). {NamingCoach.why.en}" in str(review)
        notes = [step.note for step in review.record.history().steps]
        assert notes[0] == f"Costs 0.6 places on average. {NamingCoach.why.en}"


def test_to_pass_is_shown_in_words_as_the_better_move() -> None:
    class Passing(ToldCoach):
        def _verdict(self, history: History) -> Verdict:
            verdict = super()._verdict(history)
            best = verdict.best._replace(move=PASS)
            return replace(verdict, candidates=(best, *verdict.candidates[1:]), reason=None)

    with coached(Passing()):
        page = ReviewedPage()
        page.open_review()
        page.press("learn")
        page.press("mistake-show")
    assert text_of(page.task["why"]) == "Better: to pass."


def test_a_move_that_is_nearly_as_good_solves_it_too(review_page: ReviewedPage) -> None:
    review_page.press("learn")
    review_page.send(do="play", cards="4d")
    assert text_of(review_page.task["why"]).startswith("4♦: good enough")


def test_a_move_that_nobody_has_judged_is_judged_then(review_page: ReviewedPage) -> None:
    review_page.press("learn")
    review_page.send(do="play", cards="Ks")
    assert review_page.task["mark"] == "bad"
    assert text_of(review_page.task["why"]).startswith("K♠ costs about 0.3 places.")


def test_hints_come_one_after_the_other_and_end_with_the_move(review_page: ReviewedPage) -> None:
    review_page.press("learn")
    review_page.press("mistake-hint")
    assert text_of(review_page.task["why"]).startswith("What it was about: ")
    review_page.press("mistake-hint")
    assert text_of(review_page.task["why"]) == "Look at 3♣ 4♦."
    review_page.press("mistake-hint")
    assert text_of(review_page.task["why"]) == "Think of this rule: Eight cut."
    while "mistake-hint" in review_page.buttons:
        review_page.press("mistake-hint")
    assert text_of(review_page.task["why"]) == "Better: 3♣."
    assert review_page.state["hint"]["move"] == "3c"


def test_the_better_move_can_be_shown(review_page: ReviewedPage) -> None:
    review_page.press("learn")
    review_page.press("mistake-show")
    assert text_of(review_page.task["why"]).startswith("Better: 3♣.")
    assert review_page.state["plays"] == []
    assert review_page.task["mark"] == ""


def test_once_it_is_shown_nothing_asks_for_another_try(review_page: ReviewedPage) -> None:
    review_page.press("learn")
    review_page.send(do="play", cards="2h")
    assert "Try something else" in text_of(review_page.task["why"])
    review_page.press("mistake-show")
    assert "Try something else" not in text_of(review_page.task["why"])


def test_a_move_against_the_rules_is_refused_as_at_the_table(review_page: ReviewedPage) -> None:
    review_page.press("learn")
    review_page.send(do="pass")
    assert review_page.state["refusal"]
    assert review_page.task["mark"] == ""
