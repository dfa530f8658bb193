"""The generator makes exactly the plays that a slow and obvious search finds."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from random import Random

import pytest

from daifugo_widget.core.cards import JOKERS, make_deck
from daifugo_widget.core.game.plays import Play
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet, catalogue
from tests.games.daifugo.engine.brute import KNOWN, legal_plays, name
from tests.games.daifugo.engine.random_rules import random_match, random_value
from tests.tiers import first

ENOUGH_FOR_A_SEARCH = 300
UNKNOWN = {"arthur"} | {
    id
    for id, rule in catalogue().items()
    if any(hasattr(rule, hook) for hook in ("allows", "extra", "illegal", "may_play"))
    and id not in KNOWN
}
"""The rules of which the search does not know."""


def searched(game: Game) -> bool:
    """Tell whether the sets of cards to try are few enough, and each has a text of its own."""
    held = game.hands[game.turn].bit_count()
    sets = comb(held, game.trick[-1].play.size) if game.trick else 2**held
    joker = game.rules["joker-wild"]
    stairs = game.rules.get("stairs")
    two_readings_alike = joker.above_two and stairs and stairs.minimum == 2
    return sets <= ENOUGH_FOR_A_SEARCH and joker.suit != "auto" and not two_readings_alike


def positions(seed: int, players: int) -> Iterator[Game]:
    for match in random_match(Random(seed), players, without=UNKNOWN):
        if not match.game.over and match.game.ask is None and searched(match.game):
            yield match.game


@pytest.mark.parametrize("players", first([2, 3, 4, 5, 7, 9], 2))
def test_the_generator_agrees_with_a_search_of_all_sets_of_cards(players: int) -> None:
    checked = 0
    for seed in range(1000):
        for game in positions(seed, players):
            agree(game)
            checked += 1
        if checked > 1000:
            break
    assert checked > 1000


RUNS = ("stairs", "progression", "tunnel", "emperor", "down-number", "queen-release")
BINDS = ("suit-bind", "partial-bind", "number-bind", "strict-bind", "colour-bind")


def rules_of_runs(rng: Random) -> RuleSet:
    """Draw options of the kinds of runs, of binds and of jokers, and an order of strength."""
    chosen = [*RUNS, *BINDS, "joker-wild", "revolution", "absolute-revolution"]
    drawn = {
        id.replace("-", "_"): {
            name: random_value(option, rng)
            for name, option in catalogue()[id].options.items()
            if name not in ("suit", "declared", "minimum") and rng.random() < 0.5
        }
        for id in chosen
        if id not in BINDS or rng.random() < 0.6
    }
    drawn["suit_bind"] = {}
    return RuleSet("base, deck(jokers=2)", **drawn)


def runs_in_hand(rng: Random) -> Game:
    """Deal neighbouring cards of few suits, the circle of numbers cut anywhere."""
    low, width, suits = rng.randrange(13), rng.randint(4, 8), rng.choice((1, 2, 4))
    near = [4 * ((low + n) % 13) + suit for n in range(width) for suit in range(suits)]
    cards = rng.sample([*near, 52, 53], min(16, len(near) + 2))
    hands = [sum(1 << card for card in cards[half::2]) for half in (0, 1)]
    spare = make_deck() & ~JOKERS & ~(hands[0] | hands[1])
    game = Game(rules_of_runs(rng), [hand | spare & -spare for hand in hands])
    cut = rng.choice([(), (("absolute-revolution", rng.randint(3, 15)),)])
    turned = rng.choice([(), (("revolution", True),)])
    game.marks = (*cut, *turned)
    return game


def agree(game: Game) -> None:
    made = sorted(map(name, game.plays()))
    assert made == sorted(legal_plays(game)), f"{game.rules}\n{game}\n{game.marks} {game.trick}"


@pytest.mark.parametrize("seed", first(range(3)))
def test_runs_agree_with_the_search_wherever_the_circle_of_numbers_is_cut(seed: int) -> None:
    rng, followed = Random(seed), 0
    for _ in range(60):
        game = runs_in_hand(rng)
        agree(game)
        runs = [play for play in game.plays() if play.kind != "group"]
        while runs and not game.over and game.ask is None:
            game = game.step(rng.choice(runs))
            if game.trick and game.ask is None and not game.over:
                agree(game)
                followed += 1
            runs = [play for play in game.plays() if isinstance(play, Play)] if game.trick else []
    assert followed > 30
