"""The base of every card game: one deal and what may be done in it, never changed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, ClassVar, Generic, Self, SupportsIndex

from daifugo_widget.compilation import mypyc_attr

from ..cards import blanks, show
from ..words.arguments import whole
from ..words.text import SpokenError
from ..words.translations import _
from .any_game import G, R_co
from .moves import (
    CHANCE,
    EVERYBODY,
    NOBODY,
    SEATS,
    Answer,
    Ask,
    Call,
    Event,
    Job,
    Marks,
    Move,
    Revealed,
)
from .plays import Laid, Play
from .refusal import IllegalMove, Refusal

CHANCE_ACTS = _(
    "chance is to act, and it sees no cards: let the seed decide first, with settle_chance()"
)
Ring = tuple[tuple[int, ...], tuple[int, ...]]


def make_ring(seats: tuple[int, ...]) -> Ring:
    """Return which seat follows each seat in the table's direction, and against it."""
    after, before = [0] * len(seats), [0] * len(seats)
    for at, seat in enumerate(seats):
        after[seat], before[seat] = seats[(at + 1) % len(seats)], seats[at - 1]
    return tuple(after), tuple(before)


IS_A_GAME = _("a seat sees a game, such as match.game, not {value}")


def check_eye(seat: object) -> int:
    """Return the number of a seat that looks at a game.

    Raises `SpokenError` for what is no number of a seat, and for chance, which sees nothing.
    """
    number = whole("seat", seat)
    if number < 0:
        raise SpokenError(CHANCE_ACTS)
    return number


FIELDS = (
    "rules",
    "hands",
    "seats",
    "dealer",
    "turn",
    "trick",
    "agenda",
    "over",
    "events",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGame(ABC, Generic[R_co]):
    """One deal of a game: `step` and `move` return a new one, whose ``events`` say what happened.

    Every field holds an immutable value; a set of cards is the bits of an int.
    """

    __slots__ = FIELDS
    fields: ClassVar[tuple[str, ...]] = FIELDS
    """The names of all fields, but for those of games that keep theirs in a dictionary."""

    rules: R_co
    """The rules that the game is played by."""
    hands: tuple[int, ...]
    """What each seat holds."""
    seats: tuple[int, ...]
    """The seats in the order of play."""
    dealer: int
    """The seat that dealt."""
    turn: int
    """The seat whose turn it is."""
    trick: tuple[Laid, ...]
    """The plays on the table, oldest first."""
    agenda: tuple[Ask | Job, ...]
    """What must happen before the next move; a choice that is owed now is at its head."""
    over: bool
    """Whether nothing more can be done."""
    events: tuple[Event, ...]
    """What happened in the latest step."""
    marks: Marks = ()
    """What rules have left in force; in many games they leave nothing."""

    fleeting: ClassVar[tuple[str, ...]] = ("events",)
    """The fields that say how the game came to this position; equality ignores them."""

    change: ClassVar[type[CardGame] | None] = None
    """What a step makes of a game to change it, if it is not a copy of the game's own class."""

    beats: ClassVar[tuple[str, ...]] = ("tell",)
    """The methods after which a film shows the game."""

    def copy(self) -> Self:
        """Return a copy of the game, for one step to change."""
        return self.recast(type(self))

    def recast(self, kind: type[G]) -> G:
        """Return the same position as a game of another class."""
        new = kind.__new__(kind)
        new._assign(self)
        return new

    def _assign(self, other: CardGame[Any]) -> None:
        """Take over all fields of another game, field by field, as a loop takes much longer."""
        self.rules, self.hands, self.seats = other.rules, other.hands, other.seats
        self.dealer, self.turn, self.trick = other.dealer, other.turn, other.trick
        self.agenda, self.over, self.events = other.agenda, other.over, other.events
        if own := getattr(other, "__dict__", None):
            for name, value in own.items():
                setattr(self, name, value)

    def with_rules(self, rules: Any) -> Self | None:
        """Return the position to go on by other rules, None if it is none by those."""
        new = self.copy()
        new.rules = rules
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardGame) and self._key() == other._key()

    def values(self) -> dict[str, object]:
        """Return the value of every field."""
        return {name: getattr(self, name) for name in self.fields} | getattr(self, "__dict__", {})

    def _key(self) -> dict[str, object]:
        return {name: value for name, value in self.values().items() if name not in self.fleeting}

    def __hash__(self) -> int:
        return hash(frozenset(self._key().items()))

    def __repr__(self) -> str:
        hands = " / ".join(map(show, self.hands))
        actor = "chance" if self.actor == CHANCE else SEATS[self.actor]
        now = "over" if self.over else f"{actor} to act"
        return f"<{type(self).__name__} {self.rules}: {hands}, {now}>"

    # --- reading ---------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """The number of seats, including those of players who are out."""
        return len(self.hands)

    @property
    def ask(self) -> Ask | None:
        """The choice that is owed now, or None."""
        head = self.agenda[0] if self.agenda else None
        return head if isinstance(head, Ask) else None

    @property
    def actor(self) -> int:
        """The seat that has to act, ``CHANCE`` if chance decides."""
        ask = self.ask
        return ask.seat if ask else self.turn

    @property
    def owes_chance(self) -> bool:
        """Whether chance makes the next move."""
        ask = self.ask
        return ask is not None and ask.seat == CHANCE

    @property
    def owes_telling(self) -> bool:
        """Whether chance only has to reveal unseen cards; a game without any never asks it to."""
        ask = self.ask
        return ask is not None and isinstance(ask.detail, Revealed)

    def open_hands(self) -> int:
        """Return the seats (as bits) whose hands lie open for everybody."""
        return 0

    def is_live(self, seat: int) -> bool:
        """Return whether a seat is still in; in many games all are to the end."""
        return True

    def is_view(self) -> bool:
        """Return whether somebody holds unseen cards, so that the game cannot be played on."""
        return any(map(blanks, self.hands))

    @abstractmethod
    def all_cards(self) -> int:
        """Return every card of the deal, wherever it is; blanks are counted."""

    @abstractmethod
    def seen_by(self, seat: SupportsIndex) -> Self:
        """Return the game as a seat knows it, all else blanked; its legal moves are the same.

        A seat beyond those of the game looks on: it sees what lies open to all. Raises
        `SpokenError` for chance, which sees nothing: ``settle_chance`` of a match lets it act.
        """

    # --- what may be done ------------------------------------------------------------------------

    @abstractmethod
    def moves(self) -> list[Move]:
        """Return every legal move of the seat that has to act, except calls.

        The answers of chance are listed too, and can be millions: `any_answer` draws one.
        """

    @abstractmethod
    def plays(self) -> list[Play]:
        """Return the legal plays of the seat whose turn it is."""

    @abstractmethod
    def answers(self, ask: Ask) -> Iterator[Answer]:
        """Yield the open answers to a choice."""

    def free_cards(self, ask: Ask) -> int:
        """Return the cards that may be chosen freely, 0 if only some choices are open."""
        if ask.what != "cards":
            return 0
        return self.hands[ask.seat] if ask.pool is None else ask.pool

    def any_answer(self, ask: Ask, rng: Random) -> Answer:
        """Draw one of the open answers, each as likely as the others."""
        return rng.choice(list(self.answers(ask)))

    def any_move(self, rng: Random) -> Move:
        """Draw a legal move of whoever has to act, each as likely as the others."""
        return self.any_answer(self.ask, rng) if self.ask else rng.choice(self.moves())

    def only_answer(self) -> Answer | None:
        """Return the only open answer to the choice owed; else, or if chance owes it, None."""
        if self.ask is None or self.owes_chance:
            return None
        answers = list(islice(self.answers(self.ask), 2))
        return answers[0] if len(answers) == 1 else None

    def stuck(self) -> Refusal | None:
        """Return why the seat that has to act can do nothing at all; None if it can, as usual."""
        return None

    def only_move(self) -> Move | None:
        """Return the move of the seat that has to act if it is the only one, else None."""
        ask = self.ask
        if ask and blanks(ask.pool or 0):
            return None  # the cards to choose from are unseen
        moves = list(islice(self.answers(ask), 2)) if ask else self.moves()
        return moves[0] if len(moves) == 1 else None

    @abstractmethod
    def is_open(self, ask: Ask, answer: Answer) -> bool:
        """Return whether an answer is open, without listing every choice if all are."""

    @property
    def has_calls(self) -> bool:
        """Whether its rules let seats call anything; if not, nobody has to be asked."""
        return True

    def calls(self, seat: int) -> list[Call]:
        """Return what a seat may call now, in or out of turn."""
        return []

    def own_calls(self, seat: int) -> list[Call]:
        """Return the calls that a seat may make for itself, not in place of a referee."""
        return self.calls(seat)

    def invites_call(self, seat: int) -> bool:
        """Return whether a seat may call anything that a player would ever call."""
        return bool(self.own_calls(seat))

    @abstractmethod
    def why_not(self, seat: int, move: object) -> Refusal | None:
        """Return why a seat cannot make a move now, or None if it can."""

    def move(self, move: object, seat: SupportsIndex | None = None) -> Self:
        """Return the game after a move. Raises `IllegalMove` if it is refused."""
        mover = self.actor if seat is None else whole("seat", seat)
        if refusal := self.why_not(mover, move):
            raise IllegalMove(refusal)
        return self.step(move, mover)

    @abstractmethod
    def step(self, move: object, seat: int | None = None) -> Self:
        """Return the game after a legal move or call, without checking that it is legal."""

    # --- telling ---------------------------------------------------------------------------------

    def tell(
        self,
        verb: str,
        seat: int = NOBODY,
        cards: int = 0,
        to: int = NOBODY,
        rule: str = "",
        value: object = None,
        seen: int = EVERYBODY,
    ) -> None:
        """Add an event to ``events``; ``seen`` are the seats (as bits) that see its cards."""
        self.events += (Event(verb, seat, cards, to, rule, value, seen),)
