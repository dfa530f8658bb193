"""The small values that go into a game and come out of it: moves, choices owed, events, marks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

from ..cards import blank
from .plays import Play

CHANCE = -1
"""The seat of chance, which answers what no player decides."""

SEATS = "abcdefghi"
"""The letters by which seats are written."""
FEWEST, MOST = 2, len(SEATS)
"""How many can play."""

NOBODY = -1
EVERYBODY = -1
"""The set of all seats, where a set of seats sees something."""


class Pass(NamedTuple):
    """A pass: nothing is played."""

    name: str = "pass"  # tuples of equal content are equal: names keep moves of two kinds apart

    def __str__(self) -> str:
        return "-"


PASS = Pass()


class Answer(NamedTuple):
    """The answer of a seat (or chance) to a choice.

    ``value`` is a set of cards for ``cards``, a seat for ``seat``, a number of cards for
    ``number``, a whole number for ``count``, a bool for ``yes``, a `Play` for ``play`` and the bid
    for ``bid``; None chooses nothing, if that is open.
    """

    value: Any
    name: str = "answer"


class Call(NamedTuple):
    """Something called aloud, in or out of turn; ``rule`` is the rule that allows it."""

    rule: str
    name: str = "call"


Move = Play | Pass | Answer | Call


def no_move(thing: object) -> TypeError:
    """Return the error for something that is not a move of a game at all."""
    return TypeError(f"{thing!r} is not a move of this game: take one that moves() lists")


What = Literal["cards", "seat", "number", "count", "yes", "play", "bid"]


class Ask(NamedTuple):
    r"""A choice that a seat owes, as data on the agenda.

    ``low`` to ``high`` cards are asked for, from ``pool`` or, if that is None, the seat's own hand;
    ``to`` is the seat that the choice is for; ``barred`` are cards that may not be chosen;
    ``among`` are the open seats, numbers or counts, with None in it if nothing may be chosen; if
    it is None itself, all other seats in the game are open. ``detail`` is what the rule needs to
    know when the answer comes.

    >>> record = Record.parse("rules base, seven-pass\nhands 7c3c / 5c6c\na 7c")
    >>> ask = record.history().now.game.ask
    >>> ask.rule, ask.what, ask.low, ask.high, ask.to
    ('seven-pass', 'cards', 0, 1, 1)
    """

    rule: str
    seat: int
    what: What
    low: int = 0
    high: int = 0
    to: int = NOBODY
    barred: int = 0
    detail: Any = None
    pool: int | None = None
    among: tuple[int | None, ...] | None = None


class Revealed(NamedTuple):
    """The detail of a choice by which chance reveals cards that this position has not seen.

    ``seat`` is the seat that holds them, ``NOBODY`` if they lie in a pile; ``rest`` is what the
    rule still has to do. A game in which all cards are known asks nothing of the kind.
    """

    seat: int
    rest: Any = None


class Job(NamedTuple):
    """What remains to be done: the steps of a pipeline from ``at`` to before ``stop``, by name.

    A step is a rule by its id, or what the game itself does. ``before`` are the marks from before
    the play, if another play has been laid meanwhile.
    """

    pipeline: Literal["start", "play", "flow"]
    at: str = ""
    seat: int = NOBODY
    play: Play | None = None
    stop: str = ""
    before: Marks | None = None


class Event(NamedTuple):
    """One thing that happened: the verb that did it and the rule that caused it.

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

    @property
    def actor(self) -> str:
        """The rule that acted: if it has ended what another left in force, it and not the other."""
        return self.value if self.verb == "unmark" and self.value else self.rule


def acting_rules(events: Iterable[Event]) -> list[str]:
    """Return the rules behind the events of a step: that acted, asked, or made a play possible."""
    found: dict[str, None] = {}
    for event in events:
        made_by = event.value.rule if isinstance(event.value, Play) else ""
        found |= dict.fromkeys([made_by, event.actor])
    return [rule for rule in found if rule]


MarkValue = Any
Marks = tuple[tuple[str, MarkValue], ...]
