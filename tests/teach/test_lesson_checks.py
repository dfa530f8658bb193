"""A lesson ends with checks on positions that it has not shown."""

from collections.abc import Iterator

import pytest

from daifugo_widget.core.records import Record
from daifugo_widget.games import DAIFUGO
from daifugo_widget.games.daifugo.engine.rule_set import catalogue
from daifugo_widget.games.daifugo.rules.examples import example_record
from daifugo_widget.quiz.question import Question
from daifugo_widget.teach.course import taught_rules
from daifugo_widget.teach.lesson_steps import check_questions
from tests.checking import some

FEW = ["eight-cut", "five-skip", "suit-bind", "exchange", "stairs", "miyako-ochi"]


def questions(rule: str) -> list[Question]:
    return [each.question for each in check_questions(rule, DAIFUGO, seed=1)]


def positions_shown(rule: str) -> Iterator[tuple[object, ...]]:
    text = example_record(catalogue()[rule])
    for match in Record.parse(text).history().matches() if text else ():
        yield match.game.hands, match.game.trick


def stands_on_what_was_shown(rule: str) -> bool:
    shown = set(positions_shown(rule))
    return any((q.game.hands, q.game.trick) in shown for q in questions(rule))


def test_no_check_stands_on_a_position_of_its_lesson() -> None:
    assert not [rule for rule in some(FEW) if stands_on_what_was_shown(rule)]


@pytest.mark.slow
def test_no_check_of_any_rule_stands_on_a_position_of_its_lesson() -> None:
    assert not {rule for rule in some(catalogue()) if stands_on_what_was_shown(rule)}


def test_one_of_three_checks_is_on_a_rule_taught_before() -> None:
    order = taught_rules()
    for rule in some(["eight-cut", "five-skip", "suit-bind"]):
        asked = [question.behind[0].id for question in questions(rule)]
        assert asked[:2] == [rule, rule]
        assert order.index(asked[2]) < order.index(rule)
