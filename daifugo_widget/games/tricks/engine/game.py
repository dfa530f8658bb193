"""What both trick-taking games share: the bidding, following the lead, and taking tricks."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self, SupportsIndex, TypeVar

from daifugo_widget.core.cards import KNOWN, blank, blanks, put, take
from daifugo_widget.core.game.card_game import CardGame, check_eye, make_ring
from daifugo_widget.core.game.moves import NOBODY, Answer, Ask, Call, Job, Move, Pass, no_move
from daifugo_widget.core.game.plays import Laid, Play
from daifugo_widget.core.game.refusal import Refusal, plain

from . import words
from .bids import Bid
from .cards import CARD_PLAYS, SUIT_NAMES, card_plays, pretty_cards, suit_letter

if TYPE_CHECKING:
    from .rule_set import TrickRuleSet

B = TypeVar("B", bound=Bid)


class Taken(NamedTuple):
    """A trick and who took it."""

    seat: int
    trick: tuple[Laid, ...]


def highest(bids: Sequence[tuple[int, B | None]]) -> tuple[int, B] | None:
    """Return the highest bid, which is the latest that is not a pass, and whose it is."""
    return next(((seat, bid) for seat, bid in reversed(bids) if bid is not None), None)


class TrickGame(CardGame):
    """One deal, from the bidding to the last trick.

    Every field holds an immutable value. ``bids`` are all bids in order, None for a pass;
    ``declarer`` is the seat that plays ``contract``, ``NOBODY`` until it is known; ``trumps`` is a
    suit once there is one; ``trick`` the cards on the table, ``taken`` the tricks before it;
    ``aside`` cards that are not used; ``void`` whether the deal ended without play.
    """

    rules: TrickRuleSet
    piles: ClassVar[tuple[str, ...]] = ("aside",)
    """The fields of cards that are in no hand and no trick, and may lie face down."""

    def __init__(
        self, rules: TrickRuleSet, hands: Sequence[int], *, dealer: int = 0, aside: int = 0
    ) -> None:
        self.rules, self.hands = rules, tuple(hands)
        self.seats = tuple(range(len(self.hands)))
        self.ring = make_ring(self.seats)[0]
        self.dealer, self.aside = dealer, aside
        self.bids: tuple[tuple[int, Bid | None], ...] = ()
        self.declarer = NOBODY
        self.contract: Bid | None = None
        self.trumps: int | None = None
        self.trick: tuple[Laid, ...] = ()
        self.taken: tuple[Taken, ...] = ()
        self.void = False
        self.over = False
        self.events = ()
        self.agenda: tuple[Ask | Job, ...] = ()
        self._ask_bid(self.next_of(dealer))

    # --- what each game says for itself ----------------------------------------------------------

    @abstractmethod
    def read_bid(self, text: str) -> Bid:
        """Read a bid of this game. Raises `BidError`."""

    @abstractmethod
    def all_bids(self) -> Sequence[Bid]:
        """Return every bid of this game, from low to high."""

    @abstractmethod
    def _why_not_bid(self, ask: Ask, bid: Any) -> Refusal | None:
        """Return why a bid of this game, or a pass, cannot be made now, None if it can."""

    @abstractmethod
    def _bidding_is_over(self) -> bool:
        """Return whether the bidding is over."""

    @abstractmethod
    def _begin_contract(self) -> None:
        """Go on once the highest bidder is known."""

    @abstractmethod
    def _playable(self, held: int, known: int) -> int:
        """Return which cards may be played of those that a hand may hold, by those known in it."""

    @abstractmethod
    def _why_not_card(self, card: int, allowed: int) -> Refusal:
        """Return why a card that is held cannot be played, while those ``allowed`` can."""

    @abstractmethod
    def winner_of(self, trick: tuple[Laid, ...]) -> tuple[Laid, str]:
        """Return the strongest card of a trick, and the id of the rule that makes it so, or ""."""

    @abstractmethod
    def makes_contract(self) -> bool:
        """Return whether the declarer has made the contract, once the deal is over."""

    @abstractmethod
    def points(self) -> tuple[int, ...]:
        """Return the points of each seat for the deal, once it is over; 0 if it is void."""

    # --- reading ---------------------------------------------------------------------------------

    def next_of(self, seat: int) -> int:
        """Return the next seat in the order of play."""
        return self.ring[seat]

    @property
    def top_bid(self) -> tuple[int, Bid] | None:
        """The highest bid so far and whose it is."""
        return highest(self.bids)

    def best(self) -> Laid:
        """Return the strongest card of the trick so far, and whose it is."""
        return self.winner_of(self.trick)[0]

    def tricks_of(self, seat: int) -> int:
        """Return how many tricks a seat has taken."""
        return sum(taken.seat == seat for taken in self.taken)

    def table_cards(self) -> int:
        """Return the cards of the trick on the table."""
        return cards_of(self.trick)

    def all_cards(self) -> int:
        cards = self.aside | self.table_cards()
        for taken in self.taken:
            cards |= cards_of(taken.trick)
        for hand in self.hands:
            cards = put(cards, hand)
        return cards

    def unseen(self) -> int:
        """Return the cards of the deck that are not seen in this position."""
        return self.rules.deck(self.players) & ~self.all_cards()

    def may_hold(self, seat: int) -> int:
        """Return the cards that a seat has, or can have if its hand is not seen."""
        hand = self.hands[seat]
        return hand if hand <= KNOWN else hand & KNOWN | self.unseen()

    def holds(self, seat: int, cards: int) -> bool:
        """Return whether a seat has these cards, or can have them if its hand is not seen."""
        hand = self.hands[seat]
        if cards & ~hand == 0:
            return True
        lacking = put(cards & KNOWN & ~hand, blank(blanks(cards)))
        return not lacking & KNOWN & ~self.may_hold(seat) and lacking.bit_count() <= blanks(hand)

    # --- what a view leaves open -----------------------------------------------------------------

    def is_laid(self) -> bool:
        """Return whether cards have been played that may not fit another deal of unseen ones."""
        return bool(self.taken or self.trick)

    def may_lie_out(self) -> int:
        """Return which unseen cards may lie in a pile."""
        return self.unseen()

    def declarer_only(self) -> int:
        """Return the cards that no hand but the declarer's can hold."""
        return 0

    def with_told(self, ask: Ask, value: Any) -> Self:
        """Return the game with what chance tells here of its cards known from the start."""
        return self

    # --- what is open ----------------------------------------------------------------------------

    def moves(self) -> list[Move]:
        """Return every legal move of the seat that has to act."""
        ask = self.ask
        return list(self.answers(ask)) if ask else [*self.plays()]

    def plays(self) -> list[Play]:
        return [] if self.over or self.agenda else card_plays(self._open_cards())

    def _open_cards(self) -> int:
        hand = self.hands[self.turn]
        if hand <= KNOWN:
            return self._playable(hand, hand)
        return self._playable(self.may_hold(self.turn), hand & KNOWN)

    def answers(self, ask: Ask) -> Iterator[Answer]:
        if self._why_not_bid(ask, None) is None:
            yield Answer(None)
        yield from map(Answer, self.open_bids(ask))

    def open_bids(self, ask: Ask) -> Sequence[Bid]:
        """Return the bids that may be said now, from low to high."""
        return [bid for bid in self.all_bids() if self._why_not_bid(ask, bid) is None]

    def is_open(self, ask: Ask, answer: Answer) -> bool:
        """Return whether an answer is open, without listing every choice."""
        return self._why_not_answer(ask, answer.value) is None

    # --- why not ---------------------------------------------------------------------------------

    def why_not(self, seat: int, move: object) -> Refusal | None:
        if self.over:
            return plain("over")
        if isinstance(move, Call):
            return plain("no-call")
        if seat != self.actor:
            return plain("not-your-turn")
        ask = self.ask
        if isinstance(move, Answer):
            return self._why_not_answer(ask, move.value) if ask else plain("no-choice")
        if ask:
            return self._choice_owed(ask)
        if isinstance(move, Pass):
            return Refusal("may-not-pass", 0, words.NO_PASS)
        return self._why_not_play(move)

    def _choice_owed(self, ask: Ask) -> Refusal:
        refusal = plain("choice-owed")
        return refusal._replace(phrase=words.BID_FIRST) if ask.what == "bid" else refusal

    def _why_not_answer(self, ask: Ask, value: Any) -> Refusal | None:
        if value is not None and value not in self.all_bids():
            return Refusal("bidding", 0, words.NO_BID)
        return self._why_not_bid(ask, value)

    def _why_not_play(self, play: object) -> Refusal | None:
        if not isinstance(play, Play):
            return Refusal("not-a-play", 0, words.NO_MOVE)
        card = play.cards
        if type(card) is not int or CARD_PLAYS.get(card) != play:
            return Refusal("not-a-play", 0, words.ONE_CARD)
        if not card & self.may_hold(self.turn):
            return plain("not-held", card)
        allowed = self._open_cards()
        return None if card & allowed else self._why_not_card(card, allowed)

    # --- one step --------------------------------------------------------------------------------

    def step(self, move: object, seat: int | None = None) -> Self:
        """Return the game after a move, which is not checked: it should be one of `moves`.

        Raises `TypeError` if it is not a move at all.
        """
        new = self.copy()
        new.events = ()
        if isinstance(move, Play):
            new._lay(move)
        elif isinstance(move, Answer):
            ask = new.ask
            assert ask is not None
            new.agenda = new.agenda[1:]
            new._take_answer(ask, move.value)
        else:
            raise no_move(move)
        return new

    def _take_answer(self, ask: Ask, value: Any) -> None:
        self._bid(ask.seat, value)

    def _ask_bid(self, seat: int, rule: str = "bidding") -> None:
        self.turn = seat
        self.agenda = (Ask(rule, seat, "bid"),)

    def _bid(self, seat: int, bid: Bid | None) -> None:
        self.bids += ((seat, bid),)
        if bid is None:
            self.tell("pass-bid", seat, rule="bidding")
        else:
            self.tell("bid", seat, rule="bidding", value=str(bid))
        if self._bidding_is_over():
            self._close_bidding()
        else:
            self._ask_bid(self.ring[seat])

    def _close_bidding(self) -> None:
        top = self.top_bid
        if top is None:
            self._nobody_bids()
        else:
            self._contract(*top)

    def _nobody_bids(self) -> None:
        self._end_void("bidding")

    def _contract(self, seat: int, bid: Bid) -> None:
        self.declarer, self.contract = seat, bid
        self.tell("contract", seat, rule="bidding", value=str(bid))
        self._begin_contract()

    def _set_trumps(self, suit: int) -> None:
        self.trumps = suit
        self.tell("trumps", self.declarer, rule="trumps", value=suit_letter(suit))

    def _lead(self, seat: int, rule: str = "") -> None:
        self.turn = seat
        self.tell("lead", seat, rule=rule)

    def _lay(self, play: Play) -> None:
        seat = self.turn
        self._set_hand(seat, take(self.hands[seat], play.cards))
        self.trick += (Laid(seat, play),)
        self.tell("play", seat, play.cards, value=play)
        self._after_card(seat, play)
        if len(self.trick) < self.players:
            self.turn = self.ring[seat]
        else:
            self._take_trick()

    def _after_card(self, seat: int, play: Play) -> None:
        """Do what a card brings about when it is played."""

    def _set_hand(self, seat: int, hand: int) -> None:
        self.hands = (*self.hands[:seat], hand, *self.hands[seat + 1 :])

    def _take_trick(self) -> None:
        winner, rule = self.winner_of(self.trick)
        seat, cards = winner.seat, self.table_cards()
        self.taken += (Taken(seat, self.trick),)
        self.trick = ()
        self.tell("take-trick", seat, cards, rule=rule, value=self.tricks_of(seat))
        if all(self.hands):
            self._lead(seat)
        else:
            self._end()

    def _end(self) -> None:
        self.over = True
        self._tell_result()
        self.tell("over")

    @abstractmethod
    def _tell_result(self) -> None:
        """Tell how the deal has ended."""

    def _end_void(self, rule: str) -> None:
        self.void = self.over = True
        self.tell("void", rule=rule)
        self.tell("over")

    # --- how others know it ----------------------------------------------------------------------

    def seen_by(self, seat: SupportsIndex) -> Self:
        """Return the game as a seat knows it, all else blanked; its legal moves are the same."""
        seat = check_eye(seat)
        seen = self.copy()
        seen.hands = tuple(
            hand if other == seat else blank(hand.bit_count())
            for other, hand in enumerate(self.hands)
        )
        seen.aside = blank(self.aside.bit_count())
        seen.events = tuple(event.seen_by(seat) for event in self.events)
        return seen

    def answer_seen_by(self, answer: Answer, seat: int) -> Answer:
        """Return an answer that is given now as a seat knows it."""
        return answer


def cards_of(trick: Iterable[Laid]) -> int:
    """Return the cards of plays on the table."""
    cards = 0
    for laid in trick:
        cards |= laid.play.cards
    return cards


def why_not_follow(card: int, led: int, allowed: int) -> Refusal:
    """Return the refusal of a card, as others can follow the suit led."""
    phrase = words.FOLLOW_WITH if allowed.bit_count() == 1 else words.FOLLOW
    values = {"suit": SUIT_NAMES[led], "cards": pretty_cards(allowed)}
    return Refusal("follow-suit", card, phrase, values)
