"""What is kept of a review: its costly moves, each with its position as the seat knew it."""

from __future__ import annotations

from dataclasses import replace

from ..core.game.history import Branch, History
from ..core.records import Record
from ..core.words.text import SpokenError
from ..progress.mistake import LONGEST_POSITION, Mistake, position_of
from ..table.session.redaction import known_match
from .game_review import COSTLY, GameReview, Verdict


def mistakes_of(review: GameReview, steps: int) -> list[Mistake]:
    """Return the costly moves among the first so many steps, in the order they were made in."""
    costly = [verdict for verdict in review.verdicts if verdict.cost >= COSTLY]
    return [_mistake(review, verdict) for verdict in costly if verdict.at < steps]


def _mistake(review: GameReview, verdict: Verdict) -> Mistake:
    reason = verdict.reason
    return Mistake(
        kind=reason.kind if reason else "",
        lost=verdict.cost,
        rule=(reason and reason.rule) or "",
        position=_position(review, verdict),
        game=review.history.start.rules.game,
    )


def _position(review: GameReview, verdict: Verdict) -> str:
    """Return the record of a decision, "" if it cannot be read again, as with rules of one's own.

    Both moves are made in what the seat knew, so no record can hold more.
    """
    try:
        known = _known(review.history, verdict.at, review.seat)
        at = len(known.steps)
        made = known.move(verdict.move, review.seat).back_to(at + 1)
        better = known.move(verdict.best.move, review.seat).steps[at : at + 1]
        text = str(Record.of(replace(made, branches=(Branch(at, better),))))
        position_of(text)
    except SpokenError:
        return ""
    return text if len(text) <= LONGEST_POSITION else ""


def _known(history: History, at: int, seat: int) -> History:
    """Return what a seat knew before a decision: the position alone, if a record can begin there.

    It cannot while a choice is owed; then the moves that led to it follow the position before them.
    Raises `SpokenError` if these cannot be made again.
    """
    begin = at
    while begin > history.dealt_at and history.match_after(begin).game.agenda:
        begin -= 1
    match = history.match_after(begin)
    if begin == at:
        return History(known_match(match, match.game.seen_by(seat)))
    record = Record.of(History(match, history.steps[begin:at]), seat)
    return record.with_entries(seed="0").history()
