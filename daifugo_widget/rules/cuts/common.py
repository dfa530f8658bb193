"""What cuts have in common: a play that makes the trick flow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.cards import JOKERS, NUMBER, RANKS
from ...core.plays import Play
from ...daifugo.rule import Rule

if TYPE_CHECKING:
    from ...daifugo.game import Game
    from ...daifugo.ruleset import Ruleset


def groups_of(game: Game, seat: int, number: int, size: int, jokers: bool) -> list[Play]:
    """Return the groups of a number and size that a hand can make, with its jokers or without."""
    held = game.playable_cards(seat) & (NUMBER[number] | (JOKERS if jokers else 0))
    return game.rules.forms.of_number(held, number, size)


class Cut(Rule):
    """Certain plays make the trick flow."""

    def cuts(self, game: Game, play: Play) -> bool:
        """Tell whether a play cuts here and now."""
        return self.concerns(game.rules, play)

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Make the trick flow."""
        game.cut(self, seat)


class CutByNumber(Cut):
    """A play with a certain number makes the trick flow."""

    number: str

    def _in_stairs(self, rules: Ruleset) -> bool:
        return False

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on plays that contain the number."""
        known = play.kind == "group" or self._in_stairs(rules)
        return known and rules.count(play, RANKS.index(self.number)) > 0
