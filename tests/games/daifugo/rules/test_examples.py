"""Every rule shows in a worked example what it does."""

from operator import attrgetter
from textwrap import dedent

import pytest

from daifugo_widget.core.records import Record, RecordError
from daifugo_widget.core.records.example_notes import example_notes
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.games.daifugo.engine.hooks import acts
from daifugo_widget.games.daifugo.engine.rule import Rule
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet, catalogue
from daifugo_widget.games.daifugo.rules.examples import example_record, example_rules
from tests.checking import for_each

RULES = list(catalogue().values())
SHOWN = [rule for rule in RULES if rule.example]
LOCAL = [rule for rule in SHOWN if not rule.frame]
each_shown = for_each(SHOWN, name=attrgetter("id"), at_least=100)

OTHERWISE = {
    "deck": "jokers=2",
    "deal-remainder": "first_game=blind",
    "first-leader": "must_include=true",
    "later-leader": "by=highest-class",
    "pass": "reenter=false",
    "finish-trick": "mode=flows",
    "joker-single": "wild_only=true",
    "joker-wild": "per_stairs=0",
    "seating": "order=descending",
    "exchange": "counts=1+1",
    "classes": "table=hatena, four=two-heimin",
}
"""Rules of the frame, which cannot be taken out: with these options their examples do not hold."""

ALWAYS = {
    "strength": "without it there is nothing to play by",
    "groups": "without it there is nothing to play",
    "game-end": "without it a game would not end",
    "simultaneous": "it is the order in which everything else happens",
    "dealer": "without it nobody would deal",
    "turn-order": "a record names its seats in the table's own direction, whichever it is",
    "zones": "who may look at a pile shows in no record of the whole table",
}
"""Rules of the frame that nothing in a record can be without, and why."""


def failures_without(rule: type[Rule]) -> list[object]:
    try:
        return list(Record.parse(example_record(rule, without=True)).check())
    except (RecordError, RuleError) as refused:
        return [refused]


@each_shown
def test_an_example_comes_out_as_it_says(rule: type[Rule]) -> None:
    assert list(Record.parse(example_record(rule)).check()) == []


@for_each(LOCAL, name=attrgetter("id"), at_least=100)
def test_without_its_rule_an_example_comes_out_differently_or_is_refused(rule: type[Rule]) -> None:
    assert failures_without(rule)


@pytest.mark.parametrize(("id", "options"), OTHERWISE.items())
def test_with_another_option_an_example_of_the_frame_comes_out_differently(
    id: str, options: str
) -> None:
    rule = catalogue()[id]
    rules = example_rules(rule)
    text = example_record(rule).replace(f"rules  {rules}\n", f"rules  {rules}, {id}({options})\n")
    assert list(Record.parse(text).check())


def test_each_rule_of_the_frame_shows_what_it_changes_or_why_nothing_can_be_changed() -> None:
    assert {rule.id for rule in SHOWN if rule.frame} == {*OTHERWISE, *ALWAYS}


@for_each(RULES, name=attrgetter("id"), at_least=100)
def test_only_a_rule_that_never_acts_in_a_game_has_no_example(rule: type[Rule]) -> None:
    assert rule.example or not acts(rule)


@each_shown
def test_an_example_explains_itself_in_a_few_lines(rule: type[Rule]) -> None:
    lines = rule.example.strip().splitlines()
    assert len(lines) <= 10
    assert any("#" in line for line in lines)


@each_shown
def test_an_example_is_played_with_its_rule_on(rule: type[Rule]) -> None:
    assert rule.id in RuleSet(example_rules(rule))


def test_an_example_that_states_no_rules_is_played_with_what_its_rule_needs() -> None:
    assert example_rules(catalogue()["pass"]) == "base"
    assert example_rules(catalogue()["stairs-revolution"]) == (
        "base, revolution, stairs, stairs-revolution"
    )


def test_a_rule_without_an_example_gives_no_record() -> None:
    assert example_record(catalogue()["titles"]) == ""


class Noted(Rule):
    """A rule whose example has two comments, the first over two lines, and one translated."""

    example = """
        hands  3c4c / 5c
        a 3c    # This goes on
                # over two lines.
        = turn b
        # This stands alone.
    """
    comments = (("2行です。", "두 줄입니다."),)


def test_a_comment_that_goes_on_belongs_to_its_first_line() -> None:
    body = Record.parse("rules base\n" + dedent(Noted.example)).body
    notes = ["This goes on over two lines.", "", "", "This stands alone."]
    assert example_notes(Noted, body, "en") == notes


def test_a_comment_that_is_not_translated_is_given_in_english() -> None:
    body = Record.parse("rules base\n" + dedent(Noted.example)).body
    alone = "This stands alone."
    assert example_notes(Noted, body, "ja") == ["2行です。", "", "", alone]
    assert example_notes(Noted, body, "ko") == ["두 줄입니다.", "", "", alone]
