"""The bids of Napoleon: a number of honours, with a suit for trumps."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Self

from daifugo_widget.core.cards import SUITS, pretty_suit
from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _

from ..engine.bids import Bid, BidError

ALL_HONOURS = 20

NO_SUCH_BID = _(
    "{text!r} is not a bid of Napoleon: write a number of honours from 1 to 20 and a suit "
    "(c d h s), such as 13s"
)
_BID = re.compile(r"([1-9]|1\d|20)([cdhs])", re.ASCII)


@dataclass(frozen=True, order=True)
class NapoleonBid(Bid):
    """A number of honours and a suit; of equal numbers the higher suit wins: c, d, h, s."""

    honours: int
    suit: int

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a bid: ``13s``. Raises `BidError`."""
        match = _BID.fullmatch(text)
        if match is None:
            raise BidError(NO_SUCH_BID.fill(text=text))
        return cls(int(match[1]), SUITS.index(match[2]))

    def __str__(self) -> str:
        return f"{self.honours}{SUITS[self.suit]}"

    @property
    def group(self) -> str:
        """The number of honours: for each number there is a bid in each suit."""
        return str(self.honours)

    @property
    def words(self) -> Text:
        """The bid as people say it, with no space at which a line may end."""
        suit, number = pretty_suit(self.suit), self.honours
        return Text(
            f"{number}\N{NO-BREAK SPACE}{suit}",
            f"{suit}{number}枚",
            f"{suit}\N{NO-BREAK SPACE}{number}장",
        )


BIDS = tuple(
    NapoleonBid(honours, suit)
    for honours in range(1, ALL_HONOURS + 1)
    for suit in range(len(SUITS))
)
"""Every bid, from low to high."""
