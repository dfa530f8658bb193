"""What threes to sixes do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.cards import JOKER, JOKERS, SUITS, THREE, bits, pick
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
    "spade-three",
    en="Spade-3 return",
    ja="スペ3返し（ジョーカー返し）",
    ko="스페 3 되돌리기",
    chapter="threes-to-sixes",
    stage="flow",
    text=(
        "1枚で出されたジョーカーには、縛りに関係なくスペードの3を出せて、場が流れます。",
        "한 장으로 나온 조커에는 묶기와 상관없이 스페이드 3을 낼 수 있고, 판이 흐릅니다.",
    ),
)
class SpadeThree(Rule):
    """On a single joker the 3 of spades may be played, whatever is bound, and the trick flows."""

    then = option(
        "flow",
        "continue",
        default="flow",
        label=Text("After it", "その後", "그다음"),
        words={
            "flow": Text("the trick flows", "場が流れる", "판이 흐름"),
            "continue": Text(
                "play goes on from the 3",
                "スペードの3から続く",
                "스페이드 3부터 이어짐",
            ),
        },
    )
    pair = option(
        False,
        True,
        default=False,
        label=Text(
            "With a third joker also on two jokers",
            "3枚目のジョーカーと一緒なら2枚にも",
            "세 번째 조커와 함께라면 두 장에도",
        ),
    )

    note = Text(
        (
            "The weakest card beats the strongest, but only this one and only a joker that lies "
            "alone. "
            "A joker that stands for the 3 of spades does not do it. "
            "It works against a bind too, as in the official rules. "
            "At some tables the trick does not flow, and play goes on from the 3."
        ),
        (
            "最弱のカードが最強のカードに勝ちますが、相手は1枚のジョーカーだけです。"
            "スペードの3の代わりのジョーカーでは返せません。"
            "公式ルールと同じく、ほかのマークで縛られていても出せます。"
            "場が流れず、スペードの3から続ける卓もあります。"
        ),
        (
            "가장 약한 카드가 가장 강한 카드를 이기지만, 한 장으로 나온 조커에만 통합니다. "
            "스페이드 3을 대신한 조커로는 되돌릴 수 없습니다. "
            "공식 규칙처럼 다른 무늬로 묶여 있어도 낼 수 있습니다. "
            "판이 흐르지 않고 스페이드 3부터 이어지는 곳도 있습니다."
        ),
    )
    example = """
        hands  X5c / 3s9d / 2h4h
        a X
        b 3s          # The 3 of spades beats the lone joker, and the trick flows.
        = leads b
        b 9d
        = out b
    """
    comments = (
        (
            "スペードの3は1枚だけのジョーカーに勝ち、場が流れます。",
            "스페이드 3이 한 장만 나온 조커를 이기고 판이 흐릅니다.",
        ),
    )

    def extra(self, game: Game, seat: int) -> Iterable[Play]:
        """Add the return on jokers that lie alone."""
        if not game.trick or game.trick[-1].play.rank != JOKER:
            return ()
        top = game.trick[-1].play
        if top.size > (2 if self.pair else 1):
            return ()
        hand = game.playable_cards(seat)
        cards = pick([SPADE_THREE], hand)
        jokers = list(bits(hand & JOKERS))[: top.size - 1]
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
