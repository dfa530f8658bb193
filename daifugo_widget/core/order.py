"""The order of strength of a moment."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from .cards import JOKER, NUMBER

JokerPlace = Literal["top", "turns", "as-top-number"]


class Order:
    """Which number is stronger than which: ``line`` runs from the weakest to the strongest.

    ``reversed`` is true while 2 is weakest. ``joker`` tells where the joker goes: always on top,
    turned with the numbers, or level with the strongest number. ``start`` is the number with which
    the row of numbers that are next to each other begins: 3 as a rule, another where the circle of
    numbers has been cut elsewhere, so that stairs may join 2 and 3.
    """

    def __init__(
        self,
        line: tuple[int, ...] = tuple(range(13)),
        reversed: bool = False,
        joker: JokerPlace = "top",
        start: int = 0,
    ) -> None:
        self.line, self.reversed, self.joker, self.start = line, reversed, joker, start

    def turned(self) -> Order:
        """Return the order the other way round."""
        return Order(self.line[::-1], not self.reversed, self.joker, self.start)

    def with_joker(self, joker: JokerPlace) -> Order:
        """Return the order with the joker in another place."""
        return Order(self.line, self.reversed, joker, self.start)

    @cached_property
    def place(self) -> tuple[int, ...]:
        """The place of each number, 0 the weakest; the joker's at index ``JOKER``."""
        places = [0] * 13
        for place, number in enumerate(self.line):
            places[number] = place
        return (*places, self._joker_place)

    @property
    def _joker_place(self) -> int:
        if self.joker == "as-top-number":
            return 12
        return -1 if self.joker == "turns" and self.reversed else 13

    @cached_property
    def joker_on_top(self) -> bool:
        """Whether nothing is above the joker."""
        return self._joker_place >= 12

    @cached_property
    def above(self) -> tuple[tuple[int, ...], ...]:
        """For each number, the natural numbers that are stronger, weakest first."""
        return tuple(
            tuple(n for n in self.line if self.place[n] > self.place[number])
            for number in range(14)
        )

    @cached_property
    def above_mask(self) -> tuple[int, ...]:
        """For each number, all natural cards that are stronger."""
        return tuple(sum(NUMBER[n] for n in stronger) for stronger in self.above)

    def strength(self, number: int) -> int:
        """Return the place of a number, the joker's being ``JOKER``."""
        return self.place[number]

    def next_above(self, number: int) -> int | None:
        """Return the natural number one step stronger, or None where nothing is."""
        place = self.place[number] + 1
        return self.line[place] if number < JOKER and place < 13 else None

    def __repr__(self) -> str:
        return f"Order({self.line!r}, {self.reversed!r}, {self.joker!r}, {self.start!r})"

    def __contains__(self, number: int) -> bool:
        return number in self.line or number == JOKER
