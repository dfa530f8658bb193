"""Moves as text: what a person writes or the browser sends, in the notation of records."""

from __future__ import annotations

from collections import Counter
from reprlib import repr as shortened

from daifugo_widget.core.game.card_game import CardGame
from daifugo_widget.core.game.moves import PASS, Answer, Move
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.game.refusal import Refusal, plain
from daifugo_widget.core.records.body import ANSWER, PLAY, Action
from daifugo_widget.core.records.notation import notation_of
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.core.words.translations import _

LONGEST = 600
"""More letters than any play or answer has."""
NOT_WRITTEN = _("write a play or an answer in quotes, such as '7c7d', 'yes' or '2', not {wrong}")

NO_ANSWER = _(
    "the answer is empty: write cards such as '7c7d', 'yes', a seat or a number, or '-' for nothing"
)


def read_play(game: CardGame, seat: int, text: object) -> Play | Refusal:
    """Find the play that a seat means, or the reason why there is none.

    Raises `RecordError`, and `SpokenError` if ``text`` is not a string.
    """
    if game.over or game.ask or seat != game.actor:
        # A referee allows a pass out of turn, but not a play.
        return game.why_not(seat, PASS) or plain("not-your-turn")
    cards = _tidy(text).strip("-")
    play = (
        notation_of(game.rules.game).find_move(game, Action(seat, PLAY, cards)) if cards else None
    )
    return play if isinstance(play, Play | Refusal) else plain("not-a-play")


def read_answer(game: CardGame, seat: int, text: object) -> Answer | Refusal:
    """Find the answer that a seat means, or the reason why there is none.

    Raises `RecordError`, and `SpokenError` if ``text`` is empty or not a string.
    """
    value = _tidy(text)
    if not value:
        raise SpokenError(NO_ANSWER)
    answer = notation_of(game.rules.game).find_move(game, Action(seat, ANSWER, value))
    return answer if isinstance(answer, Answer | Refusal) else plain("wrong-answer")


def _tidy(text: object) -> str:
    if not isinstance(text, str):
        raise SpokenError(NOT_WRITTEN.fill(wrong=shortened(text)))
    return text[:LONGEST].replace(" ", "")


def play_texts(game: CardGame) -> list[str]:
    """Write each legal play once, with its rule if several plays have the same cards."""
    written = dict.fromkeys((play.rule, str(play)) for play in game.plays())
    often = Counter(text for _, text in written)
    return [f"{rule}:{text}" if rule and often[text] > 1 else text for rule, text in written]


def split_rule(text: str) -> tuple[str, str]:
    """Split the text of a play into the rule that it is made by, "" for none, and its cards."""
    rule, _, cards = text.rpartition(":")
    return rule, cards


def move_text(game: CardGame, move: Move) -> str:
    """Write a move as a record of the game does."""
    return notation_of(game.rules.game).move_text(game, move)
