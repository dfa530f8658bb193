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
    match = review.history.match_after(verdict.at)
    known = History(known_match(match, match.game.seen_by(review.seat)))
    try:
        better = known.move(verdict.best.move, review.seat)
        history = replace(
            known.move(verdict.move, review.seat), branches=(Branch(0, better.steps),)
        )
        text = str(Record.of(history))
        position_of(text)
    except SpokenError:
        return ""
    return text if len(text) <= LONGEST_POSITION else ""
