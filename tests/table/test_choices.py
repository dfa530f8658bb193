"""A choice offers what is legal and nothing else; what is wrong is told what would be right."""

from typing import Any

import pytest

from daifugo_widget import Table
from daifugo_widget.core.words.text import Lang
from tests.checking import some
from tests.table.playing import sent

TAX = """
rules    standard
classes  a=daihinmin b=daifugo c=fugo d=hinmin
phase    exchange
hands    3c4dQcQdQhKs / 4c4h4s5cJhAd / 6d9hTs2h5d5h / 6c9cTdJs7c7d
"""


def table(lang: Lang = "en") -> Table:
    return Table(record=TAX, lang=lang)


def test_cards_that_cannot_be_chosen_freely_are_one_answer_each() -> None:
    choice = table().state["prompt"]["choice"]
    assert choice["what"] == "play"
    assert [(o["value"], o["label"]) for o in choice["options"]] == [
        ("QcKs", "Give Q♣ K♠"),
        ("QdKs", "Give Q♦ K♠"),
        ("QhKs", "Give Q♥ K♠"),
    ]


def test_every_option_is_an_answer() -> None:
    for option in some(table().state["prompt"]["choice"]["options"]):
        assert sent(table(), do="answer", value=option["value"])["refusal"] is None


def test_cards_that_can_be_chosen_freely_stay_single_cards() -> None:
    free = table()
    free.answer("QcKs")
    returning = Table(record=TAX, seat="b")
    choice = returning.state["prompt"]["choice"]
    assert choice["what"] == "cards"
    assert (choice["low"], choice["high"], len(choice["options"])) == (2, 2, 8)


def test_a_wrong_answer_of_the_exchange_says_which_cards_have_to_go() -> None:
    refusal = sent(table(), do="answer", value="QcQd")["refusal"]
    assert (refusal["reason"], refusal["rule"], refusal["cards"]) == (
        "exchange",
        "exchange",
        "QcQd",
    )
    assert "K♠ must go, and one of Q♣ Q♦ Q♥." in refusal["text"][-1]


@pytest.mark.parametrize(
    ("rules", "hands", "play", "answer", "why"),
    [
        ("death", "4c4d4h5c / 6cAhAs / JsQs", "4c4d4h", "6c", "Of A♥ A♠, one must go."),
        ("cross-dressing", "QcQdKc3c / 6c7c / JsQs", "QcQd", "3c", "Only K♣ can be chosen here."),
    ],
)
def test_a_card_that_is_not_open_is_told_which_are(
    rules: str, hands: str, play: str, answer: str, why: str
) -> None:
    record = f"rules base, {rules}\nhands {hands}\nturn a\n"
    table = Table(record=record, seats="abc", by_hand=True)
    table.play(play)
    assert sent(table, do="answer", value=answer)["refusal"]["text"][-1].endswith(why)


@pytest.mark.parametrize(
    ("lang", "why"),
    [
        ("en", "No card can be chosen here."),
        ("ja", "ここで選べるカードはありません。"),
        ("ko", "여기서는 고를 수 있는 카드가 없습니다."),
    ],
)
def test_who_holds_nothing_that_could_be_chosen_is_told_so(lang: Lang, why: str) -> None:
    record = "rules base, cross-dressing\nhands QcQd3c4c / 9c9d / JsQs\nturn a\n"
    table = Table(record=record, lang=lang, seats="abc", by_hand=True)
    table.play("QcQd")
    assert sent(table, do="answer", value="3c")["refusal"]["text"][-1].endswith(why)


@pytest.mark.parametrize(
    ("lang", "why"),
    [
        ("en", "Cards can be chosen only from K♥ K♠ here."),
        ("ja", "ここではK♥ K♠の中からだけ選べます。"),
        ("ko", "여기서는 K♥ K♠ 중에서만 고를 수 있습니다."),
    ],
)
def test_where_fewer_may_be_chosen_it_is_not_said_that_all_must_be(lang: Lang, why: str) -> None:
    record = "rules base, cross-dressing\nhands QcQdKhKs3c / 9c9d / 4s5s\nturn a\n"
    table = Table(record=record, lang=lang, seats="abc", by_hand=True)
    table.play("QcQd")
    assert sent(table, do="answer", value="3cKh")["refusal"]["text"][-1].endswith(why)


def test_the_hint_gives_the_true_reason_of_what_has_to_be_given() -> None:
    state = sent(table(), do="hint")
    assert "your strongest cards have to go" in state["hint"]["text"][-1]


POSITION = "rules  {rules}\nhands  3c4c6d7h9c9d / 5d8cTs / 5h8sJc\n"


def refused(
    cards: str, rules: str = "standard", lead: str = "", lang: Lang = "en"
) -> dict[str, Any]:
    record = POSITION.format(rules=rules) + (f"turn a\ntrick c:{lead}\n" if lead else "")
    found = sent(Table(record=record, lang=lang), do="play", cards=cards)["refusal"]
    assert isinstance(found, dict)
    return found


def test_every_refusal_of_a_play_names_a_rule_to_read() -> None:
    assert refused("4c", lead="6c")["rule"] == "strength"
    assert refused("9c9d", lead="6c")["rule"] == "groups"
    assert refused("3c9d")["rule"] == "groups"
    table = Table(record=POSITION.format(rules="standard"))
    assert sent(table, do="pass")["refusal"]["rule"] == "pass"


def test_cards_that_do_not_go_together_are_told_what_does() -> None:
    assert "three or more in a row of one suit" in refused("3c9d")["text"][-1]
    assert "two or more in a row" in refused("3c9d", "standard, stairs(minimum=2)")["text"][-1]
    assert refused("3c9d", "base")["text"][-1].endswith("cards of one number go together.")


def test_a_wrong_number_of_cards_is_told_how_many_lie_there() -> None:
    one = refused("9c9d", lead="6c")["text"][-1]
    assert one.endswith("One card lies here: follow with one card.")
    assert "2 cards lie here: follow with 2 cards." in refused("9c", lead="6c6h")["text"][-1]


@pytest.mark.parametrize(
    ("record", "tried", "why"),
    [
        (
            "rules base, guerrilla\nhands 9c9d4h / 5c6c / 5d5h7c\nturn b\nb 5c  c guerrilla:5d5h\n",
            "9c9d",
            "Now only a larger group of the number 5 may be laid beside it.",
        ),
        (
            "rules base, spade-three, bloody-mary-silence\nhands 9c9d4h / X5c / 3s6s\n"
            "marks bloody-mary-silence\nturn b\nb X  c 3s\n",
            "9c",
            "Nobody can follow 3♠ in this trick.",
        ),
        (
            "rules base, spade-three, catapult, bloody-mary-silence\nhands 9c9d4h / X5c / 3s6s\n"
            "marks bloody-mary-silence\nturn b\nb X  c 3s\n",
            "9c",
            "In this trick only special plays can follow 3♠.",
        ),
        (
            "rules base, joker-wild(suit=auto)\nhands 9c9d4h / 5c6c / 7c8c\nturn c\nc 7c\n",
            "9c9d",
            "One card lies here: follow with one card.",
        ),
    ],
)
def test_a_refusal_gives_advice_that_can_be_followed(record: str, tried: str, why: str) -> None:
    table = Table(record=record)
    assert sent(table, do="play", cards=tried)["refusal"]["text"][-1].removeprefix(": ") == why


def test_only_the_cards_that_are_not_held_are_named() -> None:
    refusal = refused("9c9s")
    assert (refusal["reason"], refusal["cards"]) == ("not-held", "9s")
    assert "9♣" not in refusal["text"][-1]


SHUFFLE = "rules  base, nine-shuffle\nhands  9c9d3c4c / 5d8cTs / 5h8sJc / 6h6sKc\n"


def test_a_choice_with_one_answer_that_all_can_see_is_not_asked() -> None:
    shuffled = Table(record=SHUFFLE, bots="random")
    shuffled.play("9c9d")
    shuffled.answer("d")
    shuffled.answer("b")
    assert shuffled.session.game.seats == (0, 3, 1, 2)
    assert shuffled.session.game.ask is None


def test_undo_takes_back_the_last_answer_that_was_a_choice() -> None:
    shuffled = Table(record=SHUFFLE, seats="abcd")
    sent(shuffled, do="take")
    shuffled.play("9c9d")
    shuffled.answer("d")
    shuffled.answer("b")
    assert shuffled.session.game.seats == (0, 3, 1, 2)
    shuffled.undo()
    ask = shuffled.session.game.ask
    assert ask is not None
    assert ask.among == (1, 2)


def test_the_tax_is_asked_for_though_only_these_cards_can_go() -> None:
    forced = Table(record=TAX.replace("QcQdQhKs", "JcQdKhKs"))
    assert [o["value"] for o in forced.state["prompt"]["choice"]["options"]] == ["KhKs"]
