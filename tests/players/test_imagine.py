"""An imagined deal leaves no card unseen, wherever it lies."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from daifugo_widget.core.cards import bits, blanks, card_number, code
from daifugo_widget.games.daifugo.players.imagine import imagine
from daifugo_widget.games.daifugo.players.unseen import Unseen
from tests.players.games import position


def test_cards_on_their_way_from_seat_to_seat_are_imagined_too() -> None:
    """By the king pastor everybody lays a card aside before anybody sees what comes."""
    game = position("base, king-pastor", "Kc3c4d5h / 6c7c8d / 9cTcJd", turn=0)
    game = game.move(next(play for play in game.plays() if str(play) == "Kc"))
    while not game.pending:
        game = game.move(game.moves()[0])
    view = game.seen_by(game.actor)
    assert any(blanks(handover.cards) for handover in view.pending)
    deal = imagine(view, Unseen(view, game.actor), Random(1))
    assert not deal.is_view()
    assert all(handover.cards.bit_count() == 1 for handover in deal.pending)
    while deal.ask:
        deal = deal.step(deal.moves()[0])
    assert [hand.bit_count() for hand in deal.hands] == [3, 3, 3]


SMALL = "3c4c5c6c / QdKd / 3d4d7d8dTdJdAd2d"


def mean_place(cards: int) -> float:
    return fmean(card_number(code(bit)) for bit in bits(cards))


def test_where_it_leans_hands_of_few_cards_are_stronger_than_by_chance_alone() -> None:
    game = position("base", SMALL)
    game.discards = game.deck & ~sum(game.hands)
    seen = game.seen_by(0)
    unseen = Unseen(seen, 0)
    few = [
        fmean(mean_place(imagine(seen, unseen, Random(n), leaning).hands[1]) for n in range(60))
        for leaning in (True, False)
    ]
    assert few[0] > few[1] + 1


@pytest.mark.parametrize("leaning", [True, False])
def test_each_unseen_card_lies_in_one_hand_and_each_hand_has_its_number(leaning: bool) -> None:
    game = position("base", SMALL)
    game.discards = game.deck & ~sum(game.hands)
    seen = game.seen_by(0)
    for seed in range(20):
        deal = imagine(seen, Unseen(seen, 0), Random(seed), leaning)
        assert [hand.bit_count() for hand in deal.hands] == [4, 2, 8]
        assert deal.hands[1] | deal.hands[2] == game.hands[1] | game.hands[2]
