"""A rule set reads and writes itself, and says what is wrong with it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.games.daifugo.engine.presets import PRESETS
from daifugo_widget.games.daifugo.engine.rule import Rule
from daifugo_widget.games.daifugo.engine.rule import rule as declare
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet
from tests.core.languages import assert_spoken
from tests.games.daifugo.engine.random_rules import random_rules
from tests.tiers import first

GOLDEN = Path(__file__).parents[3] / "golden" / "explain.txt"


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_writes_itself_as_its_name(preset: str) -> None:
    assert str(RuleSet(preset)) == preset


def test_a_text_a_minus_and_a_keyword_change_a_preset() -> None:
    rules = RuleSet("standard", "-eleven-back, stairs(minimum=2)", miyako_ochi=False)
    assert "eleven-back" not in rules
    assert "miyako-ochi" not in rules
    assert rules["stairs"].minimum == 2
    assert str(rules) == "standard, stairs(minimum=2), -miyako-ochi, -eleven-back"


def test_a_preset_further_on_in_a_line_adds_its_rules() -> None:
    assert RuleSet("base, standard") == RuleSet("standard, base") == RuleSet("standard")
    assert RuleSet("base, eight-cut, standard").preset == "base"


def test_a_name_of_a_preset_and_a_rule_is_that_of_the_rule_further_on() -> None:
    assert "queen-cut" in RuleSet("two-player")
    assert "queen-cut" not in RuleSet("base, two-player")


def test_a_keyword_takes_options() -> None:
    assert RuleSet("base", stairs={"follow": "clear"})["stairs"].follow == "clear"


def test_sets_and_lists_are_joined_by_a_plus() -> None:
    rules = RuleSet("base, foul-finish(cards=jack+eight), exchange(counts=3+1)")
    assert rules["foul-finish"].cards == ("eight", "jack")
    assert rules["exchange"].counts == (3, 1)


def test_ten_may_be_written_as_a_number() -> None:
    assert RuleSet("base, eight-cut(number=10)")["eight-cut"].number == "T"


@pytest.mark.parametrize("players", first([2, 3, 4, 5, 8], 2))
def test_every_rule_set_reads_back_what_it_writes(players: int) -> None:
    for seed in range(60):
        rules = random_rules(Random(seed), players)
        assert RuleSet(str(rules)) == rules
        assert str(RuleSet(str(rules))) == str(rules)


def test_an_option_set_back_to_its_default_is_written_out() -> None:
    rules = RuleSet("official, pass(reenter=true)")
    assert RuleSet(str(rules)) == rules
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
        ("xyzzy", "`rules()` lists all, and so does `daifugo rules daifugo`"),
        ("-base", "base is a preset"),
        ("nap", "nap is the game Nap, not a rule of Daifugō"),
        ("trumps", "trumps is a rule of Nap, Napoleon, not of Daifugō"),
        ("dealer(by=lot)", "its options: none"),
    ],
)
def test_what_is_wrong_is_said_with_what_would_be_right(text: str, words: str) -> None:
    with pytest.raises(RuleError) as error:
        RuleSet("base", text)
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
        ("標準ルル", "standard"),
        ("ナポレオン", "napoleon"),
        ("-公式ルール", "official"),
    ],
)
def test_a_rule_written_by_another_name_is_suggested(item: str, id: str) -> None:
    with pytest.raises(RuleError, match=rf"did you mean .*\b{id}\b"):
        RuleSet(f"base, {item}")


@pytest.mark.parametrize("item", ["rev", "capital", "suits", "hello-world"])
def test_nothing_is_suggested_for_what_is_like_no_name(item: str) -> None:
    with pytest.raises(RuleError, match=r"`rules\(\)` lists all"):
        RuleSet(f"base, {item}")


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
    chosen = RuleSet("standard", **{id.replace("-", "_"): {option: given}})
    assert chosen == RuleSet(f"standard, {id}({option}={line})")


@pytest.mark.parametrize("wrong", [3, None, "top", ["top"]])
def test_what_is_in_no_set_of_an_option_is_told_what_is(wrong: Any) -> None:
    with pytest.raises(RuleError, match="is not among two-swapped") as error:
        RuleSet("standard", foul_finish={"cards": wrong})
    assert_spoken(error.value)


@pytest.mark.parametrize("wrong", [3, "minimum=2", None, ["minimum"]])
def test_a_keyword_that_gives_no_options_is_told_what_it_takes(wrong: Any) -> None:
    with pytest.raises(RuleError, match="stairs is True, False or a dict of its options") as error:
        RuleSet("base", stairs=wrong)
    assert_spoken(error.value)


def test_the_rule_of_a_wrong_option_is_told_as_data() -> None:
    for text in ("stairs(minimum=7)", "stairs(least=3)", "stairs(2)", "-stairs", "-deck"):
        with pytest.raises(RuleError) as error:
            RuleSet("base", text)
        assert error.value.rules == ("deck" if "deck" in text else "stairs",)


def test_a_wrong_value_is_told_in_the_words_of_the_option() -> None:
    with pytest.raises(RuleError) as error:
        RuleSet("base, stairs(follow=lower)")
    assert str(error.value) == "stairs(follow=lower): it must be one of higher, above-second, clear"
    said = error.value.say("ja")
    assert "階段（stairs）の「5-6-7に続けるもの（follow）」をlowerにはできません。" in said
    assert "重ならない（clear）" in said


def test_three_players_of_the_standard_house_have_a_daifugo() -> None:
    rules = RuleSet("standard").for_players(3)
    assert rules["classes"].table_for(3) == ("daifugo", "heimin", "daihinmin")
    chosen = RuleSet("standard, classes(table=super)").for_players(3)
    assert chosen["classes"].table == "super"


def test_the_order_in_which_rules_act_is_told() -> None:
    """The golden file is the promise: a change of order has to be meant."""
    rules = "standard, seven-pass, ten-discard, stairs-revolution, queen-cut, match"
    assert RuleSet(rules).explain() == GOLDEN.read_text(encoding="utf-8").strip()


def test_the_order_at_one_hook_is_told() -> None:
    rules = RuleSet("standard, seven-pass")
    assert rules.explain("extra") == "extra: spade-three"
    told = rules.explain().splitlines()
    after = [line for line in told if line.startswith("after_play")]
    assert rules.explain("after_play").splitlines() == after
    assert rules.explain("tax") == ""


def test_an_unknown_hook_is_told_with_the_nearest() -> None:
    with pytest.raises(ValueError, match="no hook 'afterplay'; did you mean after_play"):
        RuleSet("base").explain("afterplay")


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("標準ルール", "standard"),
        ("公式ルール", "official"),
        ("기본 규칙", "base"),
        ("standard rules", "standard"),
        ("Offline Meeting rules", "offline"),
        ("표준", "standard"),
        ("はてな", "hatena"),
        ("2인용 규칙", "two-player"),
    ],
)
def test_a_house_may_be_called_as_the_table_shows_it(name: str, id: str) -> None:
    assert str(RuleSet(name)) == id
    added = RuleSet(f"{id}, foul-finish", "decree")
    assert RuleSet(f"{name}, foul-finish, decree") == added
    assert RuleSet.parser().wanted_ids(f"{name}, nonsense") >= {rule.id for rule in RuleSet(id)}


@pytest.mark.usefixtures("own_rules")
def test_a_name_of_a_house_and_of_a_rule_is_hinted_at_as_both() -> None:
    declare("own", en="Standard rules")(type("Own", (Rule,), {"__doc__": "Rests."}))
    with pytest.raises(RuleError, match=r"did you mean Standard rules \(own\) or standard\?"):
        RuleSet("standard rules")


@pytest.mark.usefixtures("own_rules")
def test_a_line_is_read_anew_once_its_rule_is_declared_anew() -> None:
    first = declare("own", en="Mine")(type("Own", (Rule,), {"__doc__": "Rests."}))
    assert type(RuleSet.read("base, own")["own"]) is first
    assert RuleSet.read("base, own") is RuleSet.read("base, own")
    again = declare("own", en="Mine too")(type("Own", (Rule,), {"__doc__": "Rests still."}))
    assert type(RuleSet.read("base, own")["own"]) is again
