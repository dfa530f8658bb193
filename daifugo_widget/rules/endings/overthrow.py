"""The overthrow: all classes turned over when the lowest goes out first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.plays import apart
from ...core.text import Text
from ...daifugo.classes import CLASSES
from ...daifugo.rule import Rule, option, rule
from ...daifugo.values import Exit
from ..ranks import Classes
from .falls import goes_out_first

if TYPE_CHECKING:
    from ...daifugo.game import Game
    from ...daifugo.state import State

LOST = "lost"
"""The value of the mark once somebody else has played: there can be no shutout any more."""


@rule(
    "gekokujo",
    en="The low overthrow the high",
    ja="下克上（逆転）",
    ko="역전 (계급 혁명)",
    chapter="endings",
    stage="finish",
    life="game",
    mark_pattern="(lost)?",
    needs=("classes",),
    text=(
        "大貧民が最初に上がると、ゲームはすぐに終わり、全員の階級が上下逆になります。",
        "대빈민이 가장 먼저 나가면 게임이 바로 끝나고 모두의 계급이 뒤집힙니다.",
    ),
    says={
        "mark": Text(
            "All classes are turned over.",
            "全員の階級が上下逆になります。",
            "모두의 계급이 뒤집힙니다.",
        ),
        "mark-lost": Text(
            "Somebody else has played, so nothing can be turned over in this game.",
            "ほかの人がカードを出したので、このゲームでは起きません。",
            "다른 사람이 카드를 냈으므로 이번 게임에서는 일어나지 않습니다.",
        ),
        "value-lost": Text("not in this game", "このゲームでは起きない", "이번 게임에는 없음"),
    },
    worded={
        "shutout_only=true": Text(
            (
                "When the daihinmin goes out before anybody else has played, all classes are "
                "turned over."
            ),
            (
                "ほかの人が1枚も出さないうちに大貧民が上がると、ゲームはすぐに終わり、"
                "全員の階級が上下逆になります。"
            ),
            (
                "다른 사람이 한 장도 내기 전에 대빈민이 나가면 게임이 바로 끝나고 모두의 계급이 "
                "뒤집힙니다."
            ),
        ),
    },
)
class Gekokujo(Rule):
    """When the daihinmin goes out first the game ends at once and all classes are turned over."""

    shutout_only = option(
        False,
        True,
        default=False,
        label=Text(
            "Only if nobody else has played",
            "ほかのだれも出していないときだけ",
            "다른 누구도 내지 않았을 때만",
        ),
    )

    note = Text(
        (
            "Daifugo and daihinmin swap, and so do fugo and hinmin; heimin stay. "
            "Points go by the new classes. "
            "It comes before any fall, and fouls made until then no longer count."
        ),
        (
            "大富豪と大貧民、富豪と貧民が入れ替わり、平民はそのままです。"
            "得点も新しい階級で決まります。"
            "都落ちなどより先に起き、それまでの反則もなかったことになります。"
        ),
        (
            "대부호와 대빈민, 부호와 빈민이 서로 바뀌고 평민은 그대로입니다. "
            "점수도 새 계급에 따릅니다. "
            "몰락보다 먼저 일어나며, 그때까지의 반칙도 없던 일이 됩니다."
        ),
    )
    example = """
        hands    5cKs / 7d9d / 6d8d / As
        classes  a=daifugo b=fugo c=hinmin d=daihinmin
        turn     d
        d As     # The daihinmin is the first to go out: everything is turned over.
        = over, classes a=daihinmin b=hinmin c=fugo d=daifugo
    """
    comments = (
        (
            "大貧民が最初に上がったので、全員の階級が逆になります。",
            "대빈민이 가장 먼저 나갔으므로 모두의 계급이 뒤집힙니다.",
        ),
    )

    def on_flow(self, game: Game) -> None:
        """Note that somebody else has played, if that matters."""
        if self._may_be_lost(game) and self._others_laid(game):
            game.mark(self, LOST)

    def on_answer(self, game: Game, seat: int) -> None:
        """Note that somebody else has played although it does not lie in the trick."""
        if self._may_be_lost(game) and game.holder("daihinmin") not in (None, seat):
            game.mark(self, LOST)

    def _may_be_lost(self, game: Game) -> bool:
        return self.shutout_only and game.mark_of(self.id) is None

    def _others_laid(self, game: Game) -> bool:
        low, plays = game.holder("daihinmin"), apart((*game.flowed, *game.row))
        # Cards that claim a trick lie beside it, never from the player whose cards lie in it.
        return low is not None and (game.is_claimed() or any(laid.seat != low for laid in plays))

    def on_out(self, game: Game, exit: Exit) -> None:
        """End the game when the daihinmin goes out first."""
        if exit.seat != game.holder("daihinmin") or not goes_out_first(game, exit):
            return
        if self.shutout_only and (game.mark_of(self.id) or self._others_laid(game)):
            return
        game.mark(self, seat=exit.seat)
        game.end()

    def next_classes(self, game: State, classes: tuple[str, ...]) -> tuple[str, ...]:
        """Turn over the classes held until now."""
        if game.mark_of(self.id) is not True:
            return classes
        table = game.rules[Classes].table_for(game.players)
        held = game.classes
        lowest_first = sorted(range(game.players), key=lambda seat: -CLASSES.index(held[seat]))
        return tuple(table[lowest_first.index(seat)] for seat in range(game.players))
