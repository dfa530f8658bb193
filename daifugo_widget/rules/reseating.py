"""New seats for the players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.moves import Answer, Ask
from ..core.plays import Play
from ..core.text import Text
from ..daifugo.rule import rule
from .base import TurnOrder
from .numbers import ByNumber

if TYPE_CHECKING:
    from ..daifugo.game import Game


@rule(
    "nine-shuffle",
    en="Nine shuffle",
    ja="9シャッフル",
    ko="9 셔플",
    chapter="sevens-to-tens",
    text=(
        "9を2枚出した人は、ほかの人の席を手札ごと入れ替えることができます。",
        "9를 두 장 낸 사람은 다른 사람들의 자리를 손패와 함께 바꿀 수 있습니다.",
    ),
    says={
        "ask": Text(
            "Who sits next to {to}, clockwise?",
            "時計回りで{to}[さん|]の次の席には、だれが座りますか？",
            "시계 방향으로 {to}[ 님의|] 다음 자리에는 누가 앉을까요?",
        ),
    },
)
class NineShuffle(ByNumber):
    """A pair of 9s lets its player give the others new seats, to which they take their hands."""

    number = "9"
    exactly = 2

    note = Text(
        (
            "The new next player goes on. "
            "The seats are kept for the next game unless the rule of seating changes them. "
            "Those who are out move too, but stay out and keep the place they have won."
        ),
        (
            "続けて出すのは、新しく次の席になった人です。"
            "席替えのルールで変わらないかぎり、次のゲームも同じ席です。"
            "上がった人も席を移りますが、順位は変わりません。"
        ),
        (
            "새로 다음 자리에 앉은 사람이 이어서 냅니다. "
            "자리 바꾸기 규칙으로 달라지지 않는 한 다음 게임에도 그 자리에 앉습니다. "
            "이미 나간 사람도 자리를 옮기지만 순위는 그대로입니다."
        ),
    )
    example = """
        hands  9c9d3s / TcTd4s / JcJd5s / QcQd6s
        a 9c9d         # A pair of 9s: a gives the others new seats, clockwise.
        a > d > b > c
        = seats a d b c, turn d
    """
    comments = (
        (
            "9が2枚なので、aさんはほかの人の席を時計回りに決めます。",
            "9가 두 장이므로 a 님이 다른 사람들의 자리를 시계 방향으로 정합니다.",
        ),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Ask for the new seats, one after another, unless there is nothing to change."""
        if game.players > 2:
            self._ask(game, seat, ())

    def _ask(self, game: Game, seat: int, seated: tuple[int, ...]) -> None:
        rest = [s for s in range(game.players) if s != seat and s not in seated]
        nothing = () if seated else (None,)
        last = seated[-1] if seated else seat
        game.owe(Ask(self.id, seat, "seat", to=last, detail=seated, among=(*rest, *nothing)))

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Go on asking until everybody has a seat."""
        if answer.value is None:
            return
        seated = (*ask.detail, answer.value)
        if len(seated) < game.players - 1:
            self._ask(game, ask.seat, seated)
            return
        order = (ask.seat, *seated)
        if game.rules[TurnOrder].direction == "counter-clockwise":
            order = (ask.seat, *seated[::-1])
        chair = game.seats.index(ask.seat)
        game.reseat(self, ask.seat, order[-chair:] + order[:-chair] if chair else order)
