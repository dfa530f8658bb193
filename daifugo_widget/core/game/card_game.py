"""The base of every card game: one deal and what may be done in it, never changed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, ClassVar, Self

from .cards import blanks, show
from .chosen import ChosenRules
from .errors import SpokenError
from .moves import CHANCE, EVERYBODY, NOBODY, SEATS, Answer, Ask, Call, Event, Job, Move, Revealed
from .plays import Laid, Play
from .refusal import IllegalMove, Refusal
from .text import Text
from .whole import whole

CHANCE_ACTS = Text(
    "chance is to act, and it sees no cards: let the seed decide first, with settle_chance()",
    "いまはくじで決める番で、カードを見る席はありません。先に `settle_chance()` で決めてください。",
    "지금은 제비뽑기 차례라 카드를 보는 자리가 없습니다. 먼저 `settle_chance()`로 정해 주세요.",
)
Ring = tuple[tuple[int, ...], tuple[int, ...]]


def make_ring(seats: tuple[int, ...]) -> Ring:
    """Return which seat follows each seat in the table's direction, and against it."""
    after, before = [0] * len(seats), [0] * len(seats)
    for at, seat in enumerate(seats):
        after[seat], before[seat] = seats[(at + 1) % len(seats)], seats[at - 1]
    return tuple(after), tuple(before)


IS_A_GAME = Text(
    "a seat sees a game, such as match.game, not {value}",
    "席から見えるのは `match.game` のようなゲームです（{value} は使えません）。",
    "자리에서 보는 것은 `match.game` 같은 게임입니다({value}: 쓸 수 없음).",
)


def check_eye(seat: int) -> None:
    """Raise `SpokenError` for what is no number of a seat, and for chance, which sees nothing."""
    if whole("seat", seat) < 0:
        raise SpokenError(CHANCE_ACTS)


class CardGame(ABC):
    """One deal of a game: `step` and `move` return a new one, whose ``events`` say what happened.

    Every field holds an immutable value; a set of cards is the bits of an int.
    """

    rules: ChosenRules
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

    fleeting: ClassVar[tuple[str, ...]] = ("events",)
    """The fields that say how the game came to this position; equality ignores them."""

    beats: ClassVar[tuple[str, ...]] = ("tell",)
    """The methods after which a film shows the game."""

    def copy(self) -> Self:
        """Return a copy of the game, for one step to change."""
        new = object.__new__(type(self))
        new.__dict__ = self.__dict__.copy()
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardGame) and self._key() == other._key()

    def _key(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in self.fleeting}

    __hash__ = None  # type: ignore[assignment]

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

    def is_view(self) -> bool:
        """Return whether somebody holds unseen cards, so that the game cannot be played on."""
        return any(map(blanks, self.hands))

    @abstractmethod
    def all_cards(self) -> int:
        """Return every card of the deal, wherever it is; blanks are counted."""

    @abstractmethod
    def seen_by(self, seat: int) -> Self:
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

    def only_answer(self) -> Answer | None:
        """Return the only open answer to the choice owed; else, or if chance owes it, None."""
        if self.ask is None or self.owes_chance:
            return None
        answers = list(islice(self.answers(self.ask), 2))
        return answers[0] if len(answers) == 1 else None

    @abstractmethod
    def is_open(self, ask: Ask, answer: Answer) -> bool:
        """Return whether an answer is open, without listing every choice if all are."""

    def calls(self, seat: int) -> list[Call]:
        """Return what a seat may call now, in or out of turn."""
        return []

    @abstractmethod
    def why_not(self, seat: int, move: Move) -> Refusal | None:
        """Return why a seat cannot make a move now, or None if it can."""

    def move(self, move: Move, seat: int | None = None) -> Self:
        """Return the game after a move. Raises `IllegalMove` if it is refused."""
        seat = self.actor if seat is None else whole("seat", seat)
        if refusal := self.why_not(seat, move):
            raise IllegalMove(refusal)
        return self.step(move, seat)

    @abstractmethod
    def step(self, move: Move, seat: int | None = None) -> Self:
        """Return the game after a legal move or call, without checking that it is legal."""

    # --- telling ---------------------------------------------------------------------------------

    def tell(
        self,
        verb: str,
        seat: int = NOBODY,
        cards: int = 0,
        to: int = NOBODY,
        rule: str = "",
        value: Any = None,
        seen: int = EVERYBODY,
    ) -> None:
        """Add an event to ``events``; ``seen`` are the seats (as bits) that see its cards."""
        self.events += (Event(verb, seat, cards, to, rule, value, seen),)
