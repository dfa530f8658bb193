"""The base game: passing, and the trick that a finisher leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.plays import apart
from ..core.refusal import Refusal, plain
from ..core.text import Text
from ..daifugo.rule import Rule, option, rule
from ..daifugo.values import Exit

if TYPE_CHECKING:
    from ..daifugo.game import Game


ALL_HAVE_PASSED = Text(
    "Everybody has passed the lead on: whoever did so first has to play now.",
    "全員が親をパスしたので、最初にパスした人が必ず出します。",
    "모두 선을 패스했으므로 처음 패스한 사람이 반드시 내야 합니다.",
)


@rule(
    "pass",
    en="Passing",
    ja="パス",
    ko="패스",
    chapter="base",
    frame=True,
    stage="next",
    text=(
        (
            "親のほかは、いつでもパスできます。"
            "ほかの全員がパスすると場が流れ、最後にカードを出した人が親になります。"
        ),
        (
            "선이 아니면 언제든 패스할 수 있습니다. "
            "다른 모두가 패스하면 판이 흐르고, 마지막에 카드를 낸 사람이 선이 됩니다."
        ),
    ),
    worded={
        "leader_may_pass=true": Text(
            "Anybody may pass; once all others have, the trick flows and its last player leads.",
            (
                "親も含めて、だれでもパスできます。"
                "ほかの全員がパスすると場が流れ、最後にカードを出した人が親になります。"
            ),
            (
                "선을 포함하여 누구든 패스할 수 있습니다. "
                "다른 모두가 패스하면 판이 흐르고, 마지막에 카드를 낸 사람이 선이 됩니다."
            ),
        ),
    },
)
class Passing(Rule):
    """A follower may pass; once all others have, the trick flows and its last player leads."""

    reenter = option(
        True,
        False,
        default=True,
        label=Text(
            "May play again after passing",
            "パスした後も出せる",
            "패스한 뒤에도 낼 수 있음",
        ),
    )
    leader_may_pass = option(
        False,
        True,
        default=False,
        label=Text("The leader may pass", "親もパスできる", "선도 패스할 수 있음"),
    )

    note = Text(
        (
            "In the official rules and in the computer championship, whoever has passed stays out "
            "until the trick flows. "
            "There a leader may pass the lead on, too; when all have passed, the first of them has "
            "to play."
        ),
        (
            "公式ルールやコンピュータ大会では、一度パスすると場が流れるまで出せません。"
            "そこでは親もパスでき、全員がパスしたら最初にパスした親が必ず出します。"
        ),
        (
            "공식 규칙과 컴퓨터 대회에서는 한 번 패스하면 판이 흐를 때까지 낼 수 없습니다. "
            "거기서는 선도 패스할 수 있고, 모두 패스하면 처음 패스한 선이 반드시 내야 합니다."
        ),
    )
    example = """
        hands  3c9cKs / 5d6dKd / 8h9hAs
        a 3c  b -      # b passes, although b could play.
        c 8h  a -
        b Kd           # Whoever has passed may still play in the same trick.
        c -  a -
        = leads b      # All others have passed: the trick flows and b leads.
        ! b -  may-not-pass
    """
    comments = (
        (
            "bさんは、出せるカードがあるのにパスしました。",
            "b 님은 낼 카드가 있는데도 패스했습니다.",
        ),
        ("パスした人も、同じ場でまた出せます。", "패스한 사람도 같은 판에서 다시 낼 수 있습니다."),
        (
            "ほかの全員がパスしたので場が流れ、bさんが親です。",
            "다른 모두가 패스했으므로 판이 흐르고 b 님이 선입니다.",
        ),
    )

    def must_lead(self, game: Game) -> Refusal | None:
        """Refuse a pass by a leader, or if leaders may pass, by the first once all have passed."""
        if not self.leader_may_pass:
            return plain("may-not-pass")
        everybody = game.passed & game.live == game.live
        return Refusal("may-not-pass", 0, ALL_HAVE_PASSED) if everybody else None


@rule(
    "finish-trick",
    en="Trick left by a finisher",
    ja="上がった後の場",
    ko="누군가 올랐을 때 바닥 처리",
    chapter="base",
    frame=True,
    stage="flow",
    text=(
        "最後のカードを出して上がった人がいると、その場はそのまま続くか、すぐに流れます。",
        "마지막 카드를 내고 나간 사람이 있으면 그 판은 그대로 이어지거나 곧바로 흐릅니다.",
    ),
)
class FinishTrick(Rule):
    """When somebody goes out with the latest play, the trick goes on, or flows at once."""

    mode = option(
        "stays",
        "flows",
        default="stays",
        label=Text("The trick", "その場", "그 판"),
        words={
            "stays": Text(
                "goes on, others may follow",
                "続き、ほかの人が出せる",
                "이어지며 다른 사람이 낼 수 있음",
            ),
            "flows": Text("flows at once", "すぐに流れる", "곧바로 흐름"),
        },
    )

    note = Text(
        (
            "If nobody follows the last play of a finisher, the next player after the finisher "
            "leads. "
            "If the trick flows at once, the same player leads, and a strong last card holds "
            "nobody up. "
            "A foul finish does not make the trick flow."
        ),
        (
            "上がった人の最後のカードにだれも続かなければ、その人の次の人が親になります。"
            "すぐに流れるときも、親になるのは同じ人です。"
            "反則で上がっても、そのために場が流れることはありません。"
        ),
        (
            "나간 사람의 마지막 카드에 아무도 잇지 않으면 그다음 사람이 선이 됩니다. "
            "곧바로 흐를 때도 선이 되는 사람은 같습니다. "
            "반칙으로 나가도 그 때문에 판이 흐르지는 않습니다."
        ),
    )
    example = """
        hands  9c / 5d6d / ThJh
        a 9c           # a is out, and the 9 stays in the field.
        = out a, top 9c
        b -  c -       # Nobody follows: the trick flows ...
        = leads b      # ... and b, the next player after a, leads.
    """
    comments = (
        ("aさんは上がり、9は場に残ります。", "a 님은 나가고 9는 판에 남습니다."),
        ("だれも続かないので、場が流れます。", "아무도 잇지 않으므로 판이 흐릅니다."),
        ("aさんの次のbさんが親になります。", "a 님 다음 사람인 b 님이 선이 됩니다."),
    )

    def on_out(self, game: Game, exit: Exit) -> None:
        """Let the trick of a clean finish flow."""
        if self.mode == "flows" and exit.how == "finish" and _was_latest(game, exit.seat):
            game.cut(self, exit.seat)


def _was_latest(game: Game, seat: int) -> bool:
    """Return whether a seat has made the latest play, or added to it, or laid cards beside it."""
    laid = apart(game.trick[-1:])
    beside = game.is_claimed() and game.turn == seat
    return bool(laid) and (beside or laid[-1].seat == seat)
