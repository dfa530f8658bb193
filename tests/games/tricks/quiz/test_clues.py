"""What a quiz on a trick-taking game tells of a wrong answer is what decides the question."""

from __future__ import annotations

import pytest

from daifugo_widget.core.cards import pretty
from daifugo_widget.core.game.moves import NOBODY, SEATS
from daifugo_widget.core.words.text import LANGS
from daifugo_widget.games.tricks.napoleon import napoleon_of
from daifugo_widget.quiz.question import Question
from tests.checking import some
from tests.games.tricks.quiz.asked import of_kind
from tests.quiz.asked import after, only

TRUMPS = ("trumps are ♣", "trumps are ♦", "trumps are ♥", "trumps are ♠")


def told(question: Question, answer: object) -> str:
    verdict = question.check(answer)
    assert not verdict.right
    return question.write(verdict.said)


@pytest.mark.slow
def test_of_a_trick_the_card_led_and_the_trumps_are_told() -> None:
    for question in some(of_kind("takes")):
        game = after(question).game
        said = told(question, "b" if only(question) == 0 else "a")
        assert question.write([question.clue[0]]) in said
        trumps = "there are no trumps" if game.trumps is None else TRUMPS[game.trumps]
        assert f"was led, and {trumps}." in said


@pytest.mark.parametrize("kind", ["order", "win"])
def test_they_are_told_also_before_the_trick_is_full(kind: str) -> None:
    for question in some(of_kind(kind)):
        assert "was led, and" in question.write(question.clue)


def test_of_honours_it_is_told_whose_count_and_how_many_there_were() -> None:
    for question in some(of_kind("honours")):
        side = napoleon_of(after(question)).side()
        had = napoleon_of(question.match).honours_of(*side).bit_count()
        said = told(question, only(question) + 1)
        assert f"before this trick it had {had}." in said or f"had {had} before this trick" in said


def test_of_the_adjutant_it_is_told_who_holds_the_card_named() -> None:
    for question in some(of_kind("adjutant")):
        game = napoleon_of(after(question))
        adjutant = game.adjutant()
        assert adjutant is not None
        held = f"{SEATS[adjutant]} holds {pretty(game.friend)}."
        assert question.write(question.clue) == ("" if adjutant == NOBODY else held)


def test_a_clue_is_spoken_in_every_language() -> None:
    for kind in ("takes", "leads", "order", "win", "honours", "adjutant"):
        for question in some(of_kind(kind)):
            for lang in some(LANGS):
                assert "{" not in question.write(question.clue, lang)
