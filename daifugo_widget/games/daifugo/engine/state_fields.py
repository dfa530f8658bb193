"""The fields of a game: where cards lie, whose turn it is, and which rules are at work."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from daifugo_widget.compilation import mypyc_attr
from daifugo_widget.core.game.card_game import FIELDS, CardGame, Ring, make_ring
from daifugo_widget.core.game.moves import NOBODY, Marks
from daifugo_widget.core.game.plays import Laid

from .rule_set import RuleSet
from .state_values import Exit, Handover, Secret

if TYPE_CHECKING:
    from .game import Game

OWN_FIELDS = (
    "number",
    "ring",
    "classes",
    "live",
    "exits",
    "beside",
    "taken",
    "discards",
    "mixed",
    "pending",
    "aside",
    "blind",
    "shown",
    "removed",
    "secrets",
    "drawn",
    "way",
    "passed",
    "early",
    "skips",
    "next_turn",
    "closed",
    "silent",
    "cutting",
    "flowed",
    "flowed_cards",
    "flows",
    "marks",
    "before",
    "doubtful",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class StateFields(CardGame[RuleSet]):
    """One deal, from the exchange to the last card, field by field.

    Every field holds an immutable value; sets of cards and sets of seats are the bits of an int.
    """

    __slots__ = OWN_FIELDS
    fields = (*FIELDS, *OWN_FIELDS)
    fleeting = ("events", "before")

    number: int
    """The number of the game in its match, from 1: rules may give each game its own deck."""

    # --- players ---
    ring: Ring
    """The seat after each seat, in the table's own direction and against it."""
    classes: tuple[str, ...]
    """The class that each seat came in with; none in the first game of a set."""
    live: int
    """The seats still in."""
    exits: tuple[Exit, ...]
    """The seats that have left, first to last, and those that have fallen but are still in."""

    # --- where cards lie ---
    beside: int
    """Cards that lie beside the trick, face up, until it flows."""
    taken: tuple[tuple[int, Laid], ...]
    """The plays taken up out of the trick, each with its place in it."""
    discards: int
    """The cards discarded so far, and those of the tricks that have flowed."""
    mixed: int
    """The discards that may not be there any more, as nobody can tell."""
    pending: tuple[Handover, ...]
    """Cards laid aside face down by their givers until everybody has chosen."""
    aside: int
    """Cards out of the game: left by the deal, put away by rules, or laid down by leavers."""
    blind: int
    """The cards aside that stay there for the rest of the set."""
    shown: int
    """The cards aside that lie open."""
    removed: int
    """Cards out of the deck for the rest of the match."""
    secrets: tuple[Secret, ...]
    """Cards that rules keep in mind, and who knows of them."""
    drawn: int
    """How many cards have come back into hands in this game."""

    # --- the turn ---
    way: int
    """The direction of play: ``LASTING`` and ``TRICK`` as bits."""
    passed: int
    """The seats that have passed since the latest play, or in this trick if a pass lasts."""
    early: int
    """The seats that have passed in this trick before their turn."""
    skips: int
    """How many players the turn passes over next."""
    next_turn: int
    """The seat that a rule lets act next, or ``NOBODY``."""

    # --- the trick ---
    closed: str
    """The id of the rule that has closed the trick, empty while all may follow."""
    silent: bool
    """Whether the cards of the latest play have no effect."""
    cutting: bool
    """Whether the trick flows as soon as the latest play has been carried out."""
    flowed: tuple[Laid, ...]
    """The plays of the latest trick, while its flow is carried out."""
    flowed_cards: int
    """All the cards that lay on the table when the latest trick flowed."""
    flows: int
    """How many tricks have flowed."""

    # --- rules at work ---
    before: Marks
    """The marks as they were before the latest play."""
    doubtful: tuple[int, Game] | None
    """The seat that made a play that others may object to, and the game before it."""

    def __init__(
        self,
        rules: RuleSet,
        hands: Iterable[int],
        *,
        turn: int = 0,
        classes: tuple[str, ...] = (),
        seats: tuple[int, ...] | None = None,
        dealer: int = 0,
        aside: int = 0,
        number: int = 1,
    ) -> None:
        self.rules, self.hands, self.turn, self.number = rules, tuple(hands), turn, number
        self.classes, self.dealer, self.aside = classes, dealer, aside
        self.seats = seats or tuple(range(len(self.hands)))
        self.ring = make_ring(self.seats)
        self.trick = ()
        self.passed = 0
        self.live = (1 << len(self.hands)) - 1
        self.exits = ()
        self.marks = ()
        self.before = ()
        self.agenda = ()
        self.pending = ()
        self.discards = 0
        self.shown = 0
        self.blind = 0
        self.way = 0
        self.beside = 0
        self.mixed = 0
        self.removed = 0
        self.flowed = ()
        self.taken = ()
        self.flowed_cards = 0
        self.flows = 0
        self.drawn = 0
        self.skips = 0
        self.next_turn = NOBODY
        self.early = 0
        self.doubtful = None
        self.closed = ""
        self.silent = False
        self.cutting = False
        self.over = False
        self.secrets = ()
        self.events = ()

    # To ask whether the other one is a state takes as long as ten fields.
    def _assign(self, other: StateFields) -> None:  # type: ignore[override]
        self.rules, self.hands, self.seats = other.rules, other.hands, other.seats
        self.dealer, self.turn, self.trick = other.dealer, other.turn, other.trick
        self.agenda, self.over, self.events = other.agenda, other.over, other.events
        self.number, self.ring, self.classes = other.number, other.ring, other.classes
        self.live, self.exits, self.beside = other.live, other.exits, other.beside
        self.taken, self.discards, self.mixed = other.taken, other.discards, other.mixed
        self.pending, self.aside = other.pending, other.aside
        self.blind, self.shown, self.removed = other.blind, other.shown, other.removed
        self.secrets, self.drawn = other.secrets, other.drawn
        self.way, self.passed, self.early = other.way, other.passed, other.early
        self.skips, self.next_turn = other.skips, other.next_turn
        self.closed, self.silent, self.cutting = other.closed, other.silent, other.cutting
        self.flowed, self.flowed_cards, self.flows = other.flowed, other.flowed_cards, other.flows
        self.marks, self.before, self.doubtful = other.marks, other.before, other.doubtful

    def put_aside(self, cards: int, blind: int = 0) -> None:
        """Put cards out of a game that begins; the ``blind`` ones stay out for the set.

        Only the blind ones may lie open: what a rule lays aside must stay unknown.
        """
        self.aside, self.blind = cards | blind, blind
        if self.rules.frame.zones.out_of_game == "open":
            self.shown = blind
