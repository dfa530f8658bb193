"""The base game: what a joker is, alone and among other cards."""

from __future__ import annotations

from daifugo_widget.core.cards import pretty_number
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _

from ..engine.order import Order
from ..engine.rule import Rule, option, rule

LEVEL = _("Alone a joker is only as strong as the {number} here.")


@rule(
    "joker-single",
    en="Joker alone",
    ja="ジョーカー単体",
    ko="조커 단독",
    frame=True,
    stage="next",
    fame="nearly-every",
)
class JokerSingle(Rule):
    """Without other cards a joker is the strongest play of its count, even in a revolution."""

    wild_only = option(
        False, True, default=False, label=_("Alone only as strong as the strongest number")
    )

    def strength(self, order: Order, mark: None) -> Order:
        turned = order.joker == "turns" and order.reversed
        alone_on_top = self.wild_only and not turned and order.joker != "after-ten"
        return order.with_joker("as-top-number") if alone_on_top else order

    def weaker(self, order: Order, play: Play, top: Play) -> Text | None:
        if play.alone == top.alone or order.level(play) != order.level(top):
            return None
        return LEVEL.fill(number=pretty_number(top.rank if play.alone else play.rank))

    note = _(
        "At some tables a joker alone is only level with the strongest number, so it cannot be put "
        "on a 2, or on a 3 while the order is reversed. If the spade-3 return is played, that one "
        "card beats a lone joker. If a revolution turns the joker too, it is then the weakest."
    )
    worded = {
        "wild_only=true": _(
            "Without other cards a joker is as strong as the strongest number of the moment."
        )
    }
    example = """
        hands  2c5c / X6d / 7h8h
        a 2c          # No number is stronger than a 2 ...
        b X           # ... but a joker is.
        = top X, legal -
        c -  a -
        = leads b     # Nothing beats a joker: b leads the next trick.
    """


@rule(
    "joker-wild",
    en="Joker as a wild card",
    ja="オールマイティ",
    ko="조커 대용",
    frame=True,
    fame="nearly-every",
)
class JokerWild(Rule):
    """With other cards a joker takes their number in a group, or a missing place in stairs."""

    gives_effects = option(False, True, default=True, label=_("It has the effects of its number"))
    suit = option(
        default="none",
        label=_("Its suit in a group"),
        words={
            "none": _("no suit"),
            "choose4": _("a chosen suit"),
            "choose5": _("a chosen suit, or none"),
            "auto": _("the program picks it"),
        },
    )
    choose_number = option(True, False, default=True, label=_("The player says which number it is"))
    per_stairs = option(
        type="int", min=0, max=2, default=1, label=_("Jokers in one stairs at most")
    )
    above_two = option(False, True, default=False, label=_("In stairs it may stand above the 2"))

    note = _(
        "Tables differ on whether a joker that stands for an 8 cuts, and one that stands for a 7 "
        "passes cards on. Many allow only one joker in stairs. In the computer championship it "
        "takes a suit of the player's choice and may stand above the 2. If the player does not say "
        "which number it is, it is the strongest that fits."
    )
    example = """
        rules  base, deck(jokers=2), stairs
        hands  7cX3c / 8d8h4sX6s3d / 9c9dJh
        a 7cX         # The joker is a 7: this is a pair of 7s.
        b 8d8h  c -  a -
        b 4sX=5s6s    # In stairs it takes the missing place: 4, 5, 6 of spades.
        = top 4sX=5s6s, turn c
    """
