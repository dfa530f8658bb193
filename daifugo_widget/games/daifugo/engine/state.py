"""What can be read from the fields of a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Self

from daifugo_widget.compilation import mypyc_attr
from daifugo_widget.core.cards import JOKER, KNOWN, blanks, pick, put
from daifugo_widget.core.game.moves import Job, MarkValue
from daifugo_widget.core.game.plays import Laid, Play
from daifugo_widget.moved_imports import keep_old_names

from .classes import PLACES
from .order import Order
from .rule_set import RuleSet
from .state_fields import StateFields
from .state_values import LASTING, TRICK, Exit

NUMBERS = range(JOKER + 1)
"""The numbers that a card can have: 3 to 2, counted from 0, and the joker."""
NO_NUMBER = "a number is one of daifugo_widget.core.cards, such as NINE, not {number!r}"
MOST_DRAWN = 200
"""How many cards can come back into hands in one game, from the discards or from the trick."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(StateFields):
    """One deal, from the exchange to the last card, and what can be read from its fields."""

    __slots__ = ()
    beats = ("tell", "lay")

    def with_rules(self, rules: RuleSet) -> Self | None:
        """Return the position to go on by other rules, None if it is none by those."""
        if self.agenda:
            return None  # the steps still to come are those of the rules as they are
        if not {laid.play.kind for laid in self.trick} <= {kind.name for kind in rules.forms.kinds}:
            return None  # the play on the table would not be one
        left_out = {rule.id for rule in self.rules if rule.id not in rules}
        new = super().with_rules(rules)
        assert new is not None
        new.marks = tuple(mark for mark in self.marks if mark[0] not in left_out)
        return new

    # --- players ---------------------------------------------------------------------------------

    def is_live(self, seat: int) -> bool:
        """Return whether a seat is still in."""
        return bool(self.live >> seat & 1)

    def live_seats(self) -> list[int]:
        """Return the seats still in, a first."""
        return [seat for seat in range(self.players) if self.live >> seat & 1]

    def next_of(self, seat: int, back: bool = False) -> int:
        """Return the next seat still in, in the direction of play or against it.

        Raises `ValueError` if nobody is.
        """
        ring = self.ring[self.runs_backwards ^ back]
        seat = ring[seat]
        while not self.live >> seat & 1:
            if not self.live:
                raise ValueError("nobody is in any more")
            seat = ring[seat]
        return seat

    def others(self, seat: int) -> Iterator[int]:
        """Yield the other seats still in, in the order in which they come after a seat."""
        ring = self.ring[self.runs_backwards]
        other = ring[seat]
        while other != seat:
            if self.live >> other & 1:
                yield other
            other = ring[other]

    @property
    def runs_backwards(self) -> bool:
        """Whether play goes against the table's own direction."""
        return self.way in (LASTING, TRICK)

    def open_hands(self) -> int:
        seats = 0
        for rule in self.rules.hooks["opens"]:
            seats |= rule.opens(self)
        return seats

    def class_of(self, seat: int) -> str:
        """Return the class that a seat came in with."""
        return self.classes[seat] if self.classes else "heimin"

    def holder(self, klass: str) -> int | None:
        """Return the seat that a rule means by a class, by its place in the table in force.

        Daifugo and daihinmin are the top and the bottom, fugo and hinmin the second from either end
        if they exist (ruling "Classes in rule texts").
        """
        place, least = PLACES[klass]
        if not self.classes or self.players < least:
            return None
        return self.seat_with(self._class_table()[place])

    def seat_with(self, klass: str) -> int | None:
        """Return the seat that came in with a class, None unless exactly one did."""
        return self.classes.index(klass) if self.classes.count(klass) == 1 else None

    # --- what is asked ---------------------------------------------------------------------------

    @property
    def asks_owed(self) -> int:
        """How many choices are owed before anything else happens."""
        for place, item in enumerate(self.agenda):
            if item.__class__ is Job:
                return place
        return len(self.agenda)

    @property
    def waiting(self) -> list[Job]:
        """The steps of plays that wait behind the choices owed."""
        return [item for item in self.agenda if isinstance(item, Job)]

    # --- cards and strength ----------------------------------------------------------------------

    @property
    def top(self) -> Laid | None:
        """The play to beat, `top.play`, and who laid it, `top.seat`; None before a lead."""
        return self.trick[-1] if self.trick else None

    @property
    def deck(self) -> int:
        """All cards of the deck that the game is played with."""
        return self.rules.deck(self.players, self.number)

    @property
    def order(self) -> Order:
        """The order of strength now."""
        return self.rules.order(self.marks)

    @property
    def lasting_order(self) -> Order:
        """The order of strength without what ends with the trick."""
        return self.rules.lasting_order(self.marks)

    def mark_of(self, id: str) -> MarkValue:
        """Return the value of a rule's mark, or None."""
        for name, value in self.marks:
            if name == id:
                return value
        return None

    def is_claimed(self) -> bool:
        """Return whether a rule has claimed the trick, so that it alone allows unusual plays."""
        return any(id in self.rules.claiming for id, _ in self.marks)

    def count(self, play: Play, number: object) -> int:
        """Return how many cards of a play carry the effect of a number, such as ``NINE``.

        Raises `ValueError` if it is not a number.
        """
        if not isinstance(number, int) or number not in NUMBERS:
            raise ValueError(NO_NUMBER.format(number=number))
        return self.rules.count(play, number)

    def seals_order(self, play: Play) -> bool:
        """Return whether a rule forbids a play to change the order of strength for good."""
        return any(rule.seals(self, play) for rule in self.rules.hooks["seals"])

    def may_draw(self, count: int) -> bool:
        """Return whether this many cards may still come back into hands in this game.

        Each play takes at least one card out of the hands; as only so many can come back, every
        game ends.
        """
        return self.drawn + count <= MOST_DRAWN

    @property
    def row(self) -> Sequence[Laid]:
        """The plays of the trick, together with those that were taken up out of it."""
        if not self.taken:
            return self.trick
        row = list(self.trick)
        for at, laid in self.taken:
            row.insert(at, laid)
        return row

    def table_cards(self) -> int:
        """Return the cards of the trick and those that lie beside it."""
        cards = self.beside
        for laid in self.trick:
            cards |= laid.play.cards
        return cards

    def cards_known_to(self, seat: int) -> int:
        """Return all cards that no unseen card can be: those in sight and the seat's own."""
        cards = self.discards | self.table_cards() | self.aside | self.removed
        cards |= self.hands[seat] | self.shown
        for other, hand in enumerate(self.hands):
            cards |= hand if other != seat else 0
        for handover in self.pending:
            cards |= handover.cards
        return cards & KNOWN

    def find_cards(self, seat: int, codes: Iterable[int], barred: int = 0) -> int | None:
        """Find cards by code in a hand, leaving out the barred ones; None if they are not held.

        An unseen card may be any that lies nowhere else.
        """
        wanted = list(codes)
        held = pick(wanted, self.hands[seat] & ~barred)
        if held is not None or not blanks(self.hands[seat]):
            return held
        return self._find_unseen(seat, wanted, barred)

    def _find_unseen(self, seat: int, wanted: list[int], barred: int) -> int | None:
        known = self.hands[seat] & KNOWN & ~barred
        found, missing = 0, 0
        free = self.deck & ~self.cards_known_to(seat)
        for card in wanted:
            own = pick([card], known & ~found)
            other = pick([card], free & ~found) if own is None else None
            missing += own is None
            if own is None and other is None:
                return None
            found |= own or other or 0
        return found if missing <= blanks(self.hands[seat]) else None

    # --- the end ---------------------------------------------------------------------------------

    def exit_of(self, seat: int) -> Exit | None:
        """Return how a seat left, or None."""
        return next((exit for exit in self.exits if exit.seat == seat), None)

    def ranking(self) -> tuple[int, ...]:
        """Return the seats from first to last: finished, still in, then the low places.

        If a rule has changed the classes that these places give, the classes count.
        """
        placed = self._order_of_places()
        if not self.rules.hooks["next_classes"]:
            return placed
        table, classes = self._class_table(), self.next_classes()
        return tuple(sorted(placed, key=lambda seat: table.index(classes[seat])))

    def _order_of_places(self) -> tuple[int, ...]:
        """Rank fouls below falls, and the earlier of each below the later, or as rules say."""
        low = [exit for how in ("fall", "foul") for exit in self.exits[::-1] if exit.how == how]
        for rule in self.rules.hooks["lowest"]:
            low = rule.lowest(self, low)
        sunk = [exit.seat for exit in low]
        best = [exit.seat for exit in self.exits if exit.how == "finish"]
        return (*best, *(s for s in self.live_seats() if s not in sunk), *sunk)

    def next_classes(self) -> tuple[str, ...]:
        """Return the class of each seat for the next game, once this one is over."""
        table = self._class_table()
        places = {seat: place for place, seat in enumerate(self._order_of_places())}
        classes = tuple(table[places[seat]] for seat in range(self.players))
        for rule in self.rules.hooks["next_classes"]:
            classes = rule.next_classes(self, classes)
        return classes

    def _class_table(self) -> tuple[str, ...]:
        return self.rules.frame.classes.table_for(self.players)

    def is_view(self) -> bool:
        """Return whether some cards in hands, or on the way there, are not seen."""
        return super().is_view() or any(blanks(handover.cards) for handover in self.pending)

    def all_cards(self) -> int:
        cards = put(put(self.discards, self.table_cards()), put(self.aside, self.removed))
        for hand in self.hands:
            cards = put(cards, hand)
        for handover in self.pending:
            cards = put(cards, handover.cards)
        return cards


keep_old_names(State)
