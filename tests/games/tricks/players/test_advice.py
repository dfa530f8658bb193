"""The hint at a table of Nap or Napoleon: a move of a steady player, and why."""

from __future__ import annotations

import re
from random import Random

import pytest

from daifugo_widget.core.cards import cards
from daifugo_widget.core.game.moves import Answer
from daifugo_widget.core.words.text import LANGS
from daifugo_widget.games.tricks.engine.game import TrickGame
from daifugo_widget.games.tricks.engine.rule_set import TrickRuleSet
from daifugo_widget.games.tricks.players.advice import advise
from daifugo_widget.players.player import Hint
from tests.checking import some
from tests.games.tricks.players.meeting import NAP, NAPOLEON, positions, seated
from tests.games.tricks.playing import do, nap, napoleon


def hint(game: TrickGame) -> Hint:
    """Return the advice for the seat that has to act."""
    return advise(game.seen_by(game.actor), game.actor, Random(1))


def why(game: TrickGame) -> str:
    """Return the reason in English."""
    return hint(game).why.en


@pytest.mark.parametrize(("rules", "players"), [(NAP, 4), (NAPOLEON, 5)], ids=["nap", "napoleon"])
def test_every_move_of_a_deal_has_a_reason_in_three_languages(
    rules: TrickRuleSet, players: int
) -> None:
    for game, _ in some(positions(rules, seated(["steady"] * players, rules), 3)):
        move, why = hint(game)
        assert game.why_not(game.actor, move) is None
        assert all(why.to(lang) and "{" not in why.to(lang) for lang in LANGS)
        assert not re.search(r"[가-힣]\([가-힣]\)|\([가-힣]\)[가-힣]", why.ko)


REST = "8d9dJdTdQd / ThTsJhQhKd / AdAcKcQcJc"


def test_a_bid_of_nap_tells_the_tricks_and_the_trumps() -> None:
    told = why(nap(f"AsKsQsJsAh / {REST}"))
    assert told == "your hand should take about 5 of 5 tricks with ♠ as trumps."


def test_a_misere_and_a_pass_have_their_own_reasons() -> None:
    low = why(nap(f"8s9s8c9c8h / {REST}"))
    assert low == "your cards look low enough to take no trick at all."
    game = nap("AsKsQsJsAh / 8d9cJhTcQd / ThTsQhKhKd / AdAcKcQcJc")
    assert "no possible bid is worth the risk" in why(do(game, "nap"))


def test_a_bid_of_more_tricks_than_the_hand_should_take_is_called_a_risk() -> None:
    hands = "8c9c8d9h9s / JhTcTdTh8s / JdJsQcKcKd / AcAdAhTsQs"
    game = do(nap(hands), "misere - -")
    assert hint(game).move == Answer(game.read_bid("four"))
    assert why(game) == (
        "your hand should take about 3 of 5 tricks with ♠ as trumps: a risk, but it looks better "
        "than passing."
    )


def test_a_hand_of_no_use_is_not_told_to_take_0_tricks() -> None:
    game = do(nap("AsKsQsJsAh / 8d9c8h9s9d / TdJdQhKhKd / AdAcKcQcJc"), "four")
    assert why(game).startswith("your hand should take hardly any trick, even with ♦ as trumps")


def test_who_can_only_pass_is_told_that_there_is_nothing_else() -> None:
    hands = "AhKhQhJhTh / AsKsQsJsTs / AcKcQcJcTc / 8h9h8d9dTd"
    assert why(do(nap(hands), "nap wellington blucher")) == "there is nothing else."
    assert why(do(napoleon("As2c / Ks3c / Qs4c / Js5c"), "20s")) == "there is nothing else."


@pytest.mark.parametrize(
    ("moves", "told"),
    [
        ("three - - -", "♠ becomes trumps"),
        ("three - - - 9c", "you cannot win this trick"),
        ("three - - - 9c 8d Th", "it takes the trick cheaply"),
    ],
)
def test_a_card_of_nap_is_explained(moves: str, told: str) -> None:
    assert told in why(do(nap(f"AsKsQs9s9c / {REST.replace('Jd', '8h')}"), moves))


def test_a_choice_of_one_says_that_there_is_no_other() -> None:
    game = do(nap("AsKs9c8c8h / Qs8d9dTdJd / Js9s9hThTc / TsJhQhKhJc"), "three - - - As")
    assert why(game) == "there is nothing else."


def misere(hands: str, moves: str) -> TrickGame:
    """Return a misere of the first seat after some cards."""
    return do(nap(hands), f"misere {'- ' * hands.count('/')}{moves}")


@pytest.mark.parametrize(
    ("hands", "moves", "told"),
    [
        ("9dKdKs / JdTd9s / Ad8cQs", "", "your lowest card, the least dangerous to lead."),
        ("8cKh9h / 9cTd8h / AcThJh", "8c 9c Ac Jh", "it stays below J♥"),
        ("8cJhQh / 9cTdAh / AcThKd", "8c 9c Ac Th", "a higher card may still be played."),
        ("8cKhAh / Ac8h9d / TcJhQh", "8c Ac Tc 8h Jh", "must take this trick, so throw your high"),
        ("8cKsAs9d / 9cTsJd8h / AcQh9s8d", "8c 9c Ac Qh", "cannot win, so your most dangerous"),
        ("9cKsAs / 8cTc9h / 9sQsTs", "9c 8c Qs", "the misere is lost already"),
    ],
)
def test_who_declares_a_misere_is_told_how_to_take_no_trick(
    hands: str, moves: str, told: str
) -> None:
    assert told in why(misere(hands, moves))


@pytest.mark.parametrize(
    ("hands", "moves", "told"),
    [
        ("8cKh9h / 9cTdJs / Ac8hTh", "8c 9c Ac", "the declarer may have to take the trick with"),
        ("9cKh8h / AcThQh / TcJh9h", "9c Ac Tc Th", "the declarer may have to take the trick with"),
        ("TcKh9h / 9cAcJs / Kc8hTh", "Tc", "the declarer is taking this trick: stay below 10♣."),
        ("9cKh8h / 8cThQh / AcAh9h", "9c 8c Ac Ah 8h", "so a high card may go."),
        ("9cKsAs / Tc9sTs / 8cQhKd", "9c Tc 8c Ts", "a low one may yet make the declarer take"),
        ("9cKsAs / Tc9sTs / 8cKhKd", "9c Tc 8c Ts", "not of the suit led, and cannot win."),
    ],
)
def test_who_plays_against_a_misere_is_told_how_the_declarer_may_take_it(
    hands: str, moves: str, told: str
) -> None:
    assert told in why(misere(hands, moves))


@pytest.mark.parametrize(
    ("hands", "moves", "told"),
    [
        ("AsKsQh / 8s9d8d / 9s9cTs", "As 8s 9s", "nothing that is still out can beat it."),
        ("9sJhTd / KsQdAd / 8c9cTs", "9s Ks Ts", "nobody else holds a higher ♦."),
        ("9sJhTd / KsKdAd / 8c9cTs", "9s Ks Ts", "nobody else holds a higher ♦."),
        ("9sTd9h / KsQdKd / AdAhTs", "9s Ks Ts", "it is the lowest of your ♦"),
        ("AsKdQh / 8s9d8d / 9s9cTc", "As 8s 9s", "no other card of yours can be beaten by fewer"),
    ],
)
def test_a_lead_of_nap_has_a_reason_of_its_own(hands: str, moves: str, told: str) -> None:
    assert told in why(do(nap(hands), f"two - - {moves}"))


STRONG = "AsJsJcXKsQsTs9s8sAh"
WEAK = "2c3d4h5s6c7d8h7s2d3h"
OTHERS = "AcKcQcTc9c8c7c3c4c5c / AdKdQdJdTd9d8d6d5d4d / KhQhJhTh9h7h6h5h2h2s"


def test_the_choices_of_napoleon_are_explained() -> None:
    game = napoleon(f"{STRONG} / {WEAK} / {OTHERS}", kitty="3s4s6s")
    assert "honours with ♠ as trumps" in why(game)
    game = do(game, "13s")
    assert "even with an adjutant" in why(game)
    game = do(game, "- - - -")
    assert "whoever holds it will help you" in why(game)
    game = do(game, "Ac")
    assert "these do least for your hand" in why(game)


def test_a_hint_to_pass_names_the_bid_that_the_hand_would_need() -> None:
    game = do(napoleon("Ac9c6c4cKdQd3h8sJsKs / 2c / 2d / 2h / 2s"), "11c - - - 12h")
    move, reason = hint(game)
    assert move == Answer(None)
    count = int(re.search(r"about (\d+) honours with ♣", reason.en)[1])  # type: ignore[index]
    assert count < 13
    assert reason.en.endswith("and you would have to bid 13\N{NO-BREAK SPACE}♣.")


def test_a_hint_to_pass_over_the_highest_bid_names_none() -> None:
    game = do(napoleon("2c / Ac9c6c4cKdQd3h8sJsKs / 2d / 2h / 2s"), "20h")
    assert "even with an adjutant" in why(game)
    assert "would have to" not in why(game)


def test_a_first_bid_below_what_the_hand_is_good_for_is_said_to_leave_room() -> None:
    game = napoleon(f"{STRONG} / {WEAK} / {OTHERS}", kitty="3s4s6s")
    assert "leaves room to bid more later" in why(game)
    game = do(napoleon(f"{WEAK} / {STRONG} / {OTHERS}", kitty="3s4s6s"), "19s")
    assert "room" not in why(game)


def test_nobody_is_expected_to_hold_a_card_that_was_turned_up() -> None:
    hands = "Js3c4c / 5c6c7c / 8c9cTc / 2d3d4d"
    game = do(napoleon(hands, "forced-napoleon", kitty="As5d6d7d8d"), "- - - - As 2s")
    assert hint(game).move == Answer(cards("Jc"))


def test_nobody_is_expected_to_hold_a_jack_that_is_known_to_lie_in_the_kitty() -> None:
    hands = "AsJd4c / 5c6c7c / 8c9cTc / 2d3d4d"
    game = do(napoleon(hands, "forced-napoleon", kitty="7sJs6d7d8d"), "- - - - 7s 6d 2s")
    assert hint(game).move == Answer(cards("Jc"))


def test_a_side_that_is_winning_is_named_as_the_reason() -> None:
    hands = "Ad9hAh3s / 4dAs6hQh / Kd5h5s4s / 9dTh7h6s"
    game = do(napoleon(hands), "9c - - - Kd Ad 4d Kd 9d 9h Qh 5h")
    assert why(game) == "your side is winning this trick: give it an honour."


def test_a_side_is_named_only_when_it_is_known() -> None:
    hands = "Ad9hAh3s / 4dAs6hQh / Kd5h5s4s / 9dTh7h6s"
    game = do(napoleon(hands), "9c - - - Jd Ad 4d Kd 9d 9h Qh 5h")
    assert why(game).startswith("Napoleon is not winning this trick: an honour may well go")


def test_a_joker_that_is_thrown_saves_an_honour() -> None:
    game = do(napoleon("Ad3s / XQs / Ks4c / 5c6c"), "2d - - - 2c Ad")
    assert why(game) == "the joker goes with any suit, so that no honour of yours has to."


def test_a_joker_that_keeps_a_2_from_taking_the_trick_is_explained() -> None:
    game = do(napoleon("4c2d9s / 3c5dX / AcAd8s / 6cKd7s"), "2h - - - 2s 4c 3c Ac 6c Ad Kd 2d")
    assert why(game) == "with the joker in it, the 2 does not take this trick (same two)."


def test_same_two_is_not_settled_before_the_last_card() -> None:
    hands = "AdQh3s7s / 4d6h4s8s / 5d2h5s9s / 9dKh3hTs / 6dAcKcQc"
    game = do(napoleon(hands), "9c - - - - Jd Ad 4d 5d 9d 6d Qh 6h 2h")
    assert why(game).startswith("as it lies, 2♥ takes the trick")


@pytest.mark.parametrize(
    ("hands", "moves", "told"),
    [
        ("AdTh3s / 4dQh4s / 5dKh5s / 9d2h3h", "9c - - - 2c Ad 4d 5d 9d Th Qh Kh", "same two"),
        ("As3c4d / Ts5c6d / Js6c7d / Qh8c9d", "5c - - - 2c As Ts Js", "yoromeki"),
        ("AdKs3d / Qd4c4s / Jd5c5s / As2h3h", "5c - - - 2c Ad Qd Jd", "the Almighty"),
        ("AdKs3d / Qd4c4s / Kd5c5s / JhJs3c", "5h - - - 2c Ad Qd Kd", "the right bower"),
        ("AdKs3d / Qd4c4s / Kd5c5s / Jd2d3h", "5h - - - 2c Ad Qd Kd", "the left bower"),
        ("AdKs3d / Qd4c4s / Kd5c5s / 3h3s3c", "5h - - - 2c Ad Qd Kd", "a trump beats"),
    ],
)
def test_what_makes_a_card_take_the_trick_is_named(hands: str, moves: str, told: str) -> None:
    assert told in why(do(napoleon(hands), moves))


AFTER = "5h - - - 2c 3h Ah 6h 7h"


@pytest.mark.parametrize(
    ("hands", "moves", "told"),
    [
        ("AhKsQs / 5hKd6s / 6hTd7s / 7h9d8s", "5s - - - 2c Ah 5h 6h 7h", "it draws trumps"),
        ("3h8d9d / AhKd6s / 6hTd7s / 7h9s8s", AFTER, "it is not an honour"),
        ("3h8d9d2c / Ah5d5h4h / 6hTd7sJs / 7h9s8sTs", AFTER, "it is your last ♦"),
        ("3h8d9d2c / Ah5dKdQd / 6hTd7s3s / 7h9s8sKc", AFTER, "low in your longest suit"),
        ("3hKd8s / AhQdTd / 6hTs7s / 7hJs4s", "5h - - - Td 3h Ah 6h 7h", "Napoleon may take this"),
    ],
)
def test_a_lead_of_napoleon_has_a_reason_of_its_own(hands: str, moves: str, told: str) -> None:
    assert told in why(do(napoleon(hands), moves))


@pytest.mark.parametrize(("trumps", "highest"), [("c", True), ("h", False)])
def test_a_bower_that_is_out_is_higher_than_the_king_of_its_suit(
    trumps: str, highest: bool
) -> None:
    hands, moves = "3h8d9d / AhKdAd / 6hTdJc / 7h9s8s", f"5{trumps} - - - 2c 3h Ah 6h 7h"
    assert ("nobody else holds a higher ♦" in why(do(napoleon(hands), moves))) == highest


def test_a_card_that_nothing_beats_is_told() -> None:
    game = do(napoleon("AsKs3s / 2c3c4c / 2d3d4d / 2h3h4h"), "6s - - - Jc")
    assert why(game) in (
        "nothing that is still out can beat it.",
        "it draws trumps out of the other hands.",
    )
