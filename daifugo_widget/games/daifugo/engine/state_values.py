"""Small values of a game: directions, cards on their way, pairs of the exchange, secrets, exits."""

from __future__ import annotations

from typing import Literal, NamedTuple

from daifugo_widget.core.game.moves import NOBODY

LASTING, TRICK = 1, 2
"""The two bits of the direction: reversed for the rest of the game, and for this trick."""


class Handover(NamedTuple):
    """Cards on their way from ``seat`` to ``to``, laid aside until everybody has chosen."""

    seat: int
    to: int
    cards: int


class Pair(NamedTuple):
    """Who exchanges with whom at the start of a game, and how many cards."""

    rich: int
    poor: int
    size: int


class Secret(NamedTuple):
    """Cards of a seat that a rule keeps in mind; ``to`` is the other seat that they concern.

    ``known`` is ``seat`` while only the seat knows of them, ``to`` once the other has seen them,
    ``all`` once everybody has, and ``settled`` when nothing more can come of them.
    """

    rule: str
    seat: int
    cards: int
    to: int = NOBODY
    known: Literal["seat", "to", "all", "settled"] = "seat"


class Exit(NamedTuple):
    """How a seat left the game: by ``finish``, ``foul`` or ``fall``, and by which rule, if any.

    A fallen seat that is still in is ``leaving`` if it has to leave when the trick flows.
    """

    seat: int
    how: Literal["finish", "foul", "fall"]
    rule: str = ""
    leaving: bool = False
