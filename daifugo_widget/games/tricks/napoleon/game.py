"""One deal of Napoleon, and the rules that it is played by."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Self, SupportsIndex

from daifugo_widget.core.cards import KNOWN, bits, blank, blanks, choices, put, take
from daifugo_widget.core.game.moves import CHANCE, NOBODY, Answer, Ask, Revealed
from daifugo_widget.core.game.plays import Laid, Play
from daifugo_widget.core.game.refusal import Refusal, plain
from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _

from ..engine.cards import JOKER_CARD, WHOLE_DECK, code_of, suit_of
from ..engine.game import cards_of, highest, why_not_follow
from ..engine.match import TrickMatch
from ..engine.rule_set import TrickRuleSet
from .bids import BIDS, NapoleonBid
from .catalogue import CATALOGUE, NAMES, strongest
from .forcing import Forcing
from .rules_bidding import Bidding, Honours, Slam
from .rules_napoleon import Adjutant, ForcedNapoleon, Kitty
from .rules_play import CardOrder, FollowSuit, Joker, SameTwo, Yoromeki
from .rules_result import Result


class NapoleonRuleSet(TrickRuleSet):
    """The rules of Napoleon that are on."""

    game = "napoleon"
    catalogue = CATALOGUE
    presets = {"napoleon": "same-two, yoromeki"}  # noqa: RUF012
    title = _("Napoleon")
    fewest, most = 4, 6
    usual_players = 5

    def strengths(self, trumps: int | None, led: int | None) -> Sequence[int]:
        """Return the strength of each card in a trick, by code; a joker led calls for trumps."""
        assert trumps is not None
        return self[CardOrder].order(trumps, led)

    def named_cards(self, trumps: int | None) -> Mapping[int, Text]:
        """Return the Almighty and the bowers, highest first."""
        return {} if trumps is None else dict(zip(strongest(trumps), NAMES, strict=True))

    def lay_out(self, hands: Sequence[int], dealer: int, rest: int) -> Napoleon:
        """Return the deal of these hands; the rest is the kitty."""
        return Napoleon(self, hands, dealer=dealer, kitty=rest)


class Napoleon(Forcing):
    """One deal of Napoleon: the bidding, the adjutant, the kitty, and as many tricks as cards.

    ``kitty`` are the cards that lie face down, ``turned`` those of them that were turned up for
    all; ``friend`` is the card that Napoleon has named; ``away`` the cards that Napoleon has laid
    away, and ``shown`` the honours among them, face up. The adjutant's seat is never stored.
    """

    rules: NapoleonRuleSet
    bids: tuple[tuple[int, NapoleonBid | None], ...]
    contract: NapoleonBid | None
    piles = ("kitty", "away", "aside")

    def __init__(
        self, rules: NapoleonRuleSet, hands: Sequence[int], *, dealer: int = 0, kitty: int = 0
    ) -> None:
        super().__init__(rules, hands, dealer=dealer)
        self.kitty = kitty
        self.turned = 0
        self.friend = 0
        self.away = 0
        self.shown = 0

    # --- reading ---------------------------------------------------------------------------------

    def read_bid(self, text: str) -> NapoleonBid:
        """Read a bid: ``13s``. Raises `BidError`."""
        return NapoleonBid.parse(text)

    def all_bids(self) -> Sequence[NapoleonBid]:
        return BIDS

    def all_cards(self) -> int:
        return put(put(super().all_cards(), self.kitty), self.away)

    def is_laid(self) -> bool:
        """Return whether a card was played, or some were laid away from a hand that is not seen."""
        unseen = self.away and blanks(self.hands[self.declarer])
        return super().is_laid() or bool(unseen)

    def may_lie_out(self) -> int:
        """Return which unseen cards may lie in a pile: no honours once cards were laid away."""
        unseen, honours = self.unseen(), self.rules[Honours]
        return unseen & ~honours.among(unseen) if blanks(self.away) else unseen

    def adjutant(self) -> int | None:
        """Return the adjutant's seat, ``NOBODY`` if Napoleon stands alone, None if unknown.

        It follows from where the named card is in this position; in a view, from what is seen.
        """
        if not self.friend:
            return None
        owner = self._friend_laid_by()
        if owner is None:
            held = (seat for seat, hand in enumerate(self.hands) if hand & self.friend)
            owner = next(held, None)
        if owner is None:
            out = self.friend & (self.kitty | self.away | self.declarer_only())
            return NOBODY if out or self.over else None
        return NOBODY if owner == self.declarer else owner

    def seen_friend(self) -> int | None:
        """Return the adjutant's seat once everybody knows it, ``NOBODY`` for none, else None."""
        owner = self._friend_laid_by()
        if owner is not None:
            return NOBODY if owner == self.declarer else owner
        return NOBODY if self.over or self.friend & (self.declarer_only() | self.shown) else None

    def _friend_laid_by(self) -> int | None:
        """Return who has played the card that Napoleon has named, None if nobody has yet."""
        return next((laid.seat for laid in self._all_laid() if self._is_friend(laid.play)), None)

    def _all_laid(self) -> Iterator[Laid]:
        for taken in self.taken:
            yield from taken.trick
        yield from self.trick

    def _is_friend(self, play: Play) -> bool:
        return play.cards == self.friend

    def side(self) -> tuple[int, ...]:
        """Return Napoleon's side as far as it is known, Napoleon first."""
        adjutant = self.adjutant()
        return (self.declarer,) if adjutant in (None, NOBODY) else (self.declarer, adjutant)

    def honours_of(self, *seats: int) -> int:
        """Return the honours among the tricks that seats have taken."""
        cards = 0
        for taken in self.taken:
            if taken.seat in seats:
                cards |= cards_of(taken.trick)
        return self.rules[Honours].among(cards)

    # --- choices ---------------------------------------------------------------------------------

    def answers(self, ask: Ask) -> Iterator[Answer]:
        if ask.what == "bid":
            yield from super().answers(ask)
        elif ask.what == "seat":
            yield from map(Answer, ask.among or ())
        else:
            yield from map(Answer, choices(self._pool_of(ask), ask.low))

    def any_answer(self, ask: Ask, rng: Random) -> Answer:
        if ask.what != "cards":
            return super().any_answer(ask, rng)
        drawn = rng.sample(list(bits(self._pool_of(ask))), ask.low)
        return Answer(sum(1 << bit for bit in drawn))

    def _pool_of(self, ask: Ask) -> int:
        """Return the cards among which to choose; unseen ones as all that they may be."""
        if ask.pool is None:
            return self.may_hold(ask.seat)
        return ask.pool & KNOWN | (self.unseen() if blanks(ask.pool) else 0)

    def _take_answer(self, ask: Ask, value: Any) -> None:
        if ask.what == "seat":
            self._force(value)
        elif ask.seat == CHANCE and ask.detail is None:
            self._turn_up(value)
        elif ask.seat == CHANCE:
            self._see_kitty(value)
        elif ask.rule == "adjutant":
            self._name(ask.seat, value)
        elif ask.rule == "kitty":
            self._lay_away(ask.seat, value)
        else:
            self._bid(ask.seat, value)

    def _why_not_answer(self, ask: Ask, value: Any) -> Refusal | None:
        if ask.what == "bid":
            return super()._why_not_answer(ask, value)
        if ask.what == "seat":
            known = value is None or type(value) is int
            return None if known and value in (ask.among or ()) else self._wrong(ask)
        if type(value) is not int or value < 0 or value & KNOWN & ~WHOLE_DECK:
            return self._wrong(ask)
        if value.bit_count() != ask.low:
            return self._wrong(ask)
        if ask.pool is not None:
            return self._wrong(ask) if value & ~self._pool_of(ask) else None
        return None if self.holds(ask.seat, value) else self._not_held(ask.seat, value)

    def _wrong(self, ask: Ask) -> Refusal:
        if ask.seat == CHANCE:
            return plain("wrong-answer")._replace(reason=ask.rule)
        if ask.rule == "kitty":
            return self.rules[Kitty].refusal(ask.low)
        return self.rules[Adjutant].refusal()

    def _not_held(self, seat: int, cards: int) -> Refusal:
        return plain("not-held", cards & KNOWN & ~self.may_hold(seat))

    # --- bidding ---------------------------------------------------------------------------------

    def _why_not_bid(self, ask: Ask, bid: NapoleonBid | None) -> Refusal | None:
        if bid is not None:
            top = highest(self.bids)
            return self.rules[Bidding].why_not(bid, top[1] if top else None)
        return self.rules[ForcedNapoleon].why_not(bid) if ask.rule == "forced-napoleon" else None

    def open_bids(self, ask: Ask) -> Sequence[NapoleonBid]:
        """Return the bids that may be made now: all from the lowest of them up."""
        first = bisect(BIDS, False, key=lambda bid: self._why_not_bid(ask, bid) is None)
        return BIDS[first:]

    def _bidding_is_over(self) -> bool:
        if self.bids[-1][1] is not None:
            return self._is_forced()
        others = self.bids[1 - self.players :]
        return len(self.bids) >= self.players and all(bid is None for _, bid in others)

    def _begin_contract(self) -> None:
        assert self.contract is not None
        self._set_trumps(self.contract.suit)
        ask = Ask("adjutant", self.declarer, "cards", 1, 1, pool=WHOLE_DECK)
        self.turn, self.agenda = self.declarer, (ask,)

    # --- the adjutant and the kitty --------------------------------------------------------------

    def _name(self, seat: int, card: int) -> None:
        self.friend = card
        self.tell("name-adjutant", seat, card, rule="adjutant")
        if card & self.declarer_only():
            self._tell_alone()
        if blanks(self.kitty) and not blanks(self.hands[seat]):
            unseen = blank(blanks(self.kitty))
            count, told = unseen.bit_count(), Revealed(NOBODY)
            self.agenda = (Ask("kitty", CHANCE, "cards", count, count, seat, 0, told, unseen),)
        else:
            self._take_kitty(seat)

    def _see_kitty(self, cards: int) -> None:
        """Replace an unseen kitty by the cards that chance tells its taker of."""
        self.kitty = self.kitty & KNOWN | cards
        self._take_kitty(self.declarer)

    def _take_kitty(self, seat: int) -> None:
        count = self.kitty.bit_count()
        if not count:
            self._lead_first()
            return
        cards = blank(count) if blanks(self.hands[seat]) else self.kitty
        self._set_hand(seat, put(self.hands[seat], cards))
        self.kitty = 0
        self.tell("take-kitty", seat, cards, rule="kitty", value=count, seen=1 << seat)
        self.agenda = (Ask("kitty", seat, "cards", count, count),)

    def _lay_away(self, seat: int, cards: int) -> None:
        self._set_hand(seat, take(self.hands[seat], cards))
        self.away, self.shown = cards, self.rules[Honours].among(cards)
        count = cards.bit_count()
        self.tell("lay-away", seat, cards, rule="kitty", value=count, seen=1 << seat)
        if self.shown:
            self.tell("show-honours", seat, self.shown, rule="kitty")
        if self.friend & self.shown & ~self.declarer_only():
            self._tell_alone()
        self._lead_first()

    def _tell_alone(self) -> None:
        self.tell("adjutant", NOBODY, self.friend, rule="adjutant")

    def _lead_first(self) -> None:
        assert self.contract is not None
        self._lead(self.declarer, "slam" if self.rules[Slam].is_slam(self.contract) else "")

    # --- tricks ----------------------------------------------------------------------------------

    def _playable(self, held: int, known: int) -> int:
        if not self.trick:
            return self.rules[Joker].may_lead(held, not self.taken)
        led = suit_of(self.trick[0].play)
        suit = self.trumps if led is None else led
        assert suit is not None
        return self.rules[FollowSuit].follow(held, known, suit) | held & JOKER_CARD

    def _why_not_card(self, card: int, allowed: int) -> Refusal:
        if not self.trick:
            return self.rules[Joker].why_not_lead()
        led = suit_of(self.trick[0].play)
        if led is not None:
            return why_not_follow(card, led, allowed)
        assert self.trumps is not None
        return self.rules[Joker].why_not_other(card, self.trumps, allowed)

    def _after_card(self, seat: int, play: Play) -> None:
        if self._is_friend(play) and not self.friend & self.declarer_only():
            owner = NOBODY if seat == self.declarer else seat
            self.tell("adjutant", owner, self.friend, rule="adjutant")

    def winner_of(self, trick: tuple[Laid, ...]) -> tuple[Laid, str]:
        assert self.trumps is not None
        cards, first = cards_of(trick), not self.taken
        for rule in self._surprises():
            if best := rule.best(cards, self.trumps, first):
                return next(laid for laid in trick if laid.play.cards == best), rule.id
        led = suit_of(trick[0].play)
        order = self.rules[CardOrder].order(self.trumps, led)
        winner = max(trick, key=lambda laid: order[code_of(laid.play)])
        return winner, self._reason(winner.play, led)

    def _surprises(self) -> list[Yoromeki | SameTwo]:
        found = (self.rules.get(Yoromeki), self.rules.get(SameTwo))
        return [rule for rule in found if rule]

    def _reason(self, best: Play, led: int | None) -> str:
        """Return the rule that made a card the strongest, "" if it is the highest of its suit."""
        assert self.trumps is not None
        if best.jokers:
            return "joker"
        if self.rules[CardOrder].is_special(best.cards, self.trumps):
            return "card-order"
        return "" if suit_of(best) == led else "trumps"

    # --- the end ---------------------------------------------------------------------------------

    def makes_contract(self) -> bool:
        """Return whether Napoleon's side has taken the honours that were bid."""
        assert self.contract is not None
        taken = self.honours_of(*self.side()).bit_count()
        return self.rules[Result].is_made(taken, self.contract.honours)

    def points(self) -> tuple[int, ...]:
        """Return one win for each seat of the winning side."""
        if self.void:
            return (0,) * self.players
        side, made = self.side(), self.makes_contract()
        return tuple(int((seat in side) == made) for seat in range(self.players))

    def _tell_result(self) -> None:
        seen = cards_of(self._all_laid()) | self.shown | self.declarer_only()
        if not self.friend & seen:
            self._tell_alone()
        self.tell("result", self.declarer, rule="result", value=self.makes_contract())

    # --- how others know it ----------------------------------------------------------------------

    def seen_by(self, seat: SupportsIndex) -> Self:
        seen = super().seen_by(seat)
        seen.kitty = _face_down(self.kitty, self.turned)
        if seat != self.declarer:
            seen.away = _face_down(self.away, self.shown)
        ask = self.ask
        if ask and ask.seat == CHANCE and ask.pool:
            seen.agenda = (ask._replace(pool=blank(ask.pool.bit_count())),)
        return seen

    def answer_seen_by(self, answer: Answer, seat: int) -> Answer:
        """Return an answer that is given now as a seat knows it: cards laid away are blanked."""
        ask = self.ask
        if not ask or ask.rule != "kitty" or seat in (ask.seat, ask.to):
            return answer
        return Answer(_face_down(answer.value, self.rules[Honours].among(answer.value)))


def napoleon_of(match: TrickMatch) -> Napoleon:
    """Return the current deal of a session of Napoleon."""
    assert isinstance(match.game, Napoleon)
    return match.game


def _face_down(cards: int, shown: int) -> int:
    """Return cards as they are seen if only some of them lie face up."""
    return put(cards & shown, blank((cards & ~shown).bit_count()))
