"""What happened is told in sentences, each effect in the order in which it happened."""

import pytest

from daifugo_widget import Table
from daifugo_widget.table.plain import sentence_text

from .golden import RECORD


def story(table: Table) -> list[str]:
    return [sentence_text(table.state, line["say"]) for line in table.state["story"]]


def test_each_effect_is_told_in_its_order() -> None:
    table = Table(record=RECORD)
    assert story(table) == [
        "The cards are dealt. Ken leads.",
        "Ken plays 4♣ 4♦ 4♥ 4♠.",
        "Revolution: The order of strength turns round. 3 is strongest now.",
        "Hana, Yuki and you pass. The trick flows, and Ken leads.",
        "Ken plays A♦.",
        "Hana plays 10♠.",
        "Yuki plays 9♣.",
        "You play 3♣: Suit bind. Only ♣ may follow until the trick flows.",
        "Ken, Hana and Yuki pass. The trick flows, and you lead.",
        "You play 7♣ 7♦.",
    ]
    assert [line["trick"] for line in table.state["story"]] == [0, 1, 1, 1, 2, 2, 2, 2, 2, 3]


@pytest.mark.parametrize(
    ("record", "last"),
    [
        (
            "rules base, eight-cut\nhands 8c3d / 9c9d / 5s6s\nturn a\na 8c\n",
            ["You play 8♣: Eight cut. The trick flows, and you lead."],
        ),
        (
            "rules base, foul-finish\nhands 2c / 9c9d / 5s6s\nturn a\na 2c\n",
            ["You play 2♣.", "Foul finish: You go out on a forbidden card: a foul."],
        ),
        (
            "rules base\nhands 3c / 9c / 5s6s\nturn a\na 3c\n",
            ["You play 3♣.", "You are out, in place 1."],
        ),
        (
            "rules base, ten-discard\nhands Tc3d4d / 9c9d / 5s6s\nturn a\na Tc > 3d\n",
            ["You play 10♣.", "Ten discard: You discard 3♦."],
        ),
        (
            "rules base, seven-pass\nhands 3c / 7c9d4h / 5s6s\nturn b\nb 7c > 9d\n",
            ["Ken plays 7♣.", "Seven pass: Ken gives a card to Hana."],
        ),
        (
            "rules base, seven-pass\nhands 3c4c / 7c9d4h / 5s6s\nturn b\nb 7c > -\n",
            ["Ken plays 7♣.", "Seven pass: Ken chooses not to."],
        ),
        (
            "rules base, eleven-back\nhands 3cJc / 9c9d / 5s6s\nturn a\na Jc  b -  c -\n",
            [
                "Ken and Hana pass. The trick flows. The order of strength turns back: "
                "2 is strongest. You lead."
            ],
        ),
    ],
)
def test_verbs_are_told(record: str, last: list[str]) -> None:
    # Paused: what the record tells is the latest that happened.
    told = story(Table(record=record, paused=True))
    assert told[-len(last) :] == last


def test_rule_names_open_their_cards_and_terms_explain_themselves() -> None:
    table = Table(record="rules base, eight-cut\nhands 8c3d / 9c9d / 5s6s\nturn a\na 8c\n")
    parts = [part for line in table.state["story"] for part in line["say"]]
    assert ["r", "eight-cut", "Eight cut"] in parts
    assert ["t", "flow", "flows"] in parts
    assert table.words["term.flow"]


def test_a_position_in_mid_game_begins_its_own_story() -> None:
    record = "rules base\nhands 9s / 4c5c / 6c7c\nturn a\ntrick b:6h c:7h\n"
    table = Table(record=record, paused=True)
    assert story(table) == ["The cards are laid out."]
    table = Table(record=record)
    table.play("9s")
    assert story(table)[1:3] == ["You play 9♠.", "You are out, in place 1."]
