"""The chips above the order of strength say what is out of the ordinary, in words."""

import pytest

from daifugo_widget import Table

CHIPS = [
    ("revolution(takes_effect=after-flow)", "revolution=due", "Revolution: from the next trick on"),
    (
        "revolution(takes_effect=after-flow)",
        "revolution=ending",
        "Revolution: until the trick flows",
    ),
    ("omen", "omen=turned", "Omen: 3 is the strongest number"),
    ("religious-revolution", "religious-revolution=odd", "Religious revolution: odd"),
    ("match", "match=last", "Match: the last game"),
    ("guillotine-clock", "guillotine-clock=3", "Guillotine clock: passes: 3"),
    (
        "revolution, fusion-revolution",
        "fusion-revolution=b2c1",
        "Fusion revolution: turns to sit out: Ken\u00a02, Hana\u00a01",
    ),
    ("death-sentence", "death-sentence=bc", "Death sentence: a pass loses for Ken, Hana"),
    ("damian", "damian=b", "Damian: a pass loses"),
]


@pytest.mark.parametrize(("rule", "mark", "text"), CHIPS)
def test_a_chip_says_in_words_what_is_in_force(rule: str, mark: str, text: str) -> None:
    table = Table(record=f"rules base, {rule}\nmarks {mark}\nhands 3c4c / 5d6d / 7h8h\n")
    assert [chip["text"] for chip in table.state["chips"]] == [text]


def test_where_two_rules_turn_the_order_neither_says_which_number_is_strongest() -> None:
    record = "rules base, revolution, eleven-back\nmarks revolution\nhands Jc4c / 5dQd / 7h8h\na Jc"
    table = Table(record=record)
    assert [chip["text"] for chip in table.state["chips"]] == ["Eleven back", "Revolution"]
    assert table.state["ruler"]["label"].startswith("Order of strength: 3 is the weakest")
