"""Rules that both trick-taking games share."""

from __future__ import annotations

from ..core.cards import SUIT
from ..core.entry import Entry
from ..core.options import option
from ..core.refusal import Refusal
from ..core.text import Text
from . import words
from .bids import Bid


def why_not_higher(bid: Bid, top: Bid, highest: Bid) -> Refusal:
    """Return the refusal of a bid that is not higher than the highest one so far."""
    phrase = words.NOTHING_HIGHER if top == highest else words.NOT_HIGHER
    return Refusal("bidding", 0, phrase, {"bid": bid.words, "top": top.words})


class Following(Entry):
    """Whoever holds a card of the suit led plays one."""

    def follow(self, held: int, known: int, suit: int) -> int:
        """Return what a hand may play; a suit known to be in it has to be followed."""
        return held & SUIT[suit] if known & SUIT[suit] else held


class Deals(Entry):
    """This many deals make a session; a void one does not count."""

    deals = option(
        default=10,
        type="int",
        min=1,
        max=100,
        label=Text("Deals", "配る回数", "나누는 횟수"),
    )
