"""Finding plays with which a rule acts, in games that are played for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.rules.rule import BaseRule

from ..engine.rule_set import RuleSet
from .effects import acts
from .near_misses import Occasion
from .self_play import house_of, players_of, positions

MOST_PLAYS = 24
"""At how many plays of one position it is tried whether the rule acts."""
LONGEST_SEARCH = 3_000
"""How many positions are looked at, unless more time may be taken."""


def acting_plays(
    rule: type[BaseRule],
    rng: Random,
    most: int = LONGEST_SEARCH,
    rules: RuleSet | None = None,
    players: Sequence[int] | None = None,
) -> Iterator[Occasion]:
    """Yield plays with which a rule acts, at most one of a trick, in ``most`` positions.

    Unless some ``rules`` and numbers of ``players`` are given, they are those of its example, and
    well-known ones.
    """
    place: object = None
    for looked, match in enumerate(
        positions(rules or house_of(rule), rng, players or players_of(rule))
    ):
        game = match.game
        if looked == most:
            return
        if game.ask or place == (match.seed, game.flows):
            continue
        found = [play for play in _some(game.plays(), rng) if acts(rule, match, play)]
        if found:
            place = match.seed, game.flows
            yield Occasion(match, rng.choice(found))


def _some(plays: list[Play], rng: Random) -> list[Play]:
    return plays if len(plays) <= MOST_PLAYS else rng.sample(plays, MOST_PLAYS)
