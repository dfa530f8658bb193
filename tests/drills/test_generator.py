"""Drills without end: dealt for a rule by seed, and judged by the core."""

import re
from contextlib import suppress
from typing import Any, cast

import pytest

from daifugo_widget.core.records import RecordError
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.drills import Attempt, Task, make_drill
from daifugo_widget.drills.generator import LEVELS
from daifugo_widget.drills.task import line_text
from daifugo_widget.games.daifugo.engine.rule_set import catalogue
from tests.core.languages import assert_spoken
from tests.tiers import first

USUAL = ("stairs", "revolution", "eight-cut", "suit-bind", "spade-three", "eleven-back")
DEALT = 0.7
"""The share of all rules that drills can be dealt for, at level 1."""


def moves(task: Task) -> set[str]:
    return {line_text(task.start, (ply,)) for ply in task.right_moves}


def without(task: Task, rule: str) -> Task:
    rules = f"{task.record.header.text('rules')}, -{rule}"
    return Task.parse(str(task.record.with_entries(rules=rules)))


@pytest.mark.parametrize("level", first(LEVELS))
@pytest.mark.parametrize("rule", USUAL)
def test_a_dealt_drill_can_be_solved_and_missed(rule: str, level: int) -> None:
    task = make_drill(rule, level, seed=level)
    assert task.solution[-1].state.status == "solved"
    assert task.wrong_moves
    assert Attempt(task).play(line_text(task.start, (task.wrong_moves[0].first,))[2:]) == "failed"
    assert task.rule == rule
    assert str(Task.parse(str(task))) == str(task)


@pytest.mark.parametrize("rule", first(USUAL, 2))
def test_without_its_rule_a_dealt_drill_comes_out_differently(rule: str) -> None:
    compared = 0
    for seed in range(3):
        task = make_drill(rule, 2, seed)
        with suppress(RecordError):  # without the rule it may be none: its goal speaks of the rule
            assert moves(without(task, rule)) != moves(task)
            compared += 1
    assert compared


@pytest.mark.parametrize("level", first(LEVELS))
@pytest.mark.parametrize("rule", ["six-cut", "eight-cut", "five-skip", "ace-tax"])
def test_a_dealt_drill_begins_before_its_rule_has_acted(rule: str, level: int) -> None:
    """Once a cut had made the trick flow, what was left was a drill about something else."""
    dealt = 0
    for seed in range(3):
        try:
            task = make_drill(rule, level, seed)
        except SpokenError:
            continue
        dealt += 1
        rules = f"{task.record.header.text('rules')}, -{rule}"
        game, other = (
            record.history().now.game
            for record in (task.record, task.record.with_entries(rules=rules))
        )
        if not (game.ask and game.ask.rule == rule):
            assert (other.actor, other.hands, other.trick) == (game.actor, game.hands, game.trick)
    assert dealt


def test_a_dealt_drill_is_named_after_its_rule_with_its_level_in_words() -> None:
    titles = [make_drill("eight-cut", level).title for level in LEVELS]
    assert [title.en for title in titles] == [
        "Eight cut",
        "Eight cut (intermediate)",
        "Eight cut (advanced)",
    ]
    assert all(not re.search("seed|シード|시드", text) for title in titles for text in title)


def test_the_same_seed_deals_the_same_drill_and_another_seed_another() -> None:
    assert str(make_drill("eight-cut", 2, 7)) == str(make_drill("eight-cut", 2, 7))
    assert len({str(make_drill("eight-cut", 2, seed)) for seed in range(6)}) > 3


def test_at_the_highest_level_other_rules_are_in_force_too() -> None:
    rules = {make_drill("eight-cut", 3, seed).record.header.text("rules") for seed in range(4)}
    assert all(len(text.split(",")) > 2 for text in rules)


@pytest.mark.slow
def test_most_rules_deal_a_drill() -> None:
    dealt = 0
    for id in catalogue():
        try:
            dealt += bool(make_drill(id).right_moves)
        except SpokenError:
            continue
    assert dealt / len(catalogue()) > DEALT


def test_a_rule_that_changes_no_play_says_what_to_do_instead() -> None:
    with pytest.raises(SpokenError, match="read its rule card") as caught:
        make_drill("scorecard")
    assert_spoken(caught.value)


def test_a_rule_that_does_not_exist_and_a_level_that_does_not_are_refused() -> None:
    with pytest.raises(RuleError, match="did you mean eight-cut") as caught:
        make_drill("eight-cutt")
    assert_spoken(caught.value)
    for level in (4, 2.0, True):
        with pytest.raises(ValueError, match=f"{level} is no level: write 1, 2 or 3"):
            make_drill("eight-cut", cast(Any, level))
