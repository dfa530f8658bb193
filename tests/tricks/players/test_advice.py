"""The hint at a table of Nap or Napoleon: a move of a steady player, and why."""

from __future__ import annotations

from random import Random

import pytest

from daifugo_widget.core.text import LANGS
from daifugo_widget.table.advice import Hint
from daifugo_widget.tricks.game import TrickGame
from daifugo_widget.tricks.players.advice import advise
from daifugo_widget.tricks.rules import TrickRules

from ..playing import do, nap, napoleon
from .meeting import NAP, NAPOLEON, positions, seated


def hint(game: TrickGame) -> Hint:
    """Return the advice for the seat that has to act."""
    return advise(game.seen_by(game.actor), game.actor, Random(1))


def why(game: TrickGame) -> str:
    """Return the reason in English."""
    return hint(game).why.en


@pytest.mark.parametrize(("rules", "players"), [(NAP, 4), (NAPOLEON, 5)], ids=["nap", "napoleon"])
def test_every_move_of_a_deal_has_a_reason_in_three_languages(
    rules: TrickRules, players: int
) -> None:
    for game, _ in positions(rules, seated(["steady"] * players, rules), 3):
        move, why = hint(game)
        assert game.why_not(game.actor, move) is None
        assert all(why.to(lang) and "{" not in why.to(lang) for lang in LANGS)


REST = "8d9dJdTdQd / ThTsJhQhKd / AdAcKcQcJc"


def test_a_bid_of_nap_tells_the_tricks_and_the_trumps() -> None:
    told = why(nap(f"AsKsQsJsAh / {REST}"))
    assert told == "your hand should take about 5 of the five tricks with ♠ as trumps."


def test_a_misere_and_a_pass_have_their_own_reasons() -> None:
    assert why(nap(f"8s9s8c9c8h / {REST}")) == "your cards are low enough to take no trick at all."
    game = nap("AsKsQsJsAh / 8d9cJhTcQd / ThTsQhKhKd / AdAcKcQcJc")
    assert "no bid that is open is worth the risk" in why(do(game, "nap"))


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


def test_misere_is_ducked() -> None:
    game = nap("8c9sJsKs8h / AcQsTcJcQc / Ts9cKhQhJh / 8sKcAdKdQd")
    assert "it is low" in why(do(game, "misere - - -"))
    assert "it stays below" in why(do(game, "misere - - - 8c Ac 9c Kc Qs Ts 8s"))


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


def test_a_side_that_is_winning_is_named_as_the_reason() -> None:
    hands = "Ad9hAh3s / 4dAs6hQh / Kd5h5s4s / 9dTh7h6s"
    game = do(napoleon(hands), "9c - - - Kd Ad 4d Kd 9d 9h Qh 5h")
    assert why(game) == "your side is winning this trick: give it an honour."


def test_a_card_that_nothing_beats_is_told() -> None:
    game = do(napoleon("AsKs3s / 2c3c4c / 2d3d4d / 2h3h4h"), "6s - - - Jc")
    assert why(game) in (
        "nothing that is still out can beat it.",
        "it draws trumps out of the other hands.",
    )
