"""Questions are made from rules and from games, the same ones for the same seed."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, cast

import pytest

from daifugo_widget import Quiz, RuleSet, Table
from daifugo_widget.core.game.moves import Call
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.words.text import LANGS, SpokenError, Text
from daifugo_widget.games.daifugo.quiz import daifugo_quiz as daifugo
from daifugo_widget.quiz.making import play_games, questions_from, questions_on
from daifugo_widget.quiz.question import AnswerError, Question
from tests.checking import some
from tests.games.daifugo.engine.random_history import random_history
from tests.quiz.asked import RULES, asked_on, game
from tests.table.playing import play_on

SAMPLE = RULES[::25]
"""A part of the rules, where all would take long."""


def texts(questions: list[Question]) -> list[str]:
    return [str(question) for question in questions]


def by_kind(kind: str, rule: str = "eight-cut") -> Question:
    return questions_on(rule, count=1, kinds=[kind])[0]


@pytest.mark.slow
def test_every_rule_can_be_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daifugo, "MOST_DEALS", 1)
    for rule in some(RULES):
        assert questions_on(rule, count=1)


def test_what_cannot_be_asked_about_says_so() -> None:
    with pytest.raises(SpokenError, match="No question can be made from Seating"):
        questions_on("seating", kinds=["legal"])


def test_what_classes_are_called_is_asked_of_several_tables() -> None:
    themes = {question.match.rules["titles"].theme for question in asked_on("titles")}
    assert len(themes) == len(asked_on("titles")) > 1


def test_questions_that_come_to_the_same_are_left_out_if_that_is_wanted() -> None:
    for rule in SAMPLE:
        all_unlike = questions_on(rule, 9, alike=False)
        assert max(Counter(question.kind for question in all_unlike).values()) <= 2, rule
        found = all_unlike[:3]
        answers = [(question.kind, question.answer.to("en")) for question in found]
        assert len(set(answers)) == len(answers), rule
        told = [q for q in found if q.after and q.how != "number"]
        moves = [(q.text().partition(".")[0], q.game.hands) for q in told]
        assert len(set(moves)) == len(moves), rule
    assert len(questions_on("eight-cut", 6)) == 6


def test_a_choice_that_is_owed_is_asked_about_and_not_told_as_what_happens() -> None:
    found = questions_on("seven-pass", 3, alike=False)
    assert [question.kind for question in found] == ["cards", "holds", "show"]
    assert found[0].text() == "Seven pass: how many cards may a choose at most?"


def test_the_clock_and_the_referee_are_told_of_in_their_own_words() -> None:
    late = questions_on("time-limit", 1, kinds=["acts"])[0]
    assert late.text() == "Time limit: c has run out of time. Who has to act next?"
    assert late.check("a").right


@pytest.mark.parametrize("rule", ["eight-cut", "suit-bind", "seven-pass", "deck"])
def test_the_same_seed_asks_the_same_questions(rule: str) -> None:
    assert texts(questions_on(rule, 6, seed=3)) == texts(questions_on(rule, 6, seed=3))


def test_another_seed_asks_other_questions() -> None:
    assert texts(questions_on("eight-cut", 8, seed=3)) != texts(questions_on("eight-cut", 8, 4))


def test_a_game_is_asked_about_in_its_order_and_repeatably() -> None:
    history = game("standard", 5)
    found = questions_from(history, 8, 2)
    assert texts(found) == texts(questions_from(history, 8, 2))
    flows = [question.game.flows for question in found]
    assert flows == sorted(flows)
    assert len({question.kind for question in found}) > 4


def test_no_question_is_asked_twice() -> None:
    for rule in ("eight-cut", "suit-bind", "classes"):
        found = [question.key for question in questions_on(rule, 12)]
        assert len(set(found)) == len(found)


def test_only_the_kinds_that_are_wanted_are_asked() -> None:
    assert {q.kind for q in questions_on("eight-cut", 4, kinds=["leads", "acts"])} <= {
        "leads",
        "acts",
    }
    assert {q.kind for q in questions_from(game(), 3, kinds="legal")} == {"legal"}


def test_an_eight_is_asked_about_so_that_the_rule_makes_the_difference() -> None:
    question = by_kind("leads")
    assert question.text() == "a plays 8♣. Who leads next?"
    assert question.check("a").right
    without = question.check("b")
    assert not without.right
    assert "That would be right without Eight cut." in question.write(without.said)


def test_the_exchange_asks_for_two_cards_and_for_one() -> None:
    found = questions_on("exchange", 4, kinds=["cards"])
    assert found[0].text() == "How many cards does d have to give a?"
    assert found[0].check(2).right
    assert not found[0].check(1).right
    assert found[1].text() == "How many cards does c have to give b?"
    assert found[1].check("1").right


def test_what_is_only_shown_is_not_called_given() -> None:
    question = questions_on("heimin-reveal", 4, kinds=["cards"])[0]
    assert question.text() == "How many cards does d have to show c?"


def test_what_comes_of_a_call_is_told_without_the_call() -> None:
    question = by_kind("happens", "material-relief")
    assert question.text() == "d calls Relief supplies. What happens?"
    assert question.write([question.answer]).startswith("d takes 9♥ 10♠ J♣ up from the trick.")


def test_a_refused_play_is_explained_by_the_reason_of_the_table() -> None:
    question = by_kind("legal", "suit-bind")
    wrong = next(at for at in range(len(question.choices) - 1) if at not in question.right)
    verdict = question.check(wrong + 1)
    assert "The bind is on" in question.write(verdict.said)


def test_choices_that_are_right_but_not_all_are_not_enough() -> None:
    question = next(q for q in questions_on("strength", 12, kinds=["legal"]) if len(q.right) > 1)
    some = min(at for at in question.right if isinstance(at, int))
    assert "There are more than these." in question.write(question.check(some + 1).said)


def test_cards_are_laid_on_the_table_for_an_answer() -> None:
    question = by_kind("show")
    assert question.check("8c").right
    assert not question.check("3d").right
    assert "does not hold" in question.write(question.check("2c").said)


def test_every_question_is_spoken_in_every_language() -> None:
    for rule in ("eight-cut", "exchange", "foul-finish", "four-stop"):
        for question in some(asked_on(rule)):
            spoken = {"\n".join(question.lines(lang)) for lang in LANGS}
            assert len(spoken) == len(LANGS)
            assert not any("{" in text or "<" in text for text in spoken)


def test_what_the_title_answers_is_not_asked() -> None:
    two = Quiz.for_rule("two-player")
    assert [question.kind for question in two.questions] == ["absent"]
    assert "33" in two.title.en
    assert {each.kind for each in Quiz.for_rule("two-player", title="For two").questions} == {
        "absent",
        "deck",
    }
    assert "rule" not in {question.kind for question in Quiz.for_rule("tyrant").questions}


def test_a_number_in_the_title_that_counts_nothing_answers_no_question() -> None:
    title = Text.of("Spade-2 return")
    asked = questions_on("spade-two", count=9, title=title)
    assert "2" in {question.answer.to("en") for question in asked}


def test_a_number_in_a_title_does_not_tell_another_that_begins_or_ends_like_it() -> None:
    question = by_kind("deck", "two-player")
    assert question.answer.to("en") == "33"
    told = {
        title: question.is_told_by(Text(title, "", "")) for title in ("33 cards", "333", "X33", "3")
    }
    assert told == {"33 cards": True, "333": False, "X33": False, "3": False}


def test_what_the_title_answers_is_asked_if_there_is_nothing_else() -> None:
    for rule, kind in (("five-skip", "rule"), ("two-player", "deck")):
        assert {each.kind for each in Quiz.for_rule(rule, kinds=[kind]).questions} == {kind}


def test_who_begins_is_not_asked_where_only_classes_that_are_not_shown_would_tell() -> None:
    assert "begins" not in {question.kind for question in asked_on("match")}
    assert "begins" in {question.kind for question in asked_on("later-leader")}


def test_at_the_end_of_a_set_or_match_it_is_not_asked_who_is_in_which_class_next() -> None:
    for rules in ("base, match(games=1)", "base, match(games=1, sets=1)"):
        with pytest.raises(SpokenError):
            Quiz.for_game(rules, seed=2, kinds=["classes"])
    assert Quiz.for_game("base, match", seed=2, kinds=["classes"]).questions


# --- choices with one answer only ----------------------------------------------------------------

FORCED = [
    ("exchange-facedown", "Face-down exchange: d has to give 10♦ ★ to a. "),
    ("natural-disaster", "Natural disaster: a has to give 3♣ K♠ A♦ to d. "),
    ("death", "Death: b has to part with 2♦. "),
    ("tax-evasion", "Tax evasion: a names d. "),
]


@pytest.mark.parametrize(("rule", "said"), FORCED)
def test_who_has_nothing_to_decide_is_not_said_to_choose(rule: str, said: str) -> None:
    assert any(question.text().startswith(said) for question in asked_on(rule))


def test_of_a_choice_with_one_answer_it_is_not_asked_how_many_or_what_to_choose() -> None:
    asked = (question for rule in RULES for question in asked_on(rule))
    choices = (question for question in asked if question.kind in ("cards", "which"))
    for question in some(each for each in choices if each.game.only_answer() is not None):
        assert "choose" not in question.text()
        assert "選" not in question.text("ja")
        assert "고르" not in question.text("ko")


# --- bad input -----------------------------------------------------------------------------------

WRONG: list[object] = [None, True, 1.5, "", "x", [], [1, "2"], 10**30, "9" * 5000, object(), {1: 2}]


@pytest.mark.parametrize("kind", ["happens", "legal", "leads", "show", "cards", "order"])
@pytest.mark.parametrize("answer", [*WRONG, -1, 0, 77, "z", "1 99"], ids=lambda a: str(a)[:9])
def test_what_is_no_answer_is_said_to_be_none(kind: str, answer: object) -> None:
    rule = {"legal": "suit-bind", "cards": "seven-pass", "order": "revolution"}.get(
        kind, "eight-cut"
    )
    question = by_kind(kind, rule)
    if kind == "cards" and answer in (0, 77):
        assert not question.check(answer).right
    elif kind == "leads" and type(answer) is int and answer == 0:
        assert question.check(answer).right  # seat 0 is seat a, as everywhere in Python
    elif kind == "show" and answer == "":
        assert not question.check(answer).right
    else:
        with pytest.raises(AnswerError):
            question.check(answer)


def test_no_answer_says_what_would_be_one_in_every_language() -> None:
    with pytest.raises(AnswerError, match="choose one number from 1 to 3") as caught:
        by_kind("happens").check(4)
    assert len({caught.value.say(lang) for lang in LANGS}) == 3


def test_an_unknown_rule_or_kind_is_an_error_that_helps() -> None:
    with pytest.raises(RuleError, match="eight-cut"):
        questions_on("eight-cutt")
    with pytest.raises(ValueError, match="there are order, legal"):
        questions_on("eight-cut", kinds=["nonsense"])
    with pytest.raises(ValueError, match=r"\[\] is no kind of question"):
        questions_on("eight-cut", kinds=cast(Any, [[]]))


def test_a_seed_that_is_no_number_asks_nothing() -> None:
    *_, history = random_history(Random(1), 4, games=1)
    for seed in ("1", None):
        with pytest.raises(SpokenError, match="seed is a whole number"):
            questions_on("eight-cut", seed=cast(Any, seed))
        with pytest.raises(SpokenError, match="seed is a whole number"):
            questions_from(history, seed=cast(Any, seed))


@pytest.mark.slow
def test_any_game_by_any_rules_can_be_asked_about() -> None:
    kinds = set()
    for seed in range(12):
        rng = Random(seed)
        *_, history = random_history(rng, rng.randint(3, 6), games=1)
        for question in questions_from(history, 12, seed):
            kinds.add(question.kind)
            assert question.rules
            if question.choices:
                assert question.check([int(at) + 1 for at in question.right]).right
    assert len(kinds) > 8


def test_of_two_decks_more_than_99_discards_are_an_answer_too() -> None:
    quizzes = [
        Quiz.for_game("standard", players=9, seed=seed, count=9, kinds=["discards"])
        for seed in (2, 3)
    ]
    asked = [question for quiz in quizzes for question in quiz.questions]
    numbers = [int(number) for question in asked for number in question.right]
    assert max(numbers) > 99
    assert all(each.check(n).right for each, n in zip(asked, numbers, strict=True))


def test_the_end_of_a_game_for_two_is_asked_about_though_no_other_is_dealt_to_two() -> None:
    assert len(Quiz("rules base\nhands 3c / 4c5c\na 3c\n")) > 0


@pytest.mark.parametrize("game", ["standard", "everything", "nap", "napoleon"])
def test_nothing_is_asked_about_a_hand_that_the_record_does_not_know(game: str) -> None:
    table = Table(game, seed=8)
    play_on(table, Random(1), most=4)
    found = questions_from(table.record.history(), 50)
    assert {question.seat for question in found} == {0}
    for question in found:
        said = [*question.ask, *question.choices, *question.notes.values(), *question.clue]
        assert not any("?" in each.to("en").rstrip("?") for each in said)


def test_in_the_games_that_a_quiz_is_played_from_players_also_call() -> None:
    steps = play_games(RuleSet("standard, dokan"), 4, seed=0).steps
    assert Call("dokan") in [step.move for step in steps]
