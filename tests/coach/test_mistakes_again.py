"""Mistakes of a review that are tried again on the table, with hints, until a move is good."""

from dataclasses import replace

import pytest

from daifugo_widget.coach.game_review import Reason, Verdict
from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.moves import PASS
from daifugo_widget.core.words.text import Text
from tests.coach.reviewing import WHY, ReviewedPage, ToldCoach, coached, played_table, said

pytestmark = pytest.mark.usefixtures("told_coach")


def test_a_mistake_is_tried_again_without_its_answer(reviewed: ReviewedPage) -> None:
    reviewed.press("learn")
    assert said(reviewed.task["text"]) == "You played 2♥ here. Find something better."
    assert "3♣" not in said(reviewed.task["text"])
    assert reviewed.state["hand"] == ["3c", "4d", "Ks", "2h"]


def test_the_move_of_the_game_is_not_accepted_again(reviewed: ReviewedPage) -> None:
    reviewed.press("learn")
    reviewed.send(do="play", cards="2h")
    assert (reviewed.task["mark"], reviewed.task["tries"]) == ("bad", 1)
    assert said(reviewed.task["why"]).startswith("That is what you did")
    assert len(reviewed.state["hand"]) == 4


def test_a_better_move_solves_it(reviewed: ReviewedPage) -> None:
    reviewed.press("learn")
    reviewed.send(do="play", cards="3c")
    assert reviewed.task["mark"] == "good"
    assert said(reviewed.task["why"]).startswith("3♣: that is the best move.")
    assert WHY.en in said(reviewed.task["why"])
    assert [*reviewed.buttons] == ["review"]


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
        assert said(shown.task["why"]) == NamingCoach.why.en
        assert said(found.task["why"]) == f"You found it. {NamingCoach.why.en}"
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
    assert said(page.task["why"]) == "Better: to pass."


def test_a_move_that_is_nearly_as_good_solves_it_too(reviewed: ReviewedPage) -> None:
    reviewed.press("learn")
    reviewed.send(do="play", cards="4d")
    assert said(reviewed.task["why"]).startswith("4♦: good enough")


def test_a_move_that_nobody_has_judged_is_judged_then(reviewed: ReviewedPage) -> None:
    reviewed.press("learn")
    reviewed.send(do="play", cards="Ks")
    assert reviewed.task["mark"] == "bad"
    assert said(reviewed.task["why"]).startswith("K♠ costs about 0.3 places.")


def test_hints_come_one_after_the_other_and_end_with_the_move(reviewed: ReviewedPage) -> None:
    reviewed.press("learn")
    reviewed.press("mistake-hint")
    assert said(reviewed.task["why"]).startswith("What it was about: ")
    reviewed.press("mistake-hint")
    assert said(reviewed.task["why"]) == "Look at 3♣ 4♦."
    reviewed.press("mistake-hint")
    assert said(reviewed.task["why"]) == "Think of this rule: Eight cut."
    while "mistake-hint" in reviewed.buttons:
        reviewed.press("mistake-hint")
    assert said(reviewed.task["why"]) == "Better: 3♣."
    assert reviewed.state["hint"]["move"] == "3c"


def test_the_better_move_can_be_shown(reviewed: ReviewedPage) -> None:
    reviewed.press("learn")
    reviewed.press("mistake-show")
    assert said(reviewed.task["why"]).startswith("Better: 3♣.")
    assert reviewed.state["plays"] == []
    assert reviewed.task["mark"] == ""


def test_once_it_is_shown_nothing_asks_for_another_try(reviewed: ReviewedPage) -> None:
    reviewed.press("learn")
    reviewed.send(do="play", cards="2h")
    assert "Try something else" in said(reviewed.task["why"])
    reviewed.press("mistake-show")
    assert "Try something else" not in said(reviewed.task["why"])


def test_a_move_against_the_rules_is_refused_as_at_the_table(reviewed: ReviewedPage) -> None:
    reviewed.press("learn")
    reviewed.send(do="pass")
    assert reviewed.state["refusal"]
    assert reviewed.task["mark"] == ""
