"""Why a play of Daifugo is refused: it is not a play at all, or cannot follow the latest one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from ..core.plays import Play
from ..core.refusal import Refusal, plain
from ..core.text import Text, listed
from .runs import lowest

if TYPE_CHECKING:
    from .order import Order
    from .rule import Rule

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
TURNED = Text(
    "{cards} cannot beat {top}: the order is reversed.",
    "いま強さは逆なので、{cards}は{top}より強くありません。",
    "지금 순서가 뒤집혔으므로 {cards} 카드는 {top}보다 강하지 않습니다.",
)
MOVED = Text(
    "{cards} cannot beat {top} in the order that holds now.",
    "いまの強さの順では、{cards}は{top}より強くありません。",
    "지금의 순서로는 {cards} 카드가 {top}보다 강하지 않습니다.",
)
OVERLAPPING = {
    "above-second": Text(
        "Here only plays that begin above the second weakest card of {top} may follow.",
        "ここで出せるのは、{top}の弱いほうから2枚目よりも強いカードで始まるものだけです。",
        "여기서는 {top}의 약한 쪽에서 둘째 카드보다 강한 카드로 시작하는 것만 낼 수 있습니다.",
    ),
    "clear": Text(
        "Here nothing may overlap: only plays that begin above the strongest card of {top} "
        "may follow.",
        "ここでは、重なるものは出せません。"
        "出せるのは、{top}のいちばん強いカードよりも強いカードで始まるものだけです。",
        "여기서는 겹치는 것을 낼 수 없습니다. "
        "{top}의 가장 강한 카드보다 강한 카드로 시작하는 것만 낼 수 있습니다.",
    ),
}
"""Why a higher run may not follow, by the value of the option ``follow``."""
NUMBERS_TOGETHER = Text(
    "{cards} cannot be laid down together: only cards of one number go together.",
    "{cards}は一緒に出せません。一緒に出せるのは、同じ数字のカードです。",
    "{cards} 카드는 함께 낼 수 없습니다. 함께 낼 수 있는 것은 같은 숫자의 카드입니다.",
)
STAIRS_TOGETHER = Text(
    "{cards} cannot be laid down together: only cards of one number go together, or {least} or "
    "more in a row of one suit.",
    "{cards}は一緒に出せません。"
    "一緒に出せるのは、同じ数字のカードか、同じマークで{least}枚以上続いたカードです。",
    "{cards} 카드는 함께 낼 수 없습니다. "
    "함께 낼 수 있는 것은 같은 숫자의 카드나 같은 무늬로 {least}장 이상 이어진 카드입니다.",
)
FORMS_TOGETHER = Text(
    "{cards} cannot be laid down together: only cards of one number go together, and here also "
    "{forms}.",
    "{cards}は一緒に出せません。一緒に出せるのは、同じ数字のカードと、ここでは{forms}です。",
    "{cards} 카드는 함께 낼 수 없습니다. "
    "함께 낼 수 있는 것은 같은 숫자의 카드와, 여기서는 {forms}입니다.",
)
FOLLOW_GROUP = Text(
    "{top} are cards of one number: follow with {count} cards of one number.",
    "{top}は同じ数字のカードです。同じ数字のカード{count}枚で続けてください。",
    "{top} 카드는 숫자가 같습니다. 같은 숫자의 카드 {count}장으로 이어 내세요.",
)
FOLLOW_FORM = Text(
    "{top} must be followed by the same kind of play: {form} of {count}.",
    "{top}には同じ形の役、{count}枚の{form}で続けてください。",
    "{top} 다음에는 같은 형태로 내야 합니다: {count}장짜리 {form}.",
)
FOLLOW_GAP = Text(
    "{top} go up {gap} numbers at a time: follow with cards that do so, too.",
    "{top}は数字が{gap}つずつ上がっています。同じ間隔で続けてください。",
    "{top} 카드는 숫자가 {gap}씩 올라갑니다. 같은 간격으로 이어 내세요.",
)
LEAST = {
    2: Text("two", "2", "2"),
    3: Text("three", "3", "3"),
    4: Text("four", "4", "4"),
}


def is_above(play: Play, top: Play, order: Order) -> bool:
    """Return whether a play is stronger in an order than another of the same kind."""
    strength = order.level if play.kind == "group" else partial(lowest, order=order)
    return strength(play) > strength(top)


def not_stronger(play: Play, top: Play, order: Order, ordinary: Order, turned_by: str) -> Refusal:
    """Return the refusal of a play that does not beat another, and say if only the order is why.

    ``ordinary`` is the order as it is if nothing changes it, ``turned_by`` the rule that has
    changed it, "" if none has.
    """
    refusal = plain("weaker", play.cards, top=top)
    if not is_above(play, top, ordinary):
        return refusal
    phrase = TURNED if order.line == ordinary.turned().line else MOVED
    return refusal._replace(phrase=phrase, rule=turned_by)


def overlapping(play: Play, top: Play, follow: str) -> Refusal:
    """Return the refusal of a run that begins higher, but not as high as the option asks for."""
    refusal = plain("weaker", play.cards, top=top)
    if follow not in OVERLAPPING:  # a kind of your own
        return refusal
    return refusal._replace(phrase=OVERLAPPING[follow], rule=play.kind)


def closed(rule: str, by_special: bool, cards: int, top: Play) -> Refusal:
    """Return the refusal of a play in a closed trick, to which only special plays may be open."""
    refusal = plain("closed", cards, top=top)._replace(reason=rule)
    return refusal._replace(phrase=ONLY_SPECIAL) if by_special else refusal


def follow_as_many(cards: int, top: Play, form: Rule | None) -> Refusal:
    """Return the refusal of a number of cards other than that of the play to beat.

    ``form`` is the rule that adds the kind of that play, None if none has its name.
    """
    refusal = plain("wrong-count", cards, top=top)
    if top.size == 1:
        return refusal._replace(phrase=ONE_CARD)
    return refusal._replace(rule=form.id) if form else refusal


def wrong_kind(play: Play, top: Play, form: Rule | None) -> Refusal:
    """Return the refusal of a play of another kind than the play to beat.

    ``form`` is the rule that adds the kind, None if none has its name.
    """
    refusal = plain("wrong-kind", play.cards, top=top)
    if top.kind == "group":
        return refusal._replace(phrase=FOLLOW_GROUP, rule="groups")
    if form is None:
        return refusal
    values = {**refusal.values, "form": form.short_names}
    return refusal._replace(phrase=FOLLOW_FORM, values=values, rule=form.id)


def wrong_gap(cards: int, top: Play) -> Refusal:
    """Return the refusal of a run with another gap than the run to beat."""
    refusal = plain("wrong-kind", cards, top=top)
    values = {**refusal.values, "gap": top.step}
    return refusal._replace(phrase=FOLLOW_GAP, values=values, rule=top.kind)


def no_play(cards: int, forms: Mapping[str, Text], least: int) -> Refusal:
    """Return the refusal of cards that do not go together, and say what does.

    ``forms`` names the kinds besides groups by their rules; ``least`` is the smallest size of
    stairs.
    """
    refusal = plain("not-a-play", cards)
    if not (cards and forms):
        return refusal._replace(phrase=NUMBERS_TOGETHER) if cards else refusal
    if list(forms) == ["stairs"]:
        values = {**refusal.values, "least": LEAST[least]}
        return refusal._replace(phrase=STAIRS_TOGETHER, values=values)
    values = {**refusal.values, "forms": listed(forms.values())}
    return refusal._replace(phrase=FORMS_TOGETHER, values=values, rule="groups")
