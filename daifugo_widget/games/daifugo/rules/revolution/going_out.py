"""Revolutions whose player goes out at once."""

from __future__ import annotations

from daifugo_widget.core.cards import ACE, TWO
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.game import Game
from ...engine.rule import Rule, option, rule
from ...engine.rule_set import RuleSet
from .kinds import Revolution
from .orders import TURNS, Turned, came_about, restore


@rule(
    "great-revolution",
    en="Great revolution",
    ja="大革命",
    ko="대혁명",
    stage="strength",
    needs=("revolution",),
    helpers=("works",),
    fame="some",
    tastes=("politics",),
)
class GreatRevolution(Rule):
    """Four 2s without a joker make a revolution, and their player goes out at once."""

    cards = option(
        default="four-twos",
        label=_("Cards"),
        words={
            "four-twos": _("four 2s"),
            "with-three-aces": _("four 2s, or a revolution with three As"),
        },
    )
    leader_only = option(True, False, default=True, label=_("Only for the leader"))

    def is_revolution(self, rules: RuleSet, play: Play) -> bool:
        if play.kind != "group" or play.size < 4:
            return False
        if play.rank == TWO:
            return play.size == 4 and not play.jokers
        aces = self.cards == "with-three-aces" and play.count(ACE, jokers=False) >= 3
        return aces and rules[Revolution].is_revolution(rules, play)

    def works(self, game: Game, play: Play) -> bool:
        """Return whether a play is a great revolution as things are.

        A gathered one is if the cards that were added last are one by themselves.
        """
        top = game.trick[-1]
        leads = len(game.trick) == 1 and not top.parts
        if game.silent or (self.leader_only and not leads):
            return False
        alone = top.parts[-1].play if top.parts and play == top.play else play
        return game.rules.revolution_of(alone) is self

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        return rules.revolution_of(play) is self

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        if self.works(game, play) and came_about(game):
            game.win(seat, self)

    note = _(
        "It cannot be declined, whatever is left in the hand, and it is never a foul. On a play of "
        "somebody else four 2s are an ordinary revolution, unless the table lets everybody do it. "
        "If the order is fixed, four 2s are just four cards."
    )
    lore = _(
        "Three rules are called *dai-kakumei*, depending on whom you ask: this one, a "
        "revolution of five that only five can answer, and the low who overthrow the high. At "
        "some tables a revolution that contains three aces does the same as four 2s."
    )
    worded = {
        "cards=with-three-aces": _(
            "Four 2s without a joker, or a revolution with three As: its player goes out at once."
        )
    }
    example = """
        hands  2c2d2h2s3c4d / 9c9dJhTc / 6c6d7h
        a 2c2d2h2s    # Four 2s led: a revolution, and a goes out with two cards left.
        = out a, mark revolution, turn b
    """


@rule(
    "taepodong",
    en="Missile (taepodong)",
    ja="テポドン",
    ko="테포돈",
    life="game",
    mark_pattern="",
    fame="some",
    tastes=("chaos",),
)
class Taepodong(Turned):
    """Four of a number with two jokers make a revolution, and their player goes out at once."""

    def is_revolution(self, rules: RuleSet, play: Play) -> bool:
        return play.kind == "group" and play.size == 6 and play.jokers == 2

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        return self.is_revolution(rules, play)

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        own = "revolution" not in game.rules and game.rules.revolution_of(play) is self
        if own and not restore(game, self, seat):
            game.flip(self, seat)
        game.win(seat, self)

    note = _(
        "It is never a foul, whatever is left in the hand. The revolution comes even if four of a "
        "number make none, but not once the order is fixed; going out does not depend on it."
    )
    lore = _(
        "The name is that of a rocket. The others find the order turned round even at tables "
        "that play without revolutions."
    )
    says = TURNS
    example = """
        rules  base, deck(jokers=2), taepodong
        hands  5c5d5h5sXX4c / 9c9d / Kc3h
        a 5c5d5h5sXX    # All six at once: a is out, and the order turns round.
        = out a, order 2AKQJT9876543, turn b
    """
