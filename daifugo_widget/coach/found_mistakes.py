"""What is kept of a review: its costly moves, each with its position as the seat knew it."""

from __future__ import annotations

from dataclasses import replace

from ..core.game.card_game import CardGame
from ..core.game.history import Branch, History
from ..core.game.moves import Answer, Move
from ..core.game.refusal import IllegalMove, Refusal
from ..core.records import Record
from ..core.records.body import ANSWER, PLAY, Action
from ..core.records.notation import notation_of
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
    seat, game = review.seat, review.history.match_after(verdict.at).game
    try:
        known = _knowledge_of_seat(review.history, verdict.at, seat)
        at, here = len(known.steps), known.now.game
        made = known.move(_move_in(here, verdict.move, game, seat), seat).back_to(at + 1)
        best = _move_in(here, verdict.best.move, game, seat)
        better = known.move(best, seat).steps[at : at + 1]
        text = str(Record.of(replace(made, branches=(Branch(at, better),))))
        position_of(text)
    except SpokenError:
        return ""
    return text if len(text) <= LONGEST_POSITION else ""


def _move_in(known: CardGame, move: Move, game: CardGame, seat: int) -> Move:
    """Return a move of a game in what a seat knows of it.

    Read from a record, that has other copies of the same cards. Raises `SpokenError` for a move
    that cannot be made there.
    """
    notation = notation_of(game.rules.game)
    sign = ANSWER if isinstance(move, Answer) else PLAY
    found = notation.find_move(known, Action(seat, sign, notation.move_text(game, move)))
    if isinstance(found, Refusal):
        raise IllegalMove(found)
    return found


def _knowledge_of_seat(history: History, at: int, seat: int) -> History:
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
