"""Checks stand on positions that nobody has seen, and their answers are those of the game."""

from itertools import islice
from random import Random

import pytest

from daifugo_widget.games.daifugo.engine.rule_set import RuleSet, catalogue
from daifugo_widget.games.daifugo.exercises.checks import check_of, checks_on
from daifugo_widget.games.daifugo.exercises.effects import acts
from daifugo_widget.games.daifugo.exercises.lesson_questions import lesson_questions
from daifugo_widget.games.daifugo.exercises.lesson_words import ALSO_TRUE, ALWAYS_TRUE, CONDITIONS
from daifugo_widget.games.daifugo.exercises.near_misses import NearMiss
from daifugo_widget.games.daifugo.exercises.prepared import has_none, openings, prepared_cases
from daifugo_widget.quiz.check import Check
from tests.checking import some
from tests.tiers import first

RULES = ["eight-cut", "suit-bind", "seven-pass", "five-skip", "foul-finish", "miyako-ochi"]


def checks(rule: str, count: int = 8, seed: int = 1) -> list[Check]:
    return list(islice(checks_on(catalogue()[rule], seed), count))


@pytest.mark.parametrize("rule", first(RULES))
def test_of_two_checks_in_a_row_one_is_a_near_miss(rule: str) -> None:
    found = [check.acts for check in checks(rule)]
    assert found in ([True, False] * 4, [False, True] * 4)


@pytest.mark.parametrize("rule", first(RULES))
def test_the_rule_acts_where_a_check_says_so_and_nowhere_else(rule: str) -> None:
    for check in some(checks(rule)):
        match = check.question.match
        assert check.play in match.game.plays()
        assert acts(catalogue()[rule], match, check.play) is check.acts


@pytest.mark.parametrize("rule", first(RULES))
def test_one_answer_is_right_and_no_other_is_a_part_of_it(rule: str) -> None:
    for check in some(checks(rule)):
        question = check.question
        texts = [choice.key for choice in question.choices]
        right = texts.pop(int(*question.right))
        assert len({right, *texts}) == 4
        assert not any(text.strip(".") in right for text in texts)
        assert question.check(int(*question.right) + 1).right


@pytest.mark.parametrize("rule", first(RULES))
def test_a_near_miss_says_what_is_missing_and_shows_it(rule: str) -> None:
    for check in some([check for check in checks(rule) if not check.acts]):
        question, twin = check.question, check.question.twin
        wrong = next(at for at in range(4) if at not in question.right)
        said = [phrase.key for phrase in question.check(wrong + 1).said]
        assert said[1] == question.notes[wrong].key
        assert twin is not None
        assert twin.answer.key == check.effect.key != question.answer.key


@pytest.mark.parametrize("rule", first(["queen-cut", "five-skip", "suit-bind", "majesty"]))
def test_a_comparison_has_one_reason_that_is_true(rule: str) -> None:
    asked = [lesson_questions(catalogue()[rule], seed) for seed in range(8)]
    for compare in some([each.compare for each in asked if each], 6):
        (right,) = compare.right
        reasons = [choice.text for choice in compare.choices]
        told = {id for id, text in CONDITIONS.items() if text == reasons[int(right)]}
        true = {each for id in told for each in (id, *ALSO_TRUE.get(id, ()), *ALWAYS_TRUE)}
        wrong = [text for text in reasons if text != reasons[int(right)]]
        assert len(wrong) == 2
        assert not {CONDITIONS[each] for each in true} & {*wrong}


def test_what_else_differs_is_no_wrong_reason() -> None:
    opening = openings(catalogue()["foul-finish"])
    fewer = [seed for seed, miss in enumerate(opening, 1) if miss.condition == "fewer"]
    for seed in some(fewer):
        asked = lesson_questions(catalogue()["foul-finish"], seed)
        assert asked
        reasons = {choice.text for choice in asked.compare.choices}
        assert CONDITIONS["fewer"] in reasons
        assert not reasons & {CONDITIONS["last"], CONDITIONS["not-last"]}


def test_a_lesson_begins_where_little_else_goes_on() -> None:
    for rule in some(["eight-cut", "revolution", "eleven-back", "suit-bind", "spade-three"]):
        asked = lesson_questions(catalogue()[rule], 1)
        assert asked
        usual = RuleSet("base")
        added = [each.id for each in asked.guess.game.rules if each.id not in usual]
        assert added == [rule]
        assert "Nothing special" in asked.compare.text()


def test_questions_on_the_first_rules_are_for_four_with_no_rule_taught_later() -> None:
    later = {"suit-bind", "eleven-back", "stairs"}
    for check in some(checks("revolution", 12), 12):
        game = check.question.game
        assert game.players == 4
        assert not later & {each.id for each in game.rules}


def test_a_reversed_order_is_said() -> None:
    found = [check for check in checks("revolution", 24) if check.question.game.order.reversed]
    for check in some(found):
        assert "The order of strength is reversed." in check.question.text()


def test_a_run_is_compared_with_a_card_that_is_led_too() -> None:
    found = [check for check in checks("queen-cut", 24) if check.question.twin]
    runs = [check for check in found if check.play.kind == "stairs"]
    for check in some(runs):
        assert check.question.twin is not None
        assert not check.question.game.trick
        assert not check.question.twin.game.trick


def test_the_same_seed_asks_the_same_and_another_one_something_else() -> None:
    first_ones, again, others = (
        [check.question.key for check in checks("eight-cut", seed=seed)] for seed in (1, 1, 2)
    )
    assert first_ones == again
    assert not set(first_ones) & set(others)


def test_a_rule_of_the_frame_and_one_that_acts_on_no_play_have_none() -> None:
    assert not checks("deck")
    assert not checks("dokan")


def test_prepared_cases_prove_what_they_say() -> None:
    rules = [rule for rule in catalogue().values() if not has_none(rule)]
    cases = [
        (rule, case)
        for rule in rules
        for case in (*prepared_cases(rule, Random(1)), *openings(rule))
    ]
    for rule, case in some(cases):
        assert check_of(rule, case, Random(1))
        *missing, acting = [case.occasion, case.twin] if isinstance(case, NearMiss) else [case]
        assert acts(rule, acting.match, acting.play)
        assert not any(acts(rule, at.match, at.play) for at in missing)


@pytest.mark.slow
def test_a_rule_that_rarely_acts_has_as_many_of_both() -> None:
    for rule in some(["tyrant", "taepodong", "gekokujo"]):
        acting = [check.acts for check in checks(rule, 24)]
        assert abs(2 * sum(acting) - len(acting)) <= 1
