"""Positions are dealt from an example by changing it, and what belongs together stays so."""

from __future__ import annotations

import re
from random import Random

import pytest

from daifugo_widget.core.records import Record, RecordError
from daifugo_widget.games.daifugo.drills.positions import vary

BOUND = """
rules  base, suit-bind
hands  J{suit}3c / 9{suit}4d / 8{suit}6h
trick  c:5{suit} b:7{suit}
marks  suit-bind={suit}
"""
NEXT = """
rules  base, match
hands  7h / 8h9h
a 7h
next
phase  play
turn   a
hands  3s / 4s5s
a 3s
"""
STANDS = """
rules  base, stairs
hands  9c9d3c / 8d4d / 5h6h
trick  b:6d7dX=8d
turn   a
a -
"""


def dealt(text: str) -> list[Record]:
    found = []
    for seed in range(100):
        try:
            found.append(vary(Record.parse(text), Random(seed), 1))
        except RecordError:
            continue
    return found


@pytest.mark.parametrize("suit", "cdhs")
def test_a_suit_that_is_bound_is_that_of_the_cards_that_lie_there(suit: str) -> None:
    records = dealt(BOUND.format(suit=suit))
    assert len(records) > 90
    for record in records:
        assert set(re.findall(r":\d(.)", record.header.text("trick"))) == {suit}
        assert record.header.text("marks") == f"suit-bind={suit}"


def test_the_next_game_is_turned_to_other_suits_with_the_first() -> None:
    """Where a keeps its one card the first game ends, and the second is played on."""
    records = [each for each in dealt(NEXT) if len(each.header.text("hands").split(" / ")[0]) == 2]
    assert len(records) > 10
    assert all(record.history().now.number == 2 for record in records)
    assert len({record.body[-1].text() for record in records}) > 2


def test_a_card_that_a_joker_stands_for_may_be_held_by_somebody() -> None:
    records = dealt(STANDS)
    assert len(records) == 100
    assert any("8d" in record.header.text("hands") for record in records)
