"""Moves as text: what a person writes or the browser sends, in the notation of records."""

from __future__ import annotations

from ..core.game import Game
from ..core.moves import PASS, Answer
from ..core.plays import Play
from ..core.records.body import ANSWER, Action
from ..core.records.moving import find_move, find_play, move_text
from ..core.refusal import Refusal, plain

LONGEST = 600
"""More letters than any play or answer has."""


def read_play(game: Game, seat: int, text: str) -> Play | Refusal:
    """Find the play that a seat means, or say why it cannot be. Raises `RecordError`."""
    if game.over or game.ask or seat != game.actor:
        return game.why_not(seat, PASS) or plain("choice-owed")
    play = find_play(game, _tidy(text))
    return plain("not-a-play") if isinstance(play, Play) and not play.size else play


def read_answer(game: Game, seat: int, text: str) -> Answer | Refusal:
    """Find the answer that a seat means, or say why there is none. Raises `RecordError`."""
    answer = find_move(game, Action(seat, ANSWER, _tidy(text) or "-"))
    return answer if isinstance(answer, Answer | Refusal) else plain("wrong-answer")


def _tidy(text: str) -> str:
    return text[:LONGEST].replace(" ", "")


__all__ = ["move_text", "read_answer", "read_play"]
