"""What rules of both trick-taking games settle in the same way."""

from __future__ import annotations

from ..core.cards import SUIT
from ..core.entry import Entry
from ..core.options import option
from ..core.text import Text


class Following(Entry):
    """Whoever holds a card of the suit led plays one."""

    def follow(self, held: int, known: int, suit: int) -> int:
        """Return what a hand may play; a suit known to be in it has to be followed."""
        return held & SUIT[suit] if known & SUIT[suit] else held


class Deals(Entry):
    """So many deals make a session; a void one does not count."""

    deals = option(
        default=10,
        type="int",
        min=1,
        max=100,
        label=Text("Deals", "配る回数", "나누는 횟수"),
    )
