"""What cuts have in common: a number whose play makes the trick flow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.cards import RANKS
from ..core.plays import Play
from ..core.rule import Rule

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.ruleset import Ruleset


class CutByNumber(Rule):
    """A play with a certain number makes the trick flow."""

    number: str
    in_stairs: bool

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on plays that contain the number."""
        number = play.count(RANKS.index(self.number), rules["joker-wild"].gives_effects)
        return number > 0 and (play.kind == "group" or self.in_stairs)

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Make the trick flow."""
        game.cut(self, seat)
