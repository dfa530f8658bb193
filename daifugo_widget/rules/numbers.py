"""What effects of one number have in common: when they concern a play, and how often."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.cards import RANKS
from ..core.plays import Play
from ..core.rule import Rule

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.ruleset import Ruleset


def carries(rules: Ruleset, play: Play, number: int, count: int) -> bool:
    """Tell whether a single or a group has exactly so many cards of a number."""
    carried = play.count(number, rules["joker-wild"].gives_effects)
    return play.kind == "group" and carried == count


def three_of(rules: Ruleset, play: Play, number: int) -> bool:
    """Tell whether a play is three cards of a number, jokers counted where they have effects."""
    return play.size == 3 and carries(rules, play, number, 3)


class ByNumber(Rule):
    """Something happens when a certain number is played: alone or in a group, unless it says so."""

    number: str
    in_stairs: bool = False

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on plays that contain the number."""
        count = play.count(RANKS.index(self.number), rules["joker-wild"].gives_effects)
        return count > 0 and (play.kind == "group" or self.in_stairs)

    def _count(self, game: Game, play: Play) -> int:
        """Return how many cards of a play carry the effect."""
        return game.count(play, RANKS.index(self.number))
