"""Plays whose numbers are in a row: what they have in common, and those of one suit."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from daifugo_widget.core.cards import JOKERS, ONE_DECK
from daifugo_widget.core.game.plays import SUIT_SHIFT, Play

from ..order import Order
from .play_forms import BySize, first_jokers, fold, on_copies, with_any
from .play_kind import ANY, Wild

COLUMN = sum(1 << 4 * number for number in range(13))
GAPS = range(2, 7)
"""Every gap that three numbers of a row can have between them."""

# --- how they are compared -----------------------------------------------------------------------


def lowest(play: Play, order: Order) -> int:
    """Return the place of the weakest card of a run in the current order."""
    if order.start:
        return min(_places(play, order))
    first = 0 if play.wraps_around else play.rank
    return 12 - first - _steps(play) if order.reversed else first


def highest(play: Play, order: Order) -> int:
    """Return the place of the strongest card of a run in the current order."""
    if order.start:
        return max(_places(play, order))
    return lowest(play, order) + _steps(play)


def _steps(play: Play) -> int:
    """Return how many steps lie between the first number of a run and its last."""
    return (play.size // play.each - 1) * play.step


def bar(top: Play, order: Order, follow: str) -> int:
    """Return the place that the weakest card of a run has to be above, by the option ``follow``."""
    if follow == "higher":
        return lowest(top, order)
    if follow == "clear":
        return highest(top, order)
    if order.start:
        return sorted(_places(top, order))[1]
    return lowest(top, order) + top.step


def _places(play: Play, order: Order) -> list[int]:
    """Return the place of each number; a joker past the end of the row is above all of them."""
    return [order.line.index(n) if 0 <= n < 13 else 13 for n in play.numbers]


# --- how they are made ---------------------------------------------------------------------------


def _places_of(column: int, start: int) -> set[int]:
    """Return the places of the cards of one suit in the row that begins with a number."""
    return {place for place in range(13) if column >> 4 * ((place + start) % 13) & 1}


@lru_cache(1 << 16)
def stairs(
    column: int,
    suit: int,
    minimum: int,
    jokers: int,
    most: int,
    end: str,
    start: int,
    step: int = 1,
) -> BySize:
    """Make the stairs of one suit by size, lowest first; ``column`` has the suit at every 4th bit.

    At most ``most`` of the jokers stand for numbers; with ``end`` one may stand past that end. The
    row of numbers begins with ``start``, from which places are counted; ``step`` is the gap from
    one number to the next.
    """
    held = _places_of(column, start)
    found: dict[int, list[Play]] = {}
    first, last = row_ends(end)
    for low in range(first, last + 1) if len(held) + most >= minimum else ():
        missing = 0
        for high in range(low, last + 1, step):
            missing += high not in held
            if missing > most:
                break
            if high - low >= (minimum - 1) * step:
                window = range(low, high + 1, step)
                for play in _fill(window, held, suit, jokers, most, start):
                    found.setdefault(play.size, []).append(play)
    return with_any(found)


@lru_cache(1 << 12)
def tunnels(column: int, suit: int, jokers: int, most: int) -> BySize:
    """Make the tunnels of one suit by size: up to the 2, and on from the 3.

    A joker can only stand above the 3, and at least one number is left out: all thirteen would be
    stairs.
    """
    found: dict[int, list[Play]] = {}
    for below in range(1, 12):
        held = _places_of(column, 13 - below)
        if not held.issuperset(range(below + 1)):
            break
        for size in range(max(3, below + 1), 13):
            for play in _fill(range(size), held, suit, jokers, most, 13 - below, below + 1):
                found.setdefault(size, []).append(play._replace(rule="tunnel"))
    return with_any(found)


def row_ends(end: str) -> tuple[int, int]:
    """Return the first and the last place of the row; a joker may stand past an end."""
    return (-1 if end == "bottom" else 0), (13 if end == "top" else 12)


def _fill(
    window: range, held: set[int], suit: int, jokers: int, most: int, start: int, fixed: int = 0
) -> Iterator[Play]:
    """Yield the ways to fill one window of a suit: with jokers in its holes, and in other places.

    No joker can stand in the first ``fixed`` places.
    """
    for naturals in natural_places(window, held, most, fixed):
        yield _of_one_suit(window, suit, naturals, jokers, start)


@lru_cache(1 << 14)
def _of_one_suit(
    window: range, suit: int, naturals: tuple[int, ...], jokers: int, start: int
) -> Play:
    """Make a run of one suit from the places of the natural cards."""
    kind = "stairs" if window.step == 1 else "progression"
    size, count = len(window), len(window) - len(naturals)
    cards = cards_at(naturals, [suit] * len(naturals), start) | first_jokers(jokers)[count]
    suits = size << SUIT_SHIFT[suit]
    return Play(cards, kind, first_number(window, start), size, suits, count, step=window.step)


def natural_places(
    window: range, held: set[int], most: int, fixed: int = 0
) -> Iterator[tuple[int, ...]]:
    """Yield which places of a window natural cards take, jokers taking at most ``most``.

    The first ``fixed`` places are held, and natural cards always take them.
    """
    all_held = tuple(n for n in window if n in held)
    for more in range(most - (len(window) - len(all_held)) + 1):
        for swapped in combinations(all_held[fixed:], more):
            naturals = tuple(n for n in all_held if n not in swapped) if swapped else all_held
            if naturals:
                yield naturals


def cards_at(places: Sequence[int], suits: Sequence[int], start: int) -> int:
    """Return natural cards by their places and suits in the row that begins with a number."""
    pairs = zip(places, suits, strict=True)
    return sum(1 << 4 * ((place + start) % 13) + suit for place, suit in pairs)


def first_number(window: range, start: int) -> int:
    """Return the first number of a window, 13 more if it goes on from the 2 to the 3."""
    first, last = window[0] + start, window[-1] + start
    return first - 13 if first >= 13 else first + 13 if start and last >= 13 else first


def in_rows(cards: int, count: int, gap: int = 1) -> int:
    """Return the cards that are in rows of at least ``count`` of one suit, all suits at once.

    Without jokers no other cards make runs.
    """
    shift = 4 * gap
    for _ in range(1, count):
        cards &= cards >> shift
    rows = cards
    for _ in range(1, count if cards else 0):
        rows |= rows << shift
    return rows


# --- kinds ---------------------------------------------------------------------------------------


class Runs(ABC):
    """What all kinds of runs have in common."""

    name: str
    minimum = 3
    gap = "higher"

    def lead(self, hand: int, order: Order, wild: Wild) -> list[Play]:
        """Make all plays of the kind in a hand."""
        return self.of_size(ANY, hand, order, wild)

    def of_size(self, size: int, hand: int, order: Order, wild: Wild) -> list[Play]:
        """Make the plays of one size in a hand, or of all."""
        if hand.bit_count() < self.minimum:
            return []
        found = self._of_size(size, hand, order, wild)
        if found and not wild.choose_number:
            found = strongest(found, order)
        return on_copies_in(hand, found)

    def follow(self, hand: int, top: Play, order: Order, wild: Wild) -> list[Play]:
        """Make the plays of the same size that are high enough above the latest play.

        Jokers are read in every way: which one counts may hang on what else is forbidden.
        """
        over = bar(top, order, self.gap)
        found = on_copies_in(hand, self._of_size(top.size, hand, order, wild))
        return [play for play in found if lowest(play, order) > over]

    @abstractmethod
    def _of_size(self, size: int, hand: int, order: Order, wild: Wild) -> list[Play]:
        """Make the plays of one size, or of all, on first copies."""


def on_copies_in(hand: int, found: list[Play]) -> list[Play]:
    """Return plays made on first copies with the copies that a hand has."""
    return [on_copies(play, hand) for play in found] if hand > ONE_DECK else found


def strongest(found: list[Play], order: Order) -> list[Play]:
    """Leave out all readings of the same cards as a run but the strongest."""
    best: dict[tuple[int, str], int] = {}
    places = [lowest(play, order) if play.kind != "group" else 0 for play in found]
    for play, place in zip(found, places, strict=True):
        key = play.cards, play.kind
        best[key] = max(place, best.get(key, -1))
    paired = zip(found, places, strict=True)
    return [play for play, place in paired if place == best[play.cards, play.kind]]


def most_jokers(hand: int, wild: Wild) -> int:
    """Return how many jokers may join a run."""
    return min((hand & JOKERS).bit_count(), wild.per_stairs)


def open_end(most: int, order: Order, wild: Wild) -> str:
    """Return the end of the row past which a joker may stand, "" for none."""
    past = wild.above_two and most and not order.start
    return ("bottom" if order.reversed else "top") if past else ""


class Stairs(Runs):
    """Consecutive cards of one suit."""

    name = "stairs"

    def __init__(self, minimum: int = 3, follow: str = "higher") -> None:
        self.minimum, self.gap = minimum, follow

    def _of_size(self, size: int, hand: int, order: Order, wild: Wild) -> list[Play]:
        most = most_jokers(hand, wild)
        jokers = hand & JOKERS if most else 0
        cards = fold(hand) & ~JOKERS
        if not (most or order.start):
            cards = in_rows(cards, self.minimum)
        run = (self.minimum, jokers, most, open_end(most, order, wild), order.start)
        return [
            play
            for suit in range(4 if cards else 0)
            if (column := cards >> suit & COLUMN)
            for play in stairs(column, suit, *run).get(size, ())
        ]


class Tunnels(Runs):
    """Stairs that go on from the 2 to the 3, if the row of numbers does not join them anyway."""

    name = "stairs"

    def __init__(self, follow: str = "higher") -> None:
        self.gap = follow

    def _of_size(self, size: int, hand: int, order: Order, wild: Wild) -> list[Play]:
        if order.start:
            return []
        most, folded = most_jokers(hand, wild), fold(hand)
        jokers = hand & JOKERS if most else 0
        ends = folded & folded >> 48
        return [
            play
            for suit in range(4)
            if ends >> suit & 1
            for play in tunnels(folded >> suit & COLUMN, suit, jokers, most).get(size, ())
        ]


class Progressions(Runs):
    """Cards of one suit with the same gap of two or more from each number to the next."""

    name = "progression"

    def __init__(
        self,
        gaps: Sequence[int] = GAPS,
        same_gap: bool = True,
        jokers: bool = False,
        follow: str = "higher",
    ) -> None:
        self.gaps, self.same_gap, self.jokers, self.gap = gaps, same_gap, jokers, follow

    def follow(self, hand: int, top: Play, order: Order, wild: Wild) -> list[Play]:
        """Make the plays of the same size, and usually the same gap, that begin high enough."""
        found = super().follow(hand, top, order, wild)
        return [play for play in found if play.step == top.step] if self.same_gap else found

    def _of_size(self, size: int, hand: int, order: Order, wild: Wild) -> list[Play]:
        most = most_jokers(hand, wild) if self.jokers else 0
        jokers = hand & JOKERS if most else 0
        cards, anywhere = fold(hand) & ~JOKERS, most or order.start
        return [
            play
            for gap in self.gaps
            if (fitting := cards if anywhere else in_rows(cards, 3, gap))
            for suit in range(4)
            if (column := fitting >> suit & COLUMN)
            for play in stairs(column, suit, 3, jokers, most, "", order.start, gap).get(size, ())
        ]
