"""Of binds in force together the prompt says no more than it takes to know what may follow."""

import pytest

from daifugo_widget import Refusal, Rule, Table, rule
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.table.telling.plain_text import sentence_text

HANDS = "hands 3cJh / 9h4s / ThAs / JdQc\nturn b\nb 9h  c Th  d -\n"
STEP = "Only a number exactly one step stronger may follow until the trick flows."


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        ("suit-bind", "Only ♥ may follow until the trick flows."),
        ("suit-bind, colour-bind", "Only ♥ may follow until the trick flows."),
        ("number-bind, colour-bind", f"Only ♦/♥ may follow until the trick flows. {STEP}"),
        (
            "suit-bind, colour-bind, five-colour-bind, number-bind, strict-bind",
            "Only plays with ♥, exactly one step stronger, may follow until the trick flows.",
        ),
    ],
)
def test_what_another_bind_implies_is_not_told(rules: str, told: str) -> None:
    state = Table(record=f"rules base, {rules}\n{HANDS}").state
    text = sentence_text(state, state["prompt"]["text"])
    assert text == f"Your turn. Play one card stronger than 10♥, or pass. {told}"


def test_every_bind_keeps_its_badge() -> None:
    table = Table(record=f"rules base, suit-bind, colour-bind, number-bind\n{HANDS}")
    assert [chip["rule"] for chip in table.state["chips"]] == [
        "colour-bind",
        "number-bind",
        "suit-bind",
    ]


def test_suits_that_are_bound_together_stand_on_one_line() -> None:
    record = "rules base, suit-bind\nhands 6c6d7s / 4c4d6s / 5c5d8s\nturn b\nb 4c4d  c 5c5d\n"
    state = Table(record=record).state
    assert [chip["text"] for chip in state["chips"]] == ["Suit bind: ♣\u00a0♦"]
    assert "Only ♣\u00a0♦ may follow" in sentence_text(state, state["prompt"]["text"])


def test_where_only_some_suits_of_a_pair_are_bound_others_may_lie_beside_them() -> None:
    record = "rules base, strict-bind(pairs=partial)\nhands 4c4s9c / 6c6h8s / 5c5d8h\nturn a\n"
    table = Table(record=f"{record}a 4c4s  b -  c 5c5d  a -\n", seat="b")
    said = sentence_text(table.state, table.state["prompt"]["text"])
    assert "Only plays with ♣, exactly one step stronger, may follow" in said
    table.play("6c6h")


def test_a_mark_that_forbids_nothing_yet_is_still_told() -> None:
    record = (
        "rules base, suit-bind, religious-revolution\n"
        "marks religious-revolution suit-bind=h\n"
        "hands 3cKh / 4s5s / Th6c\ntrick b:9h\nturn a\n"
    )
    state = Table(record=record).state
    text = sentence_text(state, state["prompt"]["text"])
    assert "The numbers run from A to K now" in text
    assert "Only ♥ may follow" in text


@pytest.mark.usefixtures("own_rules")
def test_who_may_not_pass_is_not_told_to_though_only_a_rule_lets_a_card_follow() -> None:
    def follow(self: Rule, game: Game) -> Refusal:
        return Refusal(self.id, 0, "Who can follow may not pass.")

    rule("own", en="Own")(type("Own", (Rule,), {"__doc__": "No pass.", "must_follow": follow}))
    record = "hands 3s5c / XTd4d / 5s6s\nturn b\nb X  c -\n"
    state = Table(record=f"rules base, own, joker-single, spade-three\n{record}").state
    text = sentence_text(state, state["prompt"]["text"])
    assert "you may not pass" in text
    assert "or pass" not in text
