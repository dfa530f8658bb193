"""What effects of one number have in common: when they concern a play, and how often."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.cards import RANKS
from ..core.plays import Play
from ..daifugo.rule import Rule

if TYPE_CHECKING:
    from ..daifugo.game import Game
    from ..daifugo.ruleset import Ruleset


def carries(rules: Ruleset, play: Play, number: int, count: int) -> bool:
    """Tell whether exactly ``count`` cards of a single or a group carry a number's effect."""
    return play.kind == "group" and rules.count(play, number) == count


class ByNumber(Rule):
    """Something happens when a certain number is played: alone or in a group, unless it says so."""

    number: str
    exactly: int = 0
    """How many cards of the number it takes, 0 for any."""
    in_stairs: bool = False

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on plays that contain the number, or just as many cards of it as it takes."""
        count = rules.count(play, RANKS.index(self.number))
        enough = count == self.exactly if self.exactly else count > 0
        return enough and (play.kind == "group" or self._in_stairs(rules))

    def _in_stairs(self, rules: Ruleset) -> bool:
        """Tell whether it happens in stairs too."""
        return self.in_stairs

    def _count(self, game: Game, play: Play) -> int:
        """Return how many cards of a play carry the effect."""
        return game.count(play, RANKS.index(self.number))
