"""A play: a set of cards laid down together, read in one way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from daifugo_widget.moved_imports import keep_old_names

from ..cards import JOKER, JOKER_CODE, JOKERS, bits, code, codes, pretty_code, show_code

if TYPE_CHECKING:
    from .moves import Marks

SUIT_SHIFT = (0, 4, 8, 12)
PLACES_AT = 16
"""The bit of a suit pattern from which on it holds the suit of each place, two bits per place."""


@keep_old_names
class Play(NamedTuple):
    """Cards laid down together: a group of one number, stairs, or another kind that a rule adds.

    ``rank`` is the number of a group (``JOKER`` for jokers alone) or the first number of stairs,
    -1 if a joker stands below the 3, 13 more if they go on from the 2 to the 3. ``suits`` counts
    the cards of each suit in four fields of four bits, including jokers that stand for a suit;
    above them it may hold the suit of each place, if that matters. ``rule`` is the id of the rule
    that allows the play, if it is not an ordinary one. ``step`` is the gap from one number to the
    next, ``each`` how many cards each number has in a play that is not a group.

    >>> game = Record.parse("hands 7c7dX / 3c3d").history().now.game
    >>> game.moves()
    [<Play 7c>, <Play 7d>, <Play 7cX>, <Play 7dX>, <Play 7c7d>, <Play 7c7dX>, <Play X>]
    >>> pair = game.moves()[4]
    >>> pair.kind, pair.size, show(pair.cards), pair.pretty()
    ('group', 2, '7c7d', '7♣ 7♦')
    """

    cards: int
    kind: str
    rank: int
    size: int
    suits: int
    jokers: int
    rule: str = ""
    step: int = 1
    each: int = 1

    @classmethod
    def of(cls, cards: int, kind: str, rank: int, each: int = 1) -> Play:
        """Return a play of a kind of your own, other than a group, from its first number on.

        ``each`` is how many cards each number has. Jokers in it stand for no card in particular.
        """
        suits = [one % 4 for one in codes(cards) if one != JOKER_CODE]
        jokers = (cards & JOKERS).bit_count()
        placed = each == 1 and not jokers and len({*suits}) > 1
        counts = suits_by_place(suits) if placed else sum(1 << SUIT_SHIFT[suit] for suit in suits)
        return cls(cards, kind, rank, cards.bit_count(), counts, jokers, each=each)

    def count(self, number: int, jokers: bool = True) -> int:
        """Return how many cards of a number it has, with or without jokers that stand for it."""
        if self.kind == "group":
            return self.size - (0 if jokers else self.jokers) if self.rank == number else 0
        if number not in self.numbers:
            return 0
        return self.each if jokers else self.naturals().count(number)

    def naturals(self) -> tuple[int, ...]:
        """Return the numbers of the natural cards, sorted, one for each card."""
        return tuple(card // 4 for card in codes(self.cards) if card != JOKER_CODE)

    @property
    def numbers(self) -> Sequence[int]:
        """The numbers that the play covers; those of stairs may reach one past either end."""
        if self.kind == "group":
            return (self.rank,)
        places = self.size // self.each
        numbers = range(self.rank, self.rank + places * self.step, self.step)
        return tuple(number % 13 for number in numbers) if self.wraps_around else numbers

    @property
    def wraps_around(self) -> bool:
        """Whether the play is stairs that go on from the 2 to the 3."""
        return self.rank >= JOKER and self.kind != "group"

    @property
    def alone(self) -> bool:
        """Whether the play is made of jokers only."""
        return self.rank == JOKER and self.kind == "group"

    def suit_list(self) -> list[int]:
        """Return the suits, clubs first, one for each card that has one."""
        return [suit for suit in range(4) for _ in range(self.suits >> SUIT_SHIFT[suit] & 15)]

    def joker_cards(self) -> list[int | None]:
        """Return the card that each joker stands for, None if it stands for a number only."""
        if self.kind == "group":
            return self._in_group()
        if not self.jokers or self.has_free_suits:
            return [None] * self.jokers
        held = set(self.naturals())
        return [
            number * 4 + suit if 0 <= number < 13 else None
            for number, suit in zip(self.numbers, self.place_suits(), strict=True)
            if number not in held
        ]

    @property
    def has_free_suits(self) -> bool:
        """Whether its suits belong to no places: in a group, or if they are mixed in any order."""
        if self.kind == "group" or self.each > 1:
            return True
        return not self.suits >> PLACES_AT and len({*self.suit_list()}) != 1

    def place_suits(self) -> tuple[int, ...]:
        """Return the suit of each place of a play whose suits belong to places."""
        if not self.suits >> PLACES_AT:
            return (self.suit_list()[0],) * self.size
        return tuple(self.suits >> PLACES_AT + 2 * place & 3 for place in range(self.size))

    def _in_group(self) -> list[int | None]:
        suits = self.suit_list()
        for bit in bits(self.cards & ~JOKERS):
            suits.remove(code(bit) % 4)
        known: list[int | None] = [self.rank * 4 + suit for suit in suits]
        return known + [None] * (self.jokers - len(known))

    def parts(self) -> list[tuple[int, int | None]]:
        """Return its card codes in the order people lay them, with what each joker stands for."""
        naturals = [(card, None) for card in codes(self.cards) if card != JOKER_CODE]
        jokers = [(JOKER_CODE, stands) for stands in self.joker_cards()]
        if self.kind == "group":
            return [*naturals, *jokers]
        return sorted(
            [*naturals, *jokers],
            key=lambda part: _place(part, self),
        )

    def __repr__(self) -> str:
        kind = "" if self.kind == "group" else f" ({self.kind})"
        try:
            return f"<Play {self}{kind}>"
        except Exception:  # not a real play, but an error message still has to show it
            return f"Play{tuple.__repr__(self)}"

    def __str__(self) -> str:
        """Write the play as in a record: ``7c7d``, ``5s6sX=7s``; a record reads it back."""
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


class Laid(NamedTuple):
    """A play on the table and the seat that laid it."""

    seat: int
    play: Play
    parts: tuple[Laid, ...] = ()
    """The plays that were joined into this one, each with its seat, the first one first."""
    marks: Marks = ()
    """The marks that made the order of strength when it was laid."""


def apart(row: Iterable[Laid]) -> list[Laid]:
    """Return plays as they were laid, joined ones taken apart."""
    return [part for laid in row for part in laid.parts or (laid,)]


def _place(part: tuple[int, int | None], play: Play) -> int:
    card, stands = part
    if card == JOKER_CODE and stands is None:
        return -1 if play.rank < 0 else play.size
    return play.numbers.index((stands if card == JOKER_CODE and stands is not None else card) // 4)


def suits_by_place(suits: Sequence[int]) -> int:
    """Return the suit pattern of a play in which each place has its own suit."""
    counts = sum(1 << SUIT_SHIFT[suit] for suit in suits)
    return counts | sum(suit << PLACES_AT + 2 * place for place, suit in enumerate(suits))


def suit_count(suits: int) -> int:
    """Return how many cards of a suit pattern have a suit."""
    return sum(suits >> shift & 15 for shift in SUIT_SHIFT)


# --- lists of plays ----------------------------------------------------------------------------

MOST_PLAYS = 5_000
"""How many plays are listed: half a deck under every rule makes fewer, a whole deck 350,000."""


class Excerpt(list[Play]):
    """The first plays of too many to list."""


def list_plays(plays: list[Play], cut: bool = False) -> list[Play]:
    """Return plays, but no more than the most that are listed, and if some are left out say so."""
    return Excerpt(plays[:MOST_PLAYS]) if cut or len(plays) > MOST_PLAYS else plays


def few_first(plays: Iterable[Play]) -> list[Play]:
    """List plays, of too many those of the kinds that have few plays first."""
    kinds: dict[str, list[Play]] = {}
    for play in plays:
        kinds.setdefault(play.kind, []).append(play)
    return list_plays([play for kind in sorted(kinds.values(), key=len) for play in kind])


def is_cut(plays: Sequence[Play]) -> bool:
    """Return whether there are more plays than a list of them says."""
    return isinstance(plays, Excerpt)
