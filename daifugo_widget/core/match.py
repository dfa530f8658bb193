"""A match: game after game with classes, points, seats and dealers carried on."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple

from .cards import bits
from .dealing import deal
from .errors import SpokenError
from .game import Game
from .moves import Answer, Marks, Move
from .ruleset import Ruleset
from .text import Text

NOT_OVER = Text(
    "the next game can be dealt once this one is over",
    "次のゲームを配れるのは、このゲームが終わってからです。",
    "다음 게임은 이 게임이 끝난 뒤에 나눌 수 있습니다.",
)
MATCH_OVER = Text(
    "the match is over: start another one",
    "マッチは終わりました。新しいマッチを始めてください。",
    "매치가 끝났습니다. 새 매치를 시작해 주세요.",
)


class Result(NamedTuple):
    """How one game ended: its ranking, the classes it gave and the points of each seat."""

    number: int
    set: int
    ranking: tuple[int, ...]
    classes: tuple[str, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class Match:
    """A running match, never changed: `move` and `next` return a new one.

    ``number`` is that of the game, from 1; ``results`` are the games that are over; ``seed``
    settles all that chance decides, each game from the seed and its number.
    """

    rules: Ruleset
    game: Game
    seed: int
    number: int = 1
    results: tuple[Result, ...] = ()
    chances: int = 0

    @classmethod
    def start(
        cls, rules: Ruleset | str = "standard", players: int = 4, seed: int | None = None
    ) -> Match:
        """Deal the first game of a match; without a seed one is drawn.

        Raises `RuleError` for rules that cannot be, or that so many cannot play.
        """
        rules = Ruleset.of(rules).for_players(players)
        seed = secrets.randbits(32) if seed is None else seed
        return cls(rules, deal(rules, players, Random(f"{seed}/1")), seed).settle_chance()

    # --- reading ---------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """How many play."""
        return self.game.players

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat so far."""
        return tuple(sum(r.points[seat] for r in self.results) for seat in range(self.players))

    @property
    def set_and_game(self) -> tuple[int, int]:
        """The number of the set and of the game in it; without the rule ``match`` one set."""
        rule = self.rules.get("match")
        return rule.set_of(self.number) if rule else (1, self.number)

    @property
    def over(self) -> bool:
        """Whether the last game of the match is over."""
        rule = self.rules.get("match")
        return bool(self.game.over and rule and rule.is_over(self))

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won the match, several where they are equal; nobody before it is over."""
        return self.rules["match"].winner_of(self) if self.over else ()

    # --- going on --------------------------------------------------------------------------------

    def move(self, move: Move, seat: int | None = None) -> Match:
        """Return the match after a move; raise `IllegalMove` where it is refused."""
        return self.at(self.game.move(move, seat))

    def step(self, move: Move, seat: int | None = None) -> Match:
        """Return the match after a move that is known to be legal."""
        return self.at(self.game.step(move, seat))

    def at(self, game: Game) -> Match:
        """Return the match with its game gone on; the result is noted when it is over."""
        new = replace(self, game=game)
        return new._noted() if game.over and not self.game.over else new

    def settle_chance(self) -> Match:
        """Decide by the seed whatever chance owes now."""
        match = self
        while match.game.owes_chance:
            move = match.roll()
            match = replace(match.step(move), chances=match.chances + 1)
        return match

    def roll(self) -> Answer:
        """Return what chance answers now, by the seed."""
        ask = self.game.ask
        assert ask is not None
        rng = Random(f"{self.seed}/{self.number}/{self.chances}")
        if ask.what == "cards" and ask.pool:
            cards = sorted(bits(self.game.pool_of(ask)))
            return Answer(
                sum(1 << bit for bit in rng.sample(cards, rng.randint(ask.low, ask.high)))
            )
        return rng.choice(list(self.game.answers(ask)))

    def _noted(self) -> Match:
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
        return tuple(range(2 * (self.players - 1), -1, -2))

    def next(self, rules: Ruleset | None = None) -> Match:
        """Deal the next game, by other rules if some are given; a new set starts without classes.

        Raises `ValueError` while the game is still running or when the match is over.
        """
        coming = self.coming(rules)
        game = deal(
            coming.match.rules,
            self.players,
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

    def coming(self, rules: Ruleset | None = None) -> Coming:
        """Return by what the next game is dealt; raise `ValueError` where there is none."""
        if not self.game.over:
            raise SpokenError(NOT_OVER)
        if self.over:
            raise SpokenError(MATCH_OVER)
        rules = rules or self.rules
        match = replace(self, rules=rules, number=self.number + 1, chances=0)
        new_set = match.set_and_game[1] == 1
        rng = Random(f"{self.seed}/{match.number}")
        return Coming(
            match,
            () if new_set else self.game.next_classes(),
            rules["seating"].seats_after(self, new_set, rng),
            rules["dealer"].next_dealer(self.game.ranking()),
            () if new_set else self._lasting_marks(rules),
            rng,
        )

    def _lasting_marks(self, rules: Ruleset) -> Marks:
        """Return the marks that live on into the next game of the set."""
        return tuple(mark for mark in self.game.marks if rules.lives.get(mark[0]) == "set")


class Coming(NamedTuple):
    """By what the next game is dealt: the match but for its new game, classes, seats and dealer."""

    match: Match
    classes: tuple[str, ...]
    seats: tuple[int, ...]
    dealer: int
    marks: Marks
    rng: Random
