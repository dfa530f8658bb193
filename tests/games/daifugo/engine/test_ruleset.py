"""A rule set reads and writes itself, and says what is wrong with it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from daifugo_widget.core.rule_errors import RuleError
from daifugo_widget.daifugo.presets import PRESETS
from daifugo_widget.daifugo.ruleset import Ruleset
from tests.daifugo.random_rules import random_rules

from ..core.languages import assert_spoken

GOLDEN = Path(__file__).parent.parent / "golden" / "explain.txt"


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_writes_itself_as_its_name(preset: str) -> None:
    assert str(Ruleset(preset)) == preset


def test_a_text_a_minus_and_a_keyword_change_a_preset() -> None:
    rules = Ruleset("standard", "-eleven-back, stairs(minimum=2)", miyako_ochi=False)
    assert "eleven-back" not in rules
    assert "miyako-ochi" not in rules
    assert rules["stairs"].minimum == 2
    assert str(rules) == "standard, stairs(minimum=2), -miyako-ochi, -eleven-back"


def test_a_preset_further_on_in_a_line_adds_its_rules() -> None:
    assert Ruleset("base, standard") == Ruleset("standard, base") == Ruleset("standard")
    assert Ruleset("base, eight-cut, standard").preset == "base"


def test_a_name_of_a_preset_and_a_rule_is_that_of_the_rule_further_on() -> None:
    assert "queen-cut" in Ruleset("two-player")
    assert "queen-cut" not in Ruleset("base, two-player")


def test_a_keyword_takes_options() -> None:
    assert Ruleset("base", stairs={"follow": "clear"})["stairs"].follow == "clear"


def test_sets_and_lists_are_joined_by_a_plus() -> None:
    rules = Ruleset("base, foul-finish(cards=jack+eight), exchange(counts=3+1)")
    assert rules["foul-finish"].cards == ("eight", "jack")
    assert rules["exchange"].counts == (3, 1)


def test_ten_may_be_written_as_a_number() -> None:
    assert Ruleset("base, eight-cut(number=10)")["eight-cut"].number == "T"


@pytest.mark.parametrize("players", [2, 3, 4, 5, 8])
def test_every_rule_set_reads_back_what_it_writes(players: int) -> None:
    for seed in range(60):
        rules = random_rules(Random(seed), players)
        assert Ruleset(str(rules)) == rules
        assert str(Ruleset(str(rules))) == str(rules)


def test_an_option_set_back_to_its_default_is_written_out() -> None:
    rules = Ruleset("official, pass(reenter=true)")
    assert Ruleset(str(rules)) == rules
    assert rules["pass"].reenter is True


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("eight-cu", "did you mean eight-cut?"),
        ("eight-cut(in_stair=true)", "its options: in_stairs, number, answer"),
        ("stairs(minimum=7)", "it must be one of 2, 3, 4"),
        ("deck(jokers=5)", "a whole number from 0 to 4"),
        ("deck(jokers=many)", "a whole number from 0 to 4"),
        ("exchange(counts=2+x)", "whole numbers joined by +"),
        ("exchange(counts=²)", "whole numbers joined by +"),
        ("deck(ranks=3+Z)", "ranks joined by +"),
        ("deck(ranks=345678)", "ranks joined by +"),
        ("-exchange", "part of the frame"),
        ("-eight-cut", "is not on"),
        ("stairs-revolution, revolution", "Stairs revolution needs Stairs"),
        ("eight-cut(number=Q), queen-cut", "take Queen cut out or choose another number"),
        ("foul-finish(cards=joker)", "joker is not among"),
        ("stairs(minimum=2", "parentheses"),
        ("stairs[2]", "is not a rule"),
        ("stairs(2)", "write an option as name=value"),
        ("stairs(minimum=2, minimum=4)", "stairs gives minimum two values: keep one"),
        ("xyzzy", "`rules()` lists all, and so does `python -m daifugo_widget rules daifugo`"),
        ("-base", "base is a preset"),
        ("nap", "nap is another game, not a rule of daifugo"),
        ("trumps", "trumps is a rule of nap, napoleon, not of daifugo"),
        ("dealer(by=lot)", "its options: none"),
    ],
)
def test_what_is_wrong_is_said_with_what_would_be_right(text: str, words: str) -> None:
    with pytest.raises(RuleError) as error:
        Ruleset("base", text)
    assert words in str(error.value)
    assert_spoken(error.value)


@pytest.mark.parametrize(
    ("item", "id"),
    [
        ("7-pass", "seven-pass"),
        ("J-back", "eleven-back"),
        ("kakumei", "revolution"),
        ("８切り", "eight-cut"),
        ("spade-3", "spade-three"),
        ("dokan-dokan", "dokan"),
        ("standrad", "standard"),
    ],
)
def test_a_rule_written_by_another_name_is_suggested(item: str, id: str) -> None:
    with pytest.raises(RuleError, match=rf"did you mean .*\b{id}\b"):
        Ruleset(f"base, {item}")


@pytest.mark.parametrize("item", ["rev", "capital", "suits", "hello-world"])
def test_nothing_is_suggested_for_what_is_like_no_name(item: str) -> None:
    with pytest.raises(RuleError, match=r"`rules\(\)` lists all"):
        Ruleset(f"base, {item}")


@pytest.mark.parametrize(
    ("id", "option", "given", "line"),
    [
        ("eight-cut", "number", 4, "4"),
        ("eight-cut", "number", 10, "T"),
        ("eight-cut", "in_stairs", "false", "false"),
        ("stairs", "minimum", "4", "4"),
        ("deck", "jokers", "2", "2"),
        ("deck", "ranks", ["3", "4"], "3+4"),
        ("exchange", "counts", [3, 2], "3+2"),
        ("exchange", "counts", 1, "1"),
        ("foul-finish", "cards", "joker-any", "joker-any"),
        ("foul-finish", "cards", {"joker-any"}, "joker-any"),
    ],
)
def test_an_option_takes_in_python_what_a_line_writes(
    id: str, option: str, given: Any, line: str
) -> None:
    chosen = Ruleset("standard", **{id.replace("-", "_"): {option: given}})
    assert chosen == Ruleset(f"standard, {id}({option}={line})")


@pytest.mark.parametrize("wrong", [3, None, "top", ["top"]])
def test_what_is_in_no_set_of_an_option_is_told_what_is(wrong: Any) -> None:
    with pytest.raises(RuleError, match="is not among two-swapped") as error:
        Ruleset("standard", foul_finish={"cards": wrong})
    assert_spoken(error.value)


@pytest.mark.parametrize("wrong", [3, "minimum=2", None, ["minimum"]])
def test_a_keyword_that_gives_no_options_is_told_what_it_takes(wrong: Any) -> None:
    with pytest.raises(RuleError, match="stairs is True, False or a dict of its options") as error:
        Ruleset("base", stairs=wrong)
    assert_spoken(error.value)


def test_the_rule_of_a_wrong_option_is_told_as_data() -> None:
    for text in ("stairs(minimum=7)", "stairs(least=3)", "stairs(2)", "-stairs", "-deck"):
        with pytest.raises(RuleError) as error:
            Ruleset("base", text)
        assert error.value.rules == ("deck" if "deck" in text else "stairs",)


def test_a_wrong_value_is_told_in_the_words_of_the_option() -> None:
    with pytest.raises(RuleError) as error:
        Ruleset("base, stairs(follow=lower)")
    assert str(error.value) == "stairs(follow=lower): it must be one of higher, above-second, clear"
    said = error.value.say("ja")
    assert "階段（stairs）の「5-6-7に続けるもの（follow）」をlowerにはできません。" in said
    assert "重ならない（clear）" in said


def test_three_players_of_the_standard_house_have_a_daifugo() -> None:
    rules = Ruleset("standard").for_players(3)
    assert rules["classes"].table_for(3) == ("daifugo", "heimin", "daihinmin")
    chosen = Ruleset("standard, classes(table=super)").for_players(3)
    assert chosen["classes"].table == "super"


def test_the_order_in_which_rules_act_is_told() -> None:
    """The golden file is the promise: a change of order has to be meant."""
    rules = "standard, seven-pass, ten-discard, stairs-revolution, queen-cut, match"
    assert Ruleset(rules).explain() == GOLDEN.read_text(encoding="utf-8").strip()


def test_the_order_at_one_hook_is_told() -> None:
    rules = Ruleset("standard, seven-pass")
    assert rules.explain("extra") == "extra: spade-three"
    told = rules.explain().splitlines()
    after = [line for line in told if line.startswith("after_play")]
    assert rules.explain("after_play").splitlines() == after
    assert rules.explain("tax") == ""


def test_an_unknown_hook_is_told_with_the_nearest() -> None:
    with pytest.raises(ValueError, match="no hook 'afterplay'; did you mean after_play"):
        Ruleset("base").explain("afterplay")
