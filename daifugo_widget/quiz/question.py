"""A question: a position, a sentence, how it is answered, and what is right by the core."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from ..core.cards import show
from ..core.game.history import AnyMatch
from ..core.game.moves import SEATS
from ..core.game.refusal import Refusal
from ..core.rules.rule import BaseRule
from ..core.words.text import LANGS, Lang, SpokenError, Text
from ..table.session.people import read_seat
from ..table.telling.phrase import Phrase, join_phrases, list_phrases, plain, verbatim
from ..table.telling.voice import Voice, cards, player
from ..table.telling.words.phrases import STOP
from ..table.wire.move_text import read_play
from . import words as w
from .game_quiz import game_quiz_of
from .outcome_words import rule_said

How = Literal["one", "several", "number", "seat", "cards"]
"""How it is answered: by one or several of the choices, a number, a seat, or cards to lay."""
Position = tuple[object, ...]
MOST = 999
"""The largest number that is an answer: with two decks there may be more than 99 discards."""
NO_BLANK = Text("", "", "")


class AnswerError(SpokenError):
    """Raised for something that is not an answer at all; says what would be one."""


class Verdict(NamedTuple):
    """Whether an answer is right, and what there is to say of it."""

    right: bool
    said: tuple[Phrase, ...]


@dataclass(frozen=True)
class Question:
    """Something asked of a position, with what the core says is right.

    ``right`` holds the numbers of the right choices, from 0, all of which have to be chosen; the
    right number; the right seat; or the cards of all plays that are right. ``notes`` say why wrong
    answers, written in the same way, are wrong, and ``clue`` says what counts; ``story`` tells what
    comes of the move. ``behind`` are the rules behind the answer; their options named in
    ``options`` are told even if they are as usual. For a question on a rule, ``decided`` says
    whether another answer would be right without it; ``after`` is the match after the move that the
    question is about, if any. Of a near miss ``twin`` is the same question with the one thing
    changed, so that the rule acts.
    """

    kind: str
    how: How
    match: AnyMatch
    seat: int
    ask: tuple[Phrase, ...]
    right: frozenset[int | str]
    choices: tuple[Phrase, ...] = ()
    notes: Mapping[int | str, Phrase] = field(default_factory=dict)
    clue: tuple[Phrase, ...] = ()
    story: tuple[Phrase, ...] = ()
    behind: tuple[BaseRule, ...] = ()
    options: tuple[str, ...] = ()
    decided: bool = False
    names: tuple[str, ...] = ()
    after: AnyMatch | None = None
    twin: Question | None = None

    @property
    def game(self) -> Any:
        """The position that is shown."""
        return self.match.game

    @property
    def position(self) -> Position:
        """What is seen of its position: the cards in hands, and those on the table."""
        return self.game.hands, self.game.trick

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules behind the answer."""
        return tuple(rule.id for rule in self.behind)

    @property
    def because(self) -> tuple[Phrase, ...]:
        """What the rules behind the answer do."""
        return tuple(rule_said(rule, self.options) for rule in self.behind)

    @property
    def key(self) -> tuple[str, ...]:
        """A key that is the same for two questions that read the same."""
        return self.kind, self.text("en"), *sorted(choice.key for choice in self.choices)

    @property
    def sense(self) -> set[tuple[object, ...]]:
        """What it comes to: the answer to its kind, what the move does, or the choice it is on."""
        game, game_quiz = self.game, game_quiz_of(self.match.rules.game)
        found: set[tuple[object, ...]] = {(self.kind, self.answer.key)}
        if self.kind not in game_quiz.by_hand:
            about = "turn" if self.kind in game_quiz.of_the_turn else self.kind
            found.add((about, self.seat, *game_quiz.place(self.match)))
        if self.after and self.how != "number":
            found.add(("move", self.ask[0].key, game.hands))
        elif game.ask and not self.after:
            found.add(("choice", game.hands, game.trick))
        return found

    def is_told_by(self, title: Text) -> bool:
        """Return whether the right answer stands in a title, of a kind that titles tell."""
        if self.kind not in game_quiz_of(self.match.rules.game).told_by_titles:
            return False
        return any(_holds(title.to(lang), self.answer.to(lang)) for lang in LANGS)

    def text(self, lang: Lang = "en") -> str:
        """Return the question as plain text."""
        return self.write(self.ask, lang)

    def write(self, said: Iterable[Phrase], lang: Lang = "en") -> str:
        """Write sentences about it as plain text."""
        return plain(join_phrases(Voice(lang), tuple(said)), self.names)

    def lines(self, lang: Lang = "en") -> list[str]:
        """Return the question for a terminal, with one line for each choice."""
        choices = (f"  {at}. {self.write([c], lang)}" for at, c in enumerate(self.choices, 1))
        return [self.text(lang), *choices]

    def __str__(self) -> str:
        return "\n".join(self.lines())

    def __repr__(self) -> str:
        return f"<Question {self.kind}: {self.text()}>"

    @property
    def seat_names(self) -> list[str]:
        """What each seat is called: by its name, or else by its letter."""
        names = [*self.names, *[""] * self.match.players]
        return [names[seat] or SEATS[seat] for seat in range(self.match.players)]

    # --- answering -------------------------------------------------------------------------------

    def check(self, answer: object) -> Verdict:
        """Judge an answer. Raises `AnswerError` if it is not one."""
        given = READERS[self.how](self, answer)
        if isinstance(given, Refusal):
            return Verdict(False, (Phrase(w.NOT_YET), verbatim(given.text), *self.because))
        right = bool(given & self.right) if self.how == "cards" else given == self.right
        if right:
            return Verdict(True, (Phrase(w.RIGHT), *self.story, *self.because))
        return Verdict(False, (Phrase(w.NOT_YET), *self._notes(given), *self.clue, *self.because))

    def _notes(self, given: frozenset[int | str]) -> list[Phrase]:
        """Say why one of the wrong choices is wrong, or that some are missing."""
        found = [note for wrong, note in self.notes.items() if wrong in given][:1]
        return found or ([Phrase(w.SOME_MISSING)] if given < self.right else [])

    @property
    def solution(self) -> tuple[Phrase, ...]:
        """The right answer, and why."""
        answer = list_phrases([Phrase(w.ANSWER), self.answer], between=NO_BLANK, end=STOP)
        return (answer, *self.story, *self.clue, *self.because)

    @property
    def answer(self) -> Phrase:
        """The right answer; of several plays that are right, the shortest."""
        if self.choices:
            return list_phrases([c for at, c in enumerate(self.choices) if at in self.right])
        if self.how == "cards":
            laid = min((str(text) for text in self.right), key=lambda text: (len(text), text))
            return Phrase(w.THIS, {"it": cards(laid)})
        (right,) = self.right
        if self.how == "seat":
            return Phrase(w.SEAT, {"who": player(int(right))})
        return Phrase(w.THIS, {"it": str(right)})


def _holds(title: str, answer: str) -> bool:
    """Return whether an answer stands in a title, and not only as part of a word or number."""
    return bool(re.search(rf"(?<![0-9A-Za-z]){re.escape(answer)}(?![0-9A-Za-z])", title))


# --- how answers are read ------------------------------------------------------------------------


def _numbers(answer: object) -> list[int] | None:
    """Read whole numbers: one, several, or a text of them; None for anything else."""
    if isinstance(answer, str):
        parts = re.split(r"[\s,]+", answer.strip())
        short = all(part.isdecimal() and len(part) < 4 for part in parts)
        return [int(part) for part in parts] if short else None
    found = list(answer) if isinstance(answer, list | tuple | set | frozenset) else [answer]
    numbers = [number for number in found if type(number) is int]
    return numbers if len(numbers) == len(found) else None


def _choices(question: Question, answer: object) -> frozenset[int | str]:
    numbers, last = _numbers(answer), len(question.choices)
    one = question.how == "one"
    if not numbers or (one and len(numbers) > 1) or not all(1 <= n <= last for n in numbers):
        raise AnswerError((w.CHOOSE_ONE if one else w.CHOOSE_SOME).fill(last=last))
    return frozenset(number - 1 for number in numbers)


def _number(question: Question, answer: object) -> frozenset[int | str]:
    numbers = _numbers(answer)
    if not numbers or len(numbers) > 1 or not 0 <= numbers[0] <= MOST:
        raise AnswerError(w.WRITE_NUMBER)
    return frozenset(numbers)


def _seat(question: Question, answer: object) -> frozenset[int | str]:
    last = SEATS[question.match.players - 1]
    try:
        seat = read_seat(answer)
    except ValueError:
        raise AnswerError(w.NAME_SEAT.fill(last=last)) from None
    if seat >= question.match.players:
        raise AnswerError(w.NAME_SEAT.fill(last=last))
    return frozenset([seat])


def _cards(question: Question, answer: object) -> frozenset[int | str] | Refusal:
    if not isinstance(answer, str):
        raise AnswerError(w.WRITE_CARDS)
    try:
        play = read_play(question.game, question.seat, answer)
    except SpokenError as error:
        raise AnswerError(error.text) from None
    return play if isinstance(play, Refusal) else frozenset([show(play.cards)])


READERS: dict[How, Callable[[Question, object], frozenset[int | str] | Refusal]] = {
    "one": _choices,
    "several": _choices,
    "number": _number,
    "seat": _seat,
    "cards": _cards,
}
