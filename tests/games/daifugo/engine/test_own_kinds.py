"""Kinds of plays that a rule of one's own adds: of several cards a number, or of mixed suits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import Any

import pytest

from daifugo_widget import Play, Record, Rule, rule
from daifugo_widget.core.cards import NUMBER, bits, cards
from daifugo_widget.games.daifugo.engine.order import Order
from daifugo_widget.games.daifugo.engine.plays.play_runs import lowest
from daifugo_widget.lab import simulate, trial

pytestmark = pytest.mark.usefixtures("own_rules")
POSITION = "rules base, own\nhands 3c3d4c4d5c5d9s / 5h5s6c6d7c7d9c / 4h4s6h6s8sTd\n"


def single(cards: int) -> list[int]:
    """Return each of some cards by itself."""
    return [1 << bit for bit in bits(cards)]


class PairRuns:
    """Three pairs of numbers in a row."""

    name = "own"

    def lead(self, hand: int, order: Order, wild: Any) -> Iterator[Play]:
        """Make every one in a hand."""
        for first in range(11):
            pairs = [self.pairs(hand & NUMBER[number]) for number in range(first, first + 3)]
            for three in product(*pairs):
                yield Play.of(sum(three), self.name, first, each=2)

    def follow(self, hand: int, top: Play, order: Order, wild: Any) -> Iterable[Play]:
        """Make those that begin above another by two numbers."""
        return [
            play
            for play in self.lead(hand, order, wild)
            if lowest(play, order) > lowest(top, order) + 1
        ]

    @staticmethod
    def pairs(cards: int) -> list[int]:
        """Return every two cards."""
        return [one | other for one, other in combinations(single(cards), 2)]


class Mixed:
    """Three numbers in a row, of any suits."""

    name = "own"

    def lead(self, hand: int, order: Order, wild: Any) -> Iterator[Play]:
        """Make every one in a hand."""
        for first in range(11):
            for three in product(*(single(hand & NUMBER[first + place]) for place in range(3))):
                yield Play.of(sum(three), self.name, first)

    def follow(self, hand: int, top: Play, order: Order, wild: Any) -> Iterable[Play]:
        """Make those that begin higher."""
        found = self.lead(hand, order, wild)
        return [play for play in found if lowest(play, order) > lowest(top, order)]


def declare(kind: object, **members: object) -> None:
    """Enter a rule that adds a kind."""
    members = {"__doc__": "Adds a kind.", "kinds": lambda self, rules: [kind], **members}
    rule("own", en="My own", chapter="forms")(type("Own", (Rule,), members))


def test_pairs_in_a_row_cover_a_number_with_each_two_cards() -> None:
    play = Play.of(cards("3c3d4c4d5c5d"), "pair-run", 0, each=2)
    assert list(play.numbers) == [0, 1, 2]
    assert [play.count(number) for number in range(4)] == [2, 2, 2, 0]
    assert str(play) == "3c3d4c4d5c5d"
    order = Order()
    assert (lowest(play, order), lowest(play, order.opposite())) == (0, 10)


def test_a_kind_of_several_cards_a_number_is_played_and_recorded() -> None:
    declare(PairRuns())
    history = Record.parse(POSITION + "a 3c3d4c4d5c5d  b 5h5s6c6d7c7d\n").history()
    assert history.now.game.top.play.kind == "own"
    assert str(Record.of(history)).endswith("a 3c3d4c4d5c5d  b 5h5s6c6d7c7d\n")


def test_what_a_kind_of_ones_own_does_not_let_follow_is_refused_as_too_weak() -> None:
    declare(PairRuns())
    hands = "hands 3c3d4c4d5c5d9s / 4h4s5h5s6h6sTd / 9cTc\n"
    record = Record.parse(f"rules base, own\n{hands}a 3c3d4c4d5c5d\n! b 4h4s5h5s6h6s weaker\n")
    assert not record.check()


def test_cards_that_are_of_two_kinds_are_read_as_the_one_that_stands_before_them() -> None:
    declare(Mixed())
    record = Record.parse("rules base, stairs, own\nhands 3c4c5c9s / 6c7c8c\na own:3c4c5c\n")
    history = record.history()
    assert history.now.game.top.play.kind == "own"
    assert Record.of(history).history().now == history.now


def test_suits_of_several_cards_a_number_are_bound_as_those_of_a_group() -> None:
    declare(PairRuns())
    record = Record.parse(
        POSITION.replace("own", "own, suit-bind")
        + "a 3c3d4c4d5c5d  b 5h5s6c6d7c7d\n= mark -suit-bind\n"
    )
    assert not record.check()


def test_three_numbers_of_mixed_suits_have_a_suit_each_place() -> None:
    play = Play.of(cards("3c4d5h"), "mixed", 0)
    assert play.place_suits() == (0, 1, 2)
    assert str(Play.of(cards("3c4dX"), "mixed", 0)) == "3c4dX"


@pytest.mark.parametrize("kind", [PairRuns(), Mixed()])
def test_a_kind_of_ones_own_holds_in_every_game_beside_binds_and_stairs(kind: object) -> None:
    declare(kind)
    found = trial("standard, own, number-bind", 24, progress=False)
    assert found.broken is None, found


def test_bots_play_a_kind_of_ones_own() -> None:
    declare(Mixed())
    found = simulate("standard, own", ["sharp", "steady", "steady"], 3, length=3, progress=False)
    assert found.games == 3
