"""The small values that a game is told and tells: moves, choices owed, events, places."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

from .cards import blank
from .plays import Play

CHANCE = -1
"""The seat that answers what chance decides."""

SEATS = "abcdefghi"
"""The letters by which seats are written."""
FEWEST, MOST = 2, len(SEATS)
"""How many can play."""

NOBODY = -1
EVERYBODY = -1
"""As a set of seats that see something: all of them."""


class Pass(NamedTuple):
    """To play nothing."""

    name: str = "pass"  # tuples of equal content are equal: names keep moves of two kinds apart

    def __str__(self) -> str:
        return "-"


PASS = Pass()


class Answer(NamedTuple):
    """What a seat (or chance) answers to a choice.

    ``value`` is a set of cards for ``cards``, a seat for ``seat``, a number of cards for
    ``number``, a whole number for ``count``, a truth for ``yes``, and a `Play` for ``play``; None
    where nothing is chosen and that is open.
    """

    value: Any
    name: str = "answer"


class Call(NamedTuple):
    """Something called aloud by the rule that allows it, also out of turn."""

    rule: str
    name: str = "call"


Move = Play | Pass | Answer | Call


def no_move(thing: object) -> TypeError:
    """Make the error that something is no move of a game at all."""
    return TypeError(f"{thing!r} is no move of this game: take one of those that moves() lists")


What = Literal["cards", "seat", "number", "count", "yes", "play", "bid"]


class Ask(NamedTuple):
    """A choice that a seat owes, as data at the head of the agenda.

    ``low`` to ``high`` cards are asked for, of the seat's own hand or else of ``pool``; ``to`` is
    the seat that it is for; ``barred`` are cards that may not be chosen; ``among`` are the seats,
    numbers or counts that are open, None among them where nothing may be chosen; ``detail`` is what
    the rule needs to know when the answer comes.
    """

    rule: str
    seat: int
    what: What
    low: int = 0
    high: int = 0
    to: int = NOBODY
    barred: int = 0
    detail: Any = None
    pool: int = 0
    among: tuple[int | None, ...] = ()


class Told(NamedTuple):
    """The detail of what chance tells of a hand, or of the discards, not seen in this position.

    ``seat`` holds the hand, ``rest`` is what the rule still has to do. In a game whose hands are
    known nothing of the kind is asked.
    """

    seat: int
    rest: Any = None


class Job(NamedTuple):
    """What remains to be done: the steps of a pipeline from ``at`` up to ``stop``.

    ``before`` are the marks as they were before the play, where another has been laid meanwhile.
    """

    pipeline: Literal["start", "play", "flow"]
    at: int
    seat: int = NOBODY
    play: Play | None = None
    stop: int | None = None
    before: Marks | None = None


class Event(NamedTuple):
    """One thing that happened, told by the verb that did it and the rule that caused it.

    ``seen`` is the set of seats (as bits) that see the cards, ``EVERYBODY`` for all.
    """

    verb: str
    seat: int = NOBODY
    cards: int = 0
    to: int = NOBODY
    rule: str = ""
    value: Any = None
    seen: int = EVERYBODY

    def seen_by(self, seat: int) -> Event:
        """Return the event as a seat knows it: cards that it has not seen are blanked."""
        if self.seen == EVERYBODY or self.seen >> seat & 1:
            return self
        return self._replace(cards=blank(self.cards.bit_count()))


def acted(events: Iterable[Event]) -> list[str]:
    """Return the rules that did or asked something by what a step told, or made a play possible."""
    found: dict[str, None] = {}
    for event in events:
        made_by = event.value.rule if isinstance(event.value, Play) else ""
        found |= dict.fromkeys([made_by, event.rule])
    return [rule for rule in found if rule]


MarkValue = Any
Marks = tuple[tuple[str, MarkValue], ...]
