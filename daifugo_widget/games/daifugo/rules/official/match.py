"""The official match, and its score card."""

from __future__ import annotations

from collections.abc import Iterable

from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.game import Game
from ...engine.match import Match, usual_points
from ...engine.rule import Rule, option, rule
from ..deal import BY_PLAYERS

LAST = "last"
"""The value of the mark once a referee has ended the match with the running game."""


@rule(
    "match",
    en="Match",
    ja="マッチ・セット・ゲーム",
    ko="매치·세트·게임",
    stage="next",
    life="match",
    mark_pattern="last",
    referee=True,
    helpers=("bonus", "points_for", "is_over", "set_of", "winner_of"),
    fame="some",
)
class MatchRule(Rule):
    """A match is a few sets of games; places give points, and each set begins afresh."""

    sets = option(type="int", min=1, max=99, default=3, label=_("Sets"))
    games = option(type="int", min=1, max=99, default=4, label=_("Games in a set"))
    points = option(type="ints", label=_("Points from first to last"), words=BY_PLAYERS)
    last_game_bonus = option(
        type="int", min=0, max=99, default=2, label=_("Bonus for winning a set's last game")
    )
    end = option(
        default="games",
        label=_("It ends"),
        words={"games": _("after the last game"), "target-score": _("when a score is reached")},
    )
    target = option(
        type="int",
        min=1,
        max=9999,
        label=_("Score to reach; without one the games count"),
        words={None: _("none")},
    )
    mercy = option(False, True, default=False, label=_("Stop when the first cannot be caught"))
    winner = option(
        default="points",
        label=_("The winner has"),
        words={"points": _("the most points"), "final-daifugo": _("the top class at the end")},
    )

    def calls(self, game: Game) -> Iterable[int]:
        return () if game.owes_chance or game.mark_of(self.id) else (game.actor,)

    def on_call(self, game: Change, seat: int) -> None:
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
        out = match.disqualified_seats
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
        able = [seat for seat in seats if seat not in match.disqualified_seats] or [*seats]
        if self.winner == "final-daifugo":
            return next((seat,) for seat in match.game.ranking() if seat in able)
        best = max(match.points[seat] for seat in able)
        return tuple(seat for seat in able if match.points[seat] == best)

    note = _(
        "Officially four play three sets of four games for 6, 4, 2 and 0 points; the winner of "
        "the last game of a set gets 8. The first game of each set has no exchange. A referee may "
        "end a match that takes too long: the running game is then the last. Some tables keep no "
        "score: the daifugo at the end has won."
    )
    says = {
        "mark": _("The referee ends the match with this game."),
        "value-last": _("the last game"),
    }
    worded = {
        "winner=final-daifugo": _(
            "In a match each set begins afresh, and the daifugo at the end has won."
        )
    }
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


@rule("scorecard", en="Score card", ja="スコアカード", ko="점수표", stage="next", fame="some")
class ScoreCard(Rule):
    """The points and classes of every game are kept on one card, with totals of set and match."""

    note = _(
        "The card changes nothing in the game. "
        "Officially the players sign it at the end of each set."
    )
