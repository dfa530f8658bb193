"""Revolutions after which the order of strength stays as it is, and the omen, the last one."""

from __future__ import annotations

from daifugo_widget.core.cards import JOKERS, NUMBER, SIX, THREE
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.order import Order
from ...engine.rule import Rule, option, rule
from ...engine.rule_set import RuleSet
from ...engine.state import State
from ..numbers import carries
from .orders import came_about, restore

SAYS = {"mark": _("From now on no revolution changes the order of strength.")}


class FinalRevolution(Rule):
    """A revolution of a certain size is the last of the game."""

    stage = "strength"
    life = "game"
    mark_pattern = ""

    in_revolution = "concludes"
    cards: int

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        return rules.revolves(play)

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        if came_about(game) and self._is_final(game, play):
            game.mark(self, seat=seat)

    def _is_final(self, game: State, play: Play) -> bool:
        """Return whether a play is final, counting only the cards that it consists of."""
        return play.size >= self.cards

    def seals(self, game: State, play: Play) -> bool:
        return game.mark_of(self.id) is not None


@rule(
    "super-revolution",
    en="Super revolution",
    ja="超革命（大革命・S3）",
    ko="초혁명",
    aka=("大革命",),
    needs=("revolution",),
    fame="some",
    tastes=("politics",),
)
class SuperRevolution(FinalRevolution):
    """After a revolution of five or more cards the order stays, but for an 11 back."""

    cards = 5

    mode = option(
        default="final",
        label=_("What can undo it"),
        words={"final": _("nothing"), "five-answers": _("five or more of one number")},
    )

    def _is_final(self, game: State, play: Play) -> bool:
        return super()._is_final(game, play) and (self.mode == "final" or play.kind == "group")

    def seals(self, game: State, play: Play) -> bool:
        answered = self.mode == "five-answers" and self._is_final(game, play)
        return super().seals(game, play) and not answered

    note = _(
        "If stairs make revolutions, stairs of five do it too. Cards that would change the order "
        "afterwards may still be played, but do not change it, and what comes with a change is off "
        "as well: going out by a great revolution, the silence of an omen. At some tables five or "
        "more of one number can answer it; there stairs do not begin it."
    )
    lore = _(
        "One old description calls the kind that five cards can answer the “great revolution”, "
        "which is the name of quite another rule: ask what is meant."
    )
    says = {"mark": _("From now on no ordinary revolution changes the order of strength.")}
    worded = {
        "mode=five-answers": _(
            "After a revolution of five or more of one number only five or more, or an 11 "
            "back, can turn it."
        )
    }
    example = """
        hands  5c5d5h5sX7c9h / KcKd / 4c4d4h4s6c
        a 5c5d5h5sX    # A revolution of five cards: the order is fixed.
        = mark super-revolution
        b -  c -  a 7c  b -
        c 6c  a -  b -
        c 4c4d4h4s     # So these four 4s are no revolution any more.
        = out c, order 2AKQJT9876543
    """


@rule(
    "nuclear-bomb", en="Nuclear bomb", ja="核爆弾", ko="핵폭탄", needs=("revolution",), fame="some"
)
class NuclearBomb(FinalRevolution):
    """After a revolution of six or more cards the order stays, but for an 11 back."""

    cards = 6

    note = _(
        "Six of one number take two jokers or more than one deck. "
        "Stairs and the like of six or more do it too if they make revolutions."
    )
    lore = _(
        "No source explains the name. Our guess is a play on words: *kaku* begins both nuclear "
        "bomb and revolution, *kakumei*."
    )
    says = SAYS
    example = """
        rules  base, deck(jokers=2), revolution, nuclear-bomb
        hands  5c5d5h5sXX7c9h / KcKd / 4c4d4h4s6c
        a 5c5d5h5sXX    # A revolution of six cards: the order is fixed.
        = mark nuclear-bomb
        b -  c -  a 7c  b -
        c 6c  a -  b -
        c 4c4d4h4s      # So these four 4s are no revolution any more.
        = out c, order 2AKQJT9876543
    """


@rule(
    "permanent-revolution",
    en="Permanent revolution",
    ja="永久革命",
    ko="영구 혁명",
    needs=("revolution",),
    fame="once",
    tastes=("politics",),
)
class PermanentRevolution(FinalRevolution):
    """A revolution made by the very first play of a game cannot be undone in it."""

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        """Fix the order if this play lies alone; one that has joined another is not the first."""
        if not game.trick[-1].parts:
            super().after_play(game, seat, play)

    def _is_final(self, game: State, play: Play) -> bool:
        return not game.flows and len(game.trick) == 1

    note = _("An 11 back still turns the order for its trick.")
    lore = _(
        "The name comes from politics. Everybody still has all their cards then, and the whole "
        "game to get used to the new order."
    )
    says = SAYS
    example = """
        hands  5c5d5h5s7c / 9c9dJhTc / 4c4d4h4s6c
        a 5c5d5h5s    # The first play of the game is a revolution: it stays.
        = mark permanent-revolution
        b -
        c 4c4d4h4s    # Four more may be played, but they undo nothing.
        = order 2AKQJT9876543
    """


TURNED = "turned"
"""The value of the mark if no other rule has a mark for the revolution."""


@rule(
    "omen",
    en="Omen",
    ja="オーメン",
    ko="오멘",
    stage="strength",
    life="game",
    mark_pattern="(turned)?",
    silences=True,
    in_revolution="concludes",
    fame="some",
    tastes=("chaos",),
)
class Omen(Rule):
    """Three 6s make a last revolution, and from then on no card has an effect in this game."""

    foul_finish_kept = option(
        default="none",
        label=_("Forbidden as the last play after it"),
        words={"none": _("nothing"), "joker-and-3": _("jokers and 3s alone")},
    )

    def is_revolution(self, rules: RuleSet, play: Play) -> bool:
        return carries(rules, play, SIX, 3)

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        return rules.revolution_of(play) is self

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        if "revolution" not in game.rules:
            game.mark(self, True if restore(game, self, seat) else TURNED, seat)
        elif came_about(game):
            game.mark(self, seat=seat)

    def seals(self, game: State, play: Play) -> bool:
        return game.mark_of(self.id) is not None

    def strength(self, order: Order, mark: bool | str | None) -> Order:
        return order.opposite() if mark == TURNED else order

    def fouls_kept(self, order: Order) -> int:
        """Return the jokers and 3s if they stay forbidden as the last play."""
        return JOKERS | NUMBER[THREE] if self.foul_finish_kept == "joker-and-3" else 0

    note = _(
        "In a revolution it brings the usual order back, and this stays. "
        "Only effects of cards are off: stairs and other ways of playing remain, suits may "
        "still be bound, and a fall from the capital still happens. "
        "At some tables going out with a joker or a 3 remains a foul if it was one."
    )
    lore = _(
        "Three 6s are 666, the number of the beast, and *The Omen* is a film about it. It suits "
        "a plain hand: no cut, skip or gift comes in its way any more."
    )
    says = {"mark": _("From the next play on no card has an effect.")}
    example = """
        rules  base, omen, eight-cut
        hands  6c6d6h4s9c / 8c8d / KcAd2s
        a 6c6d6h    # Three 6s: the order turns round, for good.
        = mark omen, order 2AKQJT9876543
        b -  c -  a 9c
        b 8c        # The 8 has lost its effect: it does not cut.
        = top 8c, turn c
    """
