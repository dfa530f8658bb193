"""What a quiz tells of a wrong answer is what decides the question, not the rule alone."""

from __future__ import annotations

import pytest

from daifugo_widget import Quiz
from daifugo_widget.core.cards import pretty
from daifugo_widget.core.game.moves import SEATS
from daifugo_widget.core.records import Record
from daifugo_widget.core.words.text import LANGS
from daifugo_widget.quiz.making import questions_from, questions_on
from daifugo_widget.quiz.question import Question
from tests.checking import some
from tests.quiz.asked import after as after_move
from tests.quiz.asked import everything_asked, of_kind, only
from tests.quiz.pressing import cut_quiz, story


def asked(rule: str, kind: str) -> Question:
    return questions_on(rule, 1, kinds=[kind])[0]


def told(question: Question, answer: object) -> str:
    verdict = question.check(answer)
    assert not verdict.right
    return question.write(verdict.said)


def test_a_hand_that_was_laid_down_is_told_to_be_no_discard() -> None:
    question = asked("miyako-ochi", "discards")
    said = told(question, only(question) + 1)
    assert "Discards are the cards of tricks that have flowed" in said
    assert "The hand of somebody who has left before the end lies aside" in said


def test_a_hand_that_is_laid_down_is_spoken_of_only_where_one_was() -> None:
    question = asked("zones", "discards")
    said = told(question, only(question) + 1)
    assert "Discards are the cards of tricks that have flowed" in said
    assert "left before the end" not in said


@pytest.mark.parametrize(
    ("rule", "kind", "said"),
    [
        ("tax-evasion", "cards", "Daifugō and Daihinmin usually exchange 2, Fugō and Hinmin"),
        ("scorecard", "points", "from the first on: 6, 4, 2, 0. All games so far are added up."),
        ("match", "points", "Whoever wins the last game of a set gets 2 more."),
        ("reserve-swap", "deck", "There are 8 cards of each suit; jokers: 0."),
        ("decree", "votes", "It is vetoed: when all the others vote against it"),
    ],
)
def test_a_wrong_number_is_answered_with_what_it_is_counted_from(
    rule: str, kind: str, said: str
) -> None:
    question = asked(rule, kind)
    assert said in told(question, only(question) - 1)


def test_a_wrong_count_of_a_hand_is_answered_with_what_it_held_before() -> None:
    for question in some(of_kind("holds")):
        said = told(question, only(question) + 1)
        who = SEATS.index(question.text().partition(" hold then")[0][-1])
        held = question.game.hands[who].bit_count()
        assert f"{SEATS[who]} holds {held} before that" in said


def test_of_a_rule_of_the_frame_the_options_are_told_that_decide() -> None:
    question = asked("deal-remainder", "dealt")
    assert "(In later games: one each, lowest class first)" in told(question, "b")


def test_who_leads_by_a_card_is_told_by_which() -> None:
    assert "Here whoever holds 3♠ leads first." in told(asked("first-leader", "begins"), "a")


def test_who_leads_is_asked_only_of_the_move_by_which_the_trick_flows() -> None:
    """Once it has flowed nothing on the table shows who played last in it."""
    for question in some(of_kind("leads")):
        verbs = [event.verb for event in question.after.game.events] if question.after else []
        assert "flow" in verbs


def test_a_wrong_class_is_answered_with_the_classes_of_the_places() -> None:
    question = asked("classes", "classes")
    said = told(question, next(at for at in (1, 2) if at - 1 not in question.right))
    places = "From the first place to the last the classes are Daifugō, Fugō, Hinmin, Daihinmin."
    assert places in said
    assert "A foul is placed last" not in said


def test_of_several_who_lose_to_three_6s_it_is_told_who_is_the_lowest() -> None:
    question = asked("damian", "classes")
    said = told(question, next(at for at in (1, 2) if at - 1 not in question.right))
    assert "a fall below those who play on" in said
    assert "the later the lower" in said


def test_places_are_given_no_classes_where_all_classes_turn_over() -> None:
    question = asked("gekokujo", "classes")
    said = told(question, next(at for at in (1, 2) if at - 1 not in question.right))
    assert "From the first place" not in said


def test_who_leads_instead_of_a_finisher_is_told() -> None:
    said = told(asked("finish-trick", "leads"), "c")
    assert "a, who played last, is out: the next player after a who is still in leads." in said


def test_a_foul_is_told_from_a_fall() -> None:
    question = asked("guillotine-clock", "left")
    fallen = [question.write([each]) for each in question.choices].index("d has fallen")
    assert "A foul is placed last of all" in told(question, fallen + 1)


def test_the_order_of_the_moment_is_told_of_a_card_that_is_not_the_strongest() -> None:
    question = asked("arthur", "strongest")
    wrong = min({1, 2, 3, 4} - {only(question) + 1})
    assert "From weak to strong: 3 4 5 6 7 8 9 10 ★ J Q K A 2." in told(question, wrong)


def test_a_class_is_told_by_its_place() -> None:
    question = asked("titles", "highest")
    wrong = min({1, 2, 3, 4} - {only(question) + 1})
    assert "from the top." in told(question, wrong)


def test_the_classes_with_a_newcomer_are_told() -> None:
    question = asked("joining", "joins")
    wrong = min({1, 2, 3, 4} - {only(question) + 1})
    assert "classes: Daifugō, Fugō, Heimin, Hinmin, Daihinmin." in told(question, wrong)


def test_that_none_can_be_played_is_answered_with_that_something_can() -> None:
    some = [q for q in of_kind("legal") if len(q.choices) - 1 not in q.right]
    assert some
    for question in some:
        wrong = len(question.choices)
        assert "At least one of these can be played now." in told(question, wrong)


def test_the_emperor_and_the_undercut_say_what_comes_of_them() -> None:
    assert "and a revolution" in told(asked("emperor", "order"), 1)
    question = asked("down-number", "happens")
    wrong = min({1, 2, 3} - {only(question) + 1})
    assert "and the trick flows" in told(question, wrong)


def test_of_going_out_the_rule_on_that_is_told_and_not_the_one_on_turns() -> None:
    record = Record.parse("rules base\nhands 5d / 9c9d / KsAd\na 5d\n")
    (question,) = questions_from(record.history(), 1, kinds=["happens"])
    assert question.rules == ("game-end",)


def test_what_a_rule_costs_or_deals_is_told_where_it_decides() -> None:
    assert "both players then sit out" in told(asked("fusion-revolution", "leads"), "b")
    question = asked("red-five", "holds")
    assert "deals half to each" in told(question, only(question) + 1)


def test_a_clue_is_spoken_in_every_language_and_told_with_the_solution() -> None:
    for question in some(everything_asked()):
        for lang in some(LANGS):
            clue = question.write(question.clue, lang)
            assert "{" not in clue
            assert clue in question.write(question.solution, lang)


def test_the_story_of_a_question_that_is_done_goes_on_with_the_move_asked_about() -> None:
    quiz = cut_quiz(kinds=["leads"])
    before = story(quiz)
    quiz.show()
    move, *_come_of_it = story(quiz)[len(before) :]
    assert quiz.question.text().startswith(move)


@pytest.mark.parametrize("rule", ["tyrant", "re-king"])
def test_the_reason_tells_every_draw_of_the_move_and_so_does_the_story(rule: str) -> None:
    quiz = Quiz.for_rule(rule, count=1, kinds=["holds"])
    quiz.show()
    game, after = quiz.question.game, after_move(quiz.question).game
    told = [quiz.question.write(quiz.question.solution), story(quiz)[-1]]
    drawn = [now & ~before for before, now in zip(game.hands, after.hands, strict=True)]
    for seat, cards in some((seat, cards) for seat, cards in enumerate(drawn) if cards):
        said = f"{SEATS[seat]} takes {pretty(cards)} from the discards."
        assert all(said in text for text in told)


def test_a_wrong_card_is_not_answered_as_if_all_others_had_to_be_chosen() -> None:
    question = asked("cross-dressing", "which")
    said = told(question, [at for at in range(1, 4) if at - 1 not in question.right])
    assert "Cards can be chosen only from K♥ K♠ here." in said


def test_a_play_is_told_under_its_trick_and_an_exchange_before_the_first() -> None:
    for question, trick in (
        (asked("eight-cut", "leads"), 1),
        (asked("exchange", "holds"), 0),
    ):
        quiz = Quiz([question])
        quiz.show()
        set_up, *moved = quiz.state["story"]
        assert set_up["trick"] == 0
        assert {line["trick"] for line in moved} == {trick}


def test_what_follows_a_trick_that_has_flowed_is_told_under_the_next() -> None:
    history = Record.parse("""
        rules  base, eight-cut
        hands  8d8h3s / 5d6c / 7c9c
        turn   a
        a 8d  a 8h
        """).history()
    for question in some(questions_from(history, 30, kinds=["leads"])):
        quiz = Quiz([question])
        quiz.show()
        flows = question.game.flows
        assert [line["trick"] for line in quiz.state["story"]][1:] == [flows + 1] * 2
