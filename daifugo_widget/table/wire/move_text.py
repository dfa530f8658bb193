"""Moves as text: what a person writes or the browser sends, in the notation of records."""

from __future__ import annotations

from collections import Counter
from reprlib import repr as shortened

from ..core.card_game import CardGame
from ..core.errors import SpokenError
from ..core.moves import PASS, Answer, Move
from ..core.plays import Play
from ..core.records.body import ANSWER, PLAY, Action
from ..core.records.notation import notation_of
from ..core.refusal import Refusal, plain
from ..core.text import Text

LONGEST = 600
"""More letters than any play or answer has."""
NOT_WRITTEN = Text(
    "write a play or an answer in quotes, such as '7c7d', 'yes' or '2', not {wrong}",
    "出すカードや答えは、'7c7d'、'yes'、'2' のように引用符で囲んで書いてください"
    "（{wrong} は使えません）。",
    "내는 카드와 대답은 '7c7d', 'yes', '2'처럼 따옴표로 묶어 써 주세요({wrong}: 쓸 수 없음).",
)

NO_ANSWER = Text(
    "the answer is empty: write cards such as '7c7d', 'yes', a seat or a number, "
    "or '-' for nothing",
    "答えが書かれていません。'7c7d' のようなカード、'yes'、席、数などを書いてください。"
    "何も選ばないときは '-' です。",
    "대답이 비어 있습니다. '7c7d' 같은 카드, 'yes', 자리나 수를 써 주세요. "
    "아무것도 고르지 않으려면 '-'입니다.",
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
