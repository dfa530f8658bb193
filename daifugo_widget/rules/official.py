"""The official match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.rule import Rule, option, rule
from ..core.text import Text

if TYPE_CHECKING:
    from ..core.match import Match


def usual_points(players: int) -> tuple[int, ...]:
    """Return the points of each place: 2 * (players - 1) down to 0."""
    return tuple(range(2 * (players - 1), -1, -2))


@rule(
    "match", en="Match", ja="マッチ・セット・ゲーム", ko="매치·세트·게임", chapter="official", stage="next",
    helpers=("points_for", "is_over", "set_of", "winner_of"),
    text=(
        "1マッチは3セット、1セットは4ゲーム。順位の得点を合計し、セットごとに階級を戻します。",
        "한 매치는 3세트, 한 세트는 4게임입니다. 순위 점수를 더하고 세트마다 계급을 되돌립니다.",
    ),
)
class MatchRule(Rule):
    """A match is three sets of four games; places give points, and each set starts without classes."""

    sets = option(
        type="int", min=1, max=99, default=3, label=Text("Sets", "セット数", "세트 수"),
    )
    games = option(
        type="int", min=1, max=99, default=4,
        label=Text("Games in a set", "1セットのゲーム数", "한 세트의 게임 수"),
    )
    points = option(
        type="ints", label=Text("Points from first to last", "順位の得点", "순위별 점수"),
    )
    last_game_bonus = option(
        type="int", min=0, max=99, default=2,
        label=Text("More for winning a set's last game", "セット最終戦1位の加点",
                   "세트 마지막 게임 1등 가산점"),
    )
    end = option(
        "games", "target-score", default="games", label=Text("It ends", "終わり方", "끝나는 방법"),
    )
    target = option(
        type="int", min=1, max=9999, label=Text("Score to reach", "目標点", "목표 점수"),
    )
    mercy = option(
        False, True, default=False,
        label=Text("Stop when the first cannot be caught", "追いつけなければ終わる",
                   "따라잡을 수 없으면 끝냄"),
    )
    winner = option(
        "points", "final-daifugo", default="points", label=Text("Winner", "勝者", "승자"),
    )

    def set_of(self, number: int) -> tuple[int, int]:
        """Return the set of a game and its place in it, both from 1."""
        return (number - 1) // self.games + 1, (number - 1) % self.games + 1

    def points_for(self, number: int, players: int) -> tuple[int, ...]:
        """Return the points of each place in the game of that number."""
        given = self.points or usual_points(players)
        points = (*given, *[0] * players)[:players]
        bonus = self.last_game_bonus if self.set_of(number)[1] == self.games else 0
        return (points[0] + bonus, *points[1:])

    def is_over(self, match: Match) -> bool:
        """Tell whether the match has ended with the game that is over."""
        best, *rest = sorted(match.points, reverse=True)
        if self.end == "target-score":
            return self.target is not None and best >= self.target
        last = self.sets * self.games
        return match.number >= last or (self.mercy and best - rest[0] > self._still_to_win(match))

    def _still_to_win(self, match: Match) -> int:
        """Return how many points the second can still gain on the first."""
        later = range(match.number + 1, self.sets * self.games + 1)
        tables = (self.points_for(number, match.game.players) for number in later)
        return sum(max(table) - min(table) for table in tables)

    def winner_of(self, match: Match) -> tuple[int, ...]:
        """Return who has won, several where points are equal."""
        if self.winner == "final-daifugo":
            return match.game.ranking()[:1]
        best = max(match.points)
        return tuple(seat for seat, points in enumerate(match.points) if points == best)
