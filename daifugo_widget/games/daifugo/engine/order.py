"""The order of strength at one moment."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Literal

from daifugo_widget.core.cards import BLACK, JACK, JOKER, NUMBER, RED, SEVEN, TEN, card_number, code
from daifugo_widget.moved_imports import keep_old_names

if TYPE_CHECKING:
    from daifugo_widget.core.game.plays import Play

JokerPlace = Literal["top", "turns", "as-top-number", "after-ten"]
RED_SEVENS, BLACK_SEVENS = NUMBER[SEVEN] & RED, NUMBER[SEVEN] & BLACK


@keep_old_names
@dataclass(frozen=True, eq=False)
class Order:
    """Which number is stronger than which: ``line`` runs from the weakest to the strongest.

    ``reversed`` is true while 2 is weakest. ``joker`` says where the joker goes: always on top,
    turned with the numbers, level with the strongest number, or between the 10 and the J. ``start``
    is the number with which the row of neighbouring numbers begins: usually the 3, but another if
    the circle of numbers has been cut elsewhere, so that stairs may join 2 and 3. ``sevens`` is
    true if red 7s, or in the reversed order black ones, are above all numbers.
    """

    line: tuple[int, ...] = tuple(range(13))
    reversed: bool = False
    joker: JokerPlace = "top"
    start: int = 0
    sevens: bool = False

    def opposite(self) -> Order:
        """Return the order the other way round."""
        return replace(self, line=self.line[::-1], reversed=not self.reversed)

    def with_joker(self, joker: JokerPlace) -> Order:
        """Return the order with the joker in another place."""
        return replace(self, joker=joker)

    def with_sevens(self) -> Order:
        """Return the order with the 7s of one colour above all numbers."""
        return replace(self, sevens=True)

    def cut_at(self, number: int) -> Order:
        """Return the order with the circle of numbers cut before a number, reversed if this is."""
        line = (*range(number, 13), *range(number))
        order = replace(self, line=line, reversed=False, start=number)
        return order.opposite() if self.reversed else order

    def with_top(self, number: int) -> Order:
        """Return the reversed order with a number moved to its top."""
        line = (*(other for other in range(12, -1, -1) if other != number), number)
        return replace(self, line=line, reversed=True, start=number)

    def with_strongest(self, number: int) -> Order:
        """Return the order with groups of a number above all others; stairs are not affected."""
        return replace(self, line=(*(other for other in self.line if other != number), number))

    @cached_property
    def place(self) -> tuple[int, ...]:
        """The place of each number, 0 the weakest; the joker's is at index ``JOKER``."""
        row = list(self.line)
        if self.joker == "after-ten":
            row.insert(row.index(TEN) + (not self.reversed), JOKER)
        places = [0] * 13 + [self._joker_place]
        for place, number in enumerate(row):
            places[number] = place
        return tuple(places)

    @cached_property
    def special(self) -> bool:
        """Whether the strength of a group depends on more than its number."""
        return self.sevens or self.joker == "after-ten"

    @property
    def strong_sevens(self) -> int:
        """The 7s of the colour that is above all numbers, none if there is no such colour."""
        return (BLACK_SEVENS if self.reversed else RED_SEVENS) if self.sevens else 0

    def lifts(self, sevens: int) -> bool:
        """Return whether 7s are all of the colour that is above all numbers, if one is."""
        return self.sevens and not sevens & NUMBER[SEVEN] & ~self.strong_sevens

    def level(self, play: Play) -> int:
        """Return how strong a group is: twice the place of its number, or a value in between."""
        return self._level(JOKER if self._is_between(play) else play.rank, play.cards)

    def card_level(self, bit: int) -> int:
        """Return how strong the card at a bit is alone, on the scale of `level`."""
        return self._level(card_number(code(bit)), 1 << bit)

    def _level(self, number: int, cards: int) -> int:
        if number == SEVEN and self.lifts(cards):
            return 2 * self.place[self.line[-1]] + 1
        return 2 * self.place[number]

    @cached_property
    def peaks(self) -> tuple[int, ...]:
        """For each natural number, the greatest strength (`level`) of a group of it."""
        peaks = [2 * place for place in self.place[:JOKER]]
        if self.joker == "after-ten":
            peaks[JACK:] = [max(peak, 2 * self.place[JOKER]) for peak in peaks[JACK:]]
        if self.sevens:
            peaks[SEVEN] = 2 * self.place[self.line[-1]] + 1
        return tuple(peaks)

    @property
    def _joker_place(self) -> int:
        if self.joker == "as-top-number":
            return 12
        return -1 if self.joker == "turns" and self.reversed else 13

    @cached_property
    def joker_on_top(self) -> bool:
        """Whether nothing is above the joker."""
        return 2 * self.place[JOKER] >= max(self.peaks)

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
        """Return the place of a number, 0 the weakest; ``JOKER`` is the number of the joker."""
        return self.place[number]

    def is_next(self, above: Play, below: Play) -> bool:
        """Return whether a group is exactly one step stronger than another.

        7s of the colour that is above all numbers are one step above the strongest number. A group
        with a joker between 10 and J is no step from any number.
        """
        if self.is_lifted(below) or self._is_between(above) or self._is_between(below):
            return False
        if self.is_lifted(above):
            return below.rank == self.line[-1]
        return self._next_above(below.rank) == above.rank

    def number_below(self, play: Play) -> int | None:
        """Return the number one step weaker than a group, or None if there is none."""
        if self._is_between(play):
            return None
        return self.line[-1] if self.is_lifted(play) else self._next_below(play.rank)

    def _is_between(self, play: Play) -> bool:
        """Return whether a joker that stands between 10 and J lowers a group to its place."""
        return self.joker == "after-ten" and bool(play.jokers) and play.rank >= JACK

    def is_lifted(self, play: Play) -> bool:
        """Return whether a group is of 7s that are above all numbers."""
        return play.rank == SEVEN and self.lifts(play.cards)

    def _next_above(self, number: int) -> int | None:
        """Return the natural number one step stronger, or None if there is none."""
        place = self.line.index(number) + 1 if number < JOKER else 13
        return self.line[place] if place < 13 else None

    def _next_below(self, number: int) -> int | None:
        """Return the number one step weaker than a natural one, or None at the bottom."""
        place = self.line.index(number) - 1 if number < JOKER else -1
        return self.line[place] if place >= 0 else None

    def __contains__(self, number: int) -> bool:
        return number in self.line or number == JOKER
