"""A mark: how one thing of the course went."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import astuple, dataclass, replace
from datetime import UTC, datetime

from ..core.words.text import SpokenError, clean_text
from . import words as w
from .former_chapters import key_without_number

KINDS = ("quiz", "drill", "read", "game")
LONGEST, MOST_STARS = 80, 3
EARNED, MISSED = "✦", "✧"
"""The signs of a star; ★ is a joker."""
Key = tuple[str, str, str]
"""What a mark is of: chapter, kind and name."""


@dataclass(frozen=True)
class Mark:
    """How one thing went: a quiz, a drill or something to read of a chapter, or games in class.

    ``asked``, ``right``, ``tries``, ``shown`` and ``seconds`` are those of the latest time:
    ``right`` counts what was right at the first try without help, ``shown`` what needed help.
    ``best`` is the most that was ever right, ``times`` how often it was done, ``last`` when it was
    last done, in UTC; ``stars`` is the most that a drill has earned, up to 3.
    """

    chapter: str
    kind: str
    name: str
    asked: int
    right: int
    tries: int = 0
    seconds: float = 0.0
    best: int = 0
    times: int = 1
    last: str = ""
    shown: int = 0
    stars: int = 0

    @property
    def key(self) -> Key:
        """What the mark is of: chapter, kind and name."""
        return self.chapter, self.kind, self.name

    @property
    def when(self) -> datetime | None:
        """When it was last done, in local time; None if ``last`` is not a time."""
        try:
            found = datetime.fromisoformat(self.last)
            return (found if found.tzinfo else found.replace(tzinfo=UTC)).astimezone()
        except (ValueError, OverflowError):
            return None

    @property
    def day(self) -> str:
        """The day on which it was last done, as a calendar here has it."""
        return self.when.date().isoformat() if self.when else self.last[:10]


def star_signs(count: int) -> str:
    """Return so many of all stars as signs: ``✦✦✧``."""
    return EARNED * count + MISSED * (MOST_STARS - count)


def worth(mark: Mark) -> tuple[object, ...]:
    """Return by what the better of two marks of the same thing is the greater.

    That is how much of what was asked was ever right, then how much was asked, then which is later.
    """
    share = mark.best / mark.asked if mark.asked else 0.0
    when = mark.when.timestamp() if mark.when else 0.0
    return share, mark.asked, when, astuple(mark)


def clean_mark(mark: Mark) -> Mark:
    """Return a mark with clean words. Raises `SpokenError` if it is impossible."""
    words = (mark.chapter, mark.kind, mark.name, mark.last)
    numbers = (mark.asked, mark.right, mark.tries, mark.best, mark.times, mark.shown, mark.stars)
    if not all(isinstance(word, str) and len(word) <= LONGEST for word in words):
        raise SpokenError(w.WRONG_WORD.fill(most=LONGEST))
    if mark.kind not in KINDS:
        raise SpokenError(w.WRONG_KIND.fill(kind=mark.kind, kinds=", ".join(KINDS)))
    if not all(type(number) is int and number >= 0 for number in numbers):
        raise SpokenError(w.WRONG_NUMBER)
    if type(mark.seconds) not in (int, float) or not 0 <= mark.seconds < float("inf"):
        raise SpokenError(w.WRONG_NUMBER)
    if mark.stars > MOST_STARS:
        raise SpokenError(w.TOO_MANY_STARS.fill(most=MOST_STARS))
    if max(mark.right, mark.best, mark.shown) > mark.asked:
        raise SpokenError(w.MORE_THAN_ASKED)
    chapter = key_without_number(clean_text(mark.chapter))
    return replace(mark, chapter=chapter, name=clean_text(mark.name))


def joined(marks: Iterable[Mark]) -> dict[Key, Mark]:
    """Return marks by what they are of, with one for those that were set under two names."""
    found = dict[Key, Mark]()
    for mark in marks:
        found[mark.key] = _one_of(found[mark.key], mark) if mark.key in found else mark
    return found


def _one_of(one: Mark, other: Mark) -> Mark:
    """Return the later of two marks of the same thing, with what was done in both."""
    former, latest = sorted((one, other), key=lambda mark: mark.last)
    best = max(former.best, latest.best) if former.asked == latest.asked else latest.best
    return replace(latest, best=best, times=former.times + latest.times)
