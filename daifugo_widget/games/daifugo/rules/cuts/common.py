"""What cuts have in common: a play that makes the trick flow."""

from __future__ import annotations

from daifugo_widget.core.cards import JOKERS, NUMBER
from daifugo_widget.core.game.plays import Play

from ...engine.change import Change
from ...engine.game import Game
from ...engine.rule import Rule
from ..numbers import ByNumber


def groups_of(game: Game, seat: int, number: int, size: int, jokers: bool) -> list[Play]:
    """Return the groups of a number and size that a hand can make, with its jokers or without."""
    held = game.playable_cards(seat) & (NUMBER[number] | (JOKERS if jokers else 0))
    return game.rules.forms.of_number(held, number, size)


class Cut(Rule):
    """Certain plays make the trick flow."""

    stage = "flow"

    def cuts(self, game: Game, play: Play) -> bool:
        """Return whether a play cuts here and now."""
        return self.concerns(game.rules, play)

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        game.cut(self, seat)


class CutByNumber(Cut, ByNumber):
    """A play with a certain number makes the trick flow."""
