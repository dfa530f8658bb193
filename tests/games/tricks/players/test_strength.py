"""How well a steady player does, in small."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from daifugo_widget.games.tricks.engine.match import TrickMatch
from daifugo_widget.games.tricks.napoleon import NapoleonRuleSet
from daifugo_widget.games.tricks.players import thinking
from daifugo_widget.players import Player, make_player
from tests.games.tricks.players.meeting import NAP, NAPOLEON, RandomBidder, played, seated

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let players think a quarter of what they do at the table."""
    monkeypatch.setattr(thinking, "CARDS", thinking.CARDS // 4)


Make = Callable[[], Player]


def steady() -> Player:
    return make_player("steady", "nap")


def by_chance() -> Player:
    return make_player("random", "nap")


def random_bidder() -> Player:
    return RandomBidder(steady())


@pytest.mark.parametrize("other", [by_chance, random_bidder])
def test_a_steady_player_wins_chips_at_nap_from_those_who_bid_anything(other: Make) -> None:
    chips = 0
    for seed in range(12):
        players = [other() for _ in range(4)]
        players[seed % 4] = steady()
        chips += played(NAP, players, seed).points()[seed % 4]
    assert chips > 0


def test_steady_players_of_nap_make_most_of_their_bids() -> None:
    games = [played(NAP, seated(["steady"] * 4, NAP), seed) for seed in range(20)]
    contracts = [game for game in games if not game.void]
    assert len(contracts) > 15
    assert 0.5 <= sum(game.makes_contract() for game in contracts) / len(contracts) < 0.95


def test_a_steady_napoleon_makes_what_one_by_chance_does_not() -> None:
    steadily = [played(NAPOLEON, seated(["steady"] * 5, NAPOLEON), seed) for seed in range(12)]
    any_way = [played(NAPOLEON, seated(["random"] * 5, NAPOLEON), seed) for seed in range(12)]
    made = sum(game.makes_contract() for game in steadily)
    assert 4 <= made <= 11
    assert made > sum(game.makes_contract() for game in any_way if not game.void)


def test_a_steady_player_wins_more_in_sessions_of_napoleon_than_those_by_chance() -> None:
    rules, own, others = NapoleonRuleSet("session(deals=5)"), 0, 0
    for seed in range(10):
        match, rng = TrickMatch.start(rules, 5, seed), Random(seed)
        names = ["random"] * 5
        names[seed % 5] = "steady"
        players = seated(names, rules)
        while not match.over:
            if match.game.over:
                match = match.next()
            seat = match.game.actor
            match = match.move(players[seat].choose(match.game.seen_by(seat), rng))
        own += match.points[seed % 5]
        others += sum(match.points) - match.points[seed % 5]
    assert own > others / 4
