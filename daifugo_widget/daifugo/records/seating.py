"""Who sits where, as a record says it: clockwise."""

from __future__ import annotations

from collections.abc import Sequence

from ..ruleset import Ruleset


def clockwise(rules: Ruleset, seats: Sequence[int]) -> list[int]:
    """Turn an order of play into the seats clockwise from its first, or the reverse."""
    if rules["turn-order"].direction == "clockwise":
        return list(seats)
    return [seats[0], *seats[:0:-1]]
