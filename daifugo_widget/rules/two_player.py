"""The game for two with 33 cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.cards import RANKS, make_deck
from ..core.rule import Rule, rule
from .cuts import CutByNumber

if TYPE_CHECKING:
    from ..core.dealing import Dealing

NUMBERS = "345JQKA2"
IN_DECK = 7


@rule(
    "two-player", en="Two-player game with 33 cards", ja="2人用33枚", ko="2인 플레이 (33장)",
    chapter="two-player",
    text=(
        "3・4・5・J・Q・K・A・2とジョーカー1枚の33枚を使い、13枚ずつ配って7枚を伏せておきます。",
        "3·4·5·J·Q·K·A·2와 조커 한 장, 모두 33장을 쓰며 13장씩 나누고 7장은 엎어 둡니다.",
    ),
)
class TwoPlayer(Rule):
    """Two play with 33 cards, 3 4 5 J Q K A 2 and a joker: 13 each, and 7 lie face down, never seen."""

    def deck(self, cards: int, players: int, game: int) -> int:
        """Return the 33 cards."""
        return make_deck(1, 1, (RANKS.index(rank) for rank in NUMBERS))

    def lay_aside(self, dealing: Dealing) -> int:
        """Lay seven cards face down."""
        return dealing.draw(dealing.deck, IN_DECK)


@rule(
    "queen-cut", en="Queen cut", ja="Q切り", ko="Q 끊기", chapter="two-player", stage="flow",
    text=(
        "Qを出すと場が流れ、出した人がもう一度親になります。階段では起きません。",
        "Q를 내면 판이 흐르고, 낸 사람이 다시 선이 됩니다. 계단에서는 일어나지 않습니다.",
    ),
)
class QueenCut(CutByNumber):
    """A Q makes the trick flow, and its player leads again; not in stairs."""

    number = "Q"
    in_stairs = False
