"""The absolute revolution: an order of strength that is cut at a number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.cards import FIVE, SIX, printed_number
from ...core.plays import Play
from ...core.text import Text
from ...daifugo.order import Order
from ...daifugo.rule import option, rule
from .orders import AnotherOrder, straighten

if TYPE_CHECKING:
    from ...daifugo.game import Game
    from ...daifugo.ruleset import Ruleset


@rule(
    "absolute-revolution",
    en="Absolute revolution",
    ja="絶対革命",
    ko="절대 혁명",
    chapter="revolution",
    stage="strength",
    life="game",
    mark_pattern="([3-9]|1[0-3])",
    helpers=("ends",),
    text=(
        "5を5枚、6を6枚のように、数字と同じ枚数を出すと、強さの順がその数字から始まります。",
        "5 다섯 장, 6 여섯 장처럼 숫자와 같은 장수를 내면 세기의 순서가 그 숫자부터 시작합니다.",
    ),
    says={
        "mark": Text(
            "From now on {value} is at one end of the order of strength.",
            "これからは{value}が強さの順の端になります。",
            "이제부터 세기의 순서 끝에 오는 숫자는 {value}입니다.",
        ),
        "unmark": Text(
            "The absolute revolution is over.",
            "絶対革命は終わりです。",
            "절대 혁명이 끝납니다.",
        ),
        "ask": Text(
            "Make the absolute revolution?",
            "絶対革命を起こしますか？",
            "절대 혁명을 일으킬까요?",
        ),
    },
    worded={
        "place=top": Text(
            (
                "As many cards of a number as its value (five 5s, six 6s) put it above the "
                "reversed order."
            ),
            (
                "5を5枚、6を6枚のように、数字と同じ枚数を出すと、その数字が最強になり、"
                "ほかの強さは逆の順になります。"
            ),
            (
                "5 다섯 장, 6 여섯 장처럼 숫자와 같은 장수를 내면 그 숫자가 가장 강해지고 나머지는 "
                "뒤집힌 순서가 됩니다."
            ),
        ),
    },
)
class AbsoluteRevolution(AnotherOrder):
    """As many cards of a number as its value (five 5s, six 6s) make the order begin with it."""

    trigger = option(
        "five-and-six",
        "any",
        default="five-and-six",
        label=Text("Made by", "起こせる数字", "일으킬 수 있는 숫자"),
        words={
            "five-and-six": Text("five 5s or six 6s", "5を5枚か6を6枚", "5 다섯 장이나 6 여섯 장"),
            "any": Text(
                "any number from three 3s on",
                "3を3枚、4を4枚なども",
                "3 세 장, 4 네 장 등도",
            ),
        },
    )
    place = option(
        "end-of-circle",
        "top",
        default="end-of-circle",
        label=Text("The number becomes", "その数字の強さ", "그 숫자의 세기"),
        words={
            "end-of-circle": Text(
                "weakest, in a revolution strongest",
                "最弱（革命中は最強）",
                "가장 약함(혁명 중에는 가장 강함)",
            ),
            "top": Text(
                "strongest, above the reversed order",
                "最強（ほかの数字は逆順）",
                "가장 강함(나머지는 역순)",
            ),
        },
    )

    note = Text(
        (
            "Jokers make up the number: four 5s and a joker are five 5s. "
            "If the number becomes the weakest, 4 is the strongest one after five 5s, then 3, 2, A "
            "and so on down to 6 and 5. "
            "Stairs cannot cross the number but may join 2 and 3. "
            "A later revolution turns the new order round, or ends it at tables where the number "
            "itself becomes the strongest."
        ),
        (
            "ジョーカーも枚数に数えるので、5が4枚とジョーカーで5枚です。"
            "その数字が最弱になる卓では、平常時に5を5枚出すと4が最強で、3・2・Aと続き、"
            "6・5が最弱になります。階段はその数字をまたげませんが、2と3をつなげます。"
            "その後の革命では新しい順が逆になり、その数字を最強とする卓では次の革命で終わります。"
        ),
        (
            "조커도 장수로 세므로 5 네 장과 조커로 다섯 장이 됩니다. "
            "그 숫자가 가장 약해지는 곳에서는 평상시에 5를 다섯 장 내면 4가 가장 강하고 3, 2, A로 "
            "이어져 6, 5가 가장 약해집니다. 계단은 그 숫자를 넘을 수 없지만 2와 3을 이을 수 "
            "있습니다. 그 뒤의 혁명은 새 순서를 뒤집고, 그 숫자가 가장 강해지는 곳에서는 다음 "
            "혁명으로 끝납니다."
        ),
    )
    example = """
        hands  5c5d5h5sX4c / 2c9d / Ks3h
        a 5c5d5h5sX    # Five 5s: the circle of numbers is cut there.
        = order 56789TJQKA234
        b -  c -
        a 4c           # Now 4 is the strongest number, above 3 and 2.
        = out a, legal -
    """
    comments = (
        (
            "5が5枚なので、数字の輪がそこで切れます。",
            "5가 다섯 장이므로 숫자의 고리가 거기서 끊깁니다.",
        ),
        (
            "いまは4が3や2より強い最強の数字です。",
            "이제 4가 3과 2보다 강한 최강의 숫자입니다.",
        ),
    )

    def is_revolution(self, rules: Ruleset, play: Play) -> bool:
        """Return whether a play has as many cards as its number says."""
        if play.kind != "group" or play.alone or play.size != printed_number(play.rank):
            return False
        return play.size >= 3 if self.trigger == "any" else play.rank in (FIVE, SIX)

    def ends(self, game: Game) -> bool:
        """Return whether another revolution ends this one rather than turning it round."""
        return self.place == "top" and game.mark_of(self.id) is not None

    def _begin(self, game: Game, seat: int, rank: int) -> None:
        if self.place == "top":
            straighten(game, seat)
        game.mark(self, printed_number(rank), seat)

    def strength(self, order: Order, mark: int | None) -> Order:
        """Let the order begin with the number, or put it on top."""
        if mark is None:
            return order
        return order.with_top(mark - 3) if self.place == "top" else order.cut_at(mark - 3)
