"""A rule as a card in one of five boxes: the higher its box, the later it is asked again."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from typing import NamedTuple

DAYS = (1, 3, 7, 21, 60)
"""After how many days a card is asked again, box by box."""
FADING = 30
"""How many days, times its box, it takes until a card that waits for its review counts no more."""
DAY = timedelta(days=1)


class Answer(NamedTuple):
    """An answer to a question on a rule: on which day, and whether the first try was right."""

    day: date
    right: bool


class Card(NamedTuple):
    """A rule in its ``box``, 1 to 5, since a day; ``right`` is how it was answered then."""

    box: int
    since: date
    right: bool

    @property
    def due(self) -> date:
        """The day on which it is asked again."""
        return self.since + timedelta(days=DAYS[self.box - 1])

    def is_due(self, day: date) -> bool:
        """Return whether it is asked on a day.

        One from the future is, as the clock has been put back; but on a journey west it is
        yesterday once more.
        """
        return day >= self.due or self.since > day + DAY

    def next_day(self, day: date) -> date:
        """Return on which day it is asked again, as seen on some day."""
        return day if self.is_due(day) else self.due

    def worth(self, day: date) -> float:
        """Return how much of the rule is known on a day, from 0 to 1.

        It is less and less while the card waits for its review, and nothing after a wrong answer.
        """
        waits = max(0, (day - self.due).days)
        return max(0.0, 1 - waits / (FADING * self.box)) if self.right else 0.0

    def after(self, answer: Answer) -> Card:
        """Return the card after an answer: back in the first box, or one box up if it was due."""
        if not answer.right:
            return Card(1, answer.day, False)
        if not self.is_due(answer.day):
            return self
        return Card(min(self.box + 1, len(DAYS)), answer.day, True)


def card_of(answers: Iterable[Answer]) -> Card | None:
    """Return the card of a rule after all answers, in the order in which they were given."""
    card = None
    for answer in answers:
        card = card.after(answer) if card else Card(1, answer.day, answer.right)
    return card
