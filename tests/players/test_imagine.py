"""An imagined deal leaves no card unseen, wherever it lies."""

from __future__ import annotations

from random import Random

from daifugo_widget.core.cards import blanks
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
