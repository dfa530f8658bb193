"""The official match."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...core.text import Text
from ...daifugo.rule import Rule, option, rule
from ...daifugo.values import usual_points
from ..deal import BY_PLAYERS

if TYPE_CHECKING:
    from ...daifugo.game import Game
    from ...daifugo.match import Match

LAST = "last"
"""The value of the mark once a referee has ended the match with the running game."""


@rule(
    "match",
    en="Match",
    ja="マッチ・セット・ゲーム",
    ko="매치·세트·게임",
    chapter="official",
    stage="next",
    life="match",
    mark_pattern="last",
    referee=True,
    helpers=("bonus", "points_for", "is_over", "set_of", "winner_of"),
    text=(
        (
            "マッチはいくつかのセット、セットはいくつかのゲームから成ります。"
            "順位の得点を合計し、セットが変わると全員が平民に戻ります。"
        ),
        (
            "매치는 여러 세트, 세트는 여러 게임으로 이루어집니다. "
            "순위에 따른 점수를 더하고, 세트가 바뀌면 모두 평민으로 돌아갑니다."
        ),
    ),
    says={
        "mark": Text(
            "The referee ends the match with this game.",
            "審判の判断で、このゲームがマッチの最後になります。",
            "심판의 결정으로 이 게임이 매치의 마지막 게임이 됩니다.",
        ),
        "value-last": Text("the last game", "最後のゲーム", "마지막 게임"),
    },
    worded={
        "winner=final-daifugo": Text(
            "In a match each set begins afresh, and whoever is daifugo at the end has won.",
            "1マッチの最後に大富豪だった人の勝ちです。セットが変わると全員が平民に戻ります。",
            "매치가 끝날 때 대부호인 사람이 이깁니다. 세트가 바뀌면 모두 평민으로 돌아갑니다.",
        ),
    },
)
class MatchRule(Rule):
    """A match is a few sets of games; places give points, and each set begins afresh."""

    sets = option(
        type="int",
        min=1,
        max=99,
        default=3,
        label=Text("Sets", "セット数", "세트 수"),
    )
    games = option(
        type="int",
        min=1,
        max=99,
        default=4,
        label=Text("Games in a set", "1セットのゲーム数", "한 세트의 게임 수"),
    )
    points = option(
        type="ints",
        label=Text("Points from first to last", "1位からの得点", "1등부터의 점수"),
        words=BY_PLAYERS,
    )
    last_game_bonus = option(
        type="int",
        min=0,
        max=99,
        default=2,
        label=Text(
            "Bonus for winning a set's last game",
            "セット最終戦1位の加点",
            "세트 마지막 게임 1등 가산점",
        ),
    )
    end = option(
        "games",
        "target-score",
        default="games",
        label=Text("It ends", "終わるとき", "끝나는 때"),
        words={
            "games": Text("after the last game", "最後のゲームの後", "마지막 게임 뒤"),
            "target-score": Text(
                "when a score is reached",
                "目標の得点に届いたとき",
                "목표 점수에 이르렀을 때",
            ),
        },
    )
    target = option(
        type="int",
        min=1,
        max=9999,
        label=Text(
            "Score to reach; without one the games count",
            "目標の得点（なければゲーム数まで）",
            "목표 점수(없으면 게임 수까지)",
        ),
        words={None: Text("none", "なし", "없음")},
    )
    mercy = option(
        False,
        True,
        default=False,
        label=Text(
            "Stop when the first cannot be caught",
            "追いつけなくなったら終わる",
            "따라잡을 수 없으면 끝냄",
        ),
    )
    winner = option(
        "points",
        "final-daifugo",
        default="points",
        label=Text("The winner has", "勝者", "승자"),
        words={
            "points": Text(
                "the most points",
                "得点がいちばん多い人",
                "점수가 가장 많은 사람",
            ),
            "final-daifugo": Text(
                "the top class at the end",
                "最後に大富豪の人",
                "마지막에 대부호인 사람",
            ),
        },
    )

    note = Text(
        (
            "Officially four play three sets of four games for 6, 4, 2 and 0 points, and whoever "
            "wins the last game of a set gets 8. "
            "The first game of each set has no exchange. "
            "A referee may end a match that takes too long: the running game is then the last. "
            "Some tables keep no score: whoever is daifugo at the end has won."
        ),
        (
            "公式ルールは4人で、得点は6・4・2・0点、セットの最後のゲームの1位は8点です。"
            "各セットの最初のゲームではカード交換をしません。"
            "時間がかかりすぎるときは、審判が途中のゲームを最後にすることもあります。"
            "得点をつけず、最後に大富豪だった人の勝ちとする卓もあります。"
        ),
        (
            "공식 규칙은 4명이며 점수는 6·4·2·0점이고, 세트의 마지막 게임 1등은 8점입니다. "
            "각 세트의 첫 게임에서는 카드 교환을 하지 않습니다. "
            "너무 오래 걸리면 심판이 진행 중인 게임을 마지막으로 정하기도 합니다. "
            "점수를 매기지 않고 마지막에 대부호인 사람이 이기는 곳도 있습니다."
        ),
    )
    example = """
        rules  base, match(games=1)
        hands  3c / 4c / 5c / 6c7c
        a 3c  b 4c  c 5c
        = over, points a 8, points b 4, points c 2, points d 0
        # A set is one game here, so this was the last of its set: 8 points for the first.
        next
        hands  8c8d / 9c9d / TcTd / JcJd
        = asks -      # A new set begins: all are heimin again, and there is no exchange.
    """
    comments = (
        (
            "ここでは1ゲームが1セットなので、これで終わりです。1位は8点です。",
            "여기서는 한 게임이 한 세트이므로 이것으로 세트가 끝나고, 1등은 8점입니다.",
        ),
        (
            "新しいセットでは全員が平民に戻り、カード交換はありません。",
            "새 세트가 시작되어 모두 평민으로 돌아가고, 카드 교환은 없습니다.",
        ),
    )

    def calls(self, game: Game) -> Iterable[int]:
        """Let a referee call it once, in the name of whoever has to act."""
        return () if game.owes_chance or game.mark_of(self.id) else (game.actor,)

    def called(self, game: Game, seat: int) -> None:
        """Let the running game be the last."""
        game.mark(self, LAST, seat)

    def set_of(self, number: int) -> tuple[int, int]:
        """Return the set of a game and its place in it, both from 1."""
        return (number - 1) // self.games + 1, (number - 1) % self.games + 1

    def points_for(self, number: int, players: int) -> tuple[int, ...]:
        """Return the points of each place in the game of that number."""
        given = self.points or usual_points(players)
        points = (*given, *[0] * players)[:players]
        return (points[0] + self.bonus(number), *points[1:])

    def bonus(self, number: int) -> int:
        """Return the extra points for winning the game of that number."""
        return self.last_game_bonus if self.set_of(number)[1] == self.games else 0

    def is_over(self, match: Match) -> bool:
        """Return whether the match has ended with the game that is over.

        Without a score to reach, the number of games ends it.
        """
        if match.game.mark_of(self.id) == LAST:
            return True
        if self.end == "target-score" and self.target is not None:
            return bool(max(match.points) >= self.target)
        return match.number >= self.sets * self.games or (self.mercy and self._is_decided(match))

    def _is_decided(self, match: Match) -> bool:
        """Return whether only the first can still win, or all others are disqualified."""
        out = match.disqualified
        able = [points for seat, points in enumerate(match.points) if seat not in out]
        if len(able) < 2:
            return True
        second, best = sorted(able)[-2:]
        return self.winner == "points" and best - second > self._still_to_win(match)

    def _still_to_win(self, match: Match) -> int:
        """Return how many points the second can still gain on the first."""
        later = range(match.number + 1, self.sets * self.games + 1)
        tables = (self.points_for(number, match.game.players) for number in later)
        return sum(max(table) - min(table) for table in tables)

    def winner_of(self, match: Match) -> tuple[int, ...]:
        """Return who has won: several if points are equal, but nobody who is disqualified.

        If everybody is disqualified, that makes no difference.
        """
        seats = range(match.players)
        able = [seat for seat in seats if seat not in match.disqualified] or [*seats]
        if self.winner == "final-daifugo":
            return next((seat,) for seat in match.game.ranking() if seat in able)
        best = max(match.points[seat] for seat in able)
        return tuple(seat for seat in able if match.points[seat] == best)
