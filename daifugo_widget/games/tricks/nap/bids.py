"""The bids of Nap, from Two up to Blucher."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Self

from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _

from ..engine.bids import Bid, BidError

NO_SUCH_BID = _("{text!r} is not a bid of Nap: write one of {known}")


OFFER = _("{bid}: {n} tricks")
OFFERS = {0: _("{bid}: no trick"), 5: _("{bid}: all 5")}
"""How a bid is offered, by the tricks that it promises."""


class Worth(NamedTuple):
    """What a bid promises, and the chips that each opponent pays or is paid."""

    id: str
    words: Text
    tricks: int
    made: int
    lost: int


WORTH = (
    Worth("two", _("Two"), 2, 2, 2),
    Worth("three", _("Three"), 3, 3, 3),
    Worth("misere", _("Misere"), 0, 3, 3),
    Worth("four", _("Four"), 4, 4, 4),
    Worth("nap", _("Nap"), 5, 10, 6),
    Worth("wellington", _("Wellington"), 5, 20, 12),
    Worth("blucher", _("Blucher"), 5, 40, 24),
)
_PLACES = {worth.id: place for place, worth in enumerate(WORTH)}


@dataclass(frozen=True, order=True)
class NapBid(Bid):
    """One of the seven bids, by its place among them from low to high."""

    place: int

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a bid: ``two``, ``misere``, ``blucher``. Raises `BidError`."""
        if text not in _PLACES:
            raise BidError(NO_SUCH_BID.fill(text=text, known=" ".join(_PLACES)))
        return cls(_PLACES[text])

    def __str__(self) -> str:
        return self.worth.id

    @property
    def worth(self) -> Worth:
        """What the bid promises and what it pays."""
        return WORTH[self.place]

    @property
    def words(self) -> Text:
        return self.worth.words

    @property
    def offer(self) -> Text:
        """The bid with the tricks that it promises."""
        return OFFERS.get(self.worth.tricks, OFFER).fill(bid=self.words, n=self.worth.tricks)

    def is_made(self, tricks: int) -> bool:
        """Return whether a number of tricks keeps the promise."""
        return tricks == 0 if self == MISERE else tricks >= self.worth.tricks


BIDS = tuple(map(NapBid, range(len(WORTH))))
TWO, THREE, MISERE, FOUR, NAP, WELLINGTON, BLUCHER = BIDS
