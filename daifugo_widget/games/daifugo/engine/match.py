"""A match: game after game, with classes, points, seats and dealers carried over."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple, Self

from daifugo_widget.core.game.card_match import MATCH_OVER, NOT_OVER, CardMatch
from daifugo_widget.core.game.moves import Marks
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.words.arguments import whole
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.core.words.translations import _

from .dealing import deal
from .game import Game
from .rule_set import RuleSet

NOBODY_JOINS = _("nobody can join this match: switch on the rule joining for that")


class Result(NamedTuple):
    """How one game ended: its ranking, the classes it gave and the points of each seat."""

    number: int
    set: int
    ranking: tuple[int, ...]
    classes: tuple[str, ...]
    points: tuple[int, ...]

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat, 1 the best."""
        return tuple(self.ranking.index(seat) + 1 for seat in range(len(self.ranking)))

    def points_of(self, seat: int) -> int:
        """Return the points of a seat, 0 if it joined later."""
        return self.points[seat] if seat < len(self.points) else 0


@dataclass(frozen=True)
class Match(CardMatch):
    """A running match of Daifugo, which carries classes, seats and dealers from game to game.

    >>> match = Match.start("standard", players=3, seed=1)
    >>> while not match.game.over:
    ...     match = match.step(match.game.moves()[0]).settle_chance()
    >>> match.game.ranking(), match.next().classes
    ((1, 0, 2), ('heimin', 'daifugo', 'daihinmin'))
    """

    rules: RuleSet
    game: Game
    results: tuple[Result, ...] = ()

    @classmethod
    def start(
        cls, rules: RuleSet | str = "standard", players: int | None = None, seed: int | None = None
    ) -> Self:
        """Deal the first game of a match, usually to four players; without a seed one is drawn.

        Raises `RuleError` for rules that are invalid, or that this number of players cannot play.
        """
        chosen = RuleSet.of(rules)
        rules = chosen.for_players(players := chosen.player_count(players))
        seed = secrets.randbits(32) if seed is None else whole("seed", seed)
        return cls(rules, deal(rules, players, Random(f"{seed}/1")), seed).settle_chance()

    # --- reading ---------------------------------------------------------------------------------

    @property
    def classes(self) -> tuple[str, ...]:
        """The class of each seat in the running game; all are heimin in the first game of a set."""
        return self.game.classes or ("heimin",) * self.players

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat so far; a disqualified seat has none."""
        barred = self.disqualified_seats
        return tuple(
            0 if seat in barred else sum(r.points_of(seat) for r in self.results)
            for seat in range(self.players)
        )

    @property
    def disqualified_seats(self) -> set[int]:
        """The seats that a referee has disqualified."""
        fouls = self.rules.get("fouls")
        return fouls.disqualified_seats(self.game.mark_of("fouls")) if fouls else set()

    @property
    def set_and_game(self) -> tuple[int, int]:
        """The number of the set, and of the game in it; without the rule ``match``, one set."""
        rule = self.rules.get("match")
        return rule.set_of(self.number) if rule else (1, self.number)

    @property
    def over(self) -> bool:
        rule = self.rules.get("match")
        return bool(self.game.over and rule and rule.is_over(self))

    @property
    def winners(self) -> tuple[int, ...]:
        return self.rules["match"].winner_of(self) if self.over else ()

    # --- going on --------------------------------------------------------------------------------

    def _with_result(self) -> Match:
        ranking = self.game.ranking()
        table = self._points_table()
        points = tuple(table[ranking.index(seat)] for seat in range(self.players))
        result = Result(
            self.number, self.set_and_game[0], ranking, self.game.next_classes(), points
        )
        return replace(self, results=(*self.results, result))

    def _points_table(self) -> tuple[int, ...]:
        rule = self.rules.get("match")
        if rule:
            return tuple(rule.points_for(self.number, self.players))
        return usual_points(self.players)

    def next(self, rules: RuleSet | str | None = None) -> Match:
        """Deal the next game, by other rules if some are given; a new set starts without classes.

        Raises `RuleError` for invalid rules, `ValueError` while the game is still running or when
        the match is over.
        """
        return self._deal(self.coming(rules))

    def join(self, wins: Iterable[bool] | None = None, rules: RuleSet | str | None = None) -> Match:
        """Deal the next game with one more player, by the rule ``joining``.

        ``wins`` says whom the newcomer beats, the lowest player first; if left out, it is drawn.
        Raises `ValueError` if nobody can join now.
        """
        wins = self.newcomer_wins() if wins is None else wins
        return self._deal(self.coming(rules, tuple(wins)))

    def newcomer_wins(self) -> tuple[bool, ...]:
        """Draw by the seed whom a newcomer would beat, the lowest player first."""
        rng = Random(f"{self.seed}/{self.number + 1}/joining")
        return tuple(rng.random() < 0.5 for _ in range(self.players))

    def _deal(self, coming: Coming) -> Match:
        game = deal(
            coming.match.rules,
            len(coming.seats),
            coming.rng,
            classes=coming.classes,
            seats=coming.seats,
            dealer=coming.dealer,
            previous=self.game.blind,
            removed=self.game.removed,
            marks=coming.marks,
            number=coming.match.number,
        )
        return replace(coming.match, game=game).settle_chance()

    def coming(
        self, rules: RuleSet | str | None = None, joins: tuple[bool, ...] | None = None
    ) -> Coming:
        """Return what the next game is dealt from.

        ``joins`` says whom a newcomer has beaten. Raises `ValueError` if there is no next game.
        """
        if not self.game.over:
            raise SpokenError(NOT_OVER)
        if self.over:
            raise SpokenError(MATCH_OVER)
        chosen = self.rules if rules is None else RuleSet.of(rules)
        match = replace(
            self, rules=chosen.for_players(self.players), number=self.number + 1, chances=0
        )
        new_set = match.set_and_game[1] == 1
        rng = Random(f"{self.seed}/{match.number}")
        ranking = self.game.ranking()
        marks = match.rules.kept_marks(self.game.marks, new_set)
        if joins is not None:
            match, ranking = self._with_newcomer(match, joins)
        table = match.rules.frame.classes.table_for(len(ranking))
        classes = () if new_set else tuple(table[ranking.index(s)] for s in range(len(ranking)))
        if joins is not None:
            marks = match.rules.joined_marks(marks, ranking, classes)
        return Coming(
            match,
            classes,
            match.rules.frame.seating.seats_after(match, ranking, new_set, rng),
            match.rules.frame.dealer.next_dealer(ranking),
            marks,
            rng,
        )

    def _with_newcomer(self, match: Match, wins: tuple[bool, ...]) -> tuple[Match, tuple[int, ...]]:
        """Return the match with the rules for one more player, and the ranking with a newcomer."""
        rules = match.rules
        joining = rules.first_at("enters")
        if joining is None:
            raise RuleError(NOBODY_JOINS, "joining")
        rules.check_players(self.players + 1)
        match = replace(match, rules=rules.for_players(self.players + 1))
        return match, joining.enters(self.game.ranking(), wins)


class Coming(NamedTuple):
    """What the next game is dealt from; ``match`` still holds the game before it."""

    match: Match
    classes: tuple[str, ...]
    seats: tuple[int, ...]
    dealer: int
    marks: Marks
    rng: Random


def usual_points(players: int) -> tuple[int, ...]:
    """Return the points of each place: 2 * (players - 1) down to 0."""
    return tuple(range(2 * (players - 1), -1, -2))
