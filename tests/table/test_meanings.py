"""Cards that can be played by several rules are one button a rule, and each can be pressed."""

import pytest

from daifugo_widget import Table
from daifugo_widget.core.words.text import Lang
from tests.table.playing import sent

NINES = "rules base, guerrilla, catapult\nhands 9d9hAc4c / KcQd5h / 9c7h8h\nturn c\nc 9c\n"
CHASE = (
    "rules base, revolution, chase-revolution, fusion-revolution\n"
    "hands 9d9h4c / KcQd5h / 9c9s8h\nturn c\nc 9c9s\n"
)
GUERRILLA, CATAPULT = "guerrilla:9d9h", "catapult:9d9h"


def test_the_same_cards_by_two_rules_are_two_plays() -> None:
    state = Table(record=NINES).state
    assert state["plays"] == ["Ac", "9d", "9h", CATAPULT, GUERRILLA]
    assert state["meanings"] == {"guerrilla": "Guerrilla", "catapult": "Catapult"}


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "Fusion revolution"), ("ja", "融合革命"), ("ko", "융합 혁명")]
)
def test_the_rules_are_called_by_their_short_names(lang: Lang, name: str) -> None:
    state = Table(record=CHASE, lang=lang).state
    assert state["meanings"]["fusion-revolution"] == name
    assert "chase-revolution:9d9h" in state["plays"]


@pytest.mark.parametrize("text", [GUERRILLA, CATAPULT])
def test_what_is_pressed_is_what_is_played(text: str) -> None:
    table = Table(record=NINES, paused=True)
    sent(table, do="play", cards=text)
    assert text in str(table.record)


@pytest.mark.parametrize("text", ["eight-cut:9d9h", "nothing:9d9h", "guerrilla:9d", ":", "::"])
def test_a_meaning_that_no_button_offers_is_refused(text: str) -> None:
    table = Table(record=NINES)
    before = table.session.history
    state = sent(table, do="play", cards=text)
    assert state["refusal"] or state["notice"]
    assert table.session.history is before


def test_who_does_not_act_is_told_of_no_meanings() -> None:
    table = Table(record=NINES, seat="b", paused=True)
    assert table.state["plays"] == []
    assert table.state["meanings"] == {}


def test_a_hint_says_by_which_rule_its_cards_are_played() -> None:
    record = NINES.replace("9d9hAc4c", "9d9h4c")
    table = Table(record=record)
    hint = sent(table, do="hint")["hint"]
    assert hint["move"] in table.state["plays"]
    rule = hint["move"].split(":")[0]
    assert ("r", rule, table.state["meanings"][rule]) in hint["text"]
