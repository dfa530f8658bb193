"""Why a move is refused, as a value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .cards import pretty
from .plays import Play
from .text import Lang, Text

PLAIN: dict[str, Text] = {
    "weaker": Text(
        "{cards} is not stronger than {top}.",
        "{cards}は{top}より強くありません。",
        "{cards}은(는) {top}보다 강하지 않습니다.",
    ),
    "wrong-count": Text(
        "{top} must be followed with as many cards: {count}.",
        "{top}には同じ枚数（{count}枚）で続きます。",
        "{top} 다음에는 같은 장수({count}장)를 내야 합니다.",
    ),
    "wrong-kind": Text(
        "{top} must be followed by the same kind of play.",
        "{top}には同じ形の役で続きます。",
        "{top} 다음에는 같은 형태로 내야 합니다.",
    ),
    "not-a-play": Text(
        "{cards} cannot be laid down together.",
        "{cards}は一緒に出せる組み合わせではありません。",
        "{cards}은(는) 함께 낼 수 있는 조합이 아닙니다.",
    ),
    "not-held": Text(
        "{cards} is not in that hand.",
        "{cards}はその手札にありません。",
        "{cards}은(는) 그 손패에 없습니다.",
    ),
    "not-your-turn": Text(
        "It is somebody else's turn.",
        "ほかの人の番です。",
        "다른 사람의 차례입니다.",
    ),
    "may-not-pass": Text(
        "Whoever leads has to play.",
        "親は必ずカードを出します。",
        "선(친)은 반드시 카드를 내야 합니다.",
    ),
    "choice-owed": Text(
        "A choice has to be made first.",
        "先に選択を済ませてください。",
        "먼저 선택을 마쳐야 합니다.",
    ),
    "no-choice": Text(
        "There is no choice to answer now.",
        "いま答える選択はありません。",
        "지금 답할 선택이 없습니다.",
    ),
    "wrong-answer": Text(
        "That is not one of the answers that are open.",
        "選べる答えではありません。",
        "고를 수 있는 답이 아닙니다.",
    ),
    "no-call": Text(
        "That cannot be called now.",
        "いまは宣言できません。",
        "지금은 선언할 수 없습니다.",
    ),
    "over": Text("The game is over.", "ゲームは終わりました。", "게임이 끝났습니다."),
}
"""The plain reasons, which no rule of the catalogue gives."""


class Refusal(NamedTuple):
    """Why a move cannot be made: a rule id or plain reason, the cards, a sentence.

    The sentence is a phrase with the values that fill it, put together only when somebody reads it:
    the search for legal plays refuses far more than it tells.
    """

    reason: str
    cards: int
    phrase: Text
    values: Mapping[str, object] = {}

    @property
    def text(self) -> Text:
        """The sentence in three languages."""
        return self.phrase.fill(**self.values)

    def say(self, lang: Lang = "en") -> str:
        """Return the sentence in one language."""
        return self.text.to(lang)

    def __str__(self) -> str:
        return f"{self.text.en} [{self.reason}]"


def plain(reason: str, cards: int = 0, top: Play | None = None) -> Refusal:
    """Return a refusal for a plain reason, where need be against the play to beat."""
    values: dict[str, object] = {"cards": pretty(cards) or "–"}
    if top:
        values |= {"top": top.pretty(), "count": top.size}
    return Refusal(reason, cards, PLAIN[reason], values)


class IllegalMove(ValueError):
    """Raised when a move is refused; ``refusal`` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
