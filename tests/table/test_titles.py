"""What a table says of a class holds by the rules of the house."""

import pytest

from daifugo_widget.daifugo.ruleset import Ruleset
from daifugo_widget.table.titles import explained


@pytest.mark.parametrize(
    ("rules", "players", "klass", "said"),
    [
        ("base", 4, "daifugo", "gets 2 cards in the exchange"),
        ("base", 4, "daihinmin", "gives the 2 strongest cards"),
        ("base", 3, "fugo", "gets one card in the exchange"),
        ("base", 5, "heimin", "no cards change hands"),
        ("base, exchange(counts=3+2)", 4, "hinmin", "gives the 2 strongest cards"),
        ("base, absolute-monarchy", 4, "daifugo", "gets 6 cards in the exchange"),
        ("base, absolute-monarchy", 4, "fugo", "gives the strongest card"),
        ("base, exchange-pick", 4, "daihinmin", "gives 2 cards in the exchange"),
    ],
)
def test_a_class_is_told_what_it_gives_or_gets(
    rules: str, players: int, klass: str, said: str
) -> None:
    assert explained(Ruleset(rules), players, klass, "en").endswith(f": {said}.")
