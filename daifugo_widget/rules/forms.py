"""Kinds of plays beside groups."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.forms import Kind, Stairs
from ..core.rule import Rule, option, rule
from ..core.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable


@rule(
    "stairs", en="Stairs (sequence)", ja="階段（シークェンス・連番）", ko="계단 (시퀀스·연번)", chapter="forms",
    text=(
        "同じマークの続いた数字を3枚以上まとめて出せます。続く人は同じ枚数の、より強い階段を出します。",
        "같은 무늬의 이어진 숫자를 3장 이상 함께 낼 수 있습니다. 다음 사람은 같은 장수의 더 강한 계단을 냅니다.",
    ),
)
class StairsRule(Rule):
    """Three or more consecutive cards of one suit may be laid together; stairs follow stairs of as many."""

    minimum = option(
        2, 3, 4, default=3, label=Text("Cards at least", "最低枚数", "최소 장수"),
    )
    follow = option(
        "higher", "above-second", "clear", default="higher",
        label=Text("What may follow 5-6-7", "5-6-7に続けるもの", "5-6-7에 이을 수 있는 것"),
    )

    def kinds(self) -> Iterable[Kind]:
        """Add stairs."""
        return (Stairs(self.minimum, self.follow),)
