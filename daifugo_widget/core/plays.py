"""A play: a set of cards laid down together, read in one way."""

from __future__ import annotations

from typing import NamedTuple

from .cards import (
    JOKER,
    JOKER_CODE,
    JOKERS,
    SUITS,
    bits,
    code,
    codes,
    pretty_code,
    show_code,
)

SUIT_SHIFT = (0, 4, 8, 12)


class Play(NamedTuple):
    """Cards laid down together: a group of one number, stairs, or another kind that a rule adds.

    ``rank`` is the number of a group (``JOKER`` for jokers alone) and the lowest printed number of
    stairs, -1 where a joker stands below the 3. ``suits`` counts the cards of each suit in four
    fields of four bits, jokers that stand for a suit included. ``rule`` names the rule by which
    the play is made where it is no ordinary one.
    """

    cards: int
    kind: str
    rank: int
    size: int
    suits: int
    jokers: int
    rule: str = ""

    def count(self, number: int, jokers: bool = True) -> int:
        """Return how many cards of a number it has, with or without jokers standing for it."""
        if self.kind == "group":
            return self.size - (0 if jokers else self.jokers) if self.rank == number else 0
        if not self.rank <= number < self.rank + self.size:
            return 0
        return int(jokers or number in self.naturals())

    def naturals(self) -> tuple[int, ...]:
        """Return the numbers of the natural cards, sorted, one for each card."""
        return tuple(card // 4 for card in codes(self.cards) if card != JOKER_CODE)

    @property
    def numbers(self) -> range:
        """The numbers that the play covers; those of stairs may reach one past either end."""
        return range(self.rank, self.rank + (1 if self.kind == "group" else self.size))

    @property
    def alone(self) -> bool:
        """Whether it is made of jokers only."""
        return self.rank == JOKER and self.kind == "group"

    def suit_list(self) -> list[int]:
        """Return the suits, clubs first, one for each card that has one."""
        return [suit for suit in range(4) for _ in range(self.suits >> SUIT_SHIFT[suit] & 15)]

    def joker_cards(self) -> list[int | None]:
        """Return the card that each joker stands for; None where it stands for a number only."""
        if self.kind == "group":
            return self._in_group()
        suit = self.suit_list()[0]
        held = set(self.naturals())
        places = [number for number in self.numbers if number not in held]
        return [n * 4 + suit if 0 <= n < 13 else None for n in places]

    def _in_group(self) -> list[int | None]:
        suits = self.suit_list()
        for bit in bits(self.cards & ~JOKERS):
            suits.remove(code(bit) % 4)
        known: list[int | None] = [self.rank * 4 + suit for suit in suits]
        return known + [None] * (self.jokers - len(known))

    def parts(self) -> list[tuple[int, int | None]]:
        """Return each card's code as a person lays them, with what a joker stands for."""
        naturals = [(card, None) for card in codes(self.cards) if card != JOKER_CODE]
        jokers = [(JOKER_CODE, stands) for stands in self.joker_cards()]
        if self.kind == "group":
            return [*naturals, *jokers]
        return sorted(
            [*naturals, *jokers],
            key=lambda part: _place(part, self),
        )

    def __str__(self) -> str:
        """Write the play as in a record: ``7c7d``, ``5s6sX=7s``; `Forms.read` reads it back."""
        return "".join(
            show_code(card) + ("" if stands is None else "=" + show_code(stands))
            for card, stands in self.parts()
        )

    def pretty(self) -> str:
        """Write the play for people: ``5♠ 6♠ ★(7♠)``."""
        return " ".join(
            pretty_code(card) + ("" if stands is None else f"({pretty_code(stands)})")
            for card, stands in self.parts()
        )


def _place(part: tuple[int, int | None], play: Play) -> int:
    card, stands = part
    if card != JOKER_CODE:
        return card // 4
    if stands is not None:
        return stands // 4
    return -1 if play.rank < 0 else 13


def suit_count(suits: int) -> int:
    """Return how many cards of a suit pattern have a suit."""
    return sum(suits >> shift & 15 for shift in SUIT_SHIFT)


def suits_within(suits: int, pattern: int) -> bool:
    """Tell whether a pattern has at least as many of each suit."""
    return all((suits >> shift & 15) <= (pattern >> shift & 15) for shift in SUIT_SHIFT)


def suits_text(suits: int) -> str:
    """Write a suit pattern as in a record: ``cs``."""
    return "".join(SUITS[suit] * (suits >> SUIT_SHIFT[suit] & 15) for suit in range(4))


def read_suits(text: str) -> int:
    """Read a suit pattern: ``cs`` is one club and one spade.

    Raises `ValueError` for other letters.
    """
    return sum(1 << SUIT_SHIFT[SUITS.index(letter)] for letter in text)
