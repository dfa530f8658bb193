"""Falls: losing a high class when the first player goes out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.moves import Answer, Ask
from ...core.text import Text
from ...daifugo.rule import Rule, option, rule
from ...daifugo.values import Exit

if TYPE_CHECKING:
    from ...daifugo.game import Game
    from ...daifugo.state import State

LEAVES = Text(
    "{seat} [lays|lay] the hand down and [leaves|leave] the game.",
    "{seat}[さん|]は手札を置いてゲームから抜けます。",
    "{seat}[ 님은|는] 손패를 내려놓고 게임에서 빠집니다.",
)
"""What is said when a player who has already fallen leaves."""


def goes_out_first(game: Game, exit: Exit) -> bool:
    """Return whether this is the first clean finish of the game."""
    return [other for other in game.exits if other.how == "finish"] == [exit]


@rule(
    "miyako-ochi",
    en="Fall from the capital",
    ja="都落ち",
    ko="몰락",
    chapter="endings",
    stage="finish",
    needs=("classes",),
    text=(
        "ほかの人が最初に上がると、前のゲームの大富豪は手札を置き、最下位に落ちます。",
        "다른 사람이 먼저 나가면 지난 게임의 대부호는 손패를 내려놓고 맨 아래로 떨어집니다.",
    ),
    says={
        "fall": Text(
            "{seat} [is|are] not the first to go out.",
            "{seat}[さん|]は1位で上がれませんでした。",
            "{seat}[ 님은|는] 1등을 하지 못했습니다.",
        ),
        "fall-plays-on": Text(
            "{seat} [is|are] not the first to go out, but may play on.",
            "{seat}[さん|]は1位で上がれませんでしたが、続けて遊べます。",
            "{seat}[ 님은|는] 1등을 하지 못했지만 계속할 수 있습니다.",
        ),
        "fall-leaves": LEAVES,
        "announce-stays": Text(
            "{seat} [plays|play] on.",
            "{seat}[さん|]は続けます。",
            "{seat}[ 님은|는] 계속합니다.",
        ),
        "ask": Text(
            "You have fallen. Play on all the same?",
            "都落ちです。このまま続けますか？",
            "몰락했습니다. 그래도 계속할까요?",
        ),
    },
    worded={
        "plays_on=choice": Text(
            "When another goes out first, the daifugo falls to the bottom, but may play on.",
            (
                "ほかの人が最初に上がると、前のゲームの大富豪は最下位に落ちますが、"
                "続けて遊ぶこともできます。"
            ),
            (
                "다른 사람이 먼저 나가면 지난 게임의 대부호는 맨 아래로 떨어지지만, 계속 낼 수도 "
                "있습니다."
            ),
        ),
    },
)
class MiyakoOchi(Rule):
    """When another goes out first, the daifugo lays the hand down and falls to the bottom."""

    plays_on = option(
        "out",
        "choice",
        default="out",
        label=Text("The fallen player", "落ちた人", "몰락한 사람"),
        words={
            "out": Text("leaves the game", "ゲームから抜ける", "게임에서 빠짐"),
            "choice": Text(
                "may leave or play on",
                "抜けるか続けるか選ぶ",
                "빠지거나 계속할지 고름",
            ),
        },
    )
    against_fouls = option(
        "above",
        "by-time",
        "below",
        default="above",
        label=Text(
            "Compared with fouls",
            "反則した人との上下",
            "반칙한 사람과의 위아래",
        ),
        words={
            "above": Text("above all fouls", "反則した人より上", "반칙한 사람보다 위"),
            "by-time": Text(
                "whoever was earlier is lower",
                "先に起きたほうが下",
                "먼저 일어난 쪽이 아래",
            ),
            "below": Text("below all fouls", "反則した人より下", "반칙한 사람보다 아래"),
        },
    )
    hand = option(
        "face-down",
        "open",
        default="face-down",
        label=Text("The hand is laid down", "手札の置き方", "손패를 놓는 방법"),
        words={
            "face-down": Text("face down", "伏せて置く", "엎어 놓음"),
            "open": Text("face up", "表にして置く", "펼쳐 놓음"),
        },
    )

    note = Text(
        (
            "There is no fall in the first game of a set, when nobody is daifugo. "
            "If the first to go out did so by a foul, the daifugo does not fall yet. "
            "At some tables the fallen player may play on, but the class is settled either way. "
            "If the earlier of a fall and a foul is lower, so is the earlier of two fouls."
        ),
        (
            "大富豪がまだいないセットの最初のゲームでは起きません。"
            "最初に上がった人が反則だったときは、まだ落ちません。"
            "落ちた後も続けて遊べる卓もありますが、階級はもう変わりません。"
            "先に起きたほうが下の卓では、反則どうしも必ずその順になります。"
        ),
        (
            "대부호가 아직 없는 세트의 첫 게임에서는 일어나지 않습니다. "
            "먼저 나간 사람이 반칙이면 아직 몰락하지 않습니다. "
            "몰락한 뒤에도 계속할 수 있는 곳이 있지만 계급은 바뀌지 않습니다. "
            "먼저 일어난 쪽이 아래인 곳에서는 반칙끼리도 반드시 그 순서가 됩니다."
        ),
    )
    example = """
        hands    5cKs / Ad / 6d7d / 8s9s
        classes  a=daifugo b=fugo c=hinmin d=daihinmin
        turn     b
        b Ad     # b is out first, so a, daifugo until now, falls and lays the hand down.
        = out b !a, hand a -
        c -  d -
        c 6d  d 8s  c -
        d 9s
        = over, classes b=daifugo d=fugo c=hinmin a=daihinmin
    """
    comments = (
        (
            "bさんが最初に上がり、大富豪だったaさんは落ちて手札を置きます。",
            "b 님이 먼저 나갔으므로 대부호였던 a 님은 몰락하여 손패를 내려놓습니다.",
        ),
    )

    def on_out(self, game: Game, exit: Exit) -> None:
        """Let the daifugo fall at the first clean finish of another."""
        daifugo = game.holder("daifugo")
        if daifugo is None or not goes_out_first(game, exit):
            return
        fallen = game.exit_of(daifugo)
        if not game.is_live(daifugo) or (fallen and fallen.rule == self.id):
            return
        # A daifugo who has already lost by another rule leaves without a choice.
        stays = self.plays_on == "choice" and not fallen and game.live.bit_count() > 1
        game.fall(daifugo, self, stays, self.hand == "open")
        if stays:
            game.owe(Ask(self.id, daifugo, "yes"))

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Let the fallen daifugo play on or leave."""
        if answer.value:
            game.announce(self, ask.seat, "stays")
        else:
            game.fall(ask.seat, self, face_up=self.hand == "open")

    def lowest(self, game: State, low: list[Exit]) -> list[Exit]:
        """Place the fallen above the fouls, below them, or by time, the earliest at the bottom."""
        if self.against_fouls == "by-time":
            return sorted(low, key=game.exits.index, reverse=True)
        falls = [exit for exit in low if exit.how == "fall"]
        fouls = [exit for exit in low if exit.how == "foul"]
        return falls + fouls if self.against_fouls == "above" else fouls + falls


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
            "{seat} [was|were] second from the top until now.",
            "{seat}[さん|]はこれまで上から2番目の階級でした。",
            "{seat}[ 님은|는] 지금까지 위에서 두 번째 계급이었습니다.",
        ),
    },
    worded={
        "when=fugo-not-first": Text(
            "When anybody else goes out first the fugo lays down the hand and falls to the bottom.",
            "富豪のほかの人が最初に上がると、富豪は手札を置き、大貧民に落ちます。",
            "부호 말고 다른 사람이 가장 먼저 나가면 부호는 손패를 내려놓고 대빈민으로 떨어집니다.",
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
            "If the daifugo can fall too, only the daifugo falls when a third player is first. "
            "Fouls are still lower than this fall, unless the fall from the capital places them "
            "otherwise."
        ),
        (
            "都落ちもある卓では、ほかの人が1位のときに落ちるのは大富豪だけです。"
            "反則した人は落ちた人よりもさらに下ですが、都落ちもある卓ではその設定に従います。"
        ),
        (
            "몰락 규칙도 있는 곳에서는 제삼자가 1등일 때 대부호만 떨어집니다. "
            "반칙한 사람은 떨어진 사람보다도 아래이지만, 몰락 규칙도 있는 곳에서는 그 설정을 "
            "따릅니다."
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
