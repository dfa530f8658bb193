"""Aces, which change who goes on or leads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.moves import SEATS
from ..core.plays import Play, apart
from ..core.text import Text
from ..daifugo.rule import option, rule
from .numbers import ByNumber

if TYPE_CHECKING:
    from ..daifugo.game import Game


@rule(
    "ace-tax",
    en="Ace tax",
    ja="A税収",
    ko="A 세수",
    chapter="aces-twos-jokers",
    stage="flow",
    life="play",
    mark_pattern="[a-i]",
    mark_holds="seats",
    text=(
        "場にAを出した人は、すぐ下のカードを手札に取り、次の人の番を飛ばします。",
        "판에 A를 낸 사람은 바로 아래의 카드를 손패로 가져가고, 다음 사람의 차례를 건너뜁니다.",
    ),
    says={
        "value": Text("skipped: {value}", "飛ばされた人：{value}", "건너뛴 사람: {value}"),
        "mark": Text(
            "If all others pass, {seat} may go on.",
            "ほかの全員がパスすると、{seat}[さん|]がまた続けて出せます。",
            "다른 모두가 패스하면 {seat}[ 님이|가] 다시 이어 낼 수 있습니다.",
        ),
        "cut": Text(
            "Nobody follows the A.",
            "Aにはだれも続きません。",
            "A에는 아무도 잇지 않습니다.",
        ),
        "unmark": Text(
            "{seat} [was|were] skipped.",
            "飛ばされていたのは{seat}[さん|]です。",
            "건너뛴 사람은 {seat}[ 님|]입니다.",
        ),
    },
    worded={
        "takes=whole-field": Text(
            (
                "A follower who plays an A takes all plays below it into the hand; the next player "
                "is skipped."
            ),
            "場にAを出した人は、下にあるカードをすべて手札に取り、次の人の番を飛ばします。",
            "판에 A를 낸 사람은 아래의 카드를 모두 손패로 가져가고, 다음 사람의 차례를 건너뜁니다.",
        ),
    },
)
class AceTax(ByNumber):
    """A follower who plays an A takes the play below it into the hand and skips the next player."""

    number = "A"
    takes = option(
        "play-below",
        "whole-field",
        default="play-below",
        label=Text("What is taken", "取るカード", "가져가는 카드"),
        words={
            "play-below": Text("the play below it", "すぐ下のカード", "바로 아래의 카드"),
            "whole-field": Text("all plays below it", "それまでの全部のカード", "아래의 모든 카드"),
        },
    )

    note = Text(
        (
            "If all others pass, the player of the A may follow once more, and if nothing comes "
            "the skipped player leads. "
            "Nothing happens when going out on the A, nor with stairs. "
            "The cards taken still count for binds."
        ),
        (
            "ほかの全員がパスすると、Aを出した人がもう一度続けて出せます。"
            "その人もパスすると、飛ばされた人が親になります。"
            "Aで上がったときや、階段のAでは、何も起きません。"
            "取ったカードも縛りの回数に数えます。"
        ),
        (
            "다른 모두가 패스하면 A를 낸 사람이 한 번 더 이어 낼 수 있고, 그 사람도 패스하면 "
            "건너뛴 사람이 선이 됩니다. "
            "A로 나갈 때나 계단의 A로는 아무 일도 일어나지 않습니다. "
            "가져간 카드도 묶기의 횟수에 들어갑니다."
        ),
    )
    example = """
        hands  9c3d / Ah4d / 5s6s / 7dTd
        a 9c
        b Ah          # b takes the 9 into the hand, and c is skipped.
        = hand b 4d9c, turn d
        d -  a -
        = turn b, top Ah
        b -           # b passes too, so c, who was skipped, leads.
        = leads c
    """
    comments = (
        (
            "bさんは9を手札に取り、cさんが飛ばされます。",
            "b 님은 9를 손패로 가져가고 c 님을 건너뜁니다.",
        ),
        (
            "bさんもパスしたので、飛ばされたcさんが親です。",
            "b 님도 패스했으므로 건너뛴 c 님이 선입니다.",
        ),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Take what lies below, and skip the next player unless the trick flows."""
        if len(game.trick) < 2 or not game.is_live(seat):
            return
        game.take_up(self, seat, slice(-2 if self.takes == "play-below" else 0, -1))
        if not game.cutting:
            game.mark(self, SEATS[next(game.others(seat))], seat)
            game.skip(self, seat)

    def holds_flow(self, game: Game) -> bool:
        """Let the player of the A act once all others have passed."""
        owner = game.trick[-1].seat
        if game.mark_of(self.id) is None or not game.is_live(owner):
            return False
        game.turn_to(owner)
        return True

    def on_pass(self, game: Game, seat: int) -> None:
        """End the trick when the player of the A passes."""
        if game.mark_of(self.id) is not None and game.trick[-1].seat == seat:
            game.cut(self, seat)

    def on_flow(self, game: Game) -> None:
        """Let the skipped player lead."""
        mark = game.mark_of(self.id)
        if mark is not None:
            skipped = SEATS.index(mark)
            game.unmark(self, skipped)
            if game.flowed:
                game.turn_to(skipped)


@rule(
    "next-ace",
    en="Next ace",
    ja="次期エース",
    ko="차기 에이스",
    chapter="aces-twos-jokers",
    stage="flow",
    text=(
        "場が流れると、その場で最後にAを出した人が親になります。",
        "판이 흐르면 그 판에서 마지막으로 A를 낸 사람이 선이 됩니다.",
    ),
    says={
        "announce-leads": Text(
            "{seat} [was|were] the last to play an A.",
            "最後にAを出したのは{seat}[さん|]です。",
            "마지막으로 A를 낸 사람은 {seat}[ 님|]입니다.",
        ),
    },
)
class NextAce(ByNumber):
    """When the trick flows, whoever was the last to play an A in it leads."""

    number = "A"

    note = Text(
        (
            "An A in stairs does nothing, and neither does one whose player has gone out. "
            "With the ace tax this comes when the trick really flows."
        ),
        (
            "階段のAや、上がった人のAでは起きません。"
            "A税収もあるときは、本当に場が流れたときに起きます。"
        ),
        (
            "계단의 A나 이미 나간 사람의 A로는 일어나지 않습니다. "
            "A 세수도 있을 때는 판이 정말로 흐를 때 일어납니다."
        ),
    )
    example = """
        hands  9c3d / Ah4d / 2s6s
        a 9c  b Ah  c 2s
        a -  b -
        = leads b     # The 2 wins the trick, but b, who played the A, leads.
    """
    comments = (
        (
            "場を取ったのは2ですが、親はAを出したbさんです。",
            "판에서 이긴 것은 2지만 선은 A를 낸 b 님입니다.",
        ),
    )

    def on_flow(self, game: Game) -> None:
        """Let the last player of an A lead, if still in."""
        laid = reversed(apart(game.flowed))
        last = next((ace for ace in laid if self.concerns(game.rules, ace.play)), None)
        if last and not game.silent and game.is_live(last.seat) and last.seat != game.turn:
            game.turn_to(last.seat)
            game.announce(self, last.seat, "leads")
