"""Moves as text: what a person writes or the browser sends, in the notation of records."""

from __future__ import annotations

from ..core.card_game import CardGame
from ..core.moves import PASS, Answer, Move
from ..core.plays import Play
from ..core.records.body import ANSWER, PLAY, Action
from ..core.records.notation import notation_of
from ..core.refusal import Refusal, plain

LONGEST = 600
"""More letters than any play or answer has."""


def read_play(game: CardGame, seat: int, text: str) -> Play | Refusal:
    """Find the play that a seat means, or say why it cannot be. Raises `RecordError`."""
    if game.over or game.ask or seat != game.actor:
        return game.why_not(seat, PASS) or plain("choice-owed")
    cards = _tidy(text).strip("-")
    play = (
        notation_of(game.rules.game).find_move(game, Action(seat, PLAY, cards)) if cards else None
    )
    return play if isinstance(play, Play | Refusal) else plain("not-a-play")


def read_answer(game: CardGame, seat: int, text: str) -> Answer | Refusal:
    """Find the answer that a seat means, or say why there is none. Raises `RecordError`."""
    answer = notation_of(game.rules.game).find_move(game, Action(seat, ANSWER, _tidy(text) or "-"))
    return answer if isinstance(answer, Answer | Refusal) else plain("wrong-answer")


def _tidy(text: str) -> str:
    return text[:LONGEST].replace(" ", "")


def move_text(game: CardGame, move: Move) -> str:
    """Write a move as a record of the game does."""
    return notation_of(game.rules.game).move_text(game, move)
