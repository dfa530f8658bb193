"""Preparing what lessons begin with: `python -m tools.openings` renews the file, or some rules.

A lesson begins at a table where its rule acts and little else is going on, and where with one
thing changed nothing happens at all.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

from daifugo_widget.core.game.moves import acting_rules
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.games.daifugo import exercises
from daifugo_widget.games.daifugo.exercises.checks import check_of, happens
from daifugo_widget.games.daifugo.exercises.near_misses import NearMiss, Occasion, near_misses
from daifugo_widget.games.daifugo.exercises.prepared import (
    OPENINGS,
    has_none,
    openings,
    write_case,
)
from daifugo_widget.games.daifugo.exercises.search import acting_plays
from daifugo_widget.games.daifugo.exercises.self_play import FOUR, house_of
from daifugo_widget.quiz import words as w
from tools.exercises import renew

FILE = Path(exercises.__file__).with_name(OPENINGS)
KEPT, OCCASIONS, POSITIONS = 3, 150, 6_000
"""How many are kept of a rule; how many plays with which it acts, and how many positions, they are
chosen from."""
NOTHING = (w.NOTHING, w.NOTHING_LEADS)


def simplest(rule: type[BaseRule]) -> list[NearMiss]:
    """Return the simplest near misses of a rule, each with another play."""
    found: dict[str, NearMiss] = {}
    for miss in sorted(_candidates(rule), key=lambda miss: difficulty(rule, miss)):
        found.setdefault(str(miss.twin.play), miss)
    return list(islice(found.values(), KEPT))


def _candidates(rule: type[BaseRule]) -> Iterator[NearMiss]:
    rng = Random(f"{rule.id}/openings")
    alone = acting_plays(rule, rng, POSITIONS, house_of(rule, ()), FOUR)
    for at in islice(alone, OCCASIONS):
        for miss in near_misses(at, rule, rng):
            if all(check_of(rule, case, rng) for case in (miss, miss.twin)):
                yield miss


def difficulty(rule: type[BaseRule], miss: NearMiss) -> tuple[int, ...]:
    """Return how much there is to take in, what weighs most first."""
    at, twin = miss.occasion, miss.twin
    said = happens(at)
    return (
        _others(rule, twin) + _others(rule, at),
        twin.game.order.reversed + len(twin.game.marks),
        said is None or said.text not in NOTHING,
        miss.condition == "another",
        at.play.cards == twin.play.cards,
        twin.play.jokers + at.play.jokers,
        any(twin.game.classes),
        twin.play.size,
        len(twin.game.trick) > 1,
        sum(hand.bit_count() for hand in twin.game.hands),
    )


def _others(rule: type[BaseRule], at: Occasion) -> int:
    """Return how many other rules act on a play."""
    acting = acting_rules(at.game.step(at.play).events)
    return sum(id != rule.id and not at.game.rules[id].frame for id in acting)


def new_texts(rule: type[BaseRule]) -> list[str]:
    """Return the simplest openings of a rule as they are written, none if it acts on no play."""
    if rule.frame or has_none(rule):
        return []
    return [write_case(rule.id, miss) for miss in simplest(rule)]


def kept_texts(rule: type[BaseRule]) -> list[str]:
    """Return the openings that a rule has, as they are written."""
    return [write_case(rule.id, miss) for miss in openings(rule)]


if __name__ == "__main__":
    renew(FILE, new_texts, kept_texts, __doc__)
