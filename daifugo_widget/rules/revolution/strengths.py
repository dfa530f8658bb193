"""Cards that are stronger or weaker than their place among the numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.cards import SEVEN
from ...core.plays import Play
from ...core.text import Text
from ...daifugo.order import Order
from ...daifugo.rule import Rule, rule
from ..numbers import ByNumber

if TYPE_CHECKING:
    from ...daifugo.game import Game

AFTER_TEN = Text(
    "The joker stands between 10 and J now: {cards} cannot beat {top}.",
    "いまジョーカーの強さは10とJの間なので、{top}より強くありません。",
    "지금 조커의 세기는 10과 J 사이이므로 {top}보다 강하지 않습니다.",
)
LIFTED = Text(
    "7s of this colour are above all numbers now: {cards} cannot beat {top}.",
    "いまこの色の7はどの数字よりも強いので、{cards}は{top}より強くありません。",
    "지금 이 색의 7은 어떤 숫자보다도 강하므로 {cards} 카드는 {top}보다 강하지 않습니다.",
)


@rule(
    "seven-colours",
    en="Black seven and red seven",
    ja="ブラック7・レッド7",
    ko="블랙 세븐·레드 세븐",
    chapter="revolution",
    stage="strength",
    text=(
        "赤の7は2より強く、強さが逆のときは代わりに黒の7が3より強くなります。",
        "빨간 7은 2보다 강하고, 세기가 뒤집혔을 때는 대신 검은 7이 3보다 강합니다.",
    ),
)
class SevenColours(Rule):
    """A red 7 is above the 2, and while the order is reversed a black 7 is above the 3."""

    note = Text(
        (
            "Only a joker that is above all numbers is stronger. "
            "In a pair or more all 7s have to be of the strong colour, jokers aside. "
            "The 7s of the other colour keep their place, and in stairs a 7 is just a 7."
        ),
        (
            "それより強いのは、どの数字にも勝つジョーカーだけです。"
            "複数枚では、ジョーカー以外の7がすべてその色でなければなりません。"
            "もう一方の色の7はふつうの強さで、階段の7もただの7です。"
        ),
        (
            "그보다 강한 것은 모든 숫자를 이기는 조커뿐입니다. "
            "여러 장을 낼 때는 조커를 뺀 7이 모두 그 색이어야 합니다. "
            "다른 색의 7은 보통 세기이며, 계단의 7도 그냥 7입니다."
        ),
    )
    example = """
        hands  2c4c / 7h7s5d / 2dX
        a 2c
        ! b 7s  weaker
        b 7h          # A red 7 beats even a 2.
        ! c 2d  weaker
        c X           # Only a joker is stronger.
        = top X
    """
    comments = (
        ("赤の7は2にも勝ちます。", "빨간 7은 2도 이깁니다."),
        ("それに勝てるのはジョーカーだけです。", "그것을 이길 수 있는 것은 조커뿐입니다."),
    )

    def strength(self, order: Order, mark: None) -> Order:
        """Put the 7s of one colour above all numbers."""
        return order.with_sevens()

    def weaker(self, order: Order, play: Play, top: Play) -> Text | None:
        """Explain that the 7s are above a number that is otherwise stronger."""
        lifted = top.rank == SEVEN and order.lifts(top.cards)
        return LIFTED if lifted and order.place[play.rank] > order.place[SEVEN] else None


@rule(
    "arthur",
    en="Arthur",
    ja="アーサー",
    ko="아서",
    chapter="courts",
    stage="strength",
    life="game",
    mark_pattern="",
    text=(
        "Kを3枚出すと、ゲームの終わりまでジョーカーの強さが10とJの間になります。",
        "K를 세 장 내면 게임이 끝날 때까지 조커의 세기가 10과 J 사이가 됩니다.",
    ),
    says={
        "mark": Text(
            "From now on the joker stands between 10 and J.",
            "これからジョーカーの強さは10とJの間です。",
            "이제부터 조커의 세기는 10과 J 사이입니다.",
        ),
        "value-": Text(
            "the joker is between 10 and J",
            "ジョーカーは10とJの間",
            "조커는 10과 J 사이",
        ),
    },
)
class Arthur(ByNumber):
    """Three Ks put the joker between 10 and J for the rest of the game."""

    number = "K"
    exactly = 3

    note = Text(
        (
            "With a 10 or lower a joker still makes a pair of that number; with a J or higher the "
            "pair is as strong as two jokers. "
            "In stairs it stands for whatever is missing, as always. "
            "The 3 of spades still returns it, and for the exchange and for forbidden finishes it "
            "remains a joker."
        ),
        (
            "10以下のカードと組めばその数字のペアですが、J以上と組むとジョーカー2枚と同じ強さです。"
            "階段ではこれまで通り足りないカードの代わりになります。"
            "スペードの3で返せるのは同じで、交換と反則上がりではジョーカーのままです。"
        ),
        (
            "10 이하의 카드와 짝지으면 그 숫자의 페어지만, J 이상과 짝지으면 조커 두 장과 같은 "
            "세기입니다. "
            "계단에서는 전처럼 빠진 카드를 대신합니다. "
            "스페이드 3으로 되돌릴 수 있는 것은 같고, 교환과 금지된 오르기에서는 그대로 조커입니다."
        ),
    )
    example = """
        hands  KcKdKh9c4c / X5d / Jd6h
        a KcKdKh    # Three Ks: the joker is now between 10 and J.
        = mark arthur
        b -  c -  a 9c
        b X
        c Jd        # So a J beats it.
        = top Jd
    """
    comments = (
        (
            "Kが3枚なので、ジョーカーは10とJの間になりました。",
            "K가 세 장이므로 조커는 이제 10과 J 사이입니다.",
        ),
        ("だからJが勝ちます。", "그래서 J가 이깁니다."),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Put the joker in its new place."""
        if game.mark_of(self.id) is None:
            game.mark(self, seat=seat)

    def strength(self, order: Order, mark: bool | None) -> Order:
        """Put the joker between the 10 and the J."""
        return order.with_joker("after-ten") if mark else order

    def weaker(self, order: Order, play: Play, top: Play) -> Text | None:
        """Explain that a joker alone is between 10 and J."""
        return AFTER_TEN if play.alone and order.joker == "after-ten" else None
