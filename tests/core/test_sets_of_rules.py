"""What holds in every game, with a sample of all pairs and sets of rules."""

import pytest

from tests.laws import Case, check, pairs, sets


@pytest.mark.parametrize("case", list(pairs(every=150)), ids=lambda case: case.seed)
def test_two_rules_stand_together(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("case", list(sets(20)), ids=lambda case: case.seed)
def test_a_set_of_rules_stands_together(case: Case) -> None:
    check(case)
