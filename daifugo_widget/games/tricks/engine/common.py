"""Rules that both trick-taking games share."""

from __future__ import annotations

from daifugo_widget.core.cards import SUIT
from daifugo_widget.core.game.refusal import Refusal
from daifugo_widget.core.rules.options import option
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.core.words.translations import _

from . import words
from .bids import Bid


def why_not_higher(bid: Bid, top: Bid, highest: Bid) -> Refusal:
    """Return the refusal of a bid that is not higher than the highest one so far."""
    phrase = words.NOTHING_HIGHER if top == highest else words.NOT_HIGHER
    return Refusal("bidding", 0, phrase, {"bid": bid.words, "top": top.words})


class Following(BaseRule):
    """Whoever holds a card of the suit led plays one."""

    def follow(self, held: int, known: int, suit: int) -> int:
        """Return what a hand may play; a suit known to be in it has to be followed."""
        return held & SUIT[suit] if known & SUIT[suit] else held


class Deals(BaseRule):
    """This many deals make a session; a void one does not count."""

    deals = option(default=10, type="int", min=1, max=100, label=_("Deals"))
