"""A goal as data: facts that must or must not come true, within a number of turns."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from ..core.game.moves import SEATS
from ..core.records.errors import RecordError, Spot
from ..core.records.phrases import NO_SEAT
from ..core.rules.options import WHOLE
from ..games import DAIFUGO
from . import phrases as say
from .game_drills import drills_of
from .words import DrillPosition, check, holds

Status = Literal["open", "solved", "failed"]

_LIMIT = re.compile(rf"(?P<goal>.*\S)\s+in\s+(?P<turns>{WHOLE})\s*$")
_OR = re.compile(r"\bor\b")
_ASTRAY = re.compile(r"\band\b|[();]|\bin\s+\d+\b")
"""What people write to join facts by mistake, and what belongs at the end of a goal alone."""
MOST_TURNS = 9
START = Spot(1, 1)


@dataclass(frozen=True)
class Part:
    """One fact of a goal: it has to hold, or, if not ``wanted``, must never hold until then."""

    text: str
    wanted: bool = True

    def __str__(self) -> str:
        return self.text if self.wanted else f"not {self.text}"

    @classmethod
    def parse(cls, text: str, game: str = DAIFUGO) -> Part:
        """Read ``leads a``, ``not fouls a``. Raises `RecordError`."""
        words = text.split()
        wanted = words[:1] != ["not"]
        fact = " ".join(words if wanted else words[1:])
        if not fact:
            raise RecordError(say.NO_PART)
        if _ASTRAY.search(fact):
            raise RecordError(say.PUT_TOGETHER.fill(text=fact))
        check(fact, game)
        return cls(fact, wanted)


Way = tuple[Part, ...]
"""Facts that belong together: those wanted hold at one moment, the others never before it."""


@dataclass(frozen=True)
class Goal:
    """What the learner of a game has to reach: one of several ways, within a number of turns.

    ``str`` and `parse` are each other's inverse: ``leads a, not fouls a or finishes a in 2``.
    """

    ways: tuple[Way, ...]
    turns: int = 1
    game: str = DAIFUGO

    def __str__(self) -> str:
        ways = " or ".join(", ".join(map(str, way)) for way in self.ways)
        return ways if self.turns == 1 else f"{ways} in {self.turns}"

    @classmethod
    def parse(cls, text: str, spot: Spot = START, game: str = DAIFUGO) -> Goal:
        """Read a goal found at a place of a record. Raises `RecordError` with that place."""
        found = _LIMIT.fullmatch(text)
        body, turns = (found["goal"], int(found["turns"])) if found else (text, 1)
        if not 1 <= turns <= MOST_TURNS:
            raise RecordError(say.TURNS.fill(turns=turns, most=MOST_TURNS), spot)
        ways, at = [], 0
        for piece in _OR.split(body):
            ways.append(tuple(_parts(piece, Spot(spot.line, spot.column + at), game)))
            at += len(piece) + len("or")
        return cls(tuple(ways), turns, game)

    def check_seats(self, players: int) -> None:
        """Raise `RecordError` if it names a seat that nobody sits at."""
        for part in (part for way in self.ways for part in way):
            for seat in drills_of(self.game).seats_in(part.text):
                if seat not in SEATS[:players]:
                    raise RecordError(NO_SEAT.fill(text=seat, last=SEATS[players - 1]))

    def alive(self, position: DrillPosition, ways: tuple[int, ...]) -> tuple[int, ...]:
        """Return which of these ways are still open: those in which nothing unwanted holds."""
        return tuple(at for at in ways if self.spoiler(position, at) is None)

    def spoiler(self, position: DrillPosition, at: int) -> Part | None:
        """Return the part of a way that is not wanted and holds now, if any."""
        unwanted = (part for part in self.ways[at] if not part.wanted)
        return next((part for part in unwanted if holds(position, part.text)), None)

    def missing(self, position: DrillPosition, at: int) -> list[Part]:
        """Return what a way still lacks."""
        return [part for part in self.ways[at] if part.wanted and not holds(position, part.text)]

    def judge(self, position: DrillPosition, ways: tuple[int, ...], last: bool) -> Status:
        """Judge a moment by the ways that are still open; ``last`` if the turns are used up.

        A way that only keeps things away counts at the end alone.
        """
        for at in ways:
            reached = any(part.wanted for part in self.ways[at]) or last
            if reached and not self.missing(position, at):
                return "solved"
        return "failed" if last or not ways else "open"


def _parts(text: str, spot: Spot, game: str) -> list[Part]:
    parts, at = [], 0
    for piece in text.split(","):
        indent = len(piece) - len(piece.lstrip())
        try:
            parts.append(Part.parse(piece, game))
        except RecordError as error:
            raise error.at(Spot(spot.line, spot.column + at + indent)) from None
        at += len(piece) + 1
    return parts
