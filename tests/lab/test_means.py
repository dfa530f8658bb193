"""Means of simulated games, and how far off they may be."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Any

import numpy as np
import pytest

from daifugo_widget import Game, Player
from daifugo_widget.core.game.moves import Move
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.intervals import mean_interval
from daifugo_widget.lab import Mean, Results, simulate
from tests.core.languages import assert_spoken


@pytest.fixture(scope="module")
def games() -> Results:
    return simulate(
        "standard, great-revolution", ["random"] * 4, games=60, length=3, progress=False
    )


def test_the_error_of_a_mean_comes_from_how_far_the_matches_differ(games: Results) -> None:
    matches = games["place"][games["seat"] == 0].reshape(20, 3).mean(axis=1)
    found = games.mean("place", games["seat"] == 0)
    assert found == pytest.approx((matches.mean(), *mean_interval(matches.tolist())))


def test_matches_with_more_lines_count_for_more(games: Results) -> None:
    where = games["before"] == "heimin"
    where[:12] = True
    assert games.mean("moves", where).mean == pytest.approx(games["moves"][where].mean())


def test_the_error_of_a_mean_of_uneven_matches_is_that_of_a_ratio(games: Results) -> None:
    where = games["before"] == "heimin"
    where[:12] = True
    matches = [games["moves"][where & (games["match"] == m)] for m in np.unique(games["match"])]
    assert {len(lines) for lines in matches} == {4, 12}
    found, each = games.mean("moves", where), sum(map(len, matches)) / 20
    squares = sum((lines.sum() - found.mean * len(lines)) ** 2 for lines in matches)
    off = 2.093 * (squares / 19 / 20) ** 0.5 / each  # Student's t of twenty matches
    assert (found.low, found.high) == pytest.approx((found.mean - off, found.mean + off), rel=1e-3)


def test_a_rule_stands_for_the_moves_of_a_game_in_which_it_acted(games: Results) -> None:
    found = games.mean("eight-cut")
    assert found.mean == pytest.approx(games.fired["eight-cut"])
    assert found.low < found.mean < found.high


def test_a_rule_that_has_not_acted_yet_may_act_all_the_same(games: Results) -> None:
    assert "great-revolution" not in games.fired
    assert games.mean("great-revolution")[:2] == (0, 0)
    assert (
        0.05 < games.mean("great-revolution").high < 0.1
    )  # in one of six matches of three games at most


def test_the_fewer_games_a_rule_has_not_acted_in_the_more_often_it_may(games: Results) -> None:
    never = games.mean("great-revolution").high
    assert games.mean("great-revolution", games["game"] == 3).high == pytest.approx(3 * never)
    assert games.mean("great-revolution", games["seat"] == 0).high == pytest.approx(never)


def test_no_rule_acts_less_than_never(games: Results) -> None:
    rare = games.mean("revolution", games["game"] == 2)
    assert rare.low == 0 < rare.mean < rare.high


def test_what_has_not_happened_yet_or_has_each_time_may_have_another_share(games: Results) -> None:
    never, always = games.mean(games["place"] == 9), games.mean(games["place"] != 9)
    assert never[:2] == (0, 0)
    assert 0.1 < never.high < 0.25  # in a few of twenty matches at most
    assert always == pytest.approx((1, 1 - never.high, 1))


def test_no_share_is_below_none(games: Results) -> None:
    once = np.zeros(len(games["match"]), bool)
    once[0] = True
    assert 0 < games.mean(once).low < games.mean(once).mean


def test_matches_in_which_no_line_counts_tell_nothing(games: Results) -> None:
    last = games["match"] == games["match"].max()
    assert games.mean("place", last)[1:] == (-inf, inf)
    assert games.mean("eight-cut", last)[1:] == (0, inf)
    assert games.mean(games["place"] == 1, last)[1:] == (-inf, inf)


def test_the_difference_of_two_simulations_is_compared_line_by_line(games: Results) -> None:
    other = simulate(
        "standard, great-revolution", ["steady"] * 4, games=60, length=3, progress=False
    )
    found = games.mean(games["moves"] - other["moves"])
    assert found.mean == pytest.approx(games["moves"].mean() - other["moves"].mean())


def test_one_seed_begins_matches_alike_for_other_bots_and_rules() -> None:
    seen = []
    for rules in ("base", "base, eight-cut"):
        spy = Spy()
        simulate(rules, [spy, *["random"] * 3], games=3, length=1, progress=False)
        seen.append(spy.hands)
    assert seen[0] == seen[1]
    assert len(seen[0]) == 3


class Spy(Player):
    """Remembers the whole hands that it is dealt."""

    def __init__(self) -> None:
        self.hands: list[int] = []

    def choose(self, view: Game, rng: Random) -> Move:
        hand = view.hands[view.actor]
        if hand.bit_count() >= 13 and hand not in self.hands:
            self.hands.append(hand)
        return view.moves()[0]


def test_a_mean_reads_as_people_write_it(games: Results) -> None:
    assert repr(Mean(2.5, 2.25, 2.75)) == "2.50 (2.25 to 2.75)"
    few = simulate("base", ["random"] * 3, games=2, length=1, progress=False)
    assert repr(few.mean("place")) == "2.00"
    one = simulate("base", ["random"] * 3, games=1, length=1, progress=False)
    assert repr(one).startswith("1 game of random, random, random by the rules base")


@pytest.mark.parametrize(
    ("what", "where", "why"),
    [
        ("plcae", None, "neither a column nor a rule of these games; did you mean place?"),
        ("eigth-cut", None, "did you mean eight-cut?"),
        ("seven-pass", None, "neither a column nor a rule of these games"),
        ("after", None, r"numbers, not of words: .* == 'daifugo'"),
        ([1, 2], None, "what must have a value for each of the 240 lines"),
        ([[1], [2, 3]], None, "what must have a value for each of the 240 lines"),
        ("place", [True], "where must have a value for each of the 240 lines"),
        ("place", 0, "where must have a value for each"),
        ("place", [0] * 240, "where must have a value for each"),
        ("place", [False] * 240, "no line counts"),
    ],
)
def test_what_has_no_mean_is_told(games: Results, what: Any, where: Any, why: str) -> None:
    with pytest.raises(SpokenError, match=why) as told:
        games.mean(what, where)
    assert_spoken(told.value)


def test_an_empty_list_of_lines_is_no_mean(games: Results) -> None:
    with pytest.raises(SpokenError, match="what must have a value for each"):
        games.mean(np.array([]))
