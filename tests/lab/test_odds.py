"""The odds of a deal: shares of many deals, and how sure they are."""

from functools import partial
from math import comb
from typing import Any

import numpy as np
import pytest

from daifugo_widget import Rule, RuleSet, rule
from daifugo_widget.core.cards import NUMBER, TWO
from daifugo_widget.games.daifugo.engine.dealing import Dealing
from daifugo_widget.lab import deal_odds
from daifugo_widget.lab.odds import HOLDS, Hands


@pytest.mark.parametrize("what", list(HOLDS))
def test_odds_are_shares_and_any_hand_is_likelier_than_one(what: str) -> None:
    odds = deal_odds(what, deals=2000)
    assert 0 <= odds.one <= odds.any <= 1


def test_the_one_joker_is_dealt_to_one_of_four() -> None:
    odds = deal_odds("a joker")
    assert odds.any == 1
    assert odds.one == pytest.approx(0.25, abs=0.001)


def test_a_hand_of_thirteen_without_jokers_holds_four_of_a_kind_as_counted() -> None:
    """13 hands of C(48, 9) / C(52, 13), less those with two: 3.4 of a hundred."""
    odds = deal_odds("four of a kind", rules="base, deck(jokers=0)", deals=60_000)
    assert odds.one == pytest.approx(0.0342, abs=0.0015)


def test_the_error_of_odds_covers_the_share_of_one_hand_as_well() -> None:
    one = (3 * (1 - comb(49, 13) / comb(53, 13)) + 1 - comb(49, 14) / comb(53, 14)) / 4
    odds = [deal_odds("an 8", deals=5000, seed=seed) for seed in range(20)]
    assert sum(abs(found.one - one) <= found.error for found in odds) >= 17
    assert odds[0].error == pytest.approx(0.0044, abs=0.001)


def test_what_was_never_dealt_may_still_be_dealt() -> None:
    """Of 100 deals without a hit Wilson's interval ends at t² / (100 + t²), t being 1.984."""
    odds = deal_odds("no group", deals=100)
    assert odds.any == 0
    assert odds.error == pytest.approx(0.0379, abs=5e-4)
    assert deal_odds("no group", deals=1).error == 1


def test_an_error_is_never_shown_as_none() -> None:
    assert repr(deal_odds("no group", deals=8000)).endswith("0.09% of deals (± 0.09%)")
    assert repr(deal_odds("an 8", deals=2000)).endswith("100.0% of deals (± 0.7%)")


@pytest.mark.parametrize("wrong", [{"players": 1}, {"players": 10}, {"deals": 0}, {"deals": 2.5}])
def test_odds_of_what_cannot_be_dealt_are_an_error(wrong: dict[str, Any]) -> None:
    with pytest.raises(
        ValueError, match=r"2 to 9 players can|deals is a whole number of at least 1"
    ):
        deal_odds("an 8", **wrong)


def test_a_test_of_ones_own_tells_of_each_hand() -> None:
    assert deal_odds(lambda hands: hands[:, 5] > 0, deals=500).any > 0.9
    assert deal_odds(partial(HOLDS["an 8"]), deals=500)[1:] == deal_odds("an 8", deals=500)[1:]
    for wrong in (lambda hands: True, lambda hands: hands, lambda hands: hands[:, 5]):
        with pytest.raises(
            ValueError, match="a test of 500 hands must return True or False for each"
        ):
            deal_odds(wrong, deals=500)


def test_any_whole_number_is_a_seed() -> None:
    below, above = (deal_odds("an 8", deals=100, seed=seed) for seed in (-1, 1))
    assert below == deal_odds("an 8", deals=100, seed=-1) != above
    assert above == deal_odds("an 8", deals=100, seed=np.int64(1))  # type: ignore[arg-type]


def test_an_unknown_hand_is_an_error_that_names_the_known() -> None:
    with pytest.raises(ValueError, match="a pair of 2s"):
        deal_odds("a full house")
    with pytest.raises(ValueError, match="no such hand is known: 5"):
        deal_odds(5)  # type: ignore[arg-type]


def test_cards_that_a_rule_lays_aside_are_in_no_hand() -> None:
    """Of 33 cards 13 are in each of two hands, so the joker is in one of them 26 times in 33."""
    odds = deal_odds("a joker", rules="two-player")
    assert odds.one == pytest.approx(13 / 33, abs=0.01)
    assert odds.any == pytest.approx(26 / 33, abs=0.01)


def test_an_odd_card_that_lies_blind_is_in_no_hand_and_may_be_no_joker() -> None:
    def thirteen(hands: Hands) -> Any:
        return hands.sum(axis=1) == 13

    assert deal_odds(thirteen, 4, "article", deals=500).one == 1
    assert deal_odds("a joker", 4, "article", deals=500).any == 1


def test_the_blind_card_may_be_the_joker_where_the_rules_let_it() -> None:
    rules = RuleSet("article")
    remainder = rules["deal-remainder"].but(blind_never_joker=False)
    odds = deal_odds("a joker", 4, rules.with_rule(remainder))
    assert odds.any == pytest.approx(52 / 53, abs=0.005)


@pytest.mark.usefixtures("own_rules")
def test_just_the_cards_that_a_rule_lays_aside_are_missing() -> None:
    @rule("no-twos", en="No 2s", stage="effects")
    class NoTwos(Rule):
        """The 2s are laid aside."""

        def lay_aside(self, dealing: Dealing) -> int:
            return dealing.deck & NUMBER[TWO]

    assert deal_odds("a pair of 2s", 4, "base, no-twos", deals=500).any == 0
