"""The omen: a last revolution, after which cards have no effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.cards import JOKERS, NUMBER, SIX, THREE
from ...core.plays import Play
from ...core.text import Text
from ...daifugo.order import Order
from ...daifugo.rule import Rule, option, rule
from ..numbers import carries
from .orders import came_about, restore

if TYPE_CHECKING:
    from ...daifugo.game import Game
    from ...daifugo.ruleset import Ruleset
    from ...daifugo.state import State

TURNED = "turned"
"""The value of the mark if no other rule has a mark for the revolution."""


@rule(
    "omen",
    en="Omen",
    ja="オーメン",
    ko="오멘",
    chapter="revolution",
    stage="strength",
    life="game",
    mark_pattern="(turned)?",
    silences=True,
    in_revolution="concludes",
    text=(
        "6を3枚出すと革命が起き、その後はゲームの終わりまで、どのカードにも効果がなくなります。",
        "6을 세 장 내면 혁명이 일어나고, 게임이 끝날 때까지 어떤 카드에도 효과가 없습니다.",
    ),
    says={
        "mark": Text(
            "From the next play on no card has an effect.",
            "次に出されるカードからは、効果がありません。",
            "다음에 내는 카드부터는 효과가 없습니다.",
        ),
    },
)
class Omen(Rule):
    """Three 6s make a last revolution, and from then on no card has an effect in this game."""

    foul_finish_kept = option(
        "none",
        "joker-and-3",
        default="none",
        label=Text(
            "Forbidden as the last play after it",
            "その後も反則上がりになるカード",
            "그 뒤에도 마지막에 낼 수 없는 카드",
        ),
        words={
            "none": Text("nothing", "なし", "없음"),
            "joker-and-3": Text("jokers and 3s alone", "ジョーカーと3だけ", "조커와 3만"),
        },
    )

    note = Text(
        (
            "In a revolution it brings the usual order back, and this stays. "
            "Only effects of cards are off: stairs and other ways of playing remain, suits may "
            "still be bound, and a fall from the capital still happens. "
            "At some tables going out with a joker or a 3 remains a foul if it was one."
        ),
        (
            "革命中なら元の強さに戻り、そのまま変わりません。"
            "なくなるのはカードの効果だけで、階段などの出し方、縛り、都落ちは残ります。"
            "ジョーカーや3での反則上がりだけを残す卓もあります。"
        ),
        (
            "혁명 중이면 원래의 세기로 돌아가 그대로 이어집니다. "
            "없어지는 것은 카드의 효과뿐이며, 계단 같은 내는 방법과 묶기, 몰락은 남습니다. "
            "조커나 3으로 나가는 반칙만은 남기는 곳도 있습니다."
        ),
    )
    example = """
        rules  base, omen, eight-cut
        hands  6c6d6h4s9c / 8c8d / KcAd2s
        a 6c6d6h    # Three 6s: the order turns round, for good.
        = mark omen, order 2AKQJT9876543
        b -  c -  a 9c
        b 8c        # The 8 has lost its effect: it does not cut.
        = top 8c, turn c
    """
    comments = (
        (
            "6が3枚なので、強さの順が最後まで逆になります。",
            "6이 세 장이므로 세기의 순서가 끝까지 뒤집힙니다.",
        ),
        ("8の効果はなくなり、8切りになりません。", "8의 효과가 없어져 판이 끊기지 않습니다."),
    )

    def is_revolution(self, rules: Ruleset, play: Play) -> bool:
        """Return whether a play is three 6s."""
        return carries(rules, play, SIX, 3)

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on its own revolutions."""
        return rules.revolution_of(play) is self

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Silence the cards if the revolution has happened."""
        if "revolution" not in game.rules:
            game.mark(self, True if restore(game, self, seat) else TURNED, seat)
        elif came_about(game):
            game.mark(self, seat=seat)

    def seals(self, game: State, play: Play) -> bool:
        """Let no other revolution happen in this game."""
        return game.mark_of(self.id) is not None

    def strength(self, order: Order, mark: bool | str | None) -> Order:
        """Turn the order if only this mark stands for the revolution."""
        return order.turned() if mark == TURNED else order

    def fouls_kept(self, order: Order) -> int:
        """Return the jokers and 3s if they stay forbidden as the last play."""
        return JOKERS | NUMBER[THREE] if self.foul_finish_kept == "joker-and-3" else 0
