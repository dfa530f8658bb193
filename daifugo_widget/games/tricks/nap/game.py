"""One deal of Nap, and the rules that it is played by."""

from __future__ import annotations

from collections.abc import Sequence

from daifugo_widget.core.game.moves import Ask
from daifugo_widget.core.game.plays import Laid, Play
from daifugo_widget.core.game.refusal import Refusal
from daifugo_widget.core.words.translations import _

from ..engine.cards import suit_of
from ..engine.game import TrickGame, highest, why_not_follow
from ..engine.rule_set import TrickRuleSet
from .bids import BIDS, NapBid
from .catalogue import CATALOGUE
from .rules_bidding import Bidding, Blucher, Misere, Wellington
from .rules_play import Chips, FollowSuit, Trumps, Winning


class NapRuleSet(TrickRuleSet):
    """The rules of Nap that are on."""

    game = "nap"
    catalogue = CATALOGUE
    presets = {"nap": ""}  # noqa: RUF012
    title = _("Nap")
    fewest, most = 3, 7

    @property
    def start(self) -> int:
        """The chips that everybody begins with."""
        return int(self[Chips].start)

    def lay_out(self, hands: Sequence[int], dealer: int, rest: int) -> Nap:
        """Return the deal of these hands; the rest is not used."""
        return Nap(self, hands, dealer=dealer, aside=rest)


class Nap(TrickGame):
    """One deal of Nap: a round of bids, then five tricks of the highest bidder against all."""

    rules: NapRuleSet
    bids: tuple[tuple[int, NapBid | None], ...]
    contract: NapBid | None

    def read_bid(self, text: str) -> NapBid:
        """Read a bid: ``two``, ``misere``, ``blucher``. Raises `BidError`."""
        return NapBid.parse(text)

    def all_bids(self) -> Sequence[NapBid]:
        return BIDS

    # --- bidding ---------------------------------------------------------------------------------

    def _why_not_bid(self, ask: Ask, bid: NapBid | None) -> Refusal | None:
        if bid is None:
            return None
        best, rules = highest(self.bids), self.rules
        top = best[1] if best else None
        refusal = rules[Bidding].why_not(bid, top)
        return refusal or rules[Wellington].why_not(bid, top) or rules[Blucher].why_not(bid, top)

    def _bidding_is_over(self) -> bool:
        return len(self.bids) == self.players

    def _begin_contract(self) -> None:
        self._lead(self.declarer)

    @property
    def has_trumps(self) -> bool:
        """Whether the bid that is played has trumps."""
        return self.rules[Misere].has_trumps(self.contract)

    # --- tricks ----------------------------------------------------------------------------------

    def _playable(self, held: int, known: int) -> int:
        if not self.trick:
            return held
        led = suit_of(self.trick[0].play)
        assert led is not None
        return self.rules[FollowSuit].follow(held, known, led)

    def _why_not_card(self, card: int, allowed: int) -> Refusal:
        led = suit_of(self.trick[0].play)
        assert led is not None
        return why_not_follow(card, led, allowed)

    def _after_card(self, seat: int, play: Play) -> None:
        first = not self.taken and len(self.trick) == 1 and self.trumps is None
        if first and self.has_trumps:
            self._set_trumps(self.rules[Trumps].of_lead(play))

    def winner_of(self, trick: tuple[Laid, ...]) -> tuple[Laid, str]:
        return self.rules[Winning].winner(trick, self.trumps)

    # --- the end ---------------------------------------------------------------------------------

    def makes_contract(self) -> bool:
        """Return whether the declarer has taken as many tricks as were bid, or none in a misere."""
        assert self.contract is not None
        return self.contract.is_made(self.tricks_of(self.declarer))

    def points(self) -> tuple[int, ...]:
        """Return the chips that each seat wins or pays; their sum is 0."""
        if self.void:
            return (0,) * self.players
        assert self.contract is not None
        return self.rules[Chips].paid(
            self.contract, self.makes_contract(), self.declarer, self.players
        )

    def _tell_result(self) -> None:
        self.tell("result", self.declarer, rule="chips", value=self.makes_contract())
        for seat, chips in enumerate(self.points()):
            self.tell("score", seat, rule="chips", value=chips)
