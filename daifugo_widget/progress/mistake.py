"""A mistake: a costly move of a learner's own game, as a review has found it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, NamedTuple

from ..core.game.history import Branch, History
from ..core.game.moves import CHANCE, SEATS
from ..core.records import Record, RecordError
from ..core.words.text import SpokenError, unbroken
from ..games import DAIFUGO
from . import words as w
from .mark import LONGEST

MOST_KEPT = 200
"""How many mistakes are kept, the latest."""
LONGEST_POSITION = 10_000
"""The most letters of the record of a position."""


@dataclass(frozen=True)
class Mistake:
    """A costly move: what it gave away, how many places it lost, and where it was made.

    ``kind`` is the reason's kind, "" where the coach gave none; ``rule`` the id of the rule that
    acted, "" if none did. ``position`` is a record of the position as the seat knew it, which
    nobody's name is in: what was played is its move, what was better stands beside it; of a choice
    the moves that led to it come first. It is "" if that cannot be written. ``day`` is the day of
    the review.
    """

    kind: str
    lost: float
    rule: str = ""
    position: str = ""
    day: str = ""
    game: str = DAIFUGO


class Kept(NamedTuple):
    """The mistakes of a file, and what of it could not be read, as it stands there."""

    mistakes: list[Mistake]
    unread: list[object]


def clean_mistake(mistake: Mistake) -> Mistake:
    """Return a mistake with a number of few figures. Raises `SpokenError` if it is impossible."""
    words = mistake.kind, mistake.rule, mistake.day, mistake.game
    if not all(isinstance(word, str) and len(word) <= LONGEST for word in words):
        raise SpokenError(w.WRONG_MISTAKE)
    if not isinstance(mistake.position, str) or len(mistake.position) > LONGEST_POSITION:
        raise SpokenError(w.WRONG_MISTAKE)
    if type(mistake.lost) not in (int, float) or not 0 < mistake.lost < len(SEATS):
        raise SpokenError(w.WRONG_LOSS.fill(most=len(SEATS) - 1))
    kind, rule, day, game = map(unbroken, words)
    return Mistake(kind, round(float(mistake.lost), 2), rule, unbroken(mistake.position), day, game)


def latest(before: Iterable[Mistake], new: Sequence[Mistake]) -> list[Mistake]:
    """Return the latest mistakes, as many as are kept; one made or found again counts once.

    Without a position each counts, but those of a review that is kept again.
    """
    nowhere = Counter(_decision_key(mistake) for mistake in new if not mistake.position)
    again, rest = {_decision_key(mistake) for mistake in new if mistake.position}, list[Mistake]()
    for mistake in before:
        made = _decision_key(mistake)
        if nowhere[made]:
            nowhere[made] -= 1
        elif made not in again:
            rest.append(mistake)
    found = dict[tuple[str | int, ...], Mistake]()
    for at, mistake in enumerate((*rest, *new)):
        key = mistake.game, mistake.kind, mistake.rule, mistake.position or at
        found.pop(key, None)
        found[key] = mistake
    return [*found.values()][-MOST_KEPT:]


def _decision_key(mistake: Mistake) -> tuple[object, ...]:
    """Return the move that was made and where, whatever a review says was better, and why.

    Without a position, all that is known of it but the day.
    """
    if not mistake.position:
        return mistake.game, mistake.kind, mistake.rule, mistake.lost
    before, _, tried = f"\n{mistake.position}".partition("\ntry\n")
    return mistake.game, before + tried.partition("\nback\n")[2]


def read_mistakes(data: object) -> Kept:
    """Return the mistakes that were written so."""
    kept = Kept([], [])
    for each in data if isinstance(data, list) else [data]:
        try:
            kept.mistakes.append(_from_data(each))
        except SpokenError:
            kept.unread.append(each)
    return kept


def as_data(kept: Kept) -> list[object]:
    """Return mistakes as they are written, after what could not be read."""
    return [*kept.unread, *map(asdict, kept.mistakes)]


def _from_data(data: object) -> Mistake:
    """Return a mistake. Raises `SpokenError`."""
    known: dict[str, Any] = data if isinstance(data, dict) else {}
    try:
        return clean_mistake(Mistake(**known))
    except TypeError:
        raise SpokenError(w.WRONG_MISTAKE) from None


def position_of(text: str) -> History:
    """Return the position of a mistake from its record. Raises `SpokenError` if it is none."""
    return clean_position(Record.parse(text).history())


def clean_position(history: History) -> History:
    """Return a position, its one move and what was better, without names and notes.

    If the move is a choice, those that led to it come before it. Raises `SpokenError` for any
    other history.
    """
    better = next((branch for branch in history.branches if branch.steps), None)
    if better is None or not _ends_after(history, better.at):
        raise RecordError(w.NO_POSITION)
    steps = [replace(step, note="") for step in history.steps[: better.at + 1]]
    move, other = steps[-1], replace(better.steps[0], note="")
    if None in (move.move, other.move) or (move.seat, move.move) == (other.seat, other.move):
        raise RecordError(w.NO_POSITION)
    if move.seat != other.seat:
        raise RecordError(w.NO_POSITION)
    return History(history.start, tuple(steps), branches=(Branch(better.at, (other,)),))


def _ends_after(history: History, at: int) -> bool:
    """Return whether a history ends with the move after ``at`` steps, and with what it draws.

    A choice has to be owed after each of the steps before it.
    """
    owed = all(history.match_after(each).game.agenda for each in range(1, at + 1))
    drawn = all(step.seat == CHANCE for step in history.steps[at + 1 :])
    return at < len(history.steps) and owed and drawn
