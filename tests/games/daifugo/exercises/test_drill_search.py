"""Drills that are searched for lessons: nobody passes them by luck, nor without their rule."""

import re
from itertools import islice
from random import Random

import pytest

from daifugo_widget.drills import Task
from daifugo_widget.drills.difficulty import difficulty_of, luck_of
from daifugo_widget.drills.standard import shortcomings
from daifugo_widget.games.daifugo.engine.rule_set import catalogue
from daifugo_widget.games.daifugo.exercises.drill_search import drills_on
from tests.checking import some
from tests.tiers import first
from tools.drills import companions_of, text_of

FOUND, SECONDS = 2, 60
EASY = """title Cut
x-rule eight-cut
rules base, eight-cut
goal finishes a in 2
hands 8c3d / 9c9d4h / 5sTs6h
"""
STRONG = """title Take the lead
x-rule eight-cut
rules base, eight-cut
goal leads a
hands 2c3d4h5s / Ad6d / 7c9h / TdKs
trick d:3h
script steady
"""


def found(rule: str, count: int = FOUND) -> list[Task]:
    return list(islice(drills_on(catalogue()[rule], Random(1), SECONDS), count))


@pytest.mark.parametrize("rule", first(["eight-cut", "seven-pass", "stairs", "ten-return"], 1))
def test_a_drill_that_is_found_holds_when_it_is_read_again(rule: str) -> None:
    for task in some(found(rule)):
        again = Task.parse(str(task))
        assert shortcomings(again) == []
        assert len(again.right_moves) * 4 <= len(again.right_moves) + len(again.wrong_moves)
        assert all(ply.state.status == "open" for ply in again.right_moves)


def test_the_learner_of_a_drill_that_is_found_sits_at_the_first_seat_with_few_cards() -> None:
    for task in some(found("eight-cut")):
        hands = [hand.bit_count() for hand in task.start.match.game.hands]
        assert task.learner == 0
        assert len(hands) == 4
        assert 4 <= hands[0] <= 7
        assert max(hands[1:]) <= 4


def test_its_record_says_how_hard_it_is_and_what_solves_it() -> None:
    (task,) = found("eight-cut", 1)
    assert task.record.header.text("x-difficulty") == str(difficulty_of(task))
    assert re.search(r"^# [12] of \d+: a ", text_of(task), re.M)


def test_what_is_wrong_with_another_drill_is_said() -> None:
    assert shortcomings(Task.parse(EASY)) == [
        "2 first moves, not 4 or more",
        "1 of 2 first moves are right, more than a quarter",
    ]
    assert shortcomings(Task.parse(STRONG)) == [
        "eight-cut does not act in a solution",
        "without eight-cut the same first moves are right",
    ]


def test_luck_is_the_share_of_lines_at_random_that_reach_the_goal() -> None:
    """Of the two first moves one is right, and so is what is left after it."""
    assert luck_of(Task.parse(EASY)) == 0.5
    assert difficulty_of(Task.parse(EASY)) == 1


def test_only_rules_taught_before_stand_beside_the_rule_of_a_drill() -> None:
    assert "eight-cut" in companions_of("assassination")
    assert companions_of("eight-cut") == []
