"""Plays whose numbers are in a row: stairs, skipping stairs, tunnels and emperors."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING

from .cards import JOKERS, ONE_DECK
from .forms import ANY, BySize, Wild, first_jokers, fold, on_copies, with_any
from .order import Order
from .plays import SUIT_SHIFT, Play, suits_by_place

COLUMN = sum(1 << 4 * number for number in range(13))
GAPS = range(2, 7)
"""Every gap that three numbers of a row can have between them."""

# --- how they are compared -----------------------------------------------------------------------


def lowest(play: Play, order: Order) -> int:
    """Return the place of the weakest card of a run in the order of the moment."""
    if order.start:
        return min(_places(play, order))
    first = 0 if play.joined else play.rank
    return 12 - first - (play.size - 1) * play.step if order.reversed else first


def highest(play: Play, order: Order) -> int:
    """Return the place of the strongest card of a run in the order of the moment."""
    if order.start:
        return max(_places(play, order))
    return lowest(play, order) + (play.size - 1) * play.step


def bar(top: Play, order: Order, follow: str) -> int:
    """Return the place that the weakest card of a run has to be above, by an option ``follow``."""
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


def _held(column: int, start: int) -> set[int]:
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
    """Make the stairs of one suit by size, lowest first, from the spread bits of that suit.

    At most ``most`` of the jokers stand for numbers; with ``end`` one may stand past that end. The
    row of numbers begins with ``start``, from which places are counted; ``step`` is the gap from
    one number to the next.
    """
    held = _held(column, start)
    found: dict[int, list[Play]] = {}
    first, last = _ends(end)
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

    A joker can only stand above the 3, and one number at least is left out: all thirteen would be
    stairs.
    """
    found: dict[int, list[Play]] = {}
    for below in range(1, 12):
        held = _held(column, 13 - below)
        for size in range(max(3, below + 1), 13):
            for play in _fill(range(size), held, suit, jokers, most, 13 - below, below + 1):
                found.setdefault(size, []).append(play._replace(rule="tunnel"))
    return with_any(found)


def _ends(end: str) -> tuple[int, int]:
    """Return the first and the last place of the row; a joker may stand past an end."""
    return (-1 if end == "bottom" else 0), (13 if end == "top" else 12)


def _fill(
    window: range, held: set[int], suit: int, jokers: int, most: int, start: int, fixed: int = 0
) -> Iterator[Play]:
    """Yield the ways to lay one window of a suit: jokers in its holes, and in other places.

    No joker can stand in the first ``fixed`` places.
    """
    if not held.issuperset(window[:fixed]):
        return
    kind = "stairs" if window.step == 1 else "progression"
    suits = len(window) << SUIT_SHIFT[suit]
    for naturals in _naturals(window, held, most, fixed):
        count = len(window) - len(naturals)
        cards = _cards(naturals, [suit] * len(naturals), start) | first_jokers(jokers)[count]
        rank = _rank(window, start)
        yield Play(cards, kind, rank, len(window), suits, count, step=window.step)


def _naturals(window: range, held: set[int], most: int, fixed: int = 0) -> Iterator[Sequence[int]]:
    """Yield which places of a window natural cards take, jokers taking at most so many."""
    rest = [n for n in window if n in held]
    free = [n for n in window[fixed:] if n in held]
    for more in range(most - (len(window) - len(rest)) + 1):
        for swapped in combinations(free, more):
            if naturals := [n for n in rest if n not in swapped]:
                yield naturals


def _cards(places: Sequence[int], suits: Sequence[int], start: int) -> int:
    pairs = zip(places, suits, strict=True)
    return sum(1 << 4 * ((place + start) % 13) + suit for place, suit in pairs)


def _rank(window: range, start: int) -> int:
    """Return the first number of a window, 13 more where it goes on from the 2 to the 3."""
    first, last = window[0] + start, window[-1] + start
    return first - 13 if first >= 13 else first + 13 if start and last >= 13 else first


def _consecutive(hand: int, count: int) -> int:
    """Return the lowest card of each so many consecutive ones of a suit, all suits at once."""
    for _ in range(1, count):
        hand &= hand >> 4
    return hand


# --- kinds ---------------------------------------------------------------------------------------


class Runs:
    """What all kinds of runs have in common."""

    name: str
    gap = "higher"

    def lead(self, hand: int, order: Order, wild: Wild) -> list[Play]:
        """Make all plays of the kind in a hand."""
        return self._read(self._of_size(ANY, hand, order, wild), hand, order, wild)

    def follow(self, hand: int, top: Play, order: Order, wild: Wild) -> list[Play]:
        """Make the plays of the same size that are far enough above."""
        over = bar(top, order, self.gap)
        found = self._read(self._of_size(top.size, hand, order, wild), hand, order, wild)
        return [play for play in found if lowest(play, order) > over]

    if TYPE_CHECKING:

        def _of_size(self, size: int, hand: int, order: Order, wild: Wild) -> list[Play]:
            """Make the plays of one size, or of all, on first copies."""

    def _read(self, found: list[Play], hand: int, order: Order, wild: Wild) -> list[Play]:
        if not wild.choose_number and hand & JOKERS:
            best: dict[int, int] = {}
            for play in found:
                best[play.cards] = max(lowest(play, order), best.get(play.cards, -1))
            found = [play for play in found if lowest(play, order) == best[play.cards]]
        return [on_copies(play, hand) for play in found] if hand > ONE_DECK else found


def _most(hand: int, wild: Wild) -> int:
    """Return how many jokers may join a run."""
    return min((hand & JOKERS).bit_count(), wild.per_stairs)


def _past(most: int, order: Order, wild: Wild) -> str:
    """Return the end of the row past which a joker may stand."""
    past = wild.above_two and most and not order.start
    return ("bottom" if order.reversed else "top") if past else ""


class Stairs(Runs):
    """Consecutive cards of one suit."""

    name = "stairs"

    def __init__(self, minimum: int = 3, follow: str = "higher") -> None:
        self.minimum, self.gap = minimum, follow

    def _of_size(self, size: int, hand: int, order: Order, wild: Wild) -> list[Play]:
        most = _most(hand, wild)
        jokers = hand & JOKERS if most else 0
        run = (self.minimum, jokers, most, _past(most, order, wild), order.start)
        folded = fold(hand)
        found: list[Play] = []
        if not (most or order.start or _consecutive(folded & ~JOKERS, self.minimum)):
            return found
        for suit in range(4):
            found += stairs(folded >> suit & COLUMN, suit, *run).get(size, ())
        return found


class Tunnels(Runs):
    """Stairs from the 2 on to the 3, where the row of numbers does not join them anyway."""

    name = "stairs"

    def __init__(self, follow: str = "higher") -> None:
        self.gap = follow

    def _of_size(self, size: int, hand: int, order: Order, wild: Wild) -> list[Play]:
        if order.start:
            return []
        most, folded = _most(hand, wild), fold(hand)
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
        self, gaps: Sequence[int] = GAPS, same_gap: bool = True, jokers: bool = False
    ) -> None:
        self.gaps, self.same_gap, self.jokers = gaps, same_gap, jokers

    def follow(self, hand: int, top: Play, order: Order, wild: Wild) -> list[Play]:
        """Make the plays of the same size, and as a rule the same gap, that begin higher."""
        found = super().follow(hand, top, order, wild)
        return [play for play in found if play.step == top.step] if self.same_gap else found

    def _of_size(self, size: int, hand: int, order: Order, wild: Wild) -> list[Play]:
        most, folded = _most(hand, wild) if self.jokers else 0, fold(hand)
        jokers = hand & JOKERS if most else 0
        gaps, anywhere = self.gaps, most or order.start
        if not anywhere:
            naturals = folded & ~JOKERS
            gaps = [gap for gap in gaps if naturals & naturals >> 4 * gap & naturals >> 8 * gap]
        return [
            play
            for gap in gaps
            for suit in range(4)
            for play in stairs(
                folded >> suit & COLUMN, suit, 3, jokers, most, "", order.start, gap
            ).get(size, ())
        ]


class Emperors(Runs):
    """Four consecutive cards of four suits, or two or three times as many."""

    name = "emperor"

    def __init__(self, follow: str = "higher") -> None:
        self.gap = follow

    def _of_size(self, size: int, hand: int, order: Order, wild: Wild) -> list[Play]:
        most = _most(hand, wild)
        jokers = hand & JOKERS if most else 0
        cards = fold(hand) & ~JOKERS
        sizes = (4, 8, 12) if size == ANY else (size,) if size % 4 == 0 else ()
        if not (order.start or _four_in_a_row(cards, most)):
            return []
        first, last = _ends(_past(most, order, wild))
        row = tuple(_at(cards, place, order.start) for place in range(first, last + 1))
        found: list[Play] = []
        for many in sizes if cards.bit_count() + most >= min(sizes, default=0) else ():
            for at in range(len(row) - many + 1):
                held = row[at : at + many]
                if held.count(0) <= most:
                    window = range(first + at, first + at + many)
                    found += emperors(held, jokers, most, window, order.start)
        return found


def _four_in_a_row(cards: int, missing: int) -> bool:
    """Tell whether four consecutive numbers are held, or all but so many of them."""
    pairs = cards | cards >> 1
    held = (pairs | pairs >> 2) & COLUMN
    if missing:
        return held.bit_count() + missing > 3
    return bool(held & held >> 4 & held >> 8 & held >> 12)


def _at(cards: int, place: int, start: int) -> int:
    """Return the suits held of the number at a place, as four bits."""
    return cards >> 4 * ((place + start) % 13) & 15 if 0 <= place < 13 else 0


@lru_cache(1 << 16)
def emperors(
    held: tuple[int, ...], jokers: int, most: int, window: range, start: int
) -> tuple[Play, ...]:
    """Make the emperors of one window from the suits held at each place, jokers helping."""
    found, size, rank = [], len(window), _rank(window, start)
    for suits in _suits_by_place(held, most):
        by_place = dict(zip(window, suits, strict=True))
        there = {n for n, some in zip(window, held, strict=True) if some >> by_place[n] & 1}
        for naturals in _naturals(window, there, most):
            count = size - len(naturals)
            cards = _cards(naturals, [by_place[n] for n in naturals], start)
            cards |= first_jokers(jokers)[count]
            found.append(Play(cards, "emperor", rank, size, suits_by_place(suits), count))
    return tuple(found)


def _suits_by_place(
    held: tuple[int, ...], most: int, laid: tuple[int, ...] = ()
) -> Iterator[tuple[int, ...]]:
    """Yield a suit for each place, four different ones in each four; so many may be missing."""
    place = len(laid)
    if place == len(held):
        yield laid
        return
    for suit in range(4):
        missing = not held[place] >> suit & 1
        if suit not in laid[place - place % 4 :] and missing <= most:
            yield from _suits_by_place(held, most - missing, (*laid, suit))
