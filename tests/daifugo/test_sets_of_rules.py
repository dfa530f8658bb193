"""What holds in every game, with a sample of all pairs and sets of rules."""

import pytest

from daifugo_widget.daifugo.ruleset import Ruleset
from tests.laws import Case, check, pairs, sets


@pytest.mark.parametrize("case", list(pairs(every=150)), ids=lambda case: case.seed)
def test_two_rules_stand_together(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("case", list(sets(20)), ids=lambda case: case.seed)
def test_a_set_of_rules_stands_together(case: Case) -> None:
    check(case)


# With these seeds a player holds both copies of a card that is offered, or of one that is removed.
@pytest.mark.parametrize(("rules", "seed"), [("base, trade", 5), ("base, strong-eight-cut", 4)])
def test_copies_of_a_card_are_one_to_the_rules_and_in_the_record(rules: str, seed: int) -> None:
    check(Case(Ruleset(rules), 8, str(seed)))
