"""Threats to those who pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.moves import SEATS, Answer, Ask
from ...core.plays import Play, apart
from ...core.text import Text
from ...daifugo.rule import rule
from ...daifugo.values import Exit
from ..numbers import ByNumber
from .falls import LEAVES

if TYPE_CHECKING:
    from ...daifugo.game import Game
    from ...daifugo.state import State


@rule(
    "death-sentence",
    en="Death sentence",
    ja="死の宣告",
    ko="죽음의 선고",
    chapter="threes-to-sixes",
    life="game",
    mark_pattern="[a-i]+",
    mark_holds="seats",
    text=(
        "4を4枚出すと1人を指名し、その人は次の場から一度でもパスすると最下位になります。",
        (
            "4를 네 장 내면 한 사람을 지목하고, "
            "그 사람은 다음 판부터 한 번이라도 패스하면 꼴찌가 됩니다."
        ),
    ),
    says={
        "value": Text(
            "a pass loses for {value}", "パスすると負け：{value}", "패스하면 지는 사람: {value}"
        ),
        "mark": Text(
            "From the next trick on a pass loses for {value}.",
            "次の場から、{value}[さん|]がパスすると負けです。",
            "다음 판부터 {value}[ 님이|가] 패스하면 집니다.",
        ),
        "mark-again": Text(
            (
                "A pass loses for {value}; the player whom these 4s name may still pass in this "
                "trick."
            ),
            (
                "{value}[さん|]がパスすると負けです。"
                "今回の4で指名された人は、この場ではまだパスできます。"
            ),
            (
                "{value}[ 님이|가] 패스하면 집니다. "
                "이번 4로 지목된 사람은 이 판에서는 아직 패스할 수 있습니다."
            ),
        ),
        "ask": Text(
            "Whose pass is a foul from the next trick on?",
            "次の場から、だれのパスを反則にしますか？",
            "다음 판부터 누구의 패스를 반칙으로 할까요?",
        ),
        "foul": Text(
            "{seat} [has|have] passed under the death sentence.",
            "{seat}[さん|]は死の宣告を受けているのにパスしました。",
            "{seat}[ 님은|는] 죽음의 선고를 받은 채 패스했습니다.",
        ),
    },
)
class DeathSentence(ByNumber):
    """Four 4s name a player, who comes last by passing even once from the next trick on."""

    number = "4"
    exactly = 4

    note = Text(
        (
            "It holds to the end of the game. "
            "In the trick of the 4s, the player they name may still pass. "
            "The loser lays the hand down, as after a foul."
        ),
        (
            "ゲームの終わりまで続きます。"
            "その4で指名された人は、4を出した場ではまだパスできます。"
            "負けた人は、反則と同じように手札を置きます。"
        ),
        (
            "게임이 끝날 때까지 이어집니다. "
            "그 4로 지목된 사람은 4를 낸 판에서는 아직 패스할 수 있습니다. "
            "진 사람은 반칙처럼 손패를 내려놓습니다."
        ),
    )
    example = """
        hands  4c4d4h4s9c3s / 5c6c / 5d6d
        a 4c4d4h4s > b    # Four 4s: a names b.
        b -  c -          # In this trick b may still pass.
        = leads a, out -
        a 9c
        b -               # Now it is a foul.
        = out !b
    """
    comments = (
        ("4が4枚なので、aさんはbさんを指名します。", "4가 네 장이므로 a 님이 b 님을 지목합니다."),
        ("この場では、bさんはまだパスできます。", "이 판에서는 b 님도 아직 패스할 수 있습니다."),
        ("今度のパスは反則です。", "이번 패스는 반칙입니다."),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Ask whom to name."""
        game.owe(Ask(self.id, seat, "seat"))

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Remember who may not pass, after the players named before."""
        named, seat = str(game.mark_of(self.id) or ""), SEATS[answer.value]
        game.mark(self, named.replace(seat, "") + seat, ask.seat)

    def on_pass(self, game: Game, seat: int) -> None:
        """Put out a named player who passes, except one whom 4s of this very trick have named."""
        named = str(game.mark_of(self.id) or "")
        fresh = sum(self.concerns(game.rules, laid.play) for laid in apart(game.row))
        if SEATS[seat] in named[: max(0, len(named) - fresh)] and game.is_live(seat):
            game.foul(seat, self)


@rule(
    "damian",
    en="Damian",
    ja="ダミアン",
    ko="다미안",
    chapter="threes-to-sixes",
    mark_pattern="[a-i]",
    mark_holds="seats",
    text=(
        "6を3枚出すと、場が流れるまでにパスした人は負けで、後の人ほど下になります。",
        "6을 세 장 내면 판이 흐르기 전에 패스한 사람은 지며, 나중일수록 아래가 됩니다.",
    ),
    says={
        "value": Text("a pass loses", "パスすると負け", "패스하면 짐"),
        "mark": Text(
            "Whoever passes before the trick flows loses.",
            "場が流れるまでにパスした人は負けです。",
            "판이 흐르기 전에 패스한 사람은 집니다.",
        ),
        "fall-plays-on": Text(
            "{seat} [has|have] passed and will leave when the trick flows.",
            "{seat}[さん|]はパスしたので、場が流れると抜けます。",
            "{seat}[ 님은|는] 패스했으므로 판이 흐르면 빠집니다.",
        ),
        "fall": LEAVES,
    },
)
class Damian(ByNumber):
    """After three 6s whoever passes before the trick flows loses, the later the lower."""

    number = "6"
    exactly = 3

    note = Text(
        (
            "The losers leave when the trick flows, below all who are still in but above fouls and "
            "falls; of several the later is the lower. "
            "Whoever played the 6s loses too by passing on a later play. "
            "A loser whose hand is emptied in the same trick has lost all the same."
        ),
        (
            "負けた人は場が流れると抜け、残っている人より下、反則や都落ちより上になります。"
            "何人もいるときは、後にパスした人ほど下です。"
            "6を出した本人も、後のカードにパスすれば負けます。"
            "同じ場でその後に手札がなくなっても、負けは変わりません。"
        ),
        (
            "진 사람은 판이 흐르면 빠지며, 남은 사람보다는 아래, 반칙이나 몰락보다는 위가 됩니다. "
            "여럿이면 나중에 패스한 사람일수록 아래입니다. "
            "6을 낸 사람도 나중의 카드에 패스하면 집니다. "
            "같은 판에서 그 뒤에 손패가 없어져도 진 것은 그대로입니다."
        ),
    )
    example = """
        hands  6c6d6h3s / 4c5c / 7c7d7h9s / 8c9c
        a 6c6d6h     # Three 6s: from here on every pass in this trick loses.
        b -
        c 7c7d7h  d -
        a -          # This includes a, who played the 6s.
        b -
        = over, classes c=daifugo b=fugo d=hinmin a=daihinmin
    """
    comments = (
        (
            "6が3枚なので、この場でパスした人はみな負けです。",
            "6이 세 장이므로 이 판에서 패스한 사람은 모두 집니다.",
        ),
        ("6を出したaさんも同じです。", "6을 낸 a 님도 마찬가지입니다."),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Leave the threat in force for the trick."""
        game.mark(self, SEATS[seat], seat)

    def on_pass(self, game: Game, seat: int) -> None:
        """Fix the place of the player who passes, and who leaves when the trick flows."""
        exit = game.exit_of(seat)
        if game.mark_of(self.id) and not (exit and exit.leaving):
            game.doom(seat, self)

    def on_flow(self, game: Game) -> None:
        """Let the players who have lost leave."""
        for exit in game.exits:
            if exit.leaving and game.is_live(exit.seat) and not game.over:
                game.leave(exit.seat, self)

    def lowest(self, game: State, low: list[Exit]) -> list[Exit]:
        """Place those who have lost above the fouls and falls, the later the lower."""
        lost = [exit for exit in game.exits if exit.rule == self.id]
        return lost + [exit for exit in low if exit.rule != self.id]
