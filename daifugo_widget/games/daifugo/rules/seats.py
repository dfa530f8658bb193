"""Who sits where, and who deals."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ..core.text import Text
from ..daifugo.rule import Rule, option, rule
from .base import TurnOrder

if TYPE_CHECKING:
    from ..daifugo.match import Match


@rule(
    "seating",
    en="Seating",
    ja="席替え",
    ko="자리 바꾸기",
    chapter="match",
    frame=True,
    text=(
        "2ゲーム目（または2セット目）から、階級や得点やくじで席を替えることがあります。",
        "두 번째 게임(또는 세트)부터 계급이나 점수, 제비뽑기로 자리를 바꾸기도 합니다.",
    ),
    helpers=("drawn", "seats_after"),
)
class Seating(Rule):
    """From the second game or set on, players may change seats by class, by score or by lot."""

    order = option(
        "fixed",
        "random",
        "ascending",
        "descending",
        default="fixed",
        label=Text("Seats", "席順", "자리"),
        words={
            "fixed": Text("stay as they are", "そのまま", "그대로"),
            "random": Text("drawn by lot", "くじで決める", "제비뽑기로 정함"),
            "ascending": Text(
                "clockwise from the lowest up",
                "低い順に時計回り",
                "낮은 순서로 시계 방향",
            ),
            "descending": Text(
                "clockwise from the highest down",
                "高い順に時計回り",
                "높은 순서로 시계 방향",
            ),
        },
    )
    every = option(
        "game",
        "set",
        default="game",
        label=Text("Changed", "替えるとき", "바꾸는 때"),
        words={
            "game": Text("every game", "ゲームごと", "게임마다"),
            "set": Text("every set", "セットごと", "세트마다"),
        },
    )
    anchor = option(
        "none",
        "top",
        default="none",
        label=Text("Who stays put", "動かない人", "움직이지 않는 사람"),
        words={
            "none": Text("nobody", "なし", "없음"),
            "top": Text("the top player", "いちばん上の人", "가장 위의 사람"),
        },
    )
    by = option(
        "class",
        "score",
        default="class",
        label=Text("By", "基準", "기준"),
        words={
            "class": Text("class", "階級", "계급"),
            "score": Text("score", "得点", "점수"),
        },
    )

    note = Text(
        (
            "If play goes round clockwise, seats from the highest class down put the daifugo at "
            "the dealer's left, where cards are dealt first. "
            "If classes are reset after each set, seats may go by score instead."
        ),
        (
            "時計回りの卓で高い階級から並ぶと、配り役の左隣の大富豪が最初にカードを受け取ります。"
            "セットごとに階級を戻すときは、得点で席を決めることもあります。"
        ),
        (
            "시계 방향으로 도는 곳에서 높은 계급부터 앉으면 딜러의 왼쪽에 앉은 대부호가 카드를 "
            "먼저 받습니다. "
            "세트마다 계급을 되돌리는 경우에는 점수로 자리를 정하기도 합니다."
        ),
    )
    example = """
        rules  base, seating(order=ascending)
        hands  3c4c / 5c / 7c / 6c
        turn   b
        b 5c  c -  d 6c  a -  c -
        a 3c  c 7c
        = out b d c, over
        next
        hands  8c8d8h / 9c9d9h / TcTdTh / JcJdJh
        = seats a c d b    # Clockwise from the lowest class up: a was last, b was first.
    """
    comments = (
        (
            "階級の低い順に時計回りに座ります。aさんが最下位、bさんが1位でした。",
            "계급이 낮은 순서로 시계 방향으로 앉습니다. a 님은 꼴찌, b 님은 1등이었습니다.",
        ),
    )

    def drawn(self, new_set: bool, joined: bool) -> bool:
        """Return whether the seats of a later game depend on chance.

        ``new_set`` says whether the game begins a set. If seats go by rank, they also depend on
        the place that a newcomer has won by rock-paper-scissors.
        """
        changed = self.order == "random" or (joined and self.order != "fixed")
        return bool(changed and (self.every == "game" or new_set))

    def seats_after(
        self, match: Match, ranking: tuple[int, ...], new_set: bool, rng: Random
    ) -> tuple[int, ...]:
        """Return the players of a ranking in the order of play for the next game.

        A newcomer takes the last chair, and moves from there like the others.
        """
        chairs = (*match.game.seats, *range(match.players, len(ranking)))
        if self.order == "fixed" or (self.every == "set" and not new_set):
            return chairs
        best_first = self._ranked(match, ranking)
        if self.order == "random":
            seats = rng.sample(chairs, len(chairs))
        else:
            clockwise = best_first if self.order == "descending" else best_first[::-1]
            against = match.rules[TurnOrder].direction == "counter-clockwise"
            seats = clockwise[::-1] if against else clockwise
        if self.anchor == "top":
            shift = seats.index(best_first[0]) - chairs.index(best_first[0])
            seats = seats[shift:] + seats[:shift]
        return tuple(seats)

    def _ranked(self, match: Match, ranking: tuple[int, ...]) -> list[int]:
        if self.by == "class":
            return list(ranking)
        points = (*match.points, *[0] * (len(ranking) - match.players))
        return sorted(ranking, key=lambda seat: -points[seat])


@rule(
    "dealer",
    en="Dealer",
    ja="配り役",
    ko="딜러",
    chapter="match",
    frame=True,
    text=(
        "最初のゲームの配り役はくじで決め、その後は階級のいちばん低い人が切って配ります。",
        "첫 게임의 딜러는 제비뽑기로 정하고, 그 뒤로는 계급이 가장 낮은 사람이 섞어서 나눕니다.",
    ),
    helpers=("next_dealer",),
)
class Dealer(Rule):
    """The dealer of the first game is drawn by lot; later the lowest class shuffles and deals."""

    note = Text(
        "Any player may shuffle before the deal.",
        "配る前に、だれでもカードを切ることができます。",
        "나누기 전에 누구든 카드를 섞을 수 있습니다.",
    )
    example = """
        rules  base, first-leader(by=left-of-dealer), later-leader(by=same-as-first)
        hands  3c / 4c / 5c5d / 6c
        a 3c  b 4c  c -  d 6c
        = over, classes c=daihinmin
        next
        hands  7c / 8c / 9c / Tc
        phase  play
        turn   -
        = leads d     # c was last and deals; here the player after the dealer leads.
    """
    comments = (
        (
            "最下位のcさんが配り、ここでは配り役の次の人が親です。",
            "꼴찌였던 c 님이 나누어 주고, 여기서는 딜러 다음 사람이 선입니다.",
        ),
    )

    def next_dealer(self, ranking: tuple[int, ...]) -> int:
        """Return who deals after a game that ended in this order."""
        return ranking[-1]
