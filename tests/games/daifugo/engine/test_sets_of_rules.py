"""What holds in every game, with a sample of all pairs and sets of rules; a soak plays them all."""

from collections.abc import Iterable
from itertools import islice

import pytest

from daifugo_widget.games.daifugo.engine.rule_set import RuleSet
from tests.laws import Case, check, failures, pairs, sets


def test_two_rules_stand_together() -> None:
    assert_together(pairs(every=600), at_least=10)


def test_a_set_of_rules_stands_together() -> None:
    assert_together(sets(10), at_least=10)


@pytest.mark.slow
@pytest.mark.parametrize("share", range(4))
def test_many_pairs_stand_together(share: int) -> None:
    assert_together(islice(pairs(every=50), share, None, 4), at_least=30)


@pytest.mark.slow
def test_many_sets_stand_together() -> None:
    assert_together(sets(60), at_least=60)


def assert_together(cases: Iterable[Case], at_least: int) -> None:
    """Play matches, and name those in which a law does not hold."""
    played = list(cases)
    assert len(played) >= at_least
    assert list(failures(played)) == []


# With these seeds a player holds both copies of a card that is offered, or of one that is removed.
@pytest.mark.parametrize(("rules", "seed"), [("base, trade", 5), ("base, strong-eight-cut", 4)])
def test_copies_of_a_card_are_one_to_the_rules_and_in_the_record(rules: str, seed: int) -> None:
    check(Case(RuleSet(rules), 8, str(seed)))


def test_who_gives_the_last_cards_need_not_know_with_which_card_the_game_begins() -> None:
    rules = "base, first-leader(must_include=true), later-leader(by=same-as-first), exchange"
    for seed in range(4):
        check(Case(RuleSet(rules), 5, str(seed)))
