"""How likely it is to be dealt something."""

from __future__ import annotations

from collections.abc import Callable
from math import floor, log10
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..core.cards import EIGHT, JOKER, TWO, bits, card_number, code
from ..core.words.arguments import at_least_one, whole
from ..games.daifugo.engine.dealing import Dealing
from ..games.daifugo.engine.rule_set import RuleSet
from ..intervals import share_interval

Hands = NDArray[np.int64]
"""Hands, one per row: how many cards of each number it holds, 3 first, the joker last."""

Test = Callable[[Hands], Any]
"""A function that returns for each hand whether it holds something."""

HOLDS: dict[str, Test] = {
    "four of a kind": lambda hands: (hands[:, :JOKER] >= 4).any(axis=1),
    "four of a kind with jokers": lambda hands: hands[:, :JOKER].max(axis=1) + hands[:, JOKER] >= 4,
    "a joker": lambda hands: hands[:, JOKER] > 0,
    "no 2 and no joker": lambda hands: hands[:, TWO] + hands[:, JOKER] == 0,
    "a pair of 2s": lambda hands: hands[:, TWO] >= 2,
    "an 8": lambda hands: hands[:, EIGHT] > 0,
    "no group": lambda hands: (hands[:, :JOKER] < 2).all(axis=1),
}
"""The tests that may be asked for by name."""


SEEDS = 1 << 128
"""Seeds are taken modulo this, as numpy takes none below 0."""

NO_TEST = (
    "a test of {hands} hands must return True or False for each, as lambda hands: hands[:, 5] > 0 "
    "does for an 8, not {dtype} of shape {shape}"
)


class Odds(NamedTuple):
    """How likely ``one`` hand of a deal, and ``any`` of its hands, holds something.

    ``error`` is how far off either may be at most, with 95 % certainty.

    >>> Odds("a joker", 0.25, 1.0, 0.0002)
    a joker: 25.00% of hands, 100.00% of deals (± 0.02%)
    """

    what: str
    one: float
    any: float
    error: float

    def __repr__(self) -> str:
        digits = max(1, -floor(log10(self.error)) - 2)  # so that the error is not shown as 0
        hands, deals, error = (f"{share:.{digits}%}" for share in (self.one, self.any, self.error))
        return f"{self.what}: {hands} of hands, {deals} of deals (± {error})"


def deal_odds(
    what: str | Test,
    players: int | None = None,
    rules: RuleSet | str = "standard",
    deals: int = 20_000,
    seed: int = 1,
) -> Odds:
    """Deal many times and count the hands that hold something.

    ``what`` is a name such as "four of a kind", or a function of many hands that returns for each
    whether it does: ``lambda hands: hands[:, 5] > 0`` for an 8. A row of ``hands`` counts the cards
    of each number in one hand, 3 first, the joker last. Cards that are left over go to the first
    seats. Without ``players`` the deal is for as many as usually play by the rules. Raises
    `ValueError`, and `RuleError` if that many players cannot play by the rules.

    >>> deal_odds("four of a kind", deals=1_000)
    four of a kind: 3.3% of hands, 12.2% of deals (± 2.2%)
    """
    test = HOLDS.get(what) if isinstance(what, str) else what
    if not callable(test):
        raise ValueError(f"no such hand is known: {what!r}; there are {', '.join(HOLDS)}")
    chosen = RuleSet.of(rules)
    players = at_least_one("players", chosen.player_count(players))
    seed = whole("seed", seed)
    decks = _decks(chosen, players, at_least_one("deals", deals), seed)
    dealt = np.random.default_rng(seed % SEEDS).permuted(decks, axis=1)
    found = np.stack(
        [_verdict(test, _count_numbers(dealt[:, seat::players])) for seat in range(players)]
    )
    ones, anys = found.mean(axis=0), found.any(axis=0).astype(float)
    error = max(_error(ones, players), _error(anys, 1))
    name = what if isinstance(what, str) else getattr(what, "__name__", repr(what))
    return Odds(name, float(ones.mean()), float(anys.mean()), error)


def _verdict(test: Test, hands: Hands) -> NDArray[np.bool_]:
    """Return what a test finds. Raises `ValueError` unless that is True or False for each hand."""
    told = np.asarray(test(hands))
    if told.shape != hands.shape[:1] or told.dtype != bool:
        raise ValueError(NO_TEST.format(hands=len(hands), dtype=told.dtype, shape=told.shape))
    return told


def _error(shares: NDArray[np.float64], hands: int) -> float:
    """Return how far off the mean of the shares of deals may be, on the farther side."""
    share, (low, high) = float(shares.mean()), share_interval(shares.tolist(), hands)
    return max(share - low, high - share)


def _decks(rules: RuleSet, players: int, deals: int, seed: int) -> NDArray[np.int64]:
    """Return for each deal the numbers of the cards that are dealt, none laid aside or blind."""
    rules = rules.for_players(players)
    rules.check_players(players)
    dealing = Dealing(rules.deck(players), players, first=True, rng=Random(seed))
    if not any(dealing.lay_aside(rules)):
        return np.tile(_numbers(dealing.deck), (deals, 1))
    kept = (dealing.deck & ~sum(dealing.lay_aside(rules)) for _ in range(deals))
    return np.stack([_numbers(cards) for cards in kept])


def _numbers(cards: int) -> NDArray[np.int64]:
    return np.array([card_number(code(bit)) for bit in bits(cards)])


def _count_numbers(hands: NDArray[np.int64]) -> Hands:
    """Count the cards of each number in each hand."""
    return np.stack([(hands == number).sum(axis=1) for number in range(JOKER + 1)], axis=1)
