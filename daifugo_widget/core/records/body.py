"""The body of a record as lines: moves, checks, and deals of the next game."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..game.moves import CHANCE, SEATS
from .errors import NOWHERE, Spot
from .header import Header

NEXT, TRY, BACK = "next", "try", "back"
PLAY, ANSWER, DRAW = "", ">", "~"
"""The signs of actions: of a play, pass or call; of an answer; of what chance decided."""


@dataclass(frozen=True)
class Action:
    """One move of a seat, or of chance, as text."""

    seat: int
    sign: str
    text: str
    spot: Spot = field(default=NOWHERE, compare=False)


@dataclass(frozen=True)
class Line:
    """A line of the body, with the comment behind it and its place."""

    note: str | None = field(default=None, kw_only=True)
    spot: Spot = field(default=NOWHERE, compare=False, kw_only=True)

    def __str__(self) -> str:
        text = self.text()
        if self.note is None:
            return text
        return f"{text}{'  ' if text else ''}# {self.note}".rstrip()

    def text(self) -> str:
        """Return the line without its comment."""
        return ""


@dataclass(frozen=True)
class Moves(Line):
    """Some moves; none if the line is only a comment."""

    actions: tuple[Action, ...] = ()

    def text(self) -> str:
        """Write the moves, with two blanks between those of different seats."""
        return write_actions(self.actions)


@dataclass(frozen=True)
class NextGame(Line):
    """The deal of the next game: its header, and what chance decided about the seats."""

    header: Header = field(default_factory=Header)
    actions: tuple[Action, ...] = ()

    def text(self) -> str:
        """Write ``next`` and what chance decided; the header follows on lines of its own."""
        return " ".join((NEXT, write_actions(self.actions))).rstrip()

    def __str__(self) -> str:
        return "\n".join(part for part in (super().__str__(), str(self.header)) if part)


@dataclass(frozen=True)
class Try(Line):
    """``try``: the lines up to ``back`` tell what might have happened from here on."""

    def text(self) -> str:
        """Write the word."""
        return TRY


@dataclass(frozen=True)
class Back(Line):
    """``back``: the record goes on from where the latest ``try`` began."""

    def text(self) -> str:
        """Write the word."""
        return BACK


@dataclass(frozen=True)
class Refused(Line):
    """``! b 9c suit-bind``: the last action is refused, for a reason if one is given."""

    actions: tuple[Action, ...] = ()
    reason: str = ""

    def text(self) -> str:
        """Write the actions and the reason."""
        reason = f"  {self.reason}" if self.reason else ""
        return f"! {write_actions(self.actions)}{reason}"


@dataclass(frozen=True)
class Fact:
    """One fact as text."""

    text: str
    spot: Spot = field(default=NOWHERE, compare=False)


@dataclass(frozen=True)
class Facts(Line):
    """``= turn b, top -``: the facts hold now."""

    facts: tuple[Fact, ...] = ()

    def text(self) -> str:
        """Write the facts."""
        return "= " + ", ".join(fact.text for fact in self.facts)


def write_actions(actions: tuple[Action, ...]) -> str:
    """Write actions as on a line: ``a 7c7d > 3c  b -``."""
    text, last = "", CHANCE
    for action in actions:
        seat = action.seat if action.sign == PLAY or action.seat not in (last, CHANCE) else None
        gap = " " if seat is None else "  "
        parts = [] if seat is None else [SEATS[seat]]
        parts += [part for part in (action.sign, action.text) if part]
        text = f"{text}{gap}{' '.join(parts)}".strip()
        last = last if seat is None else seat
    return text
