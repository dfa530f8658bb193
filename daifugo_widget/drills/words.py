"""The words of goals besides the facts of a record: what has happened since the start."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from ..core.game.history import AnyMatch
from ..core.game.moves import SEATS, Event, acting_rules
from ..games import DAIFUGO, kind_of


class DrillPosition(NamedTuple):
    """A match as it stands, the learner, and all that has happened since the drill began."""

    match: AnyMatch
    learner: int
    happened: tuple[Event, ...] = ()


Test = Callable[[DrillPosition, str], bool]


class Word(NamedTuple):
    """A word of goals: the pattern of what follows it, an example of it, and its test."""

    shape: str
    example: str
    test: Test


Words = Mapping[str, Word]


def did(verb: str) -> Test:
    """Return the test for whether a seat has done something."""

    def test(position: DrillPosition, seat: str) -> bool:
        seats = (event.seat for event in position.happened if event.verb == verb)
        return SEATS.index(seat) in seats

    return test


def _fires(position: DrillPosition, rule: str) -> bool:
    return rule in acting_rules(position.happened)


FIRES = "fires"


def fires(example: str) -> Word:
    """Return the word which says that a rule has acted."""
    return Word("[a-z][a-z0-9-]*", f"{FIRES} {example}", _fires)


def check(text: str, game: str = DAIFUGO) -> None:
    """Raise `RecordError` for a text that is neither a word of a game's goals nor a fact."""
    kind_of(game).drills.check(text)


def holds(position: DrillPosition, text: str) -> bool:
    """Return whether a fact or a word holds."""
    found: bool = kind_of(position.match.rules.game).drills.holds(position, text)
    return found
