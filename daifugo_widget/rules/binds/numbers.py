"""Binds of numbers: one step stronger each time, alone or with the suits."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from ...core.plays import Laid, Play
from ...core.text import Text
from ...daifugo.order import Order
from ...daifugo.rule import option, rule
from ...daifugo.runs import highest, lowest
from .row import (
    AFTER,
    FROM_START,
    GROUP_SUITS,
    LIFTED,
    MIDWAY_AFTER,
    Bind,
    Bound,
    fits,
)
from .suits import common_suits, repeated_suits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...daifugo.game import Game
    from ...daifugo.ruleset import Ruleset


def is_step(below: Play, above: Play, order: Order) -> bool:
    """Return whether a play begins exactly one step above where another ends."""
    if above.kind != "group":
        return lowest(above, order) == highest(below, order) + 1
    return order.is_next(above, below)


def are_steps(row: Sequence[Laid], rules: Ruleset) -> bool:
    """Return whether each play of a row was one step stronger than the one before it.

    Each goes by the order in which it was laid, which a back in the row may have turned since.
    """
    return all(
        is_step(below.play, above.play, rules.order(above.marks)) for below, above in pairwise(row)
    )


@rule(
    "number-bind",
    en="Number bind",
    ja="数字縛り（階段縛り）",
    ko="숫자 묶기",
    chapter="binds",
    stage="bind",
    lasts_in_silence=True,
    mark_pattern="",
    text=(
        (
            "前よりちょうど1つ強い数字が出ると、場が流れるまで、"
            "毎回ちょうど1つ強い数字しか出せません。"
        ),
        (
            "앞보다 꼭 한 단계 강한 숫자가 나오면 판이 흐를 때까지 "
            "매번 꼭 한 단계 강한 숫자만 낼 수 있습니다."
        ),
    ),
    says={
        "mark": Text(
            "Only a number exactly one step stronger may follow until the trick flows.",
            "場が流れるまで、ちょうど1つ強い数字しか出せません。",
            "판이 흐를 때까지 꼭 한 단계 강한 숫자만 낼 수 있습니다.",
        ),
        "unmark": LIFTED,
    },
    worded={
        "after=3": Text(
            (
                "After three plays in a row, each one step stronger, what follows has to be one "
                "step stronger too."
            ),
            (
                "ちょうど1つずつ強い数字が3回続くと、場が流れるまで、"
                "毎回ちょうど1つ強い数字しか出せません。"
            ),
            (
                "꼭 한 단계씩 강한 숫자가 세 번 이어지면 판이 흐를 때까지 매번 꼭 한 단계 강한 "
                "숫자만 낼 수 있습니다."
            ),
        ),
    },
)
class NumberBind(Bind):
    """After a play exactly one step stronger, each that follows has to be one step stronger too."""

    after = AFTER
    from_start = FROM_START
    midway_after = MIDWAY_AFTER

    note = Text(
        (
            "Steps go by the current order, so after an 11 back they lead down. "
            "Stairs have to begin one step above the highest card before them. "
            "A joker alone may always be played, but nothing is one step above it. "
            "If the next number is not in the deck, only a joker alone can follow."
        ),
        (
            "1つ強いかどうかはそのときの強さの順で決まり、11バックの後は下へ進みます。"
            "階段は、前の階段のいちばん強いカードの1つ上から始めます。"
            "ジョーカー1枚はいつでも出せますが、その1つ上の数字はありません。"
            "次の数字がデッキにないときは、ジョーカー1枚しか出せません。"
        ),
        (
            "한 단계인지는 그때의 세기 순서로 정하므로 11 백 뒤에는 아래로 내려갑니다. "
            "계단은 앞 계단의 가장 강한 카드보다 한 단계 위에서 시작해야 합니다. "
            "조커 한 장은 언제든 낼 수 있지만 그보다 한 단계 위인 숫자는 없습니다. "
            "다음 숫자가 덱에 없으면 조커 한 장만 낼 수 있습니다."
        ),
    )
    example = """
        hands  4hKc / 5s9d / 6c8d
        a 4h  b 5s    # Exactly one step stronger: numbers are bound.
        = mark number-bind
        ! c 8d  number-bind
        c 6c          # Only a 6 may follow the 5.
        = top 6c
    """
    comments = (
        ("ちょうど1つ強いので、数字で縛られます。", "꼭 한 단계 강하므로 숫자로 묶입니다."),
        ("5の次に出せるのは6だけです。", "5 다음에는 6만 낼 수 있습니다."),
    )
    refused = Text(
        "Numbers are bound: only a play exactly one step stronger may follow.",
        "数字で縛られています。ちょうど1つ強い数字しか出せません。",
        "숫자로 묶여 있습니다. 꼭 한 단계 강한 숫자만 낼 수 있습니다.",
    )

    def _common(self, game: Game, row: Sequence[Laid]) -> Bound:
        return True if are_steps(row, game.rules) else None

    def _keeps(self, game: Game, play: Play, mark: Any) -> bool:
        return not game.trick or is_step(game.trick[-1].play, play, game.order)


@rule(
    "strict-bind",
    en="Strict bind",
    ja="激縛り（完縛）",
    ko="격 묶기",
    chapter="binds",
    stage="bind",
    lasts_in_silence=True,
    mark_pattern=rf"{GROUP_SUITS}|[cdhs-](\.[cdhs-])+",
    mark_holds="suits",
    text=(
        (
            "同じマークでちょうど1つ強い数字が出ると、場が流れるまで、"
            "毎回そのマークの1つ強い数字しか出せません。"
        ),
        (
            "같은 무늬로 꼭 한 단계 강한 숫자가 나오면 판이 흐를 때까지 "
            "매번 그 무늬의 한 단계 강한 숫자만 낼 수 있습니다."
        ),
    ),
    says={
        "mark": Text(
            "Only plays with {value}, exactly one step stronger, may follow until the trick flows.",
            "場が流れるまで、{value}を含む、ちょうど1つ強いカードしか出せません。",
            "판이 흐를 때까지 {value} 무늬가 든, 꼭 한 단계 강한 카드만 낼 수 있습니다.",
        ),
        "unmark": LIFTED,
    },
    worded={
        "after=3": Text(
            (
                "After three plays of the same suits, each one step stronger, each later play has "
                "to do so too."
            ),
            (
                "同じマークでちょうど1つずつ強い数字が3回続くと、場が流れるまで、"
                "毎回そのマークの1つ強い数字しか出せません。"
            ),
            (
                "같은 무늬로 꼭 한 단계씩 강한 숫자가 세 번 이어지면 판이 흐를 때까지 매번 그 "
                "무늬의 한 단계 강한 숫자만 낼 수 있습니다."
            ),
        ),
        "pairs=partial": Text(
            "Once some suits repeat exactly one step stronger, each later play has to do so too.",
            (
                "一部でも同じマークでちょうど1つ強い数字が出ると、場が流れるまで、"
                "毎回そのマークを含む1つ強い数字しか出せません。"
            ),
            (
                "일부라도 같은 무늬로 꼭 한 단계 강한 숫자가 나오면 판이 흐를 때까지 매번 그 "
                "무늬가 든 한 단계 강한 숫자만 낼 수 있습니다."
            ),
        ),
    },
)
class StrictBind(Bind):
    """Once the same suits follow exactly one step stronger, each later play has to do so too."""

    after = AFTER
    pairs = option(
        "all-suits",
        "partial",
        default="all-suits",
        label=Text("A pair must match", "2枚以上のときに合うマーク", "여러 장일 때 맞아야 할 무늬"),
        words={
            "all-suits": Text("all suits", "全部のマーク", "모든 무늬"),
            "partial": Text("some suit", "一部のマーク", "일부 무늬"),
        },
    )
    midway_after = MIDWAY_AFTER
    from_start = FROM_START

    note = Text(
        (
            "It needs neither the suit bind nor the number bind. "
            "Steps go by the current order: after the 10 and the J of diamonds with an 11 back "
            "only the 10 of diamonds could follow, so in fact only a joker. "
            "A play with a joker makes no such bind."
        ),
        (
            "スート縛りや数字縛りがない卓でも使えます。"
            "1つ強いかどうかはそのときの順で決まります。"
            "ダイヤの10、Jと続いて11バックになると、次はダイヤの10なので、実際にはジョーカーしか出せません。"
            "ジョーカー入りで新しく縛ることはできません。"
        ),
        (
            "마크 묶기나 숫자 묶기가 없어도 쓸 수 있습니다. "
            "한 단계인지는 그때의 순서로 정합니다. "
            "다이아몬드 10과 J가 이어져 11 백이 되면 다음은 다이아몬드 10이므로 사실상 조커만 "
            "낼 수 있습니다. "
            "조커가 든 카드로는 새로 묶이지 않습니다."
        ),
    )
    example = """
        hands  4dKc / 5d9d / 6c6d8d
        a 4d  b 5d    # The same suit, one step stronger: both are bound.
        = mark strict-bind=d
        ! c 6c  strict-bind
        ! c 8d  strict-bind
        c 6d          # Only the 6 of diamonds fits.
        = top 6d
    """
    comments = (
        (
            "同じマークで1つ強いので、マークも数字も縛られます。",
            "같은 무늬로 한 단계 강하므로 무늬와 숫자가 모두 묶입니다.",
        ),
        ("合うのはダイヤの6だけです。", "맞는 것은 다이아몬드 6뿐입니다."),
    )
    refused = Text(
        (
            "{suits} and numbers are bound: only plays with {suits}, exactly one step stronger, "
            "may follow."
        ),
        "{suits}と数字で縛られています。{suits}を含む、ちょうど1つ強いカードしか出せません。",
        (
            "{suits} 무늬와 숫자로 묶여 있습니다. "
            "{suits} 무늬가 든, 꼭 한 단계 강한 카드만 낼 수 있습니다."
        ),
    )

    def _common(self, game: Game, row: Sequence[Laid]) -> Bound:
        if not are_steps(row, game.rules):
            return None
        common = common_suits if self.pairs == "all-suits" else repeated_suits
        return common([laid.play for laid in row])

    def _keeps(self, game: Game, play: Play, mark: Any) -> bool:
        stepping = not game.trick or is_step(game.trick[-1].play, play, game.order)
        return stepping and fits(play, mark)
