"""What a learner reviews: the rules in their boxes, and the puzzles of the day, in one file."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from datetime import date, datetime
from pathlib import Path, PurePath
from typing import Any, TypeVar

from ..core.words.arguments import count_of
from ..core.words.text import SpokenError
from ..games import DAIFUGO
from ..table.session.file_writing import write_lock
from . import clock
from . import words as w
from .card import DAY, Answer, Card, card_of
from .kept_file import FileBacked, KeptFile
from .mark import LONGEST

VERSION = 1
USUAL_REVIEW = "daifugo-review.json"
"""The file beside the usual one of progress."""
MOST_AT_ONCE = 5
"""How many cards are asked in one go."""
RIGHT, WRONG = "right", "wrong"
"""How an answer is written."""
P = TypeVar("P", bound=PurePath)
Log = dict[str, list[Answer]]
Content = tuple[Log, set[date], dict[str, Any]]


class Review(FileBacked):
    """The rules that a learner has been asked about, each a card in a box, and the days of puzzles.

    ``path`` is the file; each answer is written to it at once. What another version keeps in it
    besides stays there. A file that cannot be read is moved aside, under a name that ``notice``
    gives, before anything is written.
    """

    def __init__(
        self, path: str | Path = USUAL_REVIEW, *, now: Callable[[], datetime] = clock.now
    ) -> None:
        self._file, self._now = KeptFile(path, w.BROKEN_REVIEW), now
        self._log: Log = {}
        self._puzzles = set[date]()
        self._else: dict[str, Any] = {}
        self._read()

    # --- reading ---------------------------------------------------------------------------------

    @property
    def today(self) -> date:
        """What day it is here."""
        return self._now().astimezone().date()

    @property
    def cards(self) -> dict[str, Card]:
        """The card of each rule that has been asked about, by the rule's id.

        A rule of another game than Daifugo is written like ``nap/trumps``.
        """
        found = ((rule, card_of(answers)) for rule, answers in self._log.items())
        return {rule: card for rule, card in found if card}

    def answers(self, rule: str) -> int:
        """Return how often a rule has been asked about."""
        return len(self._log.get(rule, ()))

    def due(self) -> list[str]:
        """Return the rules to be asked about today, those that have waited longest first."""
        today = self.today
        waiting = [(card.due, rule) for rule, card in self.cards.items() if card.is_due(today)]
        return [rule for _, rule in sorted(waiting)]

    def next_day(self, rules: Iterable[str]) -> date | None:
        """Return the day on which the first of some rules is asked again, None if none is."""
        cards, today = self.cards, self.today
        return min((cards[rule].next_day(today) for rule in rules if rule in cards), default=None)

    def __repr__(self) -> str:
        return f"Review({str(self._file.given)!r}, {count_of(len(self._log), 'rule')})"

    # --- the puzzle of the day -------------------------------------------------------------------

    @property
    def has_solved_today(self) -> bool:
        """Whether the puzzle of today is solved."""
        return self.today in self._puzzles

    @property
    def days_in_a_row(self) -> int:
        """On how many days in a row a puzzle was solved, up to today or yesterday."""
        day = self.today if self.has_solved_today else self.today - DAY
        count = 0
        while day in self._puzzles:
            day, count = day - DAY, count + 1
        return count

    # --- writing ---------------------------------------------------------------------------------

    def answer(self, rule: str, right: bool) -> Card:
        """Keep how the first answer to a question on a rule was, and return the rule's card.

        Raises `SpokenError` for a rule that is no text or a long one, `OSError` if the file cannot
        be written.
        """
        _check_rule(rule)
        with write_lock(self.path):
            self._read()  # another notebook may have written meanwhile
            self._log.setdefault(rule, []).append(Answer(self.today, right))
            self._write()
        return self.cards[rule]

    def solve(self, day: date) -> None:
        """Keep that the puzzle of a day is solved. Raises `OSError`."""
        with write_lock(self.path):
            self._read()
            self._puzzles.add(day)
            self._write()

    def _write(self) -> None:
        log = {rule: list(map(_written, answers)) for rule, answers in self._log.items()}
        puzzles = [day.isoformat() for day in sorted(self._puzzles)]
        self._file.write({**self._else, "version": VERSION, "log": log, "puzzles": puzzles})

    def _read(self) -> None:
        """Read the file if there is one, or set ``notice`` if it cannot be read."""
        found = self._file.read(_read_file)
        if found is not None:
            self._log, self._puzzles, self._else = found


def card_name(rule: str, game: str = DAIFUGO) -> str:
    """Return the name of a rule among those of all games, such as ``nap/trumps``."""
    return rule if game == DAIFUGO else f"{game}/{rule}"


def rule_and_game(name: str) -> tuple[str, str]:
    """Return the rule and the game of such a name."""
    game, slash, rule = name.rpartition("/")
    return (rule, game) if slash else (name, DAIFUGO)


def beside(progress: P) -> P:
    """Return where what is reviewed is kept: ``daifugo-review.json`` for the usual progress."""
    return progress.with_name(f"{progress.stem.removesuffix('-progress')}-review.json")


def is_review(path: Path) -> bool:
    """Return whether a file holds what is reviewed, going by its content."""
    try:
        _read_file(path)
    except (OSError, SpokenError):
        return False
    return True


def _check_rule(rule: object) -> None:
    if not isinstance(rule, str) or not 0 < len(rule) <= LONGEST:
        raise SpokenError(w.WRONG_RULE.fill(most=LONGEST))


def _written(answer: Answer) -> str:
    return f"{answer.day.isoformat()} {RIGHT if answer.right else WRONG}"


def _answer(text: str) -> Answer:
    """Read an answer. Raises `ValueError` or `AttributeError`."""
    day, how = text.split(" ")
    if how not in (RIGHT, WRONG):
        raise ValueError(how)
    return Answer(date.fromisoformat(day), how == RIGHT)


def _read_file(path: Path) -> Content:
    """Return what a file holds. Raises `OSError`, `SpokenError` if it is not one of reviews."""
    try:
        data = json.loads(path.read_text(encoding="utf-8-sig"))
        if data["version"] != VERSION:
            raise SpokenError(w.OTHER_VERSION)
        log = {rule: list(map(_answer, answers)) for rule, answers in data["log"].items()}
        for rule in log:
            _check_rule(rule)
        puzzles = set(map(date.fromisoformat, data["puzzles"]))
    except SpokenError:
        raise
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise SpokenError(w.NO_REVIEW) from None
    return log, puzzles, data
