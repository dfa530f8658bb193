"""The base game: strength, direction, the end, jokers and groups."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..core.forms import Groups, Kind
from ..core.order import Order
from ..core.rule import Rule, option, rule
from ..core.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable


@rule(
    "strength", en="Strength of the cards", ja="カードの強さ", ko="카드의 강약", chapter="base", frame=True,
    text=(
        "弱い順に3 4 5 6 7 8 9 10 J Q K A 2、ジョーカー。前のプレイと同じ枚数で、より強いカードを出します。",
        "약한 순서로 3 4 5 6 7 8 9 10 J Q K A 2, 조커. 앞의 플레이와 같은 장수로 더 강한 카드를 냅니다.",
    ),
)
class Strength(Rule):
    """From weak to strong 3 4 5 6 7 8 9 10 J Q K A 2 joker; suits are equal, and equal is not enough."""


@rule(
    "turn-order", en="Players and direction", ja="人数と進行方向", ko="인원과 진행 방향", chapter="base",
    frame=True,
    text=(
        "3人から9人で遊び、決まった向きに順番が回ります。",
        "3명에서 9명이 하며, 정해진 방향으로 차례가 돕니다.",
    ),
)
class TurnOrder(Rule):
    """Three to nine play, and the turn goes round in one direction."""

    direction = option(
        "clockwise", "counter-clockwise", default="clockwise",
        label=Text("Direction", "向き", "방향"),
    )


@rule(
    "game-end", en="Going out and end of the game", ja="上がりとゲーム終了", ko="오르기와 게임 종료",
    chapter="base", frame=True, stage="finish",
    text=(
        "手札がなくなった人から上がり、手札を持つ人が1人になるとゲームは終わります。",
        "손패가 없어진 사람부터 오르고, 손패를 가진 사람이 한 명이 되면 게임이 끝납니다.",
    ),
)
class GameEnd(Rule):
    """Who has no cards left is out; the game goes on until one player still holds cards."""


@rule(
    "simultaneous", en="Order of simultaneous events", ja="同時イベントの処理順",
    ko="동시 다발 이벤트 해결 순서", chapter="base", frame=True, stage="next",
    text=(
        "1つのプレイで起きることは、いつも同じ決まった順番で処理します。",
        "한 플레이에서 일어나는 일은 언제나 정해진 같은 순서로 처리합니다.",
    ),
)
class Simultaneous(Rule):
    """What one play causes is carried out in one fixed order, the same in every game."""


@rule(
    "joker-single", en="Joker alone", ja="ジョーカー単体", ko="조커 단독", chapter="base", frame=True,
    stage="next",
    text=(
        "ジョーカーは1枚で出すと、革命中でもいちばん強いカードです。",
        "조커는 한 장으로 내면 혁명 중에도 가장 강한 카드입니다.",
    ),
)
class JokerSingle(Rule):
    """Alone, or with other jokers, it is the strongest play of its count, in a revolution too."""

    wild_only = option(
        False, True, default=False,
        label=Text("Only as strong as the top number", "最強の数字と同じ強さ", "가장 센 숫자와 같은 세기"),
    )

    def strength(self, order: Order, mark: Any) -> Order:
        """Put the joker level with the strongest number."""
        return order.with_joker("as-top-number") if self.wild_only else order


@rule(
    "joker-wild", en="Joker as a wild card", ja="オールマイティ", ko="조커 대용", chapter="base", frame=True,
    text=(
        "ジョーカーはほかのカードと一緒に出すと、好きなカードの代わりになります。",
        "조커는 다른 카드와 함께 내면 원하는 카드를 대신합니다.",
    ),
)
class JokerWild(Rule):
    """Together with other cards a joker takes their number in a group, or a missing place in stairs."""

    gives_effects = option(
        True, False, default=True,
        label=Text("It carries the number's effect", "数字の効果も持つ", "숫자의 효과도 가짐"),
    )
    suit = option(
        "none", "choose4", "choose5", "auto", default="none",
        label=Text("Its suit in a group", "複数枚出しでのマーク", "함께 낼 때의 무늬"),
    )
    choose_number = option(
        True, False, default=True,
        label=Text("The player says which number it is", "どの数字かを選べる", "어느 숫자인지 고름"),
    )
    per_stairs = option(
        type="int", min=0, max=2, default=1,
        label=Text("Jokers in one stairs", "階段に入れる枚数", "계단에 넣는 장수"),
    )
    above_two = option(
        False, True, default=False,
        label=Text("It may stand above the 2", "2の上に置ける", "2 위에 놓을 수 있음"),
    )


@rule(
    "groups", en="Groups (pair, triple, ...)", ja="複数枚出し（二枚線・三枚線）", ko="같은 숫자 여러 장",
    chapter="base", frame=True,
    text=(
        "同じ数字のカードは何枚でも一緒に出せます。続く人は同じ枚数で、より強い数字を出します。",
        "같은 숫자의 카드는 몇 장이든 함께 낼 수 있습니다. 다음 사람은 같은 장수로 더 강한 숫자를 냅니다.",
    ),
)
class GroupsOfOneNumber(Rule):
    """Cards of one number may be laid together; who follows lays as many of a stronger number."""

    def kinds(self) -> Iterable[Kind]:
        """Add groups."""
        return (Groups(),)
