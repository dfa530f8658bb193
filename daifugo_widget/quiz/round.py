"""Questions one after the other: answers, tries, time, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import NamedTuple

from ..core.rules.rule import BaseRule
from ..core.words.arguments import count_of
from ..core.words.text import SpokenError
from ..table.telling.phrase import Phrase
from . import words as w
from .question import Question, Verdict


class Result(NamedTuple):
    """How one question went: ``right`` at the first try, ``solved`` at any, in how many tries."""

    kind: str
    rules: tuple[str, ...]
    right: bool
    solved: bool
    tries: int
    seconds: float

    def __str__(self) -> str:
        how = "right" if self.right else "solved" if self.solved else "shown"
        return f"{how}, {count_of(self.tries, 'answer')} ({', '.join(self.rules)})"


class Results(tuple[Result, ...]):
    """How the questions of a quiz went, those that have been asked so far."""

    @property
    def asked(self) -> int:
        """How many questions are done."""
        return len(self)

    @property
    def right(self) -> int:
        """How many were right at the first try."""
        return sum(result.right for result in self)

    @property
    def tries(self) -> int:
        """How many answers were given."""
        return sum(result.tries for result in self)

    @property
    def shown(self) -> int:
        """How many were given up, so that the answer was shown."""
        return sum(not result.solved for result in self)

    @property
    def seconds(self) -> float:
        """How long it took altogether."""
        return sum(result.seconds for result in self)

    def __repr__(self) -> str:
        seconds = count_of(round(self.seconds), "second")
        about = f"{self.right} of {self.asked} right at the first try, {seconds}"
        lines = [f"  {at}. {each}" for at, each in enumerate(self, 1)]
        return "\n".join([about, *lines])


@dataclass
class Try:
    """How one question has been answered so far."""

    tries: int = 0
    solved: bool = False
    shown: bool = False
    seconds: float = 0.0
    said: tuple[Phrase, ...] = ()

    @property
    def done(self) -> bool:
        """Whether there is nothing left to answer."""
        return self.solved or self.shown

    @property
    def right(self) -> bool:
        """Whether the first answer was right."""
        return self.solved and self.tries == 1


@dataclass
class Round:
    """A sequence of questions, gone through from the first to the last.

    A wrong answer may be followed by another one, but the first one counts. ``at`` is the number of
    the question, from 0; when all are done it is the number of questions.
    """

    questions: Sequence[Question]
    clock: Callable[[], float] = monotonic
    at: int = 0
    tried: list[Try] = field(init=False)

    def __post_init__(self) -> None:
        self.tried = [Try() for _ in self.questions]
        self._since = self.clock()

    @property
    def over(self) -> bool:
        """Whether all questions are done."""
        return self.at >= len(self.questions)

    @property
    def question(self) -> Question:
        """The question that is asked now, the last one at the end."""
        return self.questions[min(self.at, len(self.questions) - 1)]

    @property
    def now(self) -> Try:
        """How that question has been answered so far."""
        return self.tried[min(self.at, len(self.questions) - 1)]

    @property
    def results(self) -> Results:
        """How the questions that are done went."""
        done = zip(self.questions, self.tried, strict=True)
        return Results(_result(question, tried) for question, tried in done if tried.done)

    @property
    def missed_rules(self) -> list[BaseRule]:
        """The rules behind the questions that were not right at the first try, each once."""
        done = zip(self.questions, self.tried, strict=True)
        found = (asked.behind[0] for asked, tried in done if tried.done and not tried.right)
        return [*{rule.id: rule for rule in found}.values()]

    def answer(self, answer: object) -> Verdict:
        """Judge an answer to the question.

        Raises `AnswerError` if it is not an answer, `SpokenError` if nothing is asked any more.
        """
        self._check_open()
        verdict = self.question.check(answer)
        tried = self.now
        tried.tries += 1
        tried.solved, tried.said = verdict.right, verdict.said
        if verdict.right:
            tried.seconds = self.clock() - self._since
        return verdict

    def show(self) -> None:
        """Give the question up and show the right answer. Raises `SpokenError`."""
        self._check_open()
        tried = self.now
        tried.shown, tried.said = True, self.question.solution
        tried.seconds = self.clock() - self._since

    def next(self) -> None:
        """Go on to the next question; one that is not done counts as given up.

        Raises `SpokenError` if there is none.
        """
        if self.over:
            raise SpokenError(w.OVER)
        if not self.now.done:
            self.show()
        self.at += 1
        self._since = self.clock()

    def again(self) -> None:
        """Begin anew with the first question; the results are forgotten."""
        self.at = 0
        self.__post_init__()

    def _check_open(self) -> None:
        if self.over:
            raise SpokenError(w.OVER)
        if self.now.done:
            raise SpokenError(w.DONE)


def _result(question: Question, tried: Try) -> Result:
    seconds = round(tried.seconds, 1)
    return Result(question.kind, question.rules, tried.right, tried.solved, tried.tries, seconds)
