"""The daifugo's composure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.refusal import Refusal
from ..core.text import Text
from ..daifugo.rule import Rule, rule

if TYPE_CHECKING:
    from ..daifugo.game import Game


@rule(
    "daifugo-composure",
    en="The daifugo's composure",
    ja="大富豪の余裕",
    ko="대부호의 여유",
    chapter="house",
    stage="next",
    text=(
        "大富豪は、ゲームの最初の場ではカードを出せません。",
        "대부호는 게임의 첫 판에서 카드를 낼 수 없습니다.",
    ),
)
class DaifugoComposure(Rule):
    """The daifugo may not play in the first trick of a game."""

    note = Text(
        "A daifugo who would lead it passes the lead on to the next player.",
        "大富豪が最初の親になるときは、次の人が代わりに親になります。",
        "대부호가 첫 선이 될 때는 다음 사람이 대신 선이 됩니다.",
    )
    example = """
        hands    5cKs / 7d9d / 6d8d / 4s3s
        classes  a=daifugo b=fugo c=hinmin d=daihinmin
        turn     d
        d 4s
        ! a 5c  daifugo-composure    # The daifugo has to wait for the second trick.
        a -  b -  c -
        d 3s
        a 5c
    """
    comments = (
        (
            "大富豪は、2つ目の場まで出せません。",
            "대부호는 두 번째 판까지 낼 수 없습니다.",
        ),
    )

    def may_play(self, game: Game, seat: int) -> Refusal | None:
        """Refuse any play of the daifugo before the first flow."""
        if game.flows or seat != game.holder("daifugo"):
            return None
        return Refusal(
            self.id,
            0,
            Text(
                "The daifugo, which is the top class, plays nothing in the first trick.",
                "大富豪（いちばん上の階級）は、最初の場では何も出せません。",
                "대부호(가장 높은 계급)는 첫 판에서 아무것도 낼 수 없습니다.",
            ),
        )
