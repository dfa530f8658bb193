"""What a steady player of Nap and Napoleon does, by position."""

from __future__ import annotations

from random import Random

import pytest

from daifugo_widget.core.cards import cards, show
from daifugo_widget.core.moves import Answer, Move
from daifugo_widget.players import make_player
from daifugo_widget.tricks.game import TrickGame
from daifugo_widget.tricks.napoleon import Napoleon

from ..playing import do, nap, napoleon


def answer(game: TrickGame) -> Move:
    """Return what a steady player does in the seat that has to act."""
    steady = make_player("steady", game.rules.game)
    return steady.choose(game.seen_by(game.actor), Random(1))


def said(game: TrickGame) -> str:
    """Return what a steady player bids, or ``-``."""
    move = answer(game)
    assert isinstance(move, Answer)
    return "-" if move.value is None else str(move.value)


# --- Nap -----------------------------------------------------------------------------------------

REST = "8c8d9cTd9h / 9dJdThTsQd / 8h9sJhQhKd"


@pytest.mark.parametrize(
    ("hand", "bid"),
    [("AsKsQsJsAh", "nap"), ("AsKsQs9sAh", "four"), ("8s9s8c9c8h", "misere")],
)
def test_nap_is_bid_by_what_the_hand_takes(hand: str, bid: str) -> None:
    least = {"nap": "nap", "four": "four", "misere": "misere"}[bid]
    assert said(nap(f"{hand} / 8d9dJdTdQd / ThTsJhQhKd / AdAcKcQcJc")) in (least, "nap")


def test_a_hand_of_nothing_does_not_bid_over_a_nap() -> None:
    game = do(nap(f"AsKsQsJsAh / {REST}"), "nap")
    assert said(game) == "-"


def test_the_first_lead_makes_the_best_suit_trumps() -> None:
    game = do(nap(f"AsKsQsJs8c / {REST.replace('8c', 'Kc')}"), "four - - -")
    assert str(answer(game)) in ("As", "Ks", "Qs", "Js")


def test_the_last_to_play_takes_the_trick_cheaply() -> None:
    game = do(nap("AsKs9h9c8c / KcQcJd9d8d / JcTcTdQd8h / TsQsAs8s9s".replace("AsKs", "KsJs", 1)), "two - - -")
    game = do(game, "Js Kc Jc".replace("Js", "Js"))
    assert str(answer(game)) == "Qs"


def test_a_declarer_of_misere_stays_under_the_highest_card() -> None:
    game = do(nap("8s9sTs9c8c / JsQdJd9d8d / Qs8hTdQdTh / KsAhAd9hJh".replace("Qs8hTdQdTh", "Qs8hTdKdTh")), "misere - - -")
    game = do(game, "8c 8d 8h 9h")
    assert game.taken[0].seat == 0
