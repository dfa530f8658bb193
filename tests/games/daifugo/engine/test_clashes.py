"""Rules that do not go together are named, with the reason and what to switch off."""

from __future__ import annotations

import pytest

from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.games.daifugo.engine.rule import Rule, rule
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet
from tests.core.languages import assert_spoken


@pytest.fixture(autouse=True)
def _three_more_rules(own_rules: None) -> None:
    @rule("own-cut", en="Own cut", ja="自分切り", ko="나만의 컷", excludes=("eight-cut",))
    class OwnCut(Rule):
        """Does something else with an 8."""

    @rule("first-way", en="First way", ja="一つ目", ko="첫째", slot="way")
    class FirstWay(Rule):
        """Settles a question in one way."""

    @rule("second-way", en="Second way", ja="二つ目", ko="둘째", slot="way")
    class SecondWay(Rule):
        """Settles the same question in another way."""


@pytest.mark.parametrize(
    ("rules", "ids", "english", "japanese"),
    [
        (
            "stairs, stairs-revolution",
            ("stairs-revolution", "revolution"),
            "add it, or take Stairs revolution out",
            "革命（revolution）を入れるか、階段革命（stairs-revolution）を外してください",
        ),
        (
            "eight-cut, own-cut",
            ("own-cut", "eight-cut"),
            "Own cut and Eight cut cannot both be on",
            "自分切り（own-cut）か8切り（eight-cut）を外してください",
        ),
        (
            "first-way, second-way",
            ("first-way", "second-way"),
            "take one of them out",
            "一つ目（first-way）か二つ目（second-way）を外してください",
        ),
        (
            "seven-pass(number=T), ten-discard",
            ("seven-pass", "ten-discard"),
            "take Ten discard out or choose another number",
            "10捨て（ten-discard）を外すか、「数字（number）」を別の値にしてください",
        ),
    ],
)
def test_what_clashes_is_named_with_what_to_switch_off(
    rules: str, ids: tuple[str, ...], english: str, japanese: str
) -> None:
    with pytest.raises(RuleError) as caught:
        RuleSet("base", rules)
    error = caught.value
    assert error.rules == ids
    assert english in str(error)
    assert japanese in error.say("ja")
    assert_spoken(error)


def test_in_english_too_a_rule_is_named_as_the_panel_names_it() -> None:
    with pytest.raises(RuleError) as caught:
        RuleSet("base, bloody-mary-strongest, jeanne-strongest")
    assert str(caught.value) == (
        "Bloody Mary A (bloody-mary-strongest) and Jeanne d'Arc A (jeanne-strongest) cannot both "
        "be on, as they contradict each other: take one of them out"
    )
