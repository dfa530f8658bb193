"""Emperors: consecutive cards of four suits."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, islice, permutations, product
from typing import NamedTuple

from daifugo_widget.core.cards import JOKERS, ONE_DECK
from daifugo_widget.core.game.plays import MOST_PLAYS, Play, suits_by_place

from ..order import Order
from .play_forms import first_jokers, fold
from .play_kind import ANY, Wild
from .play_runs import (
    COLUMN,
    Runs,
    bar,
    cards_at,
    first_number,
    in_rows,
    lowest,
    most_jokers,
    natural_places,
    on_copies_in,
    open_end,
    row_ends,
)

PLACES = COLUMN << 4 | 1
"""The lowest bit of each place of a row, with one for a joker past its end."""
NATURALS = ONE_DECK & ~JOKERS


class Four(NamedTuple):
    """Four suits in one order, and the cards of these suits in four places."""

    suits: tuple[int, ...]
    cards: int


FOURS = tuple(
    Four(suits, sum(1 << 4 * place + suit for place, suit in enumerate(suits)))
    for suits in permutations(range(4))
)


class Emperors(Runs):
    """Four consecutive cards of four suits, or two or three times as many."""

    name = "emperor"
    minimum = 4

    def __init__(self, follow: str = "higher") -> None:
        self.gap = follow

    def follow(self, hand: int, top: Play, order: Order, wild: Wild) -> list[Play]:
        """Make the emperors of the same size that are high enough; the others are not made."""
        over = bar(top, order, self.gap)
        found: list[Play] = []
        for window in self._windows(top.size, hand, order, wild):
            first = next(window, None)
            if first and lowest(first, order) > over:
                found += islice(chain([first], window), MOST_PLAYS + 1 - len(found))
        return on_copies_in(hand, found)

    def _of_size(self, size: int, hand: int, order: Order, wild: Wild) -> list[Play]:
        windows = self._windows(size, hand, order, wild)
        return list(islice(chain.from_iterable(windows), MOST_PLAYS + 1))

    def _windows(self, size: int, hand: int, order: Order, wild: Wild) -> Iterator[Iterator[Play]]:
        """Yield the emperors of one window after the other, the small ones first."""
        most = most_jokers(hand, wild)
        jokers = hand & JOKERS if most else 0
        first, last = row_ends(open_end(most, order, wild))
        row = _rotate(fold(hand) & ~JOKERS, order.start) << -4 * first
        held = (row | row >> 1 | row >> 2 | row >> 3) & PLACES
        if not most:
            held = in_rows(held, 4)
        sizes = (4, 8, 12) if size == ANY else (size,) if size % 4 == 0 else ()
        for many in sizes if held else ():
            window = (1 << 4 * many) - 1
            for at in range(last - first + 2 - many):
                if (held >> 4 * at & window).bit_count() + most >= many:
                    places = range(first + at, first + at + many)
                    yield emperors(row >> 4 * at & window, jokers, most, places, order.start)


def _rotate(cards: int, start: int) -> int:
    """Return natural cards by their places in the row that begins with a number."""
    return cards >> 4 * start | (cards << 4 * (13 - start) & NATURALS if start else 0)


def emperors(held: int, jokers: int, most: int, window: range, start: int) -> Iterator[Play]:
    """Make the emperors of one window from the cards held in its places, jokers helping."""
    for suits in _suits_by_place(held, len(window), most):
        there = {n for at, n in enumerate(window) if held >> 4 * at + suits[at] & 1}
        for naturals in natural_places(window, there, most):
            yield _emperor(window, suits, naturals, jokers, start)


@lru_cache(1 << 14)
def _emperor(
    window: range, suits: tuple[int, ...], naturals: tuple[int, ...], jokers: int, start: int
) -> Play:
    """Make an emperor from the suit of each place and the places of the natural cards."""
    count = len(window) - len(naturals)
    cards = cards_at(naturals, [suits[window.index(n)] for n in naturals], start)
    cards |= first_jokers(jokers)[count]
    rank, pattern = first_number(window, start), suits_by_place(suits)
    return Play(cards, "emperor", rank, len(window), pattern, count)


@lru_cache(1 << 14)
def _suits_by_place(held: int, size: int, most: int) -> tuple[tuple[int, ...], ...]:
    """Return suits for all places, four different ones in each four; ``most`` may be missing."""
    fours = []
    for at in range(0, size, 4):
        lacking = ~held >> 4 * at
        fours.append([four for four in FOURS if (four.cards & lacking).bit_count() <= most])
    return tuple(
        tuple(suit for four in laid for suit in four.suits)
        for laid in product(*fours)
        if (sum(four.cards << 16 * at for at, four in enumerate(laid)) & ~held).bit_count() <= most
    )
