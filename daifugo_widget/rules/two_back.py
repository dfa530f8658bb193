"""Two back: a 2 turns the order of strength round for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.plays import Play
from ..core.text import Text
from ..daifugo.rule import rule
from .backs import ElevenBack
from .numbers import ByNumber
from .turned import Turned

if TYPE_CHECKING:
    from ..daifugo.game import Game


@rule(
    "two-back",
    en="Two back",
    ja="2バック",
    ko="2 백",
    chapter="aces-twos-jokers",
    stage="strength",
    mark_pattern="",
    text=(
        "2を出すと、場が流れるまで数字の強さが逆になります。革命中に出すと元の強さに戻ります。",
        (
            "2를 내면 판이 흐를 때까지 숫자의 세기가 뒤집힙니다. "
            "혁명 중에 내면 원래 세기로 돌아갑니다."
        ),
    ),
    says={key: ElevenBack.says[key] for key in ("mark", "unmark")},
)
class TwoBack(Turned, ByNumber):
    """Until the trick flows a 2 turns the order of strength round, or back in a revolution."""

    number = "2"

    note = Text(
        (
            "A J with the 11 back, or another 2, turns the order of the moment again. "
            "If a 2 may not be the last card, it may not be so in a revolution either."
        ),
        (
            "11バックのJや次の2は、そのときの強さをもう一度逆にします。"
            "2で上がれない卓では、革命中も2で上がれません。"
        ),
        (
            "11 백의 J나 다음 2는 그때의 세기를 다시 뒤집습니다. "
            "2로 나갈 수 없는 곳에서는 혁명 중에도 2로 나갈 수 없습니다."
        ),
    )
    example = """
        hands  2c8d / As4d / 3h9c
        a 2c          # A 2: the order is turned round, and an A beats the 2.
        = order 2AKQJT9876543
        b As  c 3h    # Until the trick flows a 3 is strongest.
        = mark two-back
        a -  b -
        = leads c, mark -two-back
    """
    comments = (
        (
            "2なので強さの順が逆になり、Aが2に勝ちます。",
            "2이므로 세기의 순서가 뒤집혀 A가 2를 이깁니다.",
        ),
        ("場が流れるまで、3が最強です。", "판이 흐를 때까지 3이 가장 강합니다."),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Turn the order, unless it is fixed."""
        if not game.sealed(play):
            game.flip(self, seat)
