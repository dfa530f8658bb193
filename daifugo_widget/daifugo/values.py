"""The small values that only a game of Daifugo holds."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ..core.moves import NOBODY


def usual_points(players: int) -> tuple[int, ...]:
    """Return the points of each place: 2 * (players - 1) down to 0."""
    return tuple(range(2 * (players - 1), -1, -2))


class Handover(NamedTuple):
    """Cards that lie aside until everybody has chosen: from ``seat`` to ``to``."""

    seat: int
    to: int
    cards: int


class Pair(NamedTuple):
    """Who exchanges with whom at the start of a game, and how many cards."""

    rich: int
    poor: int
    size: int


class Secret(NamedTuple):
    """Cards of a seat that a rule keeps in mind; ``to`` is the seat that they concern too.

    ``known`` is ``seat`` while only the seat knows of them, ``to`` for those that the other has
    seen, ``all`` once everybody has, and ``settled`` when nothing can come of them any more.
    """

    rule: str
    seat: int
    cards: int
    to: int = NOBODY
    known: Literal["seat", "to", "all", "settled"] = "seat"


class Exit(NamedTuple):
    """How a seat left the game: ``how`` is ``finish``, ``foul`` or ``fall``, by which rule."""

    seat: int
    how: Literal["finish", "foul", "fall"]
    rule: str = ""
