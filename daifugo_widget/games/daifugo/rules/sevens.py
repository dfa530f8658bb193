"""Seven pass, ten discard and lucky seven."""

from __future__ import annotations

from daifugo_widget.core.cards import SEVEN
from daifugo_widget.core.game.moves import Answer, Ask
from daifugo_widget.core.game.plays import Play, apart
from daifugo_widget.core.words.translations import _, pgettext

from ..engine.change import Change
from ..engine.rule import Rule, option, rule
from ..engine.rule_set import RuleSet
from .effects.common import Giving
from .numbers import ByNumber, carries, stairs_option


@rule(
    "seven-pass",
    en="Seven pass",
    ja="7渡し",
    ko="7 넘기",
    clashes={"number=T": ("ten-discard",)},
    fame="many",
    tastes=("children",),
)
class SevenPass(Giving):
    """As many cards as 7s were played, or fewer, are given to the next player still in."""

    number = option("7", "5", "T", default="7", label=_("Number"))
    to = option(
        default="next",
        label=_("Given to"),
        words={"next": _("the next player"), "anyone": _("a chosen player")},
    )
    exact = option(False, True, default=False, label=_("Exactly as many cards"))
    in_stairs = stairs_option(False)

    note = _(
        "A joker that stands for the number counts if jokers have effects. Giving away the last "
        "card is a clean finish. Some tables ask for exactly as many cards, let the giver choose "
        "who gets them, or have it happen in stairs too."
    )
    says = {
        "ask": pgettext("seven pass", "Give {to} up to {high} of your cards."),
        "ask-one": pgettext("seven pass", "Give {to} a card, or none."),
        "ask-exact-one": pgettext("seven pass", "Give {to} one of your cards."),
        "ask-exact": pgettext("seven pass", "Give {to} {high} of your cards."),
        "ask-seat": pgettext("seven pass", "Who gets the cards?"),
    }
    worded = {
        "to=anyone,exact=true": _("As many cards as 7s were played are given to a chosen player."),
        "to=anyone": _("As many cards as 7s were played, or fewer, are given to a chosen player."),
        "exact=true": _("As many cards as 7s were played are given to the next player still in."),
    }
    example = """
        hands  7c7d3c4c / 9c9d / TsJs
        a 7c7d
        = asks a seven-pass    # Two 7s: up to two cards may go to b.
        a > 3c                 # a gives one card away.
        = hand b 3c9c9d, turn b
    """


@rule(
    "ten-discard",
    en="Ten discard",
    ja="10捨て",
    ko="10 버리기",
    aka=("7 버리기", "Q 버리기", "Q 폭탄"),
    clashes={"number=7": ("seven-pass", "seven-attach"), "number=Q": ("queen-bomber",)},
    fame="many",
    tastes=("children", "two"),
)
class TenDiscard(ByNumber):
    """Up to as many cards as 10s were played may be discarded from the hand."""

    number = option("T", "7", "Q", default="T", label=_("Number"))
    in_stairs = stairs_option(False)

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        game.owe(Ask(self.id, seat, "cards", 0, self._count(game, play)))

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        if answer.value:
            game.discard(self, ask.seat, answer.value)

    note = _(
        "What is discarded has no effect, and discarding the last card is a clean finish. "
        "At some tables it happens in stairs too."
    )
    says = {
        "button": _("Discard {cards}"),
        "ask": _("Discard up to {high} of your cards."),
        "ask-one": _("Discard a card, or none."),
    }
    example = """
        hands  TcTd3c4cKs / JcJdAh / 5s6s
        a TcTd
        = asks a ten-discard    # Two 10s: up to two cards may be discarded.
        a > 3c4c                # a gets rid of the two weakest.
        = hand a Ks, discards 3c4c, turn b
    """


@rule(
    "lucky-seven",
    en="Lucky seven",
    ja="ラッキーセブン",
    ko="럭키 세븐",
    fame="some",
    tastes=("children",),
)
class LuckySeven(Rule):
    """Three 7s win: their player goes out at once, and nobody can play on them."""

    when = option(
        default="at-once",
        label=_("Their player goes out"),
        words={"at-once": _("at once"), "unanswered": _("if the trick flows with them on top")},
    )

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        return self.when == "at-once" and carries(rules, play, SEVEN, 3)

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        game.close(self, seat)
        self._win(game, seat)

    def on_flow(self, game: Change) -> None:
        if self.when == "unanswered" and game.flowed and not game.silent:
            last = apart(game.flowed)[-1]
            if carries(game.rules, last.play, SEVEN, 3):
                self._win(game, last.seat)

    def _win(self, game: Change, seat: int) -> None:
        if game.is_live(seat):
            game.win(seat, self)

    note = _(
        "Whatever is left in the hand is laid down, and the game goes on for the others. "
        "At some tables the others may play on the 7s, and they win only if nobody does. "
        "If 7s pass cards on or lay them down, that comes first."
    )
    lore = _(
        "Three 7s on a slot machine: you win. Where three 7s make a revolution as well, the "
        "revolution comes first."
    )
    says = {"finish": _("Three 7s win.")}
    worded = {
        "when=unanswered": _(
            "Three 7s win if nobody plays on them: their player goes out when the trick flows."
        )
    }
    example = """
        hands  7c7d7h3c4c / 9c9d9h / 5s6s
        a 7c7d7h      # Three 7s: a is out, whatever is left in the hand.
        = out a
        ! b 9c9d9h  lucky-seven
        b -  c -
        = leads b
    """
