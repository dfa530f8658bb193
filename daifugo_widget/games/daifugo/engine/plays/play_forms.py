"""The generator of plays: it makes only what is asked for, and caches what depends on few bits.

Plays are made on one deck and shared; a hand of several decks gets the same plays on the copies
that it holds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, combinations, islice

from daifugo_widget.core.cards import BLOCK, JOKER, JOKERS, NUMBER, ONE_DECK, bits, code, pick
from daifugo_widget.core.game.plays import (
    MOST_PLAYS,
    SUIT_SHIFT,
    Play,
    few_first,
    is_cut,
    list_plays,
)

from ..order import Order
from .play_kind import ANY, Kind, SizedKind, Wild

MORE = MOST_PLAYS + 1
"""As many plays as no list has."""

BySize = dict[int, tuple[Play, ...]]


# --- groups --------------------------------------------------------------------------------------


TWICE = sum(0b1110 << shift for shift in SUIT_SHIFT)
"""The bits of a play's suits that say that it has a suit more than once."""


def _joker_suits(nibble: int, jokers: int, mode: str) -> Iterator[int]:
    """Yield the suits that jokers may take besides the natural ones: each free suit once."""
    free = [suit for suit in range(4) if not nibble >> suit & 1]
    least = min(jokers, len(free)) if mode == "choose4" else 0
    most = 0 if mode == "none" else min(jokers, len(free))
    for taken in range(least, most + 1):
        for suits in combinations(free, taken):
            yield sum(1 << SUIT_SHIFT[suit] for suit in suits)


def _nibble(counts: tuple[int, ...]) -> int:
    return sum(bool(count) << suit for suit, count in enumerate(counts))


def _suits(nibble: int) -> int:
    return sum((nibble >> suit & 1) << SUIT_SHIFT[suit] for suit in range(4))


def first_jokers(jokers: int) -> list[int]:
    """Return no joker, the first, the first two, and so on."""
    masks = [0]
    for joker in bits(jokers):
        masks.append(masks[-1] | 1 << joker)
    return masks


@lru_cache(None)
def groups(nibble: int, number: int, jokers: int, mode: str) -> BySize:
    """Make the groups of a number by size, from the four bits of its suits and the jokers held."""
    found: dict[int, list[Play]] = {}
    wild = first_jokers(jokers)
    for part in (p for p in range(1, 16) if p & nibble == p):
        for count, mask in enumerate(wild):
            for taken in _joker_suits(part, count, mode):
                play = Play(
                    part << 4 * number | mask,
                    "group",
                    number,
                    part.bit_count() + count,
                    _suits(part) + taken,
                    count,
                )
                found.setdefault(play.size, []).append(play)
    return with_any(found)


def with_any(found: dict[int, list[Play]]) -> BySize:
    """Return plays by size, and all of them together."""
    by_size = {size: tuple(plays) for size, plays in found.items()}
    return {ANY: tuple(play for plays in by_size.values() for play in plays), **by_size}


@lru_cache(None)
def groups_of_decks(held: tuple[int, ...], number: int, jokers: int, mode: str) -> BySize:
    """Make the groups of a number from how many of each suit are held, on first copies."""
    found: dict[int, list[Play]] = {}
    wild = first_jokers(jokers)
    for counts in _counts(held):
        cards = sum(
            1 << 4 * number + suit + BLOCK * deck
            for suit in range(4)
            for deck in range(counts[suit])
        )
        suits = sum(n << SUIT_SHIFT[suit] for suit, n in enumerate(counts))
        for count, mask in enumerate(wild):
            for taken in _joker_suits(_nibble(counts), count, mode):
                size = sum(counts) + count
                play = Play(cards | mask, "group", number, size, suits + taken, count)
                found.setdefault(size, []).append(play)
    return with_any(found)


def _counts(held: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    def grow(suit: int) -> Iterator[tuple[int, ...]]:
        if suit == 4:
            yield ()
            return
        for count in range(held[suit] + 1):
            for rest in grow(suit + 1):
                yield (count, *rest)

    return (counts for counts in grow(0) if any(counts))


@lru_cache(None)
def joker_groups(jokers: int) -> tuple[Play, ...]:
    """Make the plays of jokers alone, one of each size."""
    masks = first_jokers(jokers)[1:]
    return tuple(
        Play(mask, "group", JOKER, count, 0, count) for count, mask in enumerate(masks, start=1)
    )


class Groups:
    """Any number of cards of one number."""

    name = "group"

    def lead(self, hand: int, order: Order, wild: Wild) -> list[Play]:
        """Make every group in a hand."""
        return self.of_size(ANY, hand, order, wild)

    def of_size(self, size: int, hand: int, order: Order, wild: Wild) -> list[Play]:
        """Make the groups of one size in a hand, or of all."""
        found = of_numbers(range(13), hand, size, wild)
        found += (play for play in joker_groups(hand & JOKERS) if size in (ANY, play.size))
        return found

    def follow(self, hand: int, top: Play, order: Order, wild: Wild) -> list[Play]:
        """Make the groups of the same size and a stronger number."""
        found: list[Play] = []
        if order.special:
            return self._follow_special(hand, top, order, wild)
        if hand & order.above_mask[top.rank]:
            found = of_numbers(order.above[top.rank], hand, top.size, wild)
        if hand & JOKERS and order.place[JOKER] > order.place[top.rank]:
            found += [play for play in joker_groups(hand & JOKERS) if play.size == top.size]
        return found

    def _follow_special(self, hand: int, top: Play, order: Order, wild: Wild) -> list[Play]:
        """Make the stronger groups of the same size if strength depends on more than the number."""
        floor = order.level(top)
        numbers = [number for number, peak in enumerate(order.peaks) if peak > floor]
        found = of_numbers(numbers, hand, top.size, wild)
        found += (play for play in joker_groups(hand & JOKERS) if play.size == top.size)
        return [play for play in found if order.level(play) > floor]


def of_numbers(numbers: Iterable[int], hand: int, size: int, wild: Wild) -> list[Play]:
    """Make the groups of some numbers in a hand, of one size or of all."""
    found: list[Play] = []
    jokers, mode = hand & JOKERS, wild.suit
    if hand > ONE_DECK:
        for number in numbers:
            found += islice(_of_copies(hand, number, size, mode), MOST_PLAYS + 1 - len(found))
        return found
    known = _known_groups(size, jokers, mode)
    for number in numbers:
        cards = hand & NUMBER[number]
        if cards:
            plays = known.get(cards)
            if plays is None:
                made = groups(cards >> 4 * number, number, jokers, mode)
                plays = known[cards] = made.get(size, ())
            found += plays
    return found


@lru_cache(None)
def _known_groups(size: int, jokers: int, mode: str) -> dict[int, tuple[Play, ...]]:
    """Return the groups of one size made so far, by the natural cards held of their number."""
    return {}


def _of_copies(hand: int, number: int, size: int, mode: str) -> Iterator[Play]:
    """Yield the groups of a number on the copies that the hand holds."""
    held = tuple(
        sum(hand >> BLOCK * deck + 4 * number + suit & 1 for deck in range(4)) for suit in range(4)
    )
    for play in groups_of_decks(held, number, hand & JOKERS, mode).get(size, ()):
        yield on_copies(play, hand)


# --- several decks -------------------------------------------------------------------------------


def fold(hand: int) -> int:
    """Return the hand with each card once, on the first deck."""
    if hand <= ONE_DECK:
        return hand
    folded = hand & ONE_DECK
    for deck in range(1, 4):
        folded |= hand >> BLOCK * deck & ONE_DECK & ~JOKERS
    return folded


def on_copies(play: Play, hand: int) -> Play:
    """Return the same play with the copies that the hand holds."""
    if play.cards & hand == play.cards:
        return play
    held = pick((code(bit) for bit in bits(play.cards)), hand)
    return play if held is None else play._replace(cards=held)


# --- all kinds together --------------------------------------------------------------------------


class Forms:
    """All kinds of plays of a rule set."""

    def __init__(self, kinds: Iterable[Kind], wild: Wild) -> None:
        self.kinds = tuple(kinds)
        self.wild = wild
        self._sized = tuple(kind if isinstance(kind, SizedKind) else None for kind in self.kinds)
        self._by_name = {
            kind.name: tuple(other for other in self.kinds if other.name == kind.name)
            for kind in self.kinds
        }

    def lead(self, hand: int, order: Order, name: str = "") -> list[Play]:
        """List the plays in a hand, or only those of the kinds with one name."""
        kinds = self._by_name[name] if name else self.kinds
        found: list[Play] = []
        for kind in kinds:
            found += islice(kind.lead(hand, order, self.wild), MORE)
        return self._limit(found, 0)

    def of_number(self, hand: int, number: int, size: int = ANY) -> list[Play]:
        """Make the groups of a number in a hand, of one size or of all."""
        plays = of_numbers((number,), hand, size, self.wild)
        return plays if self.wild.suit != "auto" else automatic(plays, 0)

    def follow(self, hand: int, top: Play, order: Order) -> list[Play]:
        """List the plays in a hand that follow the latest play."""
        wild = self.wild
        if wild.suit == "choose4" and top.kind == "group" and top.suits & TWICE:
            wild = wild._replace(suit="choose5")  # no suit may be left for a joker
        kinds = self._by_name[top.kind] if hand.bit_count() >= top.size else ()
        found: list[Play] = []
        for kind in kinds:
            found += islice(kind.follow(hand, top, order, wild), MORE)
        return self._limit(found, top.suits)

    def _limit(self, found: list[Play], wanted: int) -> list[Play]:
        """Return plays with jokers read as the rules have it, and no more than are listed."""
        plays = found if len(found) < MORE else few_first(found)
        if self.wild.suit == "auto":
            return list_plays(automatic(plays, wanted), is_cut(plays))
        return plays

    def readings(self, cards: int, order: Order, name: str = "") -> list[Play]:
        """Return the plays that exactly these cards can make together, the strongest last.

        With a name, only the kinds with that name are asked.
        """
        size = cards.bit_count()
        made = (
            sized.of_size(size, cards, order, self.wild)
            if sized
            else kind.lead(cards, order, self.wild)
            for kind, sized in zip(self.kinds, self._sized, strict=True)
            if not name or kind.name == name
        )
        plays = [play for play in chain.from_iterable(made) if play.cards == cards]
        return plays if self.wild.suit != "auto" else automatic(plays, 0)


def automatic(plays: list[Play], wanted: int) -> list[Play]:
    """Keep one reading of each group with jokers: the wanted suits if possible, else none."""
    best: dict[tuple[int, int, str, int], Play] = {}
    for play in plays:
        key = (play.cards, play.rank, play.kind, play.step)
        if key not in best or play.suits == wanted:
            best[key] = play
    return list(best.values())
