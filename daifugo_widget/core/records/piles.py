"""The cards of a deck as a record lays them out: each in one place."""

from __future__ import annotations

from collections import Counter
from functools import reduce

from ..cards import blank, pick, show_code
from ..words.text import Text
from . import phrases as say
from .cardtext import CardText
from .fields import Placed
from .header import HeaderLine


class Piles:
    """The cards of a deck as they are laid out, one place after another."""

    def __init__(self, deck: int) -> None:
        self.deck, self.taken, self.unseen = deck, 0, 0
        self.holders: dict[int, list[Text | str]] = {}

    def lay(self, cards: CardText, where: Text | str, entry: HeaderLine, placed: Placed) -> int:
        """Lay cards somewhere, the next free copy of each. Raises `RecordError`."""
        found = 0
        for code in cards.codes:
            bit = pick([code], self.deck & ~self.taken)
            if bit is None:
                raise entry.error(self._why_not(code, where), placed.spot)
            self.taken |= bit
            self.holders.setdefault(code, []).append(where)
            found |= bit
        self.unseen += cards.unseen
        if self.remaining < 0:
            count = self.deck.bit_count()
            raise entry.error(say.TOO_MANY_CARDS.fill(cards=count), placed.spot)
        return found | blank(cards.unseen)

    @property
    def remaining(self) -> int:
        """The number of cards that lie nowhere yet."""
        return (self.deck & ~self.taken).bit_count() - self.unseen

    def rest(self) -> int:
        """Return the cards that lie nowhere yet, unseen if some of the others are."""
        return blank(self.remaining) if self.unseen else self.deck & ~self.taken

    def _why_not(self, code: int, where: Text | str) -> Text:
        card, holders = show_code(code), self.holders.get(code, [])
        if not holders:
            return say.NOT_IN_DECK.fill(card=card)
        held = _by_whom([*holders, where])
        return say.HELD_TOO_OFTEN.fill(card=card, times=_times(len(holders)), holders=held)


def _times(count: int) -> Text:
    return {1: say.ONCE, 2: say.TWICE_OVER}.get(count) or say.TIMES.fill(count=count)


def _by_whom(holders: list[Text | str]) -> Text:
    """Write who holds a card: ``by a and by b``, ``twice by a``."""
    texts = [
        say.HELD_BY.fill(who=who)
        if count == 1
        else say.HELD_OFTEN_BY.fill(times=_times(count), who=who)
        for who, count in Counter(holders).items()
    ]
    return reduce(lambda one, other: say.BOTH.fill(one=one, other=other), texts)
