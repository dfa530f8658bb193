"""Forbidden finishes, falls and overthrows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.cards import EIGHT, JACK, JOKERS, THREE, TWO
from ..core.moves import Answer, Ask, Exit
from ..core.order import Order
from ..core.plays import Play
from ..core.rule import Rule, option, rule
from ..core.text import Text

if TYPE_CHECKING:
    from ..core.game import Game

SPADE_THREE = 1 << 3


@rule(
    "foul-finish", en="Foul finish", ja="反則上がり（禁止上がり）", ko="금지된 오르기 (반칙 오르기)",
    chapter="endings", stage="finish",
    text=(
        "決められたカードを最後に出して上がると反則で、最下位になります。",
        "정해진 카드를 마지막에 내고 오르면 반칙으로 꼴찌가 됩니다.",
    ),
)
class FoulFinish(Rule):
    """Going out with a forbidden card in the last play is a foul and puts the player last."""

    cards = option(
        "two-swapped", "two-fixed", "three-swapped", "three-fixed", "joker-any", "joker-alone",
        "eight", "eight-cut-only", "jack", "spade-three-single", "spade-two-single", "revolution",
        "revolution-but-fusion", "sandstorm", "four-stop", "ten-return", "sixty-six", "ambulance",
        "next-ace", "religious-king-queen",
        type="set", default=("two-swapped", "joker-any", "eight-cut-only", "spade-three-single"),
        label=Text("Forbidden as the last play", "最後に出せないカード", "마지막에 낼 수 없는 카드"),
        waits={
            "spade-two-single": "spade-two", "revolution-but-fusion": "fusion-revolution",
            "sandstorm": "sandstorm", "four-stop": "four-stop", "ten-return": "ten-return",
            "sixty-six": "sixty-six", "ambulance": "ambulance", "next-ace": "next-ace",
            "religious-king-queen": "religious-revolution",
        },
    )
    quad = option(
        "order-before", "order-after", default="order-before",
        label=Text("A last play that is a revolution goes by the order",
                   "革命での上がりを判定する強さ", "혁명으로 오를 때 판정하는 세기"),
    )
    several = option(
        "earlier-lower", "later-lower", default="earlier-lower",
        label=Text("Of several fouls", "反則が複数のとき", "반칙이 여럿일 때"),
    )
    lifted_by_answer = option(
        True, False, default=True,
        label=Text("An 8 that was answered is no foul", "返された8は反則でない", "되받은 8은 반칙이 아님"),
    )

    def foul(self, game: Game, seat: int, play: Play) -> bool:
        """Tell whether this last play is forbidden."""
        marks = game.before if self.quad == "order-before" else game.marks
        order = game.rules.lasting_order(marks)
        return any(self._is(name, game, play, order) for name in self.cards)

    def _is(self, name: str, game: Game, play: Play, order: Order) -> bool:
        held = set(play.naturals())
        match name:
            case "two-swapped":
                return (THREE if order.reversed else TWO) in held
            case "three-swapped":
                return (TWO if order.reversed else THREE) in held
            case "two-fixed":
                return TWO in held
            case "three-fixed":
                return THREE in held
            case "joker-any":
                return bool(play.cards & JOKERS) and order.joker_on_top
            case "joker-alone":
                return play.alone and order.joker_on_top
            case "jack":
                return JACK in held
            case "revolution":
                return game.rules.revolves(play)
            case "spade-three-single":
                return play.cards == SPADE_THREE and "spade-three" in game.rules
        return self._is_eight(name, game, play, held)

    def _is_eight(self, name: str, game: Game, play: Play, held: set[int]) -> bool:
        if EIGHT not in held or self._answered(game, play):
            return False
        cut = game.rules.get("eight-cut")
        return name == "eight" or (cut is not None and cut.cuts(game, play))

    def _answered(self, game: Game, play: Play) -> bool:
        return bool(self.lifted_by_answer and game.trick and game.trick[-1].play is not play)

    def lowest(self, low: list[Exit]) -> list[Exit]:
        """Put fouls below falls, the first to foul last of all, or first of them."""
        fouls = [exit for exit in low if exit.how == "foul"]
        ordered = fouls[::-1] if self.several == "earlier-lower" else fouls
        return [exit for exit in low if exit.how != "foul"] + ordered


@rule(
    "miyako-ochi", en="Fall from the capital", ja="都落ち", ko="몰락", chapter="endings", stage="finish",
    needs=("classes",),
    text=(
        "前のゲームの大富豪より先にほかの人が1位で上がると、大富豪はその場で最下位に落ちます。",
        "지난 게임의 대부호보다 다른 사람이 먼저 1등으로 오르면 대부호는 그 자리에서 맨 아래로 떨어집니다.",
    ),
)
class MiyakoOchi(Rule):
    """When somebody else goes out first, last game's daifugo lays the hand down and falls to the bottom."""

    plays_on = option(
        "out", "choice", default="out",
        label=Text("The fallen player", "落ちた人", "몰락한 사람"),
    )
    against_fouls = option(
        "above", "by-time", "below", default="above",
        label=Text("Against fouls", "反則との上下", "반칙과의 위아래"),
    )
    hand = option(
        "face-down", "open", default="face-down",
        label=Text("The hand is laid down", "手札の置き方", "손패를 놓는 방법"),
    )

    def on_out(self, game: Game, exit: Exit) -> None:
        """Let the daifugo fall at the first clean finish of another."""
        daifugo = game.holder("daifugo")
        first = sum(e.how == "finish" for e in game.exits) == 1
        if exit.how != "finish" or not first or daifugo in (None, exit.seat):
            return
        assert daifugo is not None
        if game.live >> daifugo & 1:
            if self.plays_on == "choice" and game.live.bit_count() > 1:
                game.owe(Ask(self.id, daifugo, "yes"))
            else:
                self._fall(game, daifugo)

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Let the fallen daifugo play on, or leave."""
        self._fall(game, ask.seat, bool(answer.value))

    def _fall(self, game: Game, seat: int, plays_on: bool = False) -> None:
        game.fall(seat, self, plays_on, self.hand == "open")

    def lowest(self, low: list[Exit]) -> list[Exit]:
        """Place the fallen above the fouls, below them, or among them by time."""
        falls = [exit for exit in low if exit.how == "fall"]
        fouls = [exit for exit in low if exit.how == "foul"]
        if self.against_fouls == "above" or not falls:
            return falls[::-1] + fouls
        if self.against_fouls == "below":
            return fouls + falls[::-1]
        return low
