"""Backs: cards that turn the order of strength round for a while."""

from __future__ import annotations

from daifugo_widget.core.cards import JACK, RANKS
from daifugo_widget.core.game.moves import Answer, Ask
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.translations import _

from ..engine.change import Change
from ..engine.game import Game
from ..engine.rule import option, rule
from ..engine.rule_set import RuleSet
from .numbers import ByNumber, InStairs, stairs_option
from .revolution.orders import Turned, choice_option

BACKS = ("eleven-back", "strong-eleven-back")
"""The rules whose marks a 6 takes away."""


@rule(
    "eleven-back",
    en="Eleven back (J back)",
    ja="イレブンバック（11バック・Jバック）",
    ko="11 백",
    aka=(
        "J back",
        "jack back",
        "small revolution",
        "ジャックリターン",
        "小革命",
        "シックスアップ",
        "セブンアップ",
        "6アップ",
        "7アップ",
        "일레븐 백",
        "J 백",
        "J 리턴",
        "J 턴",
        "백 잭",
        "소혁명",
        "임시 혁명",
        "일레븐 잭",
        "잭 다운",
        "잭 리버스",
    ),
    stage="strength",
    mark_pattern="",
    helpers=("number_now", "turns"),
    fame="many",
    tastes=("children", "two"),
)
class ElevenBack(InStairs, Turned):
    """A J turns the order round until the trick flows; in a revolution it turns it back."""

    choice = choice_option()
    again = option(
        default="toggles",
        label=_("A further one in the trick"),
        words={"toggles": _("turns the order again"), "first-only": _("changes nothing")},
    )
    in_stairs = stairs_option(True)
    reversed_number = option("J", "6", "7", default="J", label=_("In a revolution the number is"))

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        numbers = {JACK, RANKS.index(self.reversed_number)}
        return any(rules.count(play, number) > 0 for number in numbers) and (
            play.kind == "group" or self.in_stairs
        )

    def number_now(self, game: Game) -> int:
        """Return the number that turns the order now; in a revolution it may be another one."""
        return RANKS.index(self.reversed_number) if game.lasting_order.reversed else JACK

    def turns(self, game: Game, play: Play) -> bool:
        """Return whether a play turns the order now."""
        number = self.number_now(game)
        again = self.again == "toggles" or not self._has_turned(game, number)
        return again and game.count(play, number) > 0 and not _is_returned(game, play)

    def _has_turned(self, game: Game, number: int) -> bool:
        """Return whether a back is in force, or an earlier play of this trick had the number."""
        back = any(game.mark_of(id) is not None for id in BACKS)
        earlier = (laid.play for laid in game.row[:-1])
        return back or any(
            self.concerns(game.rules, play) and game.count(play, number) for play in earlier
        )

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        """Turn the order or ask the player, unless the play makes a strong eleven back."""
        if not self.turns(game, play) or _is_strong(game, play):
            return
        if self.choice == "may-decline":
            game.owe(Ask(self.id, seat, "yes"))
        else:
            game.flip(self, seat)

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        if answer.value:
            game.flip(self, ask.seat)

    note = _(
        "It ends when the trick flows, whoever leads next. "
        "The official rules and the computer championship play without it. "
        "Which last cards are forbidden depends on a revolution alone, not on the 11 back."
    )
    says = {
        "mark": _("The order of strength turns round until the trick flows."),
        "unmark": _("The order of strength turns back."),
        "ask": _("Turn the order of strength round until the trick flows?"),
    }
    worded = {
        "reversed_number=6": _(
            "Until the trick flows a J turns the order of strength round; in a revolution a 6 "
            "turns it back."
        ),
        "reversed_number=7": _(
            "Until the trick flows a J turns the order of strength round; in a revolution a 7 "
            "turns it back."
        ),
    }
    example = """
        hands  JcKc / QhTs4s / 5c9dKd
        a Jc                # A J: the order is turned round for this trick.
        = mark eleven-back, order 2AKQJT9876543
        ! b Qh  weaker
        b Ts  c 9d          # A 10 beats the J, and a 9 beats the 10.
        a -  b -
        = mark -eleven-back, leads c    # The trick has flowed: the order is as usual again.
    """


def _is_returned(game: Game, play: Play) -> bool:
    """Return whether a play has a 6 that ends the back before it, and so turns nothing itself."""
    six = game.rules.get(SixReturn)
    lasted = any(id in BACKS for id, _ in game.before)
    return lasted and six is not None and six.concerns(game.rules, play)


def _is_strong(game: Game, play: Play) -> bool:
    """Return whether a play is three Js and the strong eleven back is played."""
    if StrongElevenBack.id not in game.rules or play.kind != "group":
        return False
    return game.count(play, game.rules[ElevenBack].number_now(game)) == 3


@rule(
    "strong-eleven-back",
    en="Strong eleven back",
    ja="強化イレブンバック",
    ko="강화 11 백",
    life="tricks",
    mark_pattern="[12]",
    needs=("eleven-back",),
    fame="some",
)
class StrongElevenBack(Turned):
    """Three Js turn the order of strength round for this trick and the next."""

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        eleven = rules[ElevenBack]
        return play.size >= 3 and play.kind == "group" and eleven.concerns(rules, play)

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        """Turn the order for two tricks, or back; or ask the player."""
        eleven = game.rules[ElevenBack]
        if not (_is_strong(game, play) and eleven.turns(game, play)):
            return
        if eleven.choice == "may-decline":
            game.owe(Ask(self.id, seat, "yes"))
        else:
            self._turn(game, seat)

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        if answer.value:
            self._turn(game, ask.seat)

    def _turn(self, game: Change, seat: int) -> None:
        if game.mark_of(self.id) is None:
            game.mark(self, 2, seat)
        else:
            game.unmark(self, seat)

    def on_flow(self, game: Change) -> None:
        if game.mark_of(self.id) == 2:
            game.mark(self, 1)
        elif game.mark_of(self.id) == 1:
            game.unmark(self)

    note = _(
        "This replaces an ordinary 11 back and has the same options: if another number makes "
        "that in a revolution, three of it make this. "
        "A J in the second trick turns the order again if a further J does."
    )
    lore = _(
        "Nobody beats three jacks easily, so the next trick counts: you probably lead it, and "
        "it belongs to the small cards."
    )
    says = {
        "value-2": _("this trick and the next"),
        "value-1": _("this trick"),
        "mark-2": _("The order of strength turns round for this trick and the next."),
        "mark-1": _("The order of strength stays turned round in this trick."),
        "unmark": ElevenBack.says["unmark"],
        "ask": _("Turn the order of strength round for this trick and the next?"),
    }
    example = """
        hands  JcJdJh4s5s / 3c6c / 3d8d
        a JcJdJh        # Three Js: the order is turned round for two tricks.
        = mark strong-eleven-back=2
        b -  c -
        a 5s            # This is the second of them, so a 3 beats a 5.
        b 3c  c -  a -
        = leads b, order 3456789TJQKA2    # From here on it is as usual.
    """


@rule(
    "six-return",
    en="Six return",
    ja="6戻し",
    ko="6 되돌리기",
    stage="strength",
    needs=("eleven-back",),
    fame="some",
)
class SixReturn(ByNumber):
    """A 6 that is played while an 11 back lasts ends it."""

    number = "6"

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        before = dict(game.before)
        for id in BACKS:
            if id in before and game.mark_of(id) is not None:
                game.unmark(game.rules[id], seat, self)

    note = _("It ends a strong 11 back as well.")
    lore = _(
        "Your 6 has to beat the last play in the reversed order: it fits on a jack, but not on a 5."
    )
    example = """
        hands  JcKd / 6h4s / 5c7s
        a Jc          # An 11 back: low is strong.
        b 6h          # The 6 ends it, so now a 5 is too weak again.
        = mark -eleven-back
        ! c 5c  weaker
        c 7s
    """


@rule(
    "two-back",
    en="Two back",
    ja="2バック",
    ko="2 백",
    mark_pattern="",
    fame="some",
    tastes=("chaos",),
)
class TwoBack(Turned, ByNumber):
    """Until the trick flows a 2 turns the order of strength round, or back in a revolution."""

    number = "2"

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        """Turn the order, unless it is fixed."""
        if not game.seals_order(play):
            game.flip(self, seat)

    note = _(
        "A J with the 11 back, or another 2, turns the order of the moment again. "
        "If a 2 may not be the last card, it may not be so in a revolution either."
    )
    says = {key: ElevenBack.says[key] for key in ("mark", "unmark")}
    example = """
        hands  2c8d / As4d / 3h9c
        a 2c          # A 2: the order is turned round, and an A beats the 2.
        = order 2AKQJT9876543
        b As  c 3h    # Until the trick flows a 3 is strongest.
        = mark two-back
        a -  b -
        = leads c, mark -two-back
    """
