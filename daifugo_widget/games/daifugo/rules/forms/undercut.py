"""The undercut: the same suits one step weaker, as an exception."""

from __future__ import annotations

from collections.abc import Iterable

from daifugo_widget.core.cards import JOKERS, SUIT, Needed
from daifugo_widget.core.game.moves import MarkValue
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.game import Game
from ...engine.rule import option, rule
from ...engine.rule_set import RuleSet
from ..binds.numbers import is_step
from ..binds.row import GROUP_SUITS, LIFTED, Bind, fits, is_whole, pattern
from ..binds.suits import SuitBind
from ..revolution.orders import ReligiousRevolution


@rule(
    "down-number",
    en="Undercut (down number)",
    ja="下切り・逆縛り",
    ko="다운 넘버",
    aka=("ダウンナンバー",),
    lasts_in_silence=True,
    mark_pattern=rf"{GROUP_SUITS}|[cdhs](\.[cdhs])+",
    mark_holds="suits",
    wants={"then=suit-bind": ("suit-bind",)},
    fame="some",
)
class DownNumber(Bind):
    """The same suits exactly one step weaker may follow as an exception, and the trick flows."""

    then = option(
        default="flow",
        label=_("After it"),
        words={
            "flow": _("the trick flows"),
            "suit-bind": _("the suits are bound"),
            "reverse-bind": _("one step weaker each time"),
        },
    )

    refused = _("{suits} is bound downward: only {suits} exactly one step weaker may follow.")

    def extends(self, rules: RuleSet, top: Play) -> Needed | None:
        if not is_whole(top):
            return None
        suits = sum(SUIT[suit] for suit in set(top.suit_list()))
        return Needed(suits | JOKERS, top.size)

    def extra(self, game: Game, seat: int) -> Iterable[Play]:
        """Add plays one step weaker, unless numbers are bound; odd still has to follow odd."""
        top = game.trick[-1].play
        below = self._one_step_weaker(game, seat, top)
        if not below or game.mark_of("number-bind") or game.mark_of("strict-bind"):
            return ()
        religious = game.rules.get(ReligiousRevolution)
        if religious and (mark := game.mark_of(religious.id)):
            below = [play for play in below if religious.allows(game, play, mark) is None]
        bound = pattern(top)
        return [play._replace(rule=self.id) for play in below if fits(play, bound)]

    def _one_step_weaker(self, game: Game, seat: int, top: Play) -> list[Play]:
        hand, order, forms = game.playable_cards(seat), game.order, game.rules.forms
        if top.kind == "group":
            number = order.number_below(top)
            found = [] if number is None else forms.of_number(hand, number, top.size)
            return [play for play in found if is_step(play, top, order)]
        return [
            play
            for play in forms.lead(hand, order, top.kind)
            if (play.size, play.step) == (top.size, top.step) and is_step(play, top, order)
        ]

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        return play.rule == self.id

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        if self.then == "flow":
            if not game.silent:
                game.cut(self, seat)
            return
        bind = self if self.then == "reverse-bind" else game.rules[SuitBind]
        if game.mark_of(bind.id) is None:
            game.mark(bind, pattern(game.trick[-2].play), seat)

    def _keeps(self, game: Game, play: Play, mark: MarkValue) -> bool:
        """Return False: an ordinary play is stronger, so it never goes on downward."""
        return False

    note = _(
        "The highest of weaker stairs has to be one below the lowest of the stairs that lie here. "
        "It cannot be done while numbers are bound, nor on a play with a joker that has no suit. "
        "The suits are only bound afterwards if the suit bind is played."
    )
    says = {
        "mark": _("Only {value} exactly one step weaker may follow until the trick flows."),
        "unmark": LIFTED,
    }
    worded = {
        "then=suit-bind": _(
            "The same suits exactly one step weaker may follow as an exception, and are then bound."
        ),
        "then=reverse-bind": _(
            "The same suits exactly one step weaker may follow, and so must each play after that."
        ),
    }
    example = """
        hands  9h4c / 8hKd / TcTs
        a 9h
        b 8h          # The same suit, one step weaker: the trick flows.
        = leads b
    """
