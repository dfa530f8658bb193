"""The bids of Nap, from Two up to Blucher."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Self

from ...core.text import Text
from ..bids import Bid, BidError

NO_SUCH_BID = Text(
    "{text!r} is not a bid of Nap: write one of {known}",
    "「{text}」はナップのビッドではありません。使えるビッド：{known}",
    "'{text}': 납의 공약이 아닙니다. 쓸 수 있는 공약: {known}",
)


OFFER = Text("{bid}: {n} tricks", "{bid}（{n}トリック）", "{bid}({n}트릭)")
OFFERS = {
    0: Text("{bid}: no trick", "{bid}（0トリック）", "{bid}(0트릭)"),
    5: Text("{bid}: all 5", "{bid}（5トリック全部）", "{bid}(5트릭 모두)"),
}
"""How a bid is offered, by the tricks that it promises."""


class Worth(NamedTuple):
    """What a bid promises, and the chips that each opponent pays or is paid."""

    id: str
    words: Text
    tricks: int
    made: int
    lost: int


WORTH = (
    Worth("two", Text("Two", "ツー", "투"), 2, 2, 2),
    Worth("three", Text("Three", "スリー", "쓰리"), 3, 3, 3),
    Worth("misere", Text("Misere", "ミゼール", "미제르"), 0, 3, 3),
    Worth("four", Text("Four", "フォー", "포"), 4, 4, 4),
    Worth("nap", Text("Nap", "ナップ", "납"), 5, 10, 6),
    Worth("wellington", Text("Wellington", "ウェリントン", "웰링턴"), 5, 20, 12),
    Worth("blucher", Text("Blucher", "ブリュッヘル", "블뤼허"), 5, 40, 24),
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
