"""What threes to sixes do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.cards import JOKERS, SUITS, THREE, bits, pick
from ..core.plays import SUIT_SHIFT, Play
from ..core.rule import Rule, option, rule
from ..core.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..core.game import Game
    from ..core.ruleset import Ruleset

SPADE = SUITS.index("s")
SPADE_THREE = THREE * 4 + SPADE


@rule(
    "spade-three", en="Spade-3 return", ja="スペ3返し（ジョーカー返し）", ko="스페 3 되돌리기",
    chapter="threes-to-sixes", stage="flow",
    text=(
        "1枚で出されたジョーカーにはスペードの3を出せて、場が流れます。",
        "한 장으로 나온 조커에는 스페이드 3을 낼 수 있고, 판이 흐릅니다.",
    ),
)
class SpadeThree(Rule):
    """On a single joker the 3 of spades may be played, whatever is bound, and the trick flows."""

    then = option(
        "flow", "continue", default="flow", label=Text("After it", "その後", "그 다음"),
    )
    pair = option(
        False, True, default=False,
        label=Text("With a third joker on a pair of jokers", "ジョーカー2枚にも（3枚目と）",
                   "조커 두 장에도 (세 번째와 함께)"),
    )

    def extra(self, game: Game, seat: int) -> Iterable[Play]:
        """Add the return on jokers that lie alone."""
        top = game.trick[-1].play if game.trick else None
        if top is None or not top.alone or top.size > (2 if self.pair else 1):
            return ()
        hand = game.playable_cards(seat)
        cards = pick([SPADE_THREE], hand)
        jokers = list(bits(hand & JOKERS))[:top.size - 1]
        if cards is None or len(jokers) < top.size - 1:
            return ()
        cards |= sum(1 << joker for joker in jokers)
        suits = 1 << SUIT_SHIFT[SPADE]
        return (Play(cards, "group", THREE, top.size, suits, top.size - 1, self.id),)

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on the return alone."""
        return bool(play.rule == self.id and self.then == "flow")

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Make the trick flow."""
        game.cut(self, seat)
