"""The queen that ends binds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.plays import Play
from ...core.text import Text
from ...daifugo.rule import option, rule
from ..numbers import ByNumber
from .row import end_binds

if TYPE_CHECKING:
    from ...daifugo.game import Game


@rule(
    "queen-release",
    en="Queen's release",
    ja="Q解き",
    ko="Q 풀기",
    chapter="courts",
    stage="bind",
    text=(
        "Qを出すと、マークや数字の縛りがすべて解けます。",
        "Q를 내면 무늬나 숫자의 묶기가 모두 풀립니다.",
    ),
)
class QueenRelease(ByNumber):
    """A Q ends every bind of suits or numbers."""

    number = "Q"

    ignores_bind = option(
        False,
        True,
        default=False,
        label=Text(
            "A Q may be played against a bind",
            "縛られていてもQを出せる",
            "묶여 있어도 Q를 낼 수 있음",
        ),
    )

    note = Text(
        (
            "It happens with Qs in a group, not in stairs, and ends binds of colours too. "
            "If the Q completes a bind, the bind comes first and is lifted at once. "
            "Plays that match after the Q may bind again. "
            "If a Q may be played against a bind, it makes none itself."
        ),
        (
            "1枚または複数枚のQで起き、階段では起きず、色の縛りも解けます。"
            "Qを出して縛りができたときも、すぐに解けます。"
            "Qの後に同じマークなどが続けば、また縛られることがあります。"
            "縛られていてもQを出せる卓では、Qで縛ることはできません。"
        ),
        (
            "한 장이나 여러 장의 Q로 일어나며 계단에서는 일어나지 않으며, 색 묶기도 풀립니다. "
            "Q로 묶기가 생겨도 곧바로 풀립니다. "
            "Q 다음에 같은 무늬 등이 이어지면 다시 묶일 수 있습니다. "
            "묶여 있어도 Q를 낼 수 있는 곳에서는 Q로 묶을 수 없습니다."
        ),
    )
    example = """
        rules  base, suit-bind, queen-release
        hands  3h9c / 5hKd / QhTs
        a 3h  b 5h
        = mark suit-bind=h
        c Qh          # The Q lifts the bind.
        = mark -suit-bind
        a -  b Kd     # Diamonds may follow again.
    """
    comments = (
        ("Qで縛りが解けます。", "Q로 묶기가 풀립니다."),
        ("またダイヤも出せます。", "다시 다이아몬드도 낼 수 있습니다."),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """End every bind."""
        end_binds(game, seat, self)
