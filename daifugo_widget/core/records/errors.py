"""What is wrong with a record, and where."""

from __future__ import annotations

from typing import NamedTuple

from ..errors import SpokenError
from ..text import Text


class Spot(NamedTuple):
    """A place in a text: line and column, both from 1."""

    line: int = 0
    column: int = 0


NOWHERE = Spot()


class RecordError(SpokenError):
    """Says what is wrong in a record, where, and what would be right."""

    def __init__(self, what: Text | str, spot: Spot = NOWHERE, source: str = "") -> None:
        super().__init__(what)
        self.spot, self.source = spot, source

    @property
    def what(self) -> str:
        """What is wrong in English, without its place."""
        return self.text.en

    @property
    def line(self) -> int:
        """The line of the text, from 1; 0 where there is none."""
        return self.spot.line

    @property
    def column(self) -> int:
        """The column in the line, from 1."""
        return self.spot.column

    def at(self, spot: Spot = NOWHERE, source: str = "") -> RecordError:
        """Return the same error with its place filled in where it was not known yet."""
        self.spot = self.spot if self.spot.line else spot
        self.source = self.source or source
        return self

    def __str__(self) -> str:
        place = [self.source, *(str(number) for number in self.spot if number)]
        return (
            ":".join(part for part in place if part) + f": {self.what}" if any(place) else self.what
        )


class RefusedError(RecordError):
    """Says that the rules refuse a move: the record reads, but it does not play out.

    ``brief`` says it without codes and without the moves that would be legal.
    """

    def __init__(self, what: Text, spot: Spot = NOWHERE, brief: Text | None = None) -> None:
        super().__init__(what, spot)
        self.brief = brief or what


class Failure(NamedTuple):
    """One line of a record that does not hold: what was expected there and what was found."""

    line: int
    expected: str
    found: str

    def __str__(self) -> str:
        return f"line {self.line}: expected {self.expected}, found {self.found}"
