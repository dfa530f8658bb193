"""What a steady player of Nap and Napoleon does, by position."""

from __future__ import annotations

from random import Random

import pytest

from daifugo_widget.core.cards import SUIT, cards
from daifugo_widget.core.game.moves import NOBODY, Answer, Move
from daifugo_widget.core.records import Record
from daifugo_widget.games.tricks.engine.game import TrickGame
from daifugo_widget.games.tricks.napoleon.catalogue import HONOURS
from daifugo_widget.games.tricks.players.steady import SKILLS
from daifugo_widget.players import make_player
from tests.games.tricks.playing import do, nap, napoleon

CLUBS = SUIT[0]


def answer(game: TrickGame) -> Move:
    """Return what a steady player does in the seat that has to act."""
    steady = make_player("steady", game.rules.game)
    return steady.choose(game.seen_by(game.actor), Random(1))


def said(game: TrickGame) -> str:
    """Return what a steady player bids, or ``-``."""
    move = answer(game)
    assert isinstance(move, Answer)
    return "-" if move.value is None else str(move.value)


def chosen(game: TrickGame) -> int:
    """Return the cards that a steady player chooses."""
    move = answer(game)
    assert isinstance(move, Answer)
    return int(move.value)


# --- Nap -----------------------------------------------------------------------------------------

REST = "8d9dJdTdQd / ThTsJhQhKd / AdAcKcQcJc"


@pytest.mark.parametrize(
    ("hand", "bids"),
    [
        ("AsKsQsJsAh", ["nap"]),
        ("AsKs9sAhKh", ["three", "four", "nap"]),
        ("8s9s8c9c8h", ["misere"]),
    ],
)
def test_nap_is_bid_by_what_the_hand_takes(hand: str, bids: list[str]) -> None:
    assert said(nap(f"{hand} / {REST}")) in bids


def test_a_middling_hand_does_not_bid_over_a_nap() -> None:
    game = nap("AsKsQsJsAh / 8d9cJhTcQd / ThTsQhKhKd / AdAcKcQcJc")
    assert said(do(game, "nap")) == "-"


def test_wellington_is_bid_over_nap_with_a_hand_that_takes_all() -> None:
    game = do(nap(f"AhKhQhJh9c / AsKsQsJsTs / {REST[12:]}"), "nap")
    assert said(game) in ("wellington", "blucher")


def test_the_first_lead_makes_the_best_suit_trumps() -> None:
    game = do(nap(f"AsKsQs9s8h / {REST}"), "four - - -")
    assert str(answer(game))[1] == "s"


def test_the_last_to_play_takes_the_trick_of_the_declarer_cheaply() -> None:
    game = do(nap("JsKh9h9c8c / 9sKcQdJd9d / TsTcJcQc8d / QsAs8hTdAd"), "two - - - Js 9s Ts")
    assert str(answer(game)) == "Qs"


def test_who_cannot_win_keeps_an_ace() -> None:
    game = do(nap("AsKsJs9c8c / Ah8d9dTd9h / TsTcJcQc8h / Qs8s9sJdAd"), "three - - - As")
    assert str(answer(game)) != "Ah"


def test_the_declarer_of_a_misere_gets_rid_of_the_highest_card_that_is_safe() -> None:
    game = nap("8c9sJsKs8h / AcQsTcJcQc / Ts9cKhQhJh / 8sKcAdKdQd")
    game = do(game, "misere - - - 8c Ac 9c Kc Qs Ts 8s")
    assert str(answer(game)) == "Js"


def test_the_declarer_of_a_misere_throws_the_highest_card_where_it_cannot_win() -> None:
    game = nap("8cKhQsJh / 9cTd9dTs / AcTh9hKd / 9sTcQdAd")
    assert str(answer(do(game, "misere - - - 8c 9c Ac Tc Kd Ad"))) == "Kh"


def test_an_opponent_in_a_misere_stays_below_the_declarer_who_is_winning() -> None:
    game = nap("8sThQhQsKc / 8d8hJcJdKd / 9dJsQcQdKs / 9h9sTcJhAh")
    assert str(answer(do(game, "- - - misere 9s"))) == "8s"


@pytest.mark.parametrize(
    ("hands", "moves", "card"),
    [
        (
            "9d9sQcKdAc / 8cJcQhQsKs / 8s9hTdJdAs / 8h9cThJsAd",
            "- - misere - 9h 8h Kd Qh 8c As 9c Ac 9d Jc Td Ad Th",
            "Qc",
        ),
        (
            "9sTdThAcAs / JcKhKsAdAh / 8c9cJhQcQs / 8s9hTsJsKc",
            "- - - misere 9h Th Kh Jh Jc 8c Kc Ac 9s Ks Qs 8s Ad",
            "Qc",
        ),
    ],
)
def test_an_opponent_in_a_misere_throws_a_high_card_and_keeps_a_low_one_to_lead(
    hands: str, moves: str, card: str
) -> None:
    assert str(answer(do(nap(hands), moves))) == card


def test_trumps_are_made_with_the_highest_of_cards_that_do_the_same() -> None:
    game = do(nap(f"JsQsKsAsTh / {REST.replace('Th', '8h')}"), "nap - - -")
    assert str(answer(game)) == "As"


# --- Napoleon ------------------------------------------------------------------------------------

STRONG = "AsJsJcXKsQsTs9s8sAh"
WEAK = "2c3d4h5s6c7d8h7s2d3h"
OTHERS = "AcKcQcTc9c8c7c3c4c5c / AdKdQdJdTd9d8d6d5d4d / KhQhJhTh9h7h6h5h2h2s"


def test_many_honours_are_bid_with_many_strong_trumps() -> None:
    bid = said(napoleon(f"{STRONG} / {WEAK} / {OTHERS}", kitty="3s4s6s"))
    assert bid.endswith("s")
    assert 13 <= int(bid[:-1]) <= 20


def test_a_weak_hand_passes_when_the_bidding_is_high() -> None:
    game = do(napoleon(f"{STRONG} / {WEAK} / {OTHERS}", kitty="3s4s6s"), "12s")
    assert said(game) == "-"


def test_who_is_forced_to_be_napoleon_bids_as_low_as_may_be() -> None:
    rules = "forced-napoleon, bidding(lowest=9)"
    game = do(napoleon(f"{STRONG} / {WEAK} / {OTHERS}", rules, kitty="3s4s6s"), "- - - - - 3s")
    assert said(game) == "9s"


@pytest.mark.parametrize(
    ("hand", "friend"),
    [("KsQs3d", "As"), ("AsKs3d", "Js"), ("AsJs3d", "Jc"), ("AsJsJc", "X"), ("AsJsJcX", "Ks")],
)
def test_the_strongest_card_that_is_lacking_is_named(hand: str, friend: str) -> None:
    size = 2 * cards(hand).bit_count()
    others = " / ".join(held[:size] for held in ("4d5d6d7d", "4h5h6h7h", "4c5c6c7c"))
    assert chosen(do(napoleon(f"{hand} / {others}"), "5s - - -")) == cards(friend)


def test_low_cards_of_short_suits_are_laid_away_and_no_honours() -> None:
    game = napoleon("AsJsKsQs9s8sAhKh7h2d / 2c / 3c / 4c", kitty="XAd3c".replace("3c", "5c"))
    away = chosen(do(game, "13s - - - Jc"))
    assert away == cards("2d5c7h")
    assert not away & HONOURS


LONG = "2d3d4d6d8dKdAdQc / 2c3c / 4c5c / 6c8c"


@pytest.mark.parametrize(
    ("kitty", "away"),
    [("7c3s4s6sX", "7c3s4s6sQc"), ("7c3s4s9hQh", "7c3s4s9hQc"), ("7h3s9d5sTd", "7h3s5sQc2d")],
)
def test_no_joker_is_laid_away_and_no_trump_while_there_is_another_card(
    kitty: str, away: str
) -> None:
    assert chosen(do(napoleon(LONG, kitty=kitty), "13d - - - As")) == cards(away)


def test_yoromeki_is_used_on_the_spade_a() -> None:
    hands, moves = "As3c4d / Ts5c6d / Js6c7d / Qh8c9d", "5c - - - 2c As Ts Js"
    assert str(answer(do(napoleon(hands), moves))) == "Qh"
    assert str(answer(do(napoleon(hands, "-yoromeki"), moves))) != "Qh"


def test_a_same_two_is_used_to_take_honours() -> None:
    hands = "AdKh3s7s / 4dQh4s8s / 5dTh5s9s / 9d2h3hTs"
    moves = "9c - - - 2c Ad 4d 5d 9d Kh Qh Th"
    assert str(answer(do(napoleon(hands), moves))) == "2h"
    assert str(answer(do(napoleon(hands, "-same-two"), moves))) == "2h"


@pytest.mark.parametrize(("hand", "card"), [("KsAs4d", "As"), ("TsJs4d", "Js")])
def test_a_card_with_a_power_is_thought_of_beside_its_neighbour(hand: str, card: str) -> None:
    game = do(napoleon(f"Ah3h9d / Kh4h8d / Qh5h7d / {hand}"), "5c - - - 2d Ah Kh Qh")
    assert str(answer(game)) == card


KNOWN = "Ad9hAh3s / 4dAs6hQh / Kd5h5s4s / 9dTh7h6s"


def test_an_honour_is_given_to_an_ally_who_takes_the_trick() -> None:
    game = do(napoleon(KNOWN), "9c - - - Kd Ad 4d Kd 9d 9h Qh 5h")
    assert str(answer(game)) == "Th"


def test_no_honour_is_given_to_napoleon() -> None:
    game = do(napoleon(KNOWN), "9c - - - Kd Ad 4d Kd 9d Ah 6h 5h")
    assert str(answer(game)) == "7h"


def test_the_adjutant_gives_napoleon_honours_before_anybody_knows() -> None:
    hands = "Ah9c3s / 4h2c4s / 5h3c5s / ThKd6h"
    assert str(answer(do(napoleon(hands), "9c - - - Kd Ah 4h 5h"))) == "Th"
    assert str(answer(do(napoleon(hands), "9c - - - 2c Ah 4h 5h"))) == "6h"


def test_a_card_that_napoleon_alone_can_hold_lets_nobody_forget_what_others_lack() -> None:
    hands = (
        "2c3c4c5c6c7c8c9cTcJc2d3d / 4d5d6d7d8d9dTdJdQd2h3hAh / "
        "4h5h6h7h8h9hThJhQhKh2s3s / 4s5s6s7s8s9sTsJsQsKsAsX"
    )
    game = do(napoleon(hands, "forced-napoleon", kitty="KcAcQcKdAd"), "- - - - Kc 5c Kc")
    game = do(game, "2d3d2c3c4c Ac 2h 3s 9s")  # none of the others has a club
    view = game.seen_by(1)
    assert view.adjutant() == NOBODY
    for seed in range(10):
        dealt = SKILLS["napoleon"].imagine(view).deal(Random(seed))
        assert not any(hand & CLUBS for hand in dealt.hands[1:])


def test_the_joker_is_not_thrown_away_where_a_low_card_will_do() -> None:
    game = do(napoleon("Ah9c3s / 4h2c4s / 5h3c5s / X6h6s"), "9c - - - Jc Ah 4h 5h")
    assert str(answer(game)) == "6h"


LATE = """
game napoleon 1
hands 6sTsQcQsKsAcAd / 6h9dThJdQdKcKdX / 5d7d8c9c9sTdAh / 3c3h4d5c6d7s2d
contract a:16s
friend As
away 4c4h6c8d9h
trick c:8h d:Jh a:4s
taken c:Js2hAs3s a:7hQhKh5h c:2s3d8s5s c:Jc2cTc7c
"""


def test_the_joker_is_kept_where_a_card_that_is_no_honour_does_the_same() -> None:
    assert str(answer(Record.parse(LATE).history().now.game)) == "6h"


def test_the_joker_is_thrown_to_save_an_honour() -> None:
    game = do(napoleon("Ad3s / XQs / Ks4c / 5c6c"), "2d - - - 2c Ad")
    assert str(answer(game)) == "X"


def test_the_joker_is_led_rather_than_kept_for_a_trick_that_it_cannot_take() -> None:
    hands = "Ac5hXQd / 2c3c7d8d / Kc9c4d3d / Th8h9d4s"
    assert str(answer(do(napoleon(hands), "5h - - - 2c Ac 2c 9c 4s"))) == "X"
