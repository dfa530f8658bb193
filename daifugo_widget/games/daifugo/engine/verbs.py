"""The verbs by which rules change a game; what can be seen of it is told as an event."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from daifugo_widget.compilation import mypyc_attr
from daifugo_widget.core.cards import other_copies, put, take
from daifugo_widget.core.game.card_game import make_ring
from daifugo_widget.core.game.moves import EVERYBODY, NOBODY, Event, Job, MarkValue
from daifugo_widget.core.game.plays import Laid, Play, apart

from .agenda import Agenda
from .game import Game
from .state_values import LASTING, TRICK, Exit, Handover

if TYPE_CHECKING:
    from .rule import Rule

LASTING_VALUE = (
    "a mark is a value that never changes, like a number, a text or a tuple, not {value!r}"
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Verbs(Agenda):
    """What rules may do to a game within a step, besides what they owe (`Agenda`)."""

    __slots__ = ()

    # --- marks -----------------------------------------------------------------------------------

    def mark(self, rule: Rule, value: MarkValue = True, seat: int = NOBODY) -> None:
        """Leave something in force under a rule's id, until its declared life ends.

        Raises `TypeError` for a value that could change.
        """
        try:
            hash(value)
        except TypeError:
            raise TypeError(LASTING_VALUE.format(value=value)) from None
        self.marks = tuple(sorted({**dict(self.marks), rule.id: value}.items()))
        self.tell("mark", seat, rule=rule.id, value=value)

    def unmark(self, rule: Rule, seat: int = NOBODY, by: Rule | None = None) -> None:
        """End what a rule has left in force; ``by`` is another rule that ends it."""
        self.marks = tuple(mark for mark in self.marks if mark[0] != rule.id)
        self.tell("unmark", seat, rule=rule.id, value=by.id if by else None)

    def flip(self, rule: Rule, seat: int = NOBODY) -> None:
        """Bring a rule's mark into force, or end it if it is in force."""
        if self.mark_of(rule.id) is None:
            self.mark(rule, seat=seat)
        else:
            self.unmark(rule, seat)

    def announce(self, rule: Rule, seat: int, what: str) -> None:
        """Tell something that a rule says in its own words and that changes nothing."""
        self.tell("announce", seat, rule=rule.id, value=what)

    # --- the trick -------------------------------------------------------------------------------

    def lay(self, seat: int, play: Play, answers: bool = False) -> None:
        """Lay a play on the table as the one to beat, unless its rule lays it in another way.

        A play that ``answers`` the latest one belongs to it: no silence begins between the two.
        """
        hands = self.hands
        hand = take(hands[seat], play.cards)
        self.hands = (*hands[:seat], hand, *hands[seat + 1 :])
        if self.rules.reenter or not self.trick:
            self.passed = 0
        self.before = self.marks
        if self.doubtful and self.doubtful[0] != seat:
            self.doubtful = None
        if self.marks:
            rules, ids = self.rules, [id for id, _ in self.marks]
            self.silent = self.silent if answers else not rules.silencers.isdisjoint(ids)
            if not rules.fleeting.isdisjoint(ids):
                self.marks = tuple(mark for mark in self.marks if mark[0] not in rules.fleeting)
        else:
            self.silent = False
        self.events += (Event("play", seat, play.cards, NOBODY, "", play),)
        if self.secrets:
            self.notice(seat, play.cards, EVERYBODY)
        layer = self.rules.layers.get(play.rule) if play.rule else None
        if layer:
            self._lay_by_rule(layer, seat, play)
        else:
            self.trick += (Laid(seat, play, marks=self.rules.order_marks(self.before)),)

    def doubt(self, seat: int, before: Game) -> None:
        """Let others object to the latest play of a seat; ``before`` is the game without it."""
        self.doubtful = seat, before

    def take_back(self) -> int:
        """Put the game back as it was before the doubtful play; return whose play it was."""
        assert self.doubtful is not None
        seat, before = self.doubtful
        events = self.events
        self._assign(before)
        self.events = events
        self.tell("take-back", seat)
        return seat

    def join(self, owner: int, play: Play, added: Laid) -> None:
        """Replace the latest play, which has been added to, by the joined play of an owner."""
        parts = *apart(self.trick[-1:]), added
        marks = self.rules.order_marks(self.before)
        self.trick = (*self.trick[:-1], Laid(owner, play, parts, marks))

    def lay_beside(self, rule: Rule, seat: int, cards: int) -> None:
        """Lay cards of a hand beside the trick, face up, until it flows; an empty hand is out."""
        self._set_hand(seat, take(self.hands[seat], cards))
        self.put_beside(rule, seat, cards)
        self.empty(seat)

    def put_beside(self, rule: Rule, seat: int, cards: int) -> None:
        """Let cards that have left a hand lie beside the trick, face up, until it flows."""
        self.beside |= cards
        self.tell("lay-beside", seat, cards, rule=rule.id, value=cards.bit_count())

    def take_up(self, rule: Rule, seat: int, plays: slice = slice(None)) -> None:
        """Take plays of the trick into a hand: all of them unless some are named.

        Nothing comes back if `may_draw` does not allow it.
        """
        taken, cards = self.trick[plays], 0
        for laid in taken:
            cards |= laid.play.cards
        if not self.may_draw(cards.bit_count()):
            return
        self.drawn += cards.bit_count()
        row = self.row
        self.taken += tuple((row.index(laid), laid) for laid in taken)
        self.trick = tuple(laid for laid in self.trick if laid not in taken)
        self._set_hand(seat, put(self.hands[seat], cards))
        self.tell("take-up", seat, cards, rule=rule.id, value=cards.bit_count())

    def close(self, rule: Rule, seat: int = NOBODY) -> None:
        """Close the trick: nobody may follow with a play of the usual kinds, or at all."""
        self.closed = rule.id
        self.tell("close", seat, rule=rule.id)

    def cut(self, rule: Rule, seat: int = NOBODY) -> None:
        """Make the trick flow as soon as the play has been carried out."""
        self.cutting = True
        self.tell("cut", seat, rule=rule.id)

    def turn_back(self, rule: Rule, seat: int = NOBODY, trick_only: bool = False) -> None:
        """Reverse the direction of play, for good or for this trick."""
        self.way ^= TRICK if trick_only else LASTING
        self.tell("turn-back", seat, rule=rule.id)

    def skip(self, rule: Rule, seat: int, count: int = 1) -> None:
        """Pass over the next players who hold cards when the turn is passed on."""
        self.skips += count
        self.tell("skip", seat, rule=rule.id, value=count)

    def turn_to(self, seat: int) -> None:
        """Make it a seat's turn: to lead if the trick flows, or else to act."""
        self.turn = seat

    def act_next(self, rule: Rule, seat: int) -> None:
        """Let a seat act next, whoever the turn would pass to."""
        self.next_turn = seat
        self.tell("act-next", seat, rule=rule.id)

    def reseat(self, rule: Rule, seat: int, seats: tuple[int, ...]) -> None:
        """Seat the players in another order, with their hands, from now on."""
        self.seats, self.ring = seats, make_ring(seats)
        self.tell("reseat", seat, rule=rule.id, value=seats)

    # --- cards -----------------------------------------------------------------------------------

    def _set_hand(self, seat: int, hand: int) -> None:
        self.hands = (*self.hands[:seat], hand, *self.hands[seat + 1 :])

    def learn(self, seat: int, cards: int) -> None:
        """Make an unseen hand what it has been told to be."""
        self._set_hand(seat, cards)

    def give(self, rule: Rule, seat: int, to: int, cards: int, may_empty: bool = False) -> None:
        """Give cards from one hand to another; only these two see them.

        An empty hand is out, unless it may be empty because cards come back.
        """
        self._set_hand(seat, take(self.hands[seat], cards))
        self._set_hand(to, put(self.hands[to], cards))
        self.tell("give", seat, cards, to, rule.id, cards.bit_count(), 1 << seat | 1 << to)
        if not may_empty:
            self.empty(seat)

    def set_aside(self, rule: Rule, seat: int, to: int, cards: int) -> None:
        """Lay cards aside face down until `hand_over`; only their owner sees them."""
        self._set_hand(seat, take(self.hands[seat], cards))
        self.pending += (Handover(seat, to, cards),)
        self.tell("set-aside", seat, cards, to, rule.id, cards.bit_count(), 1 << seat)

    def hand_over(self, rule: Rule) -> None:
        """Hand over all that lies aside, at once."""
        for seat, to, cards in self.pending:
            self._set_hand(to, put(self.hands[to], cards))
            self.tell("give", seat, cards, to, rule.id, cards.bit_count(), 1 << seat | 1 << to)
        self.pending = ()

    def discard(self, rule: Rule, seat: int, cards: int, may_empty: bool = False) -> None:
        """Discard cards from a hand for all to see.

        An empty hand is out, unless it may be empty because its finish is decided later.
        """
        self._set_hand(seat, take(self.hands[seat], cards))
        self.discards |= cards
        self.tell("discard", seat, cards, rule=rule.id, value=cards.bit_count())
        if not may_empty:
            self.empty(seat)

    def draw(self, rule: Rule, seat: int, cards: int, seen: int = EVERYBODY) -> None:
        """Take cards from the discards into a hand; unseen ones leave all discards uncertain.

        Of two copies nobody can tell which one went. Nothing comes back if `may_draw` does not
        allow it.
        """
        if not self.may_draw(cards.bit_count()):
            return
        self.drawn += cards.bit_count()
        self.discards = take(self.discards, cards)
        self.mixed |= other_copies(cards & self.mixed, self.discards & ~self.mixed)
        if seen != EVERYBODY:
            self.mixed |= self.discards
        self.mixed &= self.discards
        self._set_hand(seat, put(self.hands[seat], cards))
        self.tell("draw", seat, cards, rule=rule.id, value=cards.bit_count(), seen=seen)

    def swap(self, rule: Rule, seat: int, to: int) -> None:
        """Swap the whole hands of two seats; each sees what it gets and knows what it gave."""
        hands, both = list(self.hands), 1 << seat | 1 << to
        hands[seat], hands[to] = hands[to], hands[seat]
        self.hands = tuple(hands)
        for giver, taker in ((seat, to), (to, seat)):
            cards = self.hands[taker]
            self.tell("swap", giver, cards, taker, rule.id, cards.bit_count(), both)

    def deal_again(self, rule: Rule, hands: dict[int, int]) -> None:
        """Give seats what chance has dealt them from their hands shuffled together."""
        for seat, cards in hands.items():
            self._set_hand(seat, cards)
            self.tell("redeal", seat, cards, rule=rule.id, value=cards.bit_count(), seen=1 << seat)

    def reveal(self, rule: Rule, seat: int, cards: int, to: int = EVERYBODY) -> None:
        """Show cards of a seat to another, or to everybody.

        Raises `CardError` for cards that the seat does not hold.
        """
        take(self.hands[seat], cards)
        seen = EVERYBODY if to == EVERYBODY else 1 << seat | 1 << to
        self.tell("reveal", seat, cards, to, rule.id, cards.bit_count(), seen)

    def put_away(self, rule: Rule, seat: int, cards: int) -> None:
        """Lay cards of a hand face down out of the game."""
        self._set_hand(seat, take(self.hands[seat], cards))
        self.aside = put(self.aside, cards)
        self.tell("put-away", seat, cards, rule=rule.id, value=cards.bit_count(), seen=1 << seat)

    def fetch(self, rule: Rule, seat: int, cards: int) -> None:
        """Take cards that lay face down out of the game into a hand."""
        self.aside = take(self.aside, cards)
        self._set_hand(seat, put(self.hands[seat], cards))
        self.tell("fetch", seat, cards, rule=rule.id, value=cards.bit_count(), seen=1 << seat)

    def void(self, rule: Rule, seat: int) -> None:
        """Void the game: all its cards lie in one pile, face down, to be dealt again."""
        pile = put(put(self.discards, self.table_cards()), take(self.aside, self.blind))
        for hand in self.hands:
            pile = put(pile, hand)
        fresh = Game(
            self.rules,
            [0] * self.players,
            classes=self.classes,
            seats=self.seats,
            dealer=self.dealer,
            aside=self.blind,
        )
        fresh.discards = fresh.mixed = pile
        fresh.blind, fresh.removed, fresh.drawn = self.blind, self.removed, self.drawn
        fresh.marks, fresh.events = self.rules.kept_marks(self.marks), self.events
        self._assign(fresh)
        self.tell("void", seat, rule=rule.id)

    def begin_again(self) -> None:
        """Begin the game dealt from the pile of a void one; the rest of the pile stays out."""
        self.aside = put(self.aside, self.discards)
        self.shown = self.blind if self.rules.frame.zones.out_of_game == "open" else 0
        self.discards = self.mixed = 0
        self.agenda = (Job("start"),)

    def remove(self, rule: Rule, seat: int, cards: int) -> None:
        """Take cards of the discards out of the deck for the rest of the match."""
        self.discards = take(self.discards, cards)
        self.removed = put(self.removed, cards)
        self.tell("remove", seat, cards, rule=rule.id, value=cards.bit_count())

    # --- leaving ---------------------------------------------------------------------------------

    def empty(self, seat: int) -> None:
        """Let a seat finish if its hand has become empty without a play."""
        if not self.hands[seat] and self.live >> seat & 1:
            self.finish(seat)

    def finish(self, seat: int) -> None:
        """Let a seat go out in the best place still free."""
        self._leave(Exit(seat, "finish"))

    def win(self, seat: int, rule: Rule) -> None:
        """Let a seat go out in the best place still free, whatever is left in its hand."""
        self._leave(Exit(seat, "finish", rule.id), *self._lay_down(seat))

    def foul(self, seat: int, rule: Rule) -> None:
        """Put a seat out for a foul; what it still holds is laid down."""
        self._leave(Exit(seat, "foul", rule.id), *self._lay_down(seat))

    def fall(self, seat: int, rule: Rule, plays_on: bool = False, face_up: bool = False) -> None:
        """Place a seat low; unless it plays on, it lays its hand down and leaves the game.

        A seat that has already fallen by another rule falls by this one instead.
        """
        self.exits = tuple(
            exit
            for exit in self.exits
            if exit.seat != seat or (exit.rule == rule.id and not plays_on)
        )
        if plays_on:
            self.exits += (Exit(seat, "fall", rule.id),)
            self.tell("fall", seat, rule=rule.id, value="plays-on")
            return
        self._leave(Exit(seat, "fall", rule.id), *self._lay_down(seat, face_up))

    def doom(self, seat: int, rule: Rule) -> None:
        """Let a seat leave by `leave` later, placed low unless it has fallen already."""
        if self.exit_of(seat) is None:
            self.exits += (Exit(seat, "fall", rule.id),)
        self.exits = tuple(
            exit._replace(leaving=True) if exit.seat == seat else exit for exit in self.exits
        )
        self.tell("fall", seat, rule=rule.id, value="plays-on")

    def leave(self, seat: int, rule: Rule) -> None:
        """Let a seat that has fallen lay its hand down and leave, in the place that it has."""
        self._leave(Exit(seat, "fall", rule.id), *self._lay_down(seat))

    def strike(self, seat: int, rule: Rule) -> None:
        """Put a seat out for a foul, whatever its place; what it still holds is laid open."""
        self.exits = tuple(exit for exit in self.exits if exit.seat != seat)
        self._leave(Exit(seat, "foul", rule.id), *self._lay_down(seat, face_up=True))

    def _lay_down(self, seat: int, face_up: bool = False) -> tuple[int, int]:
        """Lay what a seat holds out of the game; return it and who sees it."""
        cards = self.hands[seat]
        if cards:
            self._set_hand(seat, 0)
            self.aside = put(self.aside, cards)
            self.shown |= cards if face_up else 0
        return cards, EVERYBODY if face_up or not cards else 1 << seat

    def _leave(self, exit: Exit, cards: int = 0, seen: int = EVERYBODY) -> None:
        fallen = self.exit_of(exit.seat)
        self.live &= ~(1 << exit.seat)
        if fallen is None:
            self.exits += (exit,)
        elif rule := self.rules.get(fallen.rule):  # unknown in a position read from a record
            self.drop_asks(rule, exit.seat)
        leaves = "leaves" if fallen else None
        self.tell(exit.how, exit.seat, cards, rule=exit.rule, value=leaves, seen=seen)
        self._after_exit(exit)
        if self.live.bit_count() <= 1:
            self.end()

    def end(self) -> None:
        """End the game; seats still in rank between those that finished and the low places."""
        if self.over:
            return
        self.over = True
        self._before_end()
        self.agenda = ()
        self.tell("over")

    # --- what rules add to it --------------------------------------------------------------------

    @abstractmethod
    def _lay_by_rule(self, rule: Rule, seat: int, play: Play) -> None:
        """Let a rule lay a play in its own way."""

    @abstractmethod
    def _after_exit(self, exit: Exit) -> None:
        """Let rules act when a seat has left."""

    @abstractmethod
    def _before_end(self) -> None:
        """Judge what still waits, and let rules act, before the end is told."""
