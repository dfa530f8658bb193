"""The generator makes exactly the plays that a slow and obvious search finds."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from random import Random

import pytest

from daifugo_widget.core.game import Game
from tests.core.brute import legal_plays
from tests.core.random_rules import random_match

ENOUGH_FOR_A_SEARCH = 300


def searched(game: Game) -> bool:
    """Tell whether the sets of cards to try are few enough, and each has a text of its own."""
    held = game.hands[game.turn].bit_count()
    sets = comb(held, game.trick[-1].play.size) if game.trick else 2**held
    joker = game.rules["joker-wild"]
    stairs = game.rules.get("stairs")
    two_readings_alike = joker.above_two and stairs and stairs.minimum == 2
    return sets <= ENOUGH_FOR_A_SEARCH and joker.suit != "auto" and not two_readings_alike


def positions(seed: int, players: int) -> Iterator[Game]:
    for match in random_match(Random(seed), players):
        if not match.game.over and match.game.ask is None and searched(match.game):
            yield match.game


@pytest.mark.parametrize("players", [2, 3, 4, 5, 7, 9])
def test_the_generator_agrees_with_a_search_of_all_sets_of_cards(players: int) -> None:
    checked = 0
    for seed in range(1000):
        for game in positions(seed, players):
            made = sorted(str(play) for play in game.plays())
            assert made == sorted(legal_plays(game)), f"{game.rules}\n{game}"
            checked += 1
        if checked > 1000:
            break
    assert checked > 1000
