"""Every line of the rules of Napoleon from the first lead on: following, and who takes a trick."""

from __future__ import annotations

import pytest

from daifugo_widget.core.game.moves import NOBODY
from daifugo_widget.games.tricks.napoleon import Napoleon
from tests.games.tricks.playing import do, napoleon, told

FILLER = ["9d", "8d", "7d", "6d", "5d"]
"""A first trick that a leads and takes, and in which nothing special happens."""


def playing(hands: str, trumps: str, rules: str = "") -> Napoleon:
    """Return the deal when a, Napoleon without an adjutant or a kitty, is to lead."""
    passes = "- " * hands.count("/")
    return do(napoleon(hands, rules), f"1{trumps} {passes} {hands[:2]}")


def first_trick(trumps: str, trick: str) -> Napoleon:
    """Return the deal after a first trick of these cards, led by a."""
    return do(playing(" / ".join(trick.split()), trumps), trick)


def second_trick(trumps: str, trick: str, rules: str = "") -> Napoleon:
    """Return the deal after a second trick of these cards, led by a."""
    laid = trick.split()
    filler = FILLER[: len(laid)]
    hands = " / ".join(map("".join, zip(filler, laid, strict=True)))
    return do(playing(hands, trumps, rules), " ".join([*filler, *laid]))


def taken(game: Napoleon) -> tuple[str, str]:
    """Return the card that took the latest trick, and the rule that made it the strongest."""
    event = told(game, "take-trick")
    laid = next(laid for laid in game.taken[-1].trick if laid.seat == event.seat)
    return str(laid.play), event.rule


def legal(game: Napoleon) -> str:
    """Return the legal cards of the seat to play."""
    return " ".join(map(str, game.plays()))


def refused(game: Napoleon, card: str) -> str:
    """Return the reason for which the seat to play may not play a card."""
    play = next(iter(do(napoleon(f"{card}/3c/4c/5c"), "1s - - - 3c").plays()))
    refusal = game.why_not(game.turn, play)
    assert refusal is not None
    return refusal.reason


# --- the order of a trick ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trumps", "trick", "best", "rule"),
    [
        ("h", "Ah Jh As Jd", "As", "card-order"),
        ("h", "Ah Kh Jd Jh", "Jh", "card-order"),
        ("h", "Ah Jd Kh Qh", "Jd", "card-order"),
        ("c", "Ac Js Kc Qc", "Js", "card-order"),
        ("s", "3h Jc Ks Ah", "Jc", "card-order"),
        ("d", "Ah 3d Jc Ac", "3d", "trumps"),
        ("d", "3h 2h Ac Ks", "3h", ""),
        ("d", "3h Th Kh Qh", "Kh", ""),
        ("d", "3h Ah Kh 2h", "Ah", ""),
        ("h", "Ks As Kh Jd", "As", "card-order"),
    ],
)
def test_almighty_beats_right_bower_beats_left_bower_beats_trumps_beats_the_suit_led(
    trumps: str, trick: str, best: str, rule: str
) -> None:
    assert taken(first_trick(trumps, trick)) == (best, rule)


def test_the_jack_of_the_other_colour_is_no_bower() -> None:
    assert taken(first_trick("h", "Ac Js Jc 3c")) == ("Ac", "")


def test_who_takes_a_trick_leads_to_the_next() -> None:
    game = do(playing("3h4c / Kh5c / Ah6c / 4h7c", "s"), "3h Kh Ah 4h")
    assert game.turn == told(game, "lead").seat == 2


# --- following -----------------------------------------------------------------------------------


def test_the_suit_led_is_followed_if_possible_and_else_anything_goes() -> None:
    game = do(playing("3h4c / 5hKs / 6c7s / 8c9c", "s"), "3h")
    assert legal(game) == "5h"
    assert refused(game, "Ks") == "follow-suit"
    assert legal(do(game, "5h")) == "6c 7s"


def test_spade_a_belongs_to_spades_for_following() -> None:
    spades_led = do(playing("3s4c / As5h / 6c7s / 8c9c", "h"), "3s")
    assert legal(spades_led) == "As"
    hearts_led = do(playing("3h4c / As5h / 6c7s / 8c9c", "h"), "3h")
    assert legal(hearts_led) == "5h"


def test_the_left_bower_belongs_to_its_printed_suit_for_following() -> None:
    trumps_led = do(playing("3h4c / Jd5h / 6c7s / 8c9c", "h"), "3h")
    assert legal(trumps_led) == "5h"
    diamonds_led = do(playing("3d4c / Jd5h / 6c7s / 8c9c", "h"), "3d")
    assert legal(diamonds_led) == "Jd"


# --- the joker -----------------------------------------------------------------------------------


def test_the_joker_may_be_played_whatever_was_led() -> None:
    game = do(playing("3h4c / 5hX / 6c7s / 8c9c", "s"), "3h")
    assert legal(game) == "5h X"


def test_the_joker_is_then_the_lowest_card() -> None:
    assert taken(first_trick("s", "2h X 3c 4c")) == ("2h", "")


def test_the_joker_is_never_led_to_the_first_trick() -> None:
    game = playing("3hX / 5h6h / 6c7s / 8c9c", "s")
    assert legal(game) == "3h"
    assert refused(game, "X") == "joker"


CALLED = "9dX3h / 8dAsJc / 7d5cKc / 6d8h9h"
"""In the second trick a leads the joker."""


def test_a_joker_that_is_led_calls_for_trumps() -> None:
    game = do(playing(CALLED, "c"), "9d 8d 7d 6d X")
    assert legal(game) == "Jc"
    assert refused(game, "As") == "joker"
    game = do(game, "Jc")
    assert legal(game) == "5c Kc"
    assert legal(do(game, "5c")) == "8h 9h"


def test_spade_a_is_played_to_it_only_as_a_trump_or_where_there_is_none() -> None:
    assert legal(do(playing(CALLED, "c"), "9d 8d 7d 6d X")) == "Jc"
    assert legal(do(playing(CALLED, "s"), "9d 8d 7d 6d X")) == "As"
    assert legal(do(playing(CALLED, "h"), "9d 8d 7d 6d X")) == "Jc As"


@pytest.mark.parametrize(
    ("trumps", "trick", "best", "rule"),
    [
        ("h", "X Jh Jd Ah", "X", "joker"),
        ("h", "X Jh As Ah", "As", "card-order"),
        ("s", "X As Js Ks", "As", "card-order"),
        ("h", "X Qh As Ah", "Qh", "yoromeki"),
    ],
)
def test_only_spade_a_beats_a_joker_that_is_led(
    trumps: str, trick: str, best: str, rule: str
) -> None:
    assert taken(second_trick(trumps, trick)) == (best, rule)


# --- same two ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trumps", "trick", "best", "rule"),
    [
        ("h", "Ac Kc 2c 3c", "2c", "same-two"),
        ("c", "Ac Kc 2c 3c", "2c", "same-two"),
        ("h", "Ks As 2s 3s", "As", "card-order"),
        ("c", "Ac Jc 2c 3c", "Jc", "card-order"),
        ("s", "Ac Jc 2c 3c", "Jc", "card-order"),
        ("h", "Ac Jc 2c 3c", "2c", "same-two"),
        ("h", "Ac Kc 2c 3d", "Ac", ""),
        ("h", "Ac X 2c 3c", "Ac", ""),
        ("h", "2c X 4c 3c", "4c", ""),
    ],
)
def test_the_2_wins_when_all_cards_are_of_one_suit_but_not_against_spade_a_or_a_bower(
    trumps: str, trick: str, best: str, rule: str
) -> None:
    assert taken(second_trick(trumps, trick)) == (best, rule)


def test_same_two_does_not_count_in_the_first_trick() -> None:
    assert taken(first_trick("h", "Ac Kc 2c 3c")) == ("Ac", "")


def test_without_same_two_the_2_stays_the_lowest() -> None:
    assert taken(second_trick("h", "Ac Kc 2c 3c", "-same-two")) == ("Ac", "")


# --- yoromeki ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trumps", "trick"),
    [("h", "Jh As Qh Jd"), ("c", "As Qh Jc Js"), ("s", "Qh As Js 2h"), ("d", "3c As Jd Qh")],
)
def test_the_heart_q_beats_spade_a_in_its_trick_and_every_other_card(
    trumps: str, trick: str
) -> None:
    assert taken(first_trick(trumps, trick)) == ("Qh", "yoromeki")


def test_without_spade_a_the_heart_q_is_a_queen_like_others() -> None:
    assert taken(first_trick("c", "Kh Qh 3h 4h")) == ("Kh", "")


def test_without_yoromeki_spade_a_stays_the_strongest() -> None:
    assert taken(second_trick("c", "As Qh Jc Js", "-yoromeki")) == ("As", "card-order")


# --- all who play --------------------------------------------------------------------------------


def test_one_alone_plays_against_any_number_of_opponents() -> None:
    game = second_trick("c", "As 3h Jc Js Tc")
    assert game.adjutant() == NOBODY
    assert game.points() == (1, 0, 0, 0, 0)
