"""One deal of Nap, and the rules that it is played by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.moves import Ask
from ...core.refusal import Refusal
from ...core.state import Laid
from ...core.text import Text
from ..cards import suit_of
from ..game import TrickGame, why_not_follow
from ..rules import TrickRules
from . import rules_bidding, rules_play  # noqa: F401  (they fill the catalogue)
from .bids import BIDS, NapBid
from .catalogue import CATALOGUE


class NapRules(TrickRules):
    """The rules of Nap that are on."""

    game = "nap"
    catalogue = CATALOGUE
    presets = {"nap": ""}  # noqa: RUF012
    title = Text("Nap", "ナップ", "납")
    fewest, most = 3, 7

    @property
    def start(self) -> int:
        """The chips that everybody begins with."""
        chips: int = self["chips"].start
        return chips

    def lay_out(self, hands: Sequence[int], dealer: int, rest: int) -> Nap:
        """Return the deal of these hands; the rest is not used."""
        return Nap(self, hands, dealer=dealer, aside=rest)


class Nap(TrickGame):
    """One deal of Nap: a round of bids, then five tricks of the highest bidder against all."""

    contract: NapBid | None

    def read_bid(self, text: str) -> NapBid:
        """Read a bid: ``two``, ``misere``, ``blucher``. Raises `BidError`."""
        return NapBid.parse(text)

    def all_bids(self) -> Sequence[NapBid]:
        """Return every bid that there is, from low to high."""
        return BIDS

    # --- bidding ---------------------------------------------------------------------------------

    def _why_not_bid(self, ask: Ask, bid: NapBid | None) -> Refusal | None:
        if bid is None:
            return None
        top = self.top_bid
        rules = (self.rules[id] for id in ("bidding", "wellington", "blucher"))
        refusals = (rule.why_not(bid, top[1] if top else None) for rule in rules)
        return next((refusal for refusal in refusals if refusal), None)

    def _bidding_is_over(self) -> bool:
        return len(self.bids) == self.players

    def _contracted(self) -> None:
        self._lead(self.declarer)

    @property
    def has_trumps(self) -> bool:
        """Whether the bid that is played has trumps."""
        has: bool = self.rules["misere"].has_trumps(self.contract)
        return has

    # --- tricks ----------------------------------------------------------------------------------

    def _allowed(self, held: int, known: int) -> int:
        if not self.trick:
            return held
        led = suit_of(self.trick[0].play)
        allowed: int = self.rules["follow-suit"].follow(held, known, led)
        return allowed

    def _why_not_card(self, card: int, allowed: int) -> Refusal:
        led = suit_of(self.trick[0].play)
        assert led is not None
        return why_not_follow(card, led, allowed)

    def _laid(self, seat: int, play: Any) -> None:
        first = not self.taken and len(self.trick) == 1 and self.trumps is None
        if first and self.has_trumps:
            self._set_trumps(self.rules["trumps"].of_lead(play))

    def winner_of(self, trick: tuple[Laid, ...]) -> tuple[Laid, str]:
        """Return the strongest card of a trick, and the rule that makes it so, if one does."""
        found: tuple[Laid, str] = self.rules["winning"].winner(trick, self.trumps)
        return found

    # --- the end ---------------------------------------------------------------------------------

    def made(self) -> bool:
        """Tell whether the declarer has taken as many tricks as were bid, in a misere none."""
        assert self.contract is not None
        return self.contract.is_made(self.tricks_of(self.declarer))

    def points(self) -> tuple[int, ...]:
        """Return the chips that each seat wins or pays; their sum is nothing."""
        if self.void:
            return (0,) * self.players
        rule, made = self.rules["chips"], self.made()
        paid: tuple[int, ...] = rule.paid(self.contract, made, self.declarer, self.players)
        return paid

    def _tell_result(self) -> None:
        self.tell("result", self.declarer, rule="chips", value=self.made())
        for seat, chips in enumerate(self.points()):
            self.tell("score", seat, rule="chips", value=chips)
