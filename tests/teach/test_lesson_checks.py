"""A lesson ends with checks on positions that it has not shown."""

from pathlib import Path

import pytest

from daifugo_widget.games import DAIFUGO
from daifugo_widget.games.daifugo.engine.rule_set import catalogue
from daifugo_widget.quiz.question import Question
from daifugo_widget.teach.course import taught_rules
from daifugo_widget.teach.lesson_steps import check_questions
from tests.checking import some
from tools.course_lessons import row_of

FEW = ["eight-cut", "zombie", "five-skip", "suit-bind", "exchange", "stairs", "miyako-ochi"]


def questions(rule: str) -> list[Question]:
    return [each.question for each in check_questions(rule, DAIFUGO, seed=1)]


def test_no_check_stands_on_a_position_of_its_lesson(tmp_path: Path) -> None:
    assert not [rule for rule in some(FEW) if row_of(rule, tmp_path).seen]


@pytest.mark.slow
def test_each_rule_has_checks_and_none_stands_on_a_position_of_its_lesson(tmp_path: Path) -> None:
    rows = [row_of(rule, tmp_path) for rule in some(catalogue(), 141)]
    assert not [row.rule for row in rows if row.seen]
    assert not [row.rule for row in rows if not row.checks]


def test_one_of_three_checks_is_on_a_rule_taught_before() -> None:
    order = taught_rules()
    for rule in some(["revolution", "five-skip", "suit-bind"]):
        asked = [question.behind[0].id for question in questions(rule)]
        assert asked[:2] == [rule, rule]
        assert order.index(asked[2]) < order.index(rule)
