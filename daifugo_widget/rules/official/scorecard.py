"""The score card."""

from __future__ import annotations

from ...core.text import Text
from ...daifugo.rule import Rule, rule


@rule(
    "scorecard",
    en="Score card",
    ja="スコアカード",
    ko="점수표",
    chapter="official",
    stage="next",
    text=(
        "1ゲームごとの得点と階級を、セットとマッチの合計と一緒に1枚の表に書きます。",
        "게임마다의 점수와 계급을 세트와 매치의 합계와 함께 한 장의 표에 적습니다.",
    ),
)
class ScoreCard(Rule):
    """The points and classes of every game are kept on one card, with totals of set and match."""

    note = Text(
        (
            "The card changes nothing in the game. "
            "Officially the players sign it at the end of each set."
        ),
        (
            "スコアカードはゲームの進行に影響しません。"
            "公式のマッチでは、セットが終わるたびに全員が署名します。"
        ),
        (
            "점수표는 게임 진행에 영향을 주지 않습니다. "
            "공식 매치에서는 세트가 끝날 때마다 모두가 서명합니다."
        ),
    )
