"""A match of Duel: two deals, so that each player leads first once."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple, Self

from daifugo_widget.core.game.card_match import MATCH_OVER, NOT_OVER, CardMatch
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.rules.rule_set import rules_of
from daifugo_widget.core.words.arguments import require_type
from daifugo_widget.core.words.text import SpokenError, Text

from .game import Duel, deal
from .rules import PLAYER_COUNT, DuelRuleSet

DEALS = 2
OF_DUEL = Text(
    "the rules of a DuelMatch begin with duel, not {value}",
    "`DuelMatch` のルールは duel で始めてください（{value} は使えません）。",
    "`DuelMatch`의 규칙은 duel로 시작해 주세요({value}: 쓸 수 없음).",
)


class DuelResult(NamedTuple):
    """How a deal ended: the points of each seat, which are its tricks."""

    number: int
    points: tuple[int, ...]
    classes: tuple[str, ...] = ()

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat, 1 the best; equal seats share one."""
        return tuple(1 + sum(more > own for more in self.points) for own in self.points)


@dataclass(frozen=True)
class DuelMatch(CardMatch):
    """A running match; a point is a trick."""

    rules: DuelRuleSet
    game: Duel
    results: tuple[DuelResult, ...] = ()

    @classmethod
    def start(
        cls, rules: DuelRuleSet | str, players: int | None = None, seed: int | None = None
    ) -> Self:
        chosen: DuelRuleSet = require_type(rules_of(rules), DuelRuleSet, OF_DUEL, RuleError)
        seed = secrets.randbits(32) if seed is None else seed
        return cls(chosen, deal(chosen, chosen.player_count(players), Random(f"{seed}/1")), seed)

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(
            sum(result.points[seat] for result in self.results) for seat in range(PLAYER_COUNT)
        )

    @property
    def over(self) -> bool:
        return len(self.results) >= DEALS

    @property
    def winners(self) -> tuple[int, ...]:
        best = max(self.points)
        return tuple(
            seat for seat in range(PLAYER_COUNT) if self.over and self.points[seat] == best
        )

    def _with_result(self) -> Self:
        result = DuelResult(self.number, self.game.taken)
        return replace(self, results=(*self.results, result))

    def next(self, rules: DuelRuleSet | str | None = None) -> Self:
        if self.over or not self.game.over:
            raise SpokenError(MATCH_OVER if self.over else NOT_OVER)
        chosen: DuelRuleSet = require_type(
            rules_of(rules or self.rules), DuelRuleSet, OF_DUEL, RuleError
        )
        number = self.number + 1
        game = deal(chosen, PLAYER_COUNT, Random(f"{self.seed}/{number}"), dealer_of(number))
        return replace(self, rules=chosen, game=game, number=number, chances=0)


def dealer_of(number: int) -> int:
    """Return who deals game ``number`` of a match: b the first, a the second."""
    return number % PLAYER_COUNT
