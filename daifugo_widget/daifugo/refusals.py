"""Why a move of Daifugo is refused that is none, or that cannot follow the latest play."""

from __future__ import annotations

from ..core.plays import Play
from ..core.refusal import Refusal, plain
from ..core.text import Text

NO_MOVE = Text(
    "That is no move of this game: take one of those that moves() lists.",
    "このゲームにない手です。moves() が返す手から選んでください。",
    "이 게임에 없는 수입니다. moves()가 돌려주는 수에서 골라 주세요.",
)
ONE_CARD = Text(
    "One card lies here: follow with one card.",
    "場には1枚出ています。1枚で続けてください。",
    "한 장이 놓여 있습니다. 한 장으로 이어 내세요.",
)
ONLY_SPECIAL = Text(
    "In this trick only special plays can follow {top}.",
    "この場で{top}に続けられるのは、特別な出し方だけです。",
    "이 판에서 {top} 다음에는 특별한 방법으로만 낼 수 있습니다.",
)
OVERLAPPING = {
    "above-second": Text(
        "Here only what begins above the second weakest card of {top} may follow.",
        "ここで出せるのは、{top}の弱い方から2枚目よりも強いカードで始まるものだけです。",
        "여기서는 {top}의 약한 쪽에서 둘째 카드보다 강한 카드로 시작하는 것만 낼 수 있습니다.",
    ),
    "clear": Text(
        "Here nothing may overlap: only what begins above the strongest card of {top} may follow.",
        "ここでは、重なるものは出せません。"
        "出せるのは、{top}のいちばん強いカードよりも強いカードで始まるものだけです。",
        "여기서는 겹치는 것을 낼 수 없습니다. "
        "{top}의 가장 강한 카드보다 강한 카드로 시작하는 것만 낼 수 있습니다.",
    ),
}
"""Why a stronger run may not follow, by the option of what may."""
NUMBERS_TOGETHER = Text(
    "{cards} cannot be laid down together: what goes together are cards of one number.",
    "{cards}は一緒に出せません。一緒に出せるのは、同じ数字のカードです。",
    "{cards} 카드는 함께 낼 수 없습니다. 함께 낼 수 있는 것은 같은 숫자의 카드입니다.",
)
STAIRS_TOGETHER = Text(
    "{cards} cannot be laid down together: what goes together are cards of one number, or {least} "
    "or more in a row of one suit.",
    "{cards}は一緒に出せません。"
    "一緒に出せるのは、同じ数字のカードか、同じマークで{least}枚以上続いたカードです。",
    "{cards} 카드는 함께 낼 수 없습니다. "
    "함께 낼 수 있는 것은 같은 숫자의 카드나 같은 무늬로 {least}장 이상 이어진 카드입니다.",
)
LEAST = {
    2: Text("two", "2", "2"),
    3: Text("three", "3", "3"),
    4: Text("four", "4", "4"),
}


def overlapping(play: Play, top: Play, follow: str) -> Refusal:
    """Return the refusal of a run that begins higher, but not as high as the option asks for."""
    refusal = plain("weaker", play.cards, top=top)
    if follow not in OVERLAPPING:  # a kind of one's own
        return refusal
    return refusal._replace(phrase=OVERLAPPING[follow], rule=play.kind)


def closed(rule: str, by_special: bool, cards: int, top: Play) -> Refusal:
    """Return the refusal of what follows a play that a rule has closed, but perhaps to a few."""
    refusal = plain("closed", cards, top=top)._replace(reason=rule)
    return refusal._replace(phrase=ONLY_SPECIAL) if by_special else refusal


def follow_as_many(cards: int, top: Play) -> Refusal:
    """Return the refusal of another number of cards than lie on the table."""
    refusal = plain("wrong-count", cards, top=top)
    return refusal._replace(phrase=ONE_CARD) if top.size == 1 else refusal


def no_play(cards: int, stairs: int = 0) -> Refusal:
    """Return the refusal of cards that do not go together; ``stairs`` is the least that do."""
    refusal = plain("not-a-play", cards)
    if not cards or not stairs:
        return refusal._replace(phrase=NUMBERS_TOGETHER) if cards else refusal
    values = {**refusal.values, "least": LEAST[stairs]}
    return refusal._replace(phrase=STAIRS_TOGETHER, values=values)
