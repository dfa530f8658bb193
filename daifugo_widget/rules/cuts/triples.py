"""Returns by three of a number."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from ...core.cards import NUMBER, THREE, TWO, Needed
from ...core.plays import Play
from ...core.text import Text
from ...daifugo.order import Order
from ...daifugo.rule import option, rule
from .common import groups_of
from .returns import Return

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...daifugo.game import Game
    from ...daifugo.ruleset import Ruleset


class TripleReturn(Return):
    """Three natural 3s may be laid on certain plays."""

    reversed_twos = option(
        False,
        True,
        default=False,
        label=Text(
            "In reversed order three 2s instead",
            "強さが逆なら代わりに2が3枚",
            "세기가 뒤집히면 대신 2 세 장",
        ),
    )

    def extends(self, rules: Ruleset, top: Play) -> Needed | None:
        """Act on plays that they may be laid on."""
        numbers = NUMBER[THREE] | (NUMBER[TWO] if self.reversed_twos else 0)
        return Needed(numbers, 3) if self._answers(top) else None

    @abstractmethod
    def _answers(self, top: Play) -> bool:
        """Return whether the three cards may be laid on a play."""

    def _number(self, order: Order) -> int:
        return TWO if self.reversed_twos and order.reversed else THREE

    def _returns(self, game: Game, seat: int, top: Play) -> Iterable[Play]:
        return groups_of(game, seat, self._number(game.order), 3, jokers=False)


@rule(
    "triple-three-return",
    en="33 return",
    ja="33返し",
    ko="33 되돌리기",
    chapter="threes-to-sixes",
    stage="flow",
    text=(
        "1枚で出されたジョーカーには3を3枚出せて、場が流れます。",
        "한 장으로 나온 조커에는 3을 세 장 낼 수 있고, 판이 흐릅니다.",
    ),
    worded={
        "onto=jokers,reversed_twos=true": Text(
            (
                "On one to three jokers alone three 3s, in reversed order three 2s, make the trick "
                "flow."
            ),
            "ジョーカーだけの1枚から3枚には3を3枚、強さが逆なら2を3枚出せて、場が流れます。",
            (
                "조커만 한 장에서 세 장 나왔을 때 3을 세 장, 세기가 뒤집혔으면 2를 세 장 낼 수 "
                "있고, 판이 흐릅니다."
            ),
        ),
        "reversed_twos=true": Text(
            "On a single joker three 3s, in reversed order three 2s, make the trick flow.",
            "1枚で出されたジョーカーには3を3枚、強さが逆なら2を3枚出せて、場が流れます。",
            (
                "한 장으로 나온 조커에는 3을 세 장, 세기가 뒤집혔으면 2를 세 장 낼 수 있고, 판이 "
                "흐릅니다."
            ),
        ),
        "onto=jokers": Text(
            "On one to three jokers alone three 3s may be played, and the trick flows.",
            "ジョーカーだけの1枚から3枚には3を3枚出せて、場が流れます。",
            "조커만 한 장에서 세 장 나왔을 때 3을 세 장 낼 수 있고, 판이 흐릅니다.",
        ),
    },
)
class TripleThreeReturn(TripleReturn):
    """On a single joker three 3s may be played, and the trick flows."""

    onto = option(
        "single-joker",
        "jokers",
        default="single-joker",
        label=Text("Played on", "出せる相手", "낼 수 있는 상대"),
        words={
            "single-joker": Text("a single joker", "ジョーカー1枚", "조커 한 장"),
            "jokers": Text(
                "one to three jokers alone",
                "ジョーカーだけの1枚から3枚",
                "조커만 한 장에서 세 장",
            ),
        },
    )

    note = Text(
        (
            "Three cards answer one, whatever is bound. "
            "All three must be 3s, without a joker among them."
        ),
        (
            "縛りに関係なく、1枚に対して3枚で返します。"
            "3枚とも本物の3が必要で、ジョーカーは代わりになりません。"
        ),
        (
            "묶기와 상관없이 한 장에 세 장으로 되받습니다. "
            "세 장 모두 진짜 3이어야 하며 조커로 대신할 수 없습니다."
        ),
    )
    example = """
        hands  X5c / 3c3d3h9d / 2h4h
        a X
        b 3c3d3h      # Three 3s beat the lone joker, and the trick flows.
        = leads b
        b 9d
        = out b
    """
    comments = (
        (
            "3が3枚で1枚だけのジョーカーに勝ち、場が流れます。",
            "3 세 장이 한 장만 나온 조커를 이기고 판이 흐릅니다.",
        ),
    )

    def _answers(self, top: Play) -> bool:
        return top.alone and top.size <= (3 if self.onto == "jokers" else 1)


@rule(
    "sandstorm",
    en="Sandstorm",
    ja="砂嵐",
    ko="모래 폭풍",
    chapter="threes-to-sixes",
    stage="flow",
    helpers=("cuts",),
    text=(
        "3の3枚出しは、場に何が出ていても自分の番なら出せて、場が流れます。",
        "3 세 장은 판에 무엇이 나와 있든 자기 차례에 낼 수 있고, 판이 흐릅니다.",
    ),
    worded={
        "onto=triples,reversed_twos=true": Text(
            "Three 3s, in reversed order three 2s, make the trick flow on any three of a number.",
            (
                "3の3枚出し（強さが逆なら2の3枚出し）は、どの数字の3枚出しにも自分の番なら出せて、"
                "場が流れます。"
            ),
            (
                "3 세 장(세기가 뒤집혔으면 2 세 장)은 어떤 숫자의 세 장에도 자기 차례에 낼 수 "
                "있고, 판이 흐릅니다."
            ),
        ),
        "reversed_twos=true": Text(
            (
                "Three 3s, in reversed order three 2s, make the trick flow, whatever lies on the "
                "field."
            ),
            (
                "3の3枚出し（強さが逆なら2の3枚出し）は、場に何が出ていても自分の番なら出せて、"
                "場が流れます。"
            ),
            (
                "3 세 장(세기가 뒤집혔으면 2 세 장)은 판에 무엇이 나와 있든 자기 차례에 낼 수 "
                "있고, 판이 흐릅니다."
            ),
        ),
        "onto=triples": Text(
            "Three 3s may be played on any three of a number, and the trick flows.",
            "3の3枚出しは、どの数字の3枚出しにも自分の番なら出せて、場が流れます。",
            "3 세 장은 어떤 숫자의 세 장에도 자기 차례에 낼 수 있고, 판이 흐릅니다.",
        ),
    },
)
class Sandstorm(TripleReturn):
    """Three 3s may be played on whatever lies on the field, and the trick flows."""

    onto = option(
        "anything",
        "triples",
        default="anything",
        label=Text("Played on", "出せる相手", "낼 수 있는 상대"),
        words={
            "anything": Text("any play", "何にでも", "무엇에나"),
            "triples": Text("three of a number", "3枚出しだけ", "세 장 내기에만"),
        },
    )
    answers_cut = option(
        True,
        False,
        default=True,
        label=Text("Answers a cut too", "切りにも返せる", "끊기도 되받음"),
    )

    note = Text(
        (
            "All three must be 3s without a joker; when led, they make the trick flow as well. "
            "To answer an 8 cut, they are played on it before the trick flows, in or out of turn. "
            "At some tables they only beat three of a number, three jokers included."
        ),
        (
            "ジョーカーを混ぜない3枚の3だけで、親として出しても場が流れます。"
            "8切りに返せる卓では、流れる前に順番に関係なく出せます。3枚出しにだけ、"
            "ジョーカー3枚も含めて勝てるとする卓もあります。"
        ),
        (
            "조커를 섞지 않은 3 세 장만 되며, 선으로 내도 판이 흐릅니다. "
            "8 끊기를 되받을 수 있는 곳에서는 흐르기 전에 차례와 상관없이 낼 수 있습니다. "
            "세 장 내기에만, 조커 세 장도 포함하여 이기는 곳도 있습니다."
        ),
    )
    example = """
        hands  2c5c / 3c3d3h9d / Kh4h
        a 2c
        b 3c3d3h      # Three 3s may be played even on a 2, and the trick flows.
        = leads b
        b 9d
        = out b
    """
    comments = (
        (
            "3が3枚なら2にも出せて、場が流れます。",
            "3 세 장은 2에도 낼 수 있고, 판이 흐릅니다.",
        ),
    )

    def _answers(self, top: Play) -> bool:
        return self.onto == "anything" or (top.kind == "group" and top.size == 3)

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on the return, and on the same cards when they are led."""
        led = play.kind == "group" and play.size == 3 and not (play.jokers or play.rule)
        return play.rule == self.id or (led and play.rank in (THREE, TWO))

    def cuts(self, game: Game, play: Play) -> bool:
        """Return whether these cards make the trick flow, by the order before they were played."""
        number = self._number(game.rules.order(game.before))
        return self.concerns(game.rules, play) and bool(play.rule or play.rank == number)

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Make the trick flow; in a silence, leading these cards has no effect."""
        if self.cuts(game, play) and (play.rule or not game.silent):
            super().after_play(game, seat, play)

    def cut_answers(self, game: Game, seat: int, cut: Play, number: int) -> Iterable[Play] | None:
        """Let three 3s answer a cut that they may be played on."""
        if not self.answers_cut:
            return None
        found = self._returns(game, seat, cut) if self._answers(cut) else ()
        return [play._replace(rule=self.id) for play in found]
