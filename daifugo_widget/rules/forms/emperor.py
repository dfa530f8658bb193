"""The emperor: four cards in a row, each of a different suit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.plays import Play
from ...core.text import Text
from ...daifugo.forms import Kind
from ...daifugo.rule import option, rule
from ...daifugo.runs import Emperors
from ..revolution.orders import restore
from ..turned import TURNS, Turned

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...daifugo.game import Game
    from ...daifugo.ruleset import Ruleset


@rule(
    "emperor",
    en="Emperor",
    ja="エンペラー",
    ko="엠페러",
    chapter="forms",
    stage="strength",
    life="game",
    mark_pattern="",
    text=(
        "続いた数字の4枚で、マークが全部違えばまとめて出せ、革命になります。",
        "이어진 숫자 4장의 무늬가 모두 다르면 함께 낼 수 있고 혁명이 됩니다.",
    ),
    says=TURNS,
    worded={
        "then=continue": Text(
            "Four consecutive cards of four different suits make a play.",
            "続いた数字の4枚で、マークが全部違えばまとめて出せます。",
            "이어진 숫자 4장의 무늬가 모두 다르면 함께 낼 수 있습니다.",
        ),
        "then=flow": Text(
            "Four consecutive cards of four different suits make a play, and the trick flows.",
            "続いた数字の4枚で、マークが全部違えばまとめて出せ、場が流れます。",
            "이어진 숫자 4장의 무늬가 모두 다르면 함께 낼 수 있고 판이 흐릅니다.",
        ),
    },
)
class Emperor(Turned):
    """Four consecutive cards of four different suits make a play, and a revolution."""

    then = option(
        "continue",
        "flow",
        "revolution",
        default="revolution",
        label=Text("After it", "その後", "그다음"),
        words={
            "continue": Text("play goes on", "そのまま続く", "그대로 이어짐"),
            "flow": Text("the trick flows", "場が流れる", "판이 흐름"),
            "revolution": Text("there is a revolution", "革命が起きる", "혁명이 일어남"),
        },
    )
    follow = option(
        "higher",
        "clear",
        default="higher",
        label=Text("What may follow 5-6-7-8", "5-6-7-8に続けるもの", "5-6-7-8에 이을 수 있는 것"),
        words={
            "higher": Text(
                "any that starts higher: 6-7-8-9",
                "始まりが上なら可（6-7-8-9）",
                "시작이 더 높으면 됨(6-7-8-9)",
            ),
            "clear": Text(
                "no overlap: 9-10-J-Q",
                "重ならない（9-10-J-Q）",
                "겹치지 않아야 함(9-10-J-Q)",
            ),
        },
    )

    note = Text(
        (
            "Two or three emperors in a row make one of eight or twelve cards, in which each four "
            "have four suits. "
            "K-A-2 are consecutive, 2-3 are not, and an emperor is followed by one of as many "
            "cards. "
            "At some tables it makes a revolution, at others the trick flows or simply goes on."
        ),
        (
            "2組、3組と続けて8枚や12枚でも出せ、マークは4枚ごとに全部違えばかまいません。"
            "K-A-2は続いていますが2-3は続かず、同じ枚数のエンペラーで続きます。"
            "革命になる卓も、場が流れる卓も、そのまま続く卓もあります。"
        ),
        (
            "두 벌이나 세 벌을 이어 8장이나 12장으로도 낼 수 있고, 무늬는 네 장씩 모두 다르면 "
            "됩니다. "
            "K-A-2는 이어지지만 2-3은 이어지지 않으며, 같은 장수의 엠페러로 이어 냅니다. "
            "혁명이 되는 곳도, 판이 흐르는 곳도, 그대로 이어지는 곳도 있습니다."
        ),
    )
    example = """
        hands  4h5c6s7d3c / 9c9dJh / KsAd2h
        a 4h5c6s7d    # Four numbers in a row in four suits: a revolution.
        = order 2AKQJT9876543
        b -  c -
        a 3c          # The 3 is the strongest number now.
        = out a, legal -
    """
    comments = (
        (
            "マークの違う4枚が続いているので、革命です。",
            "무늬가 다른 네 장이 이어지므로 혁명입니다.",
        ),
        ("いまは3がいちばん強い数字です。", "이제 3이 가장 강한 숫자입니다."),
    )

    def kinds(self, rules: Ruleset) -> Iterable[Kind]:
        """Add emperors."""
        return (Emperors(self.follow),)

    def is_revolution(self, rules: Ruleset, play: Play) -> bool:
        """Return whether a play is an emperor, and emperors make a revolution."""
        return play.kind == "emperor" and self.then == "revolution"

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on emperors, unless they just go on or the revolution rule acts on them."""
        own = self.then == "flow" or (self.then == "revolution" and "revolution" not in rules)
        return play.kind == "emperor" and own

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Make the trick flow, or turn the order if no other rule does."""
        if self.then == "flow":
            game.cut(self, seat)
        elif not (game.sealed(play) or restore(game, self, seat)):
            game.flip(self, seat)
