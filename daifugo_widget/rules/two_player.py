"""The game for two with 33 cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.cards import RANKS, make_deck
from ..core.text import Text
from ..daifugo.rule import Rule, rule

if TYPE_CHECKING:
    from ..daifugo.dealing import Dealing
    from ..daifugo.ruleset import Ruleset

NUMBERS = "345JQKA2"
IN_DECK = 7


@rule(
    "two-player",
    en="Two-player game with 33 cards",
    ja="2人用33枚",
    ko="2인 플레이 (33장)",
    chapter="two-player",
    seats=2,
    text=(
        (
            "3・4・5・J・Q・K・A・2とジョーカー1枚の33枚を使います。"
            "13枚ずつ配り、残りの7枚は見ずに伏せておきます。"
        ),
        (
            "3·4·5·J·Q·K·A·2와 조커 한 장, 모두 33장을 씁니다. "
            "13장씩 나누고 남은 7장은 보지 않고 엎어 둡니다."
        ),
    ),
)
class TwoPlayer(Rule):
    """Two play with 33 cards, 3 4 5 J Q K A 2 and a joker: 13 each, and 7 stay unseen."""

    note = Text(
        (
            "Because of the seven unseen cards neither player can work out the other's hand. "
            "The winner is daifugo and the other daihinmin; they exchange two cards before the "
            "next game. "
            "The queen cut is usually played with this deck."
        ),
        (
            "見えない7枚があるので、自分の手札から相手の手札を割り出すことはできません。"
            "勝った人が大富豪、負けた人が大貧民になり、次のゲームの前に2枚交換します。"
            "このデッキではQ切りも一緒に遊ばれます。"
        ),
        (
            "보이지 않는 7장이 있어서 자기 손패로 상대의 손패를 알아낼 수 없습니다. "
            "이긴 사람이 대부호, 진 사람이 대빈민이 되며, 다음 게임 전에 2장을 바꿉니다. "
            "이 덱에서는 Q 끊기도 함께 씁니다."
        ),
    )
    example = """
        players  2
        seed     1
        = deck 33, cards a 13, cards b 13    # 13 cards each; the other 7 lie face down.
    """
    comments = (
        ("13枚ずつ配り、残りの7枚は伏せておきます。", "13장씩 나누고 나머지 7장은 엎어 둡니다."),
    )

    def deck(self, cards: int, rules: Ruleset, players: int, game: int) -> int:
        """Return the 33 cards."""
        return make_deck(1, 1, (RANKS.index(rank) for rank in NUMBERS))

    def lay_aside(self, dealing: Dealing) -> int:
        """Lay seven cards face down."""
        return dealing.draw(dealing.deck, IN_DECK)
