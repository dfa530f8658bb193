"""A reviewed game as a record: notes on costly moves, and what was better as branches."""

from __future__ import annotations

from dataclasses import replace

from ..core.game.history import Branch, History
from ..core.records import Record
from ..core.words.text import Lang
from ..table.session.redaction import without_seed
from ..table.telling.phrase import plain
from ..table.telling.voice import Voice
from . import words as w
from .game_review import GameReview, Verdict
from .page import number
from .scene import passes, said


def annotated(review: GameReview | None, lang: Lang, history: History) -> Record:
    """Return the record of a history with what a review says of its moves, if there is one."""
    if review:
        for verdict in review.costliest:
            history = _with_verdict(history, review.seat, verdict, lang)
    return Record.of(without_seed(history))


def _with_verdict(history: History, seat: int, verdict: Verdict, lang: Lang) -> History:
    step = history.steps[verdict.at]
    steps = list(history.steps)
    steps[verdict.at] = replace(step, note=_note(history, seat, verdict, lang))
    better = Branch(verdict.at, verdict.as_dealt, w.NOTE_BRANCH.to(lang))
    branches = (*history.branches, better) if better.steps else history.branches
    return replace(history, steps=tuple(steps), branches=branches)


def _note(history: History, seat: int, verdict: Verdict, lang: Lang) -> str:
    game, best = history.match_after(verdict.at).game, verdict.best.move
    reason, text = verdict.reason, w.NOTE_PASS if passes(best) else w.NOTE
    if reason and reason.names_better:
        text = w.NOTE_COST
    move = plain(said(best, game, seat, Voice(lang, seat)), history.names)
    told = text.fill(n=number(verdict.cost), move=move).to(lang)
    return f"{told} {reason.text.to(lang)}" if reason else told
