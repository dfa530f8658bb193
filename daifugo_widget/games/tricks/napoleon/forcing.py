"""Napoleon when nobody bids: by the rule ``forced-napoleon`` a card decides who is Napoleon."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any, Self

from daifugo_widget.core.cards import KNOWN, bits, blank, blanks, put, take
from daifugo_widget.core.game.moves import CHANCE, NOBODY, Ask, Revealed

from ..engine.game import TrickGame
from .catalogue import called_jack


class Forcing(TrickGame):
    """A deal with a kitty, from which cards may be turned up if nobody bids."""

    kitty: int
    turned: int

    def declarer_only(self) -> int:
        """Return the cards turned up, and the jacks that they called for.

        The holder of the last of these is Napoleon; those that nobody held lay in the kitty, which
        Napoleon takes up.
        """
        jacks = (called_jack(1 << bit) for bit in bits(self.turned))
        return reduce(or_, jacks, self.turned)

    def with_told(self, ask: Ask, value: Any) -> Self:
        """Return the game with the cards that chance tells of known in their hand or the kitty."""
        new = self.copy()
        if ask.what == "cards":
            new.kitty = _with_known(new.kitty, value & KNOWN)
        elif value is None:
            new.kitty = _with_known(new.kitty, ask.detail.rest)
        else:
            new._set_hand(value, _with_known(new.hands[value], ask.detail.rest))
        return new

    def _is_forced(self) -> bool:
        """Return whether the bid just made is that of a forced Napoleon."""
        return bool(self.turned)

    def _nobody_bids(self) -> None:
        if "forced-napoleon" in self.rules and self.kitty:
            self._ask_turn_up()
        else:
            self._end_void("bidding")

    def _ask_turn_up(self) -> None:
        pool = take(self.kitty, self.turned)
        self.agenda = (Ask("forced-napoleon", CHANCE, "cards", 1, 1, pool=pool),)

    def _turn_up(self, card: int) -> None:
        self.kitty = put(take(self.kitty, card), card)
        self.turned |= card
        self.tell("turn-up", cards=card, rule="forced-napoleon")
        jack = called_jack(card)
        if not jack:
            self._end_void("forced-napoleon")
            return
        holders = [seat for seat in self.seats if self.hands[seat] & jack]
        unseen = [seat for seat in self.seats if blanks(self.hands[seat])]
        if not holders and unseen and jack & self.unseen():
            self._ask_holder(jack, unseen)
        else:
            self._force(holders[0] if holders else None)

    def _ask_holder(self, jack: int, among: list[int]) -> None:
        """Ask chance who holds the jack, which is not seen in this position."""
        nobody = [None] if blanks(self.kitty) else []
        ask = Ask(
            "forced-napoleon",
            CHANCE,
            "seat",
            detail=Revealed(NOBODY, jack),
            among=(*among, *nobody),
        )
        self.agenda = (ask,)

    def _force(self, seat: int | None) -> None:
        if seat is not None:
            self._ask_bid(seat, "forced-napoleon")
        elif self.rules["forced-napoleon"].nobody == "void" or self.turned == self.kitty:
            self._end_void("forced-napoleon")
        else:
            self._ask_turn_up()


def _with_known(pile: int, cards: int) -> int:
    """Return a pile in which these cards have taken the place of unseen ones."""
    new = cards & ~pile
    return put(pile & KNOWN | new, blank(blanks(pile) - new.bit_count()))
