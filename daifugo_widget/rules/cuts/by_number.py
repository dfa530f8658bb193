"""Cuts by a number: 8s, and other numbers that cut in their place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.plays import Play
from ...core.text import Text
from ...daifugo.rule import option, rule
from .answers import ASKS, AnswerableCut
from .common import CutByNumber, groups_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...daifugo.game import Game
    from ...daifugo.ruleset import Ruleset


@rule(
    "eight-cut",
    en="Eight cut",
    ja="8切り",
    ko="8 끊기",
    chapter="sevens-to-tens",
    stage="answers",
    well_known=True,
    clashes={
        "number=4": ("four-cut", "four-stop"),
        "number=6": ("six-cut",),
        "number=Q": ("queen-cut",),
        "number=T": ("ten-return",),
    },
    helpers=("cuts",),
    text=(
        "8を含むカードを出すと場が流れ、出した人がもう一度親になります。",
        "8이 든 카드를 내면 판이 흐르고, 낸 사람이 다시 선이 됩니다.",
    ),
    says=ASKS,
    worded={
        "in_stairs=false": Text(
            (
                "A play that contains an 8 makes the trick flow, and its player leads again; not "
                "in stairs."
            ),
            ("8を含むカードを出すと場が流れ、出した人がもう一度親になります。階段では起きません。"),
            (
                "8이 든 카드를 내면 판이 흐르고, 낸 사람이 다시 선이 됩니다. "
                "계단에서는 일어나지 않습니다."
            ),
        ),
    },
)
class EightCut(AnswerableCut):
    """A play that contains an 8 makes the trick flow, and its player leads again."""

    in_stairs = option(
        True,
        False,
        default=True,
        label=Text("In stairs too", "階段でも起きる", "계단에서도 일어남"),
    )
    number = option(
        "8",
        "4",
        "6",
        "T",
        "Q",
        default="8",
        label=Text("Number", "数字", "숫자"),
    )
    answer = option(
        "none",
        "eight",
        default="none",
        label=Text("It may be answered", "返し", "되받기"),
        words={
            "none": Text("by nobody", "できない", "할 수 없음"),
            "eight": Text("by the same number", "同じ数字で返せる", "같은 숫자로 되받을 수 있음"),
        },
    )

    note = Text(
        (
            "The official rules do not let an 8 in stairs cut; the computer championship and many "
            "tables do. "
            "A joker in place of a card that cuts does so too, if jokers have effects. "
            "Most tables with this rule forbid an 8 that cuts as the last card."
        ),
        (
            "公式ルールでは階段の8では切れませんが、コンピュータ大会や多くの卓では切れます。"
            "ジョーカーが効果を持つ決まりなら、切るカードの代わりのジョーカーでも切れます。"
            "8切りがある卓では、8切りで上がるのはたいてい反則です。"
        ),
        (
            "공식 규칙에서는 계단에 든 8로 끊을 수 없지만, 컴퓨터 대회와 많은 곳에서는 끊을 수 "
            "있습니다. 조커가 효과를 갖는다면 끊는 카드를 대신한 조커로도 끊을 수 있습니다. "
            "8 끊기가 있는 곳에서 8 끊기로 나가는 것은 대개 반칙입니다."
        ),
    )
    example = """
        hands  8c3d / 9c9d / 5s6s
        a 8c        # An 8: the trick flows, and its player leads again.
        = leads a, top -
        a 3d
        = out a, turn b
    """
    comments = (
        (
            "8なので場が流れ、aさんがもう一度親になります。",
            "8이므로 판이 흐르고 a 님이 다시 선이 됩니다.",
        ),
    )

    def cuts(self, game: Game, play: Play) -> bool:
        """Return whether this play cuts; in reversed order sixes may do it instead."""
        six = game.rules.get(SixCut)
        replaced = six is not None and six.replaces_eight and game.order.reversed
        return self.concerns(game.rules, play) and not replaced

    def cut_answers(self, game: Game, seat: int, cut: Play, number: int) -> Iterable[Play] | None:
        """Let another 8 answer, on a pair also an 8 and a joker, but never a joker alone."""
        if self.answer == "none" or cut.kind != "group":
            return None
        return groups_of(game, seat, number, cut.size, jokers=True)


@rule(
    "four-cut",
    en="Four cut",
    ja="4切り",
    ko="4 끊기",
    chapter="threes-to-sixes",
    stage="flow",
    text=(
        "4を含むカードを出すと場が流れ、出した人がもう一度親になります。階段では起きません。",
        (
            "4가 든 카드를 내면 판이 흐르고, 낸 사람이 다시 선이 됩니다. "
            "계단에서는 일어나지 않습니다."
        ),
    ),
)
class FourCut(CutByNumber):
    """A play that contains a 4 makes the trick flow, and its player leads again; not in stairs."""

    number = "4"

    note = Text(
        "A 4 is weak, so it mostly cuts when it is led: its player leads twice.",
        "4は弱いので、たいていは親のときに使い、続けて2回親になれます。",
        "4는 약해서 대개 선일 때 쓰며, 이어서 두 번 선이 될 수 있습니다.",
    )
    example = """
        hands  4c3d / 9c9d / 5s6s
        a 4c        # A 4: the trick flows before b can play.
        = leads a
        a 3d
        = out a, turn b
    """
    comments = (
        ("4なので、bさんが出す前に場が流れます。", "4이므로 b 님이 내기 전에 판이 흐릅니다."),
    )


class ReversedCut(AnswerableCut):
    """A number that cuts in reversed order as an 8 does, unless four or more are played.

    If the 8 cut is on too, its options say whether this cut happens in stairs and may be answered.
    """

    def _in_stairs(self, rules: Ruleset) -> bool:
        eight = rules.get(EightCut)
        return eight is not None and bool(eight.in_stairs)

    def cuts(self, game: Game, play: Play) -> bool:
        """Return whether this play cuts in the order of the moment."""
        few = self._count(game, play) < 4
        return game.order.reversed and few and self.concerns(game.rules, play)


@rule(
    "five-cut",
    en="Five cut",
    ja="5切り",
    ko="5 끊기",
    chapter="threes-to-sixes",
    stage="answers",
    text=(
        "強さが逆のときに5を出すと、8切りと同じように場が流れます。5が4枚のときは流れません。",
        ("세기가 뒤집혔을 때 5를 내면 8 끊기처럼 판이 흐릅니다. 5가 네 장이면 흐르지 않습니다."),
    ),
    says=ASKS,
)
class FiveCut(ReversedCut):
    """While the order is reversed a 5 makes the trick flow as an 8 cut does, but four 5s do not."""

    number = "5"

    note = Text(
        (
            "An 11 back reverses the order too. "
            "Together with the 8 cut, a 5 cuts in stairs if an 8 does, and may be answered if an 8 "
            "may."
        ),
        (
            "11バックの間も強さは逆です。"
            "8切りもあれば、階段の5や切りへの返しは8切りと同じ決まりになります。"
        ),
        (
            "11 백 동안에도 세기가 뒤집혀 있습니다. "
            "8 끊기도 있으면 계단의 5와 되받기는 8 끊기와 같은 규칙을 따릅니다."
        ),
    )
    example = """
        rules  base, revolution, five-cut
        hands  5c6d / 3c3d / 7s8s
        marks  revolution
        a 5c        # A 5 in a revolution: the trick flows.
        = leads a
        a 6d
        = out a, turn b
    """
    comments = (("革命中の5なので、場が流れます。", "혁명 중의 5이므로 판이 흐릅니다."),)


@rule(
    "six-cut",
    en="Six cut",
    ja="6切り",
    ko="6 끊기",
    chapter="threes-to-sixes",
    stage="answers",
    text=(
        "強さが逆のときに6を出すと、8切りと同じように場が流れます。6が4枚のときは流れません。",
        ("세기가 뒤집혔을 때 6을 내면 8 끊기처럼 판이 흐릅니다. 6이 네 장이면 흐르지 않습니다."),
    ),
    says=ASKS,
)
class SixCut(ReversedCut):
    """While the order is reversed a 6 makes the trick flow as an 8 cut does, but four 6s do not."""

    number = "6"
    replaces_eight = option(
        False,
        True,
        default=False,
        label=Text(
            "Then there is no 8 cut",
            "その間は8切りなし",
            "그동안 8 끊기 없음",
        ),
    )

    note = Text(
        (
            "At some tables the 6 then cuts in place of the 8, so that one number cuts at a time. "
            "Together with the 8 cut, a 6 cuts in stairs if an 8 does, and may be answered if an 8 "
            "may. "
            "An 11 back reverses the order too, and a reversal by the 6s themselves counts already."
        ),
        (
            "その間は8切りがなく、代わりに6で切る卓もあります。8切りもあれば、"
            "階段の6や切りへの返しは8切りと同じ決まりになります。11バックの間も強さは逆で、"
            "その6で強さが変わるときは変わった後の順で決めます。"
        ),
        (
            "그동안 8 끊기가 없고 대신 6으로 끊는 곳도 있습니다. "
            "8 끊기도 있으면 계단의 6과 되받기는 8 끊기와 같은 규칙을 따릅니다. "
            "11 백 동안에도 세기가 뒤집혀 있으며, 그 6으로 세기가 바뀌면 바뀐 뒤의 순서로 정합니다."
        ),
    )
    example = """
        rules  base, revolution, six-cut
        hands  6c7d / 3c3d / 5s8s
        marks  revolution
        a 6c        # A 6 in a revolution: the trick flows.
        = leads a
        a 7d
        = out a, turn b
    """
    comments = (("革命中の6なので、場が流れます。", "혁명 중의 6이므로 판이 흐릅니다."),)


@rule(
    "seven-cut",
    en="Seven cut",
    ja="7切り",
    ko="7 끊기",
    chapter="sevens-to-tens",
    stage="answers",
    text=(
        "強さが逆のときに7を出すと、8切りと同じように場が流れます。7が4枚のときは流れません。",
        ("세기가 뒤집혔을 때 7을 내면 8 끊기처럼 판이 흐릅니다. 7이 네 장이면 흐르지 않습니다."),
    ),
    says=ASKS,
)
class SevenCut(ReversedCut):
    """While the order is reversed a 7 makes the trick flow as an 8 cut does, but four 7s do not."""

    number = "7"

    note = Text(
        (
            "An 11 back reverses the order too, and a reversal by the 7s themselves counts "
            "already. "
            "Together with the 8 cut, a 7 cuts in stairs if an 8 does, and may be answered if an 8 "
            "may."
        ),
        (
            "11バックの間も強さは逆で、その7で強さが変わるときは変わった後の順で決めます。"
            "8切りもあれば、階段の7や切りへの返しは8切りと同じ決まりになります。"
        ),
        (
            "11 백 동안에도 세기가 뒤집혀 있으며, 그 7로 세기가 바뀌면 바뀐 뒤의 순서로 정합니다. "
            "8 끊기도 있으면 계단의 7과 되받기는 8 끊기와 같은 규칙을 따릅니다."
        ),
    )
    example = """
        rules  base, revolution, seven-cut
        hands  7c9d / 3c3d / 5s6s
        marks  revolution
        a 7c        # A 7 in a revolution: the trick flows.
        = leads a
        a 9d
        = out a, turn b
    """
    comments = (("革命中の7なので、場が流れます。", "혁명 중의 7이므로 판이 흐릅니다."),)


@rule(
    "queen-cut",
    en="Queen cut",
    ja="Q切り",
    ko="Q 끊기",
    chapter="two-player",
    stage="flow",
    text=(
        "Qを出すと場が流れ、出した人がもう一度親になります。階段では起きません。",
        "Q를 내면 판이 흐르고, 낸 사람이 다시 선이 됩니다. 계단에서는 일어나지 않습니다.",
    ),
)
class QueenCut(CutByNumber):
    """A Q makes the trick flow, and its player leads again; not in stairs."""

    number = "Q"

    note = Text(
        "The 33-card deck for two has no 8s; here the Q cuts in their place.",
        "2人用の33枚には8がないので、代わりにQで切ります。",
        "2인용 33장에는 8이 없어서 대신 Q로 끊습니다.",
    )
    example = """
        hands  Qc3d / KcAd
        a Qc        # A Q: the trick flows before b can play.
        = leads a
        a 3d
        = out a, over
    """
    comments = (
        ("Qなので、bさんが出す前に場が流れます。", "Q이므로 b 님이 내기 전에 판이 흐릅니다."),
    )
