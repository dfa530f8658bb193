"""What is wrong with a record, and where."""

from __future__ import annotations

from typing import NamedTuple

from ..words.text import SpokenError, Text


class Spot(NamedTuple):
    """A place in a text: line and column, both from 1."""

    line: int = 0
    column: int = 0


NOWHERE = Spot()


MOST_SAID = 2000
"""The most characters of a message: a text of one line that is no record would be quoted whole."""


def _cut(what: Text) -> Text:
    """Take the middle out of a message that is too long; its end says what would be right."""
    half = MOST_SAID // 2
    long = (f"{said[:half]} … {said[-half:]}" if len(said) > MOST_SAID else said for said in what)
    return Text(*long)


class RecordError(SpokenError):
    r"""An error that says what is wrong in a record, where, and what would be right.

    >>> try:
    ...     Record.parse("hands 3c8c / 3d9s\na 8c  b 3d").history()
    ... except RecordError as error:
    ...     print(error)
    2:9: b 3d is refused: 3♦ cannot beat 8♣. [weaker]; legal for b: - 9s
    """

    def __init__(
        self,
        what: Text | str,
        spot: Spot = NOWHERE,
        source: str = "",
        brief: Text | None = None,
    ) -> None:
        super().__init__(_cut(Text.of(what)), _cut(brief) if brief else None)
        self.spot, self.source = spot, source

    @property
    def what(self) -> str:
        """What is wrong in English, without its place."""
        return self.text.en

    @property
    def line(self) -> int:
        """The line of the text, from 1; 0 if it is not known."""
        return self.spot.line

    @property
    def column(self) -> int:
        """The column in the line, from 1; 0 if it is not known."""
        return self.spot.column

    def at(self, spot: Spot = NOWHERE, source: str = "") -> RecordError:
        """Return the same error with its place filled in, if it was not known yet."""
        self.spot = self.spot if self.spot.line else spot
        self.source = self.source or source
        return self

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.source, *self.spot) if part)
        return f"{place}: {self.what}" if place else self.what


class RefusedError(RecordError):
    """The error for a move that the rules refuse: the record can be read, but not played out.

    ``brief`` is the message without codes and without the moves that would be legal; ``rule`` is
    the id of the rule that decides, "" if the move fits no rules at all.
    """

    def __init__(
        self, what: Text, spot: Spot = NOWHERE, brief: Text | None = None, rule: str = ""
    ) -> None:
        super().__init__(what, spot, brief=brief)
        self.rule = rule


LEGAL = "a legal move"
"""What is expected of a move; what is found then says itself that it is refused, and why."""


class Failure(NamedTuple):
    """A line of a record that does not hold: what was expected there and what was found."""

    line: int
    expected: str
    found: str

    @property
    def what(self) -> str:
        """What is wrong, without the line."""
        refused = self.expected == LEGAL
        return self.found if refused else f"expected {self.expected}, found {self.found}"

    def __str__(self) -> str:
        return f"line {self.line}: {self.what}"
