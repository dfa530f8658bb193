"""Who sits where, and who deals."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ..core.rule import Rule, option, rule
from ..core.text import Text

if TYPE_CHECKING:
    from ..core.match import Match


@rule(
    "seating", en="Seating", ja="席替え", ko="자리 바꾸기", chapter="match", frame=True,
    text=(
        "2ゲーム目（またはセット）から、席順を階級や得点に合わせて替えられます。",
        "두 번째 게임(또는 세트)부터 자리를 계급이나 점수에 따라 바꿀 수 있습니다.",
    ),
    helpers=("seats_after",),
)
class Seating(Rule):
    """From the second game or set on, players may change seats by class, by score or by lot."""

    order = option(
        "fixed", "random", "ascending", "descending", default="fixed",
        label=Text("Seats", "席順", "자리"),
    )
    every = option(
        "game", "set", default="game", label=Text("Changed every", "替える時", "바꾸는 때"),
    )
    anchor = option(
        "none", "top", default="none",
        label=Text("Who stays put", "動かない人", "움직이지 않는 사람"),
        words={
            "none": Text("nobody", "なし", "없음"),
            "top": Text("the top player", "いちばん上の人", "가장 위의 사람"),
        },
    )
    by = option(
        "class", "score", default="class", label=Text("By", "基準", "기준"),
    )

    def seats_after(self, match: Match, new_set: bool, rng: Random) -> tuple[int, ...]:
        """Return the players in the order of play for the next game."""
        seats = match.game.seats
        if self.order == "fixed" or (self.every == "set" and not new_set):
            return seats
        if self.order == "random":
            return self._anchored(tuple(rng.sample(seats, len(seats))), match)
        best_first = self._ranked(match)
        clockwise = best_first if self.order == "descending" else best_first[::-1]
        against = match.rules["turn-order"].direction == "counter-clockwise"
        return self._anchored(tuple(clockwise[::-1] if against else clockwise), match)

    def _ranked(self, match: Match) -> list[int]:
        ranking = match.game.ranking()
        if self.by == "class":
            return list(ranking)
        return sorted(ranking, key=lambda seat: -match.points[seat])

    def _anchored(self, seats: tuple[int, ...], match: Match) -> tuple[int, ...]:
        """Turn the circle so that the top player keeps the chair."""
        if self.anchor == "none":
            return seats
        top = self._ranked(match)[0]
        shift = seats.index(top) - match.game.seats.index(top)
        return seats[shift:] + seats[:shift]


@rule(
    "dealer", en="Dealer", ja="配り役", ko="딜러", chapter="match", frame=True,
    text=(
        "最初のゲームの配り役はくじで決め、その後は階級のいちばん低い人が配ります。",
        "첫 게임의 딜러는 무작위로 정하고, 그 뒤로는 계급이 가장 낮은 사람이 나눕니다.",
    ),
    helpers=("next_dealer",),
)
class Dealer(Rule):
    """Chance names the dealer of the first game; later the lowest class shuffles and deals."""

    def next_dealer(self, ranking: tuple[int, ...]) -> int:
        """Return who deals after a game that ended in this order."""
        return ranking[-1]
