"""Overthrows: who falls, or rises, with the first to go out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.text import Text
from ...daifugo.classes import CLASSES
from ...daifugo.rule import Rule, option, rule
from ...daifugo.values import Exit

if TYPE_CHECKING:
    from ...daifugo.game import Game
    from ...daifugo.state import State

LOST = "lost"
"""The value of the mark once somebody else has played: there can be no shutout any more."""


def goes_out_first(game: Game, exit: Exit) -> bool:
    """Tell whether this is the first clean finish of the game."""
    return exit.how == "finish" and sum(e.how == "finish" for e in game.exits) == 1


@rule(
    "gekokujo",
    en="The low overthrow the high",
    ja="下克上（逆転）",
    ko="역전 (계급 혁명)",
    chapter="endings",
    stage="finish",
    life="game",
    mark_text="(lost)?",
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
            "It comes before any fall."
        ),
        (
            "大富豪と大貧民、富豪と貧民が入れ替わり、平民はそのままです。"
            "得点も新しい階級で決まります。"
            "都落ちなどより先に起きます。"
        ),
        (
            "대부호와 대빈민, 부호와 빈민이 서로 바뀌고 평민은 그대로입니다. "
            "점수도 새 계급에 따릅니다. "
            "몰락보다 먼저 일어납니다."
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
        """Note that somebody else has played, where that matters."""
        if self.shutout_only and game.mark_of(self.id) is None and self._others_laid(game):
            game.mark(self, LOST)

    def _others_laid(self, game: Game) -> bool:
        low, plays = game.holder("daihinmin"), (*game.flowed, *game.row)
        # What claims a trick lies beside it, and is never of the player whose cards lie in it.
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
        """Turn the classes held until now over."""
        if game.mark_of(self.id) is not True:
            return classes
        table = game.rules["classes"].table_for(game.players)
        held = game.classes
        lowest_first = sorted(range(game.players), key=lambda seat: -CLASSES.index(held[seat]))
        return tuple(table[lowest_first.index(seat)] for seat in range(game.players))


@rule(
    "kyo-ochi",
    en="Fall from Kyoto",
    ja="京落ち（京都落ち）",
    ko="교토 몰락",
    chapter="endings",
    stage="finish",
    needs=("classes",),
    text=(
        "大富豪がまた最初に上がると、富豪は手札を置き、大貧民に落ちます。",
        "대부호가 다시 가장 먼저 나가면 부호는 손패를 내려놓고 대빈민으로 떨어집니다.",
    ),
    says={
        "fall": Text(
            "{seat} [was|were] fugo until now.",
            "{seat}[さん|]はこれまで富豪でした。",
            "{seat}[ 님은|는] 지금까지 부호였습니다.",
        ),
    },
)
class KyoOchi(Rule):
    """When the daifugo goes out first again the fugo lays down the hand and falls to the bottom."""

    when = option(
        "daifugo-first",
        "fugo-not-first",
        default="daifugo-first",
        label=Text("The fugo falls", "富豪が落ちるとき", "부호가 떨어지는 때"),
        words={
            "daifugo-first": Text(
                "when the daifugo is first again",
                "大富豪がまた1位のとき",
                "대부호가 다시 1등일 때",
            ),
            "fugo-not-first": Text(
                "when anybody else is first",
                "富豪以外が1位のとき",
                "부호가 아닌 사람이 1등일 때",
            ),
        },
    )

    note = Text(
        (
            "Where the daifugo can fall too, only the daifugo falls when a third player is first. "
            "Fouls are still lower than who falls."
        ),
        (
            "都落ちもある卓では、ほかの人が1位のときに落ちるのは大富豪だけです。"
            "反則した人は、落ちた人よりもさらに下になります。"
        ),
        (
            "몰락 규칙도 있는 곳에서는 제삼자가 1등일 때 대부호만 떨어집니다. "
            "반칙한 사람은 떨어진 사람보다도 아래가 됩니다."
        ),
    )
    example = """
        hands    2s / 7d9d / 6dTd / 8d5s
        classes  a=daifugo b=fugo c=hinmin d=daihinmin
        a 2s     # The daifugo is first again, so b, fugo until now, falls.
        = out a !b, hand b -
        c -  d -
        c 6d  d 8d  c Td
        = over, classes a=daifugo c=fugo d=hinmin b=daihinmin
    """
    comments = (
        (
            "大富豪がまた1位なので、富豪だったbさんが落ちます。",
            "대부호가 다시 1등이므로 부호였던 b 님이 떨어집니다.",
        ),
    )

    def on_out(self, game: Game, exit: Exit) -> None:
        """Let the fugo fall with the first clean finish."""
        fugo, daifugo = game.holder("fugo"), game.holder("daifugo")
        if fugo is None or not goes_out_first(game, exit) or not game.is_live(fugo):
            return
        third_counts = self.when == "fugo-not-first" and "miyako-ochi" not in game.rules
        if exit.seat == daifugo or third_counts:
            game.fall(fugo, self)
