"""Kinds of plays beside groups."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.forms import Kind, Stairs
from ..core.rule import Rule, option, rule
from ..core.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable


@rule(
    "stairs",
    en="Stairs (sequence)",
    ja="階段（シークェンス・連番）",
    ko="계단 (시퀀스·연번)",
    chapter="forms",
    text=(
        (
            "同じマークの続いた数字を3枚以上まとめて出せます。"
            "続く人は、同じ枚数でより強い階段を出します。"
        ),
        (
            "같은 무늬의 이어진 숫자를 3장 이상 함께 낼 수 있습니다. "
            "다음 사람은 같은 장수의 더 강한 계단을 냅니다."
        ),
    ),
)
class StairsRule(Rule):
    """Three or more consecutive cards of one suit make a play; as many stronger ones may follow."""

    minimum = option(
        2,
        3,
        4,
        default=3,
        label=Text("Cards at least", "最低枚数", "최소 장수"),
    )
    follow = option(
        "higher",
        "above-second",
        "clear",
        default="higher",
        label=Text(
            "What may follow 5-6-7",
            "5-6-7に続けるもの",
            "5-6-7에 이을 수 있는 것",
        ),
        words={
            "higher": Text(
                "any that starts higher: 6-7-8",
                "始まりが上なら可（6-7-8）",
                "시작이 더 높으면 됨(6-7-8)",
            ),
            "above-second": Text(
                "from above its second card: 7-8-9",
                "2枚目より上から（7-8-9）",
                "둘째 장보다 위에서부터(7-8-9)",
            ),
            "clear": Text(
                "no overlap: 8-9-10",
                "重ならない（8-9-10）",
                "겹치지 않아야 함(8-9-10)",
            ),
        },
    )

    note = Text(
        (
            "K-A-2 are consecutive, 2-3 are not. "
            "Stairs are compared by their weakest card as things stand, so in a revolution by the "
            "highest number. "
            "In the computer championship stairs may not overlap: 5-6-7 needs 8-9-10."
        ),
        (
            "K-A-2は続いていますが、2-3は続いていません。"
            "強さは、その時のいちばん弱いカードで比べます。"
            "革命中はいちばん大きい数字です。"
            "コンピュータ大会では数字が重なってはいけないので、5-6-7に続くのは8-9-10からです。"
        ),
        (
            "K-A-2는 이어지지만 2-3은 이어지지 않습니다. "
            "세기는 그때 가장 약한 카드로 비교합니다. "
            "혁명 중에는 가장 높은 숫자입니다. "
            "컴퓨터 대회에서는 숫자가 겹치면 안 되므로 5-6-7에는 8-9-10부터 낼 수 있습니다."
        ),
    )
    example = """
        hands  5s6s7s9d / 6h7h8hAc / 9c9hTc
        a 5s6s7s               # Three spades in a row.
        ! b Ac  wrong-count
        b 6h7h8h               # Three in a row again, and they start higher.
        = top 6h7h8h, turn c
    """
    comments = (
        ("スペードが3枚続いています。", "스페이드 세 장이 이어집니다."),
        (
            "同じ3枚の階段で、もっと強い数字から始まります。",
            "역시 세 장이 이어지고, 더 높은 숫자에서 시작합니다.",
        ),
    )

    def kinds(self) -> Iterable[Kind]:
        """Add stairs."""
        return (Stairs(self.minimum, self.follow),)
