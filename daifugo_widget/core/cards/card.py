"""Cards as bits of an int, so that a hand, a play and a pile are plain numbers.

A deck is a block of 56 bits: bit ``4 * number + suit`` for the 52 natural cards, then four bits
for jokers, which live in the first block however many decks there are. Above four blocks lie
*blanks*: cards that somebody holds and the reader of this position has not seen.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from ..words.suggestions import DID_YOU_MEAN
from ..words.text import SpokenError, Text
from ..words.translations import _
from .card_spelling import A_RANK as A_RANK
from .card_spelling import A_SUIT as A_SUIT
from .card_spelling import RANKS as RANKS
from .card_spelling import SUITS as SUITS
from .card_spelling import meant

THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE, TWO = range(13)
JOKER = 13
"""The number of a joker, above the thirteen natural numbers."""

BLOCK = 56
MAX_DECKS = 4
JOKERS = 0b1111 << 52
ONE_DECK = (1 << BLOCK) - 1
BLANK_AT = BLOCK * MAX_DECKS
KNOWN = (1 << BLANK_AT) - 1
"""All cards that are seen: everything but blanks."""

JOKER_CODE = 52

_CARD = re.compile(f"({A_RANK})({A_SUIT})|X")
_SIGNS = dict(zip(SUITS, "♣♦♥♠", strict=True))


NO_CARD = _(
    "{wrong!r}{whole} is not a card: write a rank (3-9 T J Q K A 2) and a suit (c d h s), "
    "such as Tc, or X for a joker{hint}"
)
PERHAPS = _("; {hint}")
IN_WHOLE = _(" in {text!r}")
TOO_OFTEN = _("{card} appears more than {times} times")


class CardError(SpokenError):
    """Raised for a text that is not a card, or a card that cannot be where it is said to be.

    >>> try:
    ...     cards("3cTx")
    ... except CardError as error:
    ...     print(error)
    'Tx' in '3cTx' is not a card: write a rank (3-9 T J Q K A 2) and a suit (c d h s), ...
    """


def no_card(text: str, at: int) -> Text:
    """Return the message that the text at a position is not a card."""
    wrong = text[at : at + 2]
    whole = IN_WHOLE.fill(text=text) if len(text) > 2 else ""
    cards = meant(text)
    hint = PERHAPS.fill(hint=DID_YOU_MEAN.fill(word=cards)) if cards else ""
    return NO_CARD.fill(wrong=wrong, whole=whole, hint=hint)


class Needed(NamedTuple):
    """Some cards, and the least number of them that a hand needs for something."""

    cards: int
    least: int


def bits(cards: int) -> Iterator[int]:
    """Yield the bit of each card, lowest first."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


def code(bit: int) -> int:
    """Return the code of a bit's card, 0 to 51 or ``JOKER_CODE``, whichever deck it is in."""
    return min(bit % BLOCK, JOKER_CODE)


def card_number(code: int) -> int:
    """Return the number of a card by its code, 0 to 12 or ``JOKER``."""
    return code // 4


def card_suit(code: int) -> int:
    """Return the suit of a natural card by its code: its place in ``SUITS``."""
    return code % 4


def codes(cards: int) -> list[int]:
    """Return the sorted codes of the known cards."""
    return sorted(code(bit) for bit in bits(cards & KNOWN))


def bit_at(cards: int, place: int) -> int:
    """Return the bit of the card at a place, counted from 0 at the lowest card."""
    for _step in range(place):
        cards &= cards - 1
    return (cards & -cards).bit_length() - 1


COPIES = (
    *(tuple(range(card, BLANK_AT, BLOCK)) for card in range(JOKER_CODE)),
    tuple(bits(JOKERS)),
)
"""The bits of all copies of each card code, the first deck first."""


def number_mask(number: int) -> int:
    """Return all natural cards of a number, of every deck."""
    return sum(0b1111 << 4 * number + BLOCK * deck for deck in range(MAX_DECKS))


NUMBER = (*(number_mask(number) for number in range(13)), JOKERS)
"""All cards of each number, the jokers last."""

SUIT = tuple(
    sum(1 << suit + bit for bit in range(0, BLANK_AT, 4)) & ~JOKERS for suit in range(len(SUITS))
)
"""All natural cards of each suit."""
BLACK, RED = SUIT[0] | SUIT[3], SUIT[1] | SUIT[2]
"""All natural cards of each colour: clubs and spades, diamonds and hearts."""


def blank(count: int) -> int:
    """Return ``count`` unseen cards."""
    return ((1 << count) - 1) << BLANK_AT


def blanks(cards: int) -> int:
    """Return how many of the cards are unseen."""
    return (cards >> BLANK_AT).bit_count()


def put(hand: int, cards: int) -> int:
    """Add cards to a hand; unseen ones are counted, known ones keep their bits."""
    if not cards >> BLANK_AT:
        return hand | cards
    return (hand | cards) & KNOWN | blank(blanks(hand) + blanks(cards))


def take(hand: int, cards: int) -> int:
    """Take cards out of a hand; those not seen in it come from its unseen cards.

    With several decks another copy that is seen goes first, as copies are all one to the players.
    If the cards that leave are unseen themselves, all that is left is unseen too. Raises
    `CardError` if the hand does not hold the cards.
    """
    if hand & cards == cards <= KNOWN:
        return hand ^ cards
    known, unseen, missing = 0, hand.bit_count(), cards.bit_count()
    if cards <= KNOWN:
        known, unseen = hand & ~cards & KNOWN, blanks(hand)
        copies = other_copies(cards & ~hand, known) if unseen else 0
        known ^= copies
        missing = (cards & ~hand).bit_count() - copies.bit_count()
    if missing > unseen:
        raise CardError(f"{show(cards)} is not all in {show(hand)}")
    return known | blank(unseen - missing)


def other_copies(cards: int, pool: int) -> int:
    """Return one copy from a pool of each of some cards, as far as it holds them."""
    found = 0
    for card in codes(cards):
        found |= pick([card], pool & ~found) or 0
    return found


def ranks_of(text: str) -> str:
    """Return a text with its tens as a record writes them: ``T``, not ``10``."""
    return text.replace("10", "T")


def number_of(rank: str) -> int:
    """Return the number of a written rank; ``10`` is the same as ``T``."""
    return RANKS.index(ranks_of(rank))


def read_codes(text: str) -> list[int]:
    """Read ``7c10dX`` into card codes, ``-`` into none. Raises `CardError`."""
    found, at = [], 0
    text = text.strip()
    while text not in ("", "-") and at < len(text):
        match = _CARD.match(text, at)
        if match is None:
            raise CardError(no_card(text, at))
        rank, suit = match.groups()
        found.append(number_of(rank) * 4 + SUITS.index(suit) if rank else JOKER_CODE)
        at = match.end()
    return found


def pick(wanted: Iterable[int], pool: int) -> int | None:
    """Find cards by code in a pool, the first copies first; None if one is not there."""
    found = 0
    for card in wanted:
        for bit in COPIES[card]:
            if pool >> bit & 1 and not found >> bit & 1:
                found |= 1 << bit
                break
        else:
            return None
    return found


def choices(pool: int, count: int) -> Iterator[int]:
    """Yield each choice of ``count`` cards; copies of a card count as one, the first is taken."""
    held = sorted(bits(pool), key=code)
    known = set()
    for chosen in combinations(held, count):
        name = tuple(map(code, chosen))
        if name not in known:
            known.add(name)
            yield sum(1 << bit for bit in chosen)


def is_free_choice(answers: Sequence[int]) -> bool:
    """Return whether there are several answers, all choices of their sizes from their cards."""
    if len(answers) < 2:
        return False
    most: Counter[int] = Counter()
    for answer in answers:
        most |= Counter(codes(answer))
    sizes = [answer.bit_count() for answer in answers]
    ways = [1] + [0] * max(sizes)
    for copies_held in most.values():
        ways = [sum(ways[max(0, n - copies_held) : n + 1]) for n in range(len(ways))]
    return len(answers) == sum(ways[min(sizes) :])


def cards(text: str, taken: int = 0) -> int:
    """Read cards: ``3c8dX`` is the three of clubs, the eight of diamonds and a joker.

    ``taken`` are cards that others hold already: with several decks the next copy is meant. Raises
    `CardError` for a text that is not a card, or a card that appears more than four times.

    >>> cards("3c8dX")
    4503599629467649
    >>> show(cards("3c8dX") & ~cards("8d"))
    '3cX'
    """
    found = 0
    for card in read_codes(text):
        free = pick([card], KNOWN & ~(taken | found))
        if free is None:
            raise CardError(TOO_OFTEN.fill(card=show_code(card), times=MAX_DECKS))
        found |= free
    return found


def show_code(card: int) -> str:
    """Write one card as in a record: ``8d``, ``X``."""
    return "X" if card == JOKER_CODE else RANKS[card_number(card)] + SUITS[card_suit(card)]


def show(cards: int) -> str:
    """Write cards as in a record, weakest number first: ``3c8dX``, ``9c?4``, ``-`` for none.

    >>> show(cards("X8d3c"))
    '3c8dX'
    """
    text = "".join(show_code(card) for card in codes(cards))
    return (text + (f"?{blanks(cards)}" if blanks(cards) else "")) or "-"


def pretty(cards: int) -> str:
    """Write cards for people: ``3♣ 8♦ ★``.

    >>> pretty(cards("3cTdX"))
    '3♣ 10♦ ★'
    """
    return " ".join(pretty_code(card) for card in codes(cards))


def pretty_code(card: int) -> str:
    """Write one card for people: ``10♦``, ``★`` for a joker."""
    if card == JOKER_CODE:
        return "★"
    return pretty_number(card_number(card)) + _SIGNS[SUITS[card_suit(card)]]


def printed_number(rank: int) -> int:
    """Return the number that a rank counts as: 1 for the A, 11 for the J."""
    return (rank + 2) % 13 + 1


def pretty_number(number: int) -> str:
    """Write a number for people: ``3``, ``10``, ``J``, ``★``."""
    return "★" if number == JOKER else RANKS[number].replace("T", "10")


def pretty_suit(suit: int) -> str:
    """Write a suit for people: ``♣``."""
    return _SIGNS[SUITS[suit]]


def make_deck(decks: int = 1, jokers: int = 1, numbers: Iterable[int] = range(13)) -> int:
    """Return a deck: all suits of the numbers in each of its packs, and its jokers."""
    naturals = sum(0b1111 << 4 * number for number in set(numbers))
    return sum(naturals << BLOCK * deck for deck in range(decks)) | ((1 << jokers) - 1) << 52
