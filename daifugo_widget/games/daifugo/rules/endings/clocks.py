"""Clocks that count passes until one of them loses."""

from __future__ import annotations

import re
from abc import abstractmethod

from daifugo_widget.core.cards import FOUR
from daifugo_widget.core.game.moves import SEATS, Answer, Ask
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.rules.options import WHOLE
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.game import Game
from ...engine.rule import Rule, option, rule
from ...engine.rule_set import RuleSet
from ..numbers import carries


class PassClock(Rule):
    """Passes are counted, for the whole table or for each player; one too many is a foul.

    The mark holds a number, or each seat with its number: ``a2b0c1``. A limit of this game follows
    behind a stroke: ``3/7``.
    """

    life = "game"
    mark_holds = "seats"

    @abstractmethod
    def _for_each(self) -> bool:
        """Return whether each player has a clock, instead of one for the whole table."""

    def _counts(self, game: Game, value: int | str) -> list[int]:
        """Read the mark: one number, or one for each seat."""
        seats = SEATS[: game.players] if self._for_each() else SEATS[:1]
        counted, _ = _parts(value)
        each = dict(re.findall(rf"([a-i])({WHOLE})", counted))
        usual = 0 if each else int(counted)
        return [int(each.get(seat, usual)) for seat in seats]

    def _value(self, counts: list[int], limit: int | None = None) -> int | str:
        """Return the value of the mark for these counts, with the limit of this game if any."""
        if not self._for_each() and limit is None:
            return counts[0]
        each = (f"{SEATS[seat]}{count}" for seat, count in enumerate(counts))
        text = "".join(each) if self._for_each() else str(counts[0])
        return text if limit is None else f"{text}/{limit}"

    def _step(self, game: Change, seat: int, value: int | str, step: int) -> int:
        """Count a pass; return what the clock shows for the seat."""
        counts = self._counts(game, value)
        at = seat if self._for_each() else 0
        counts[at] += step
        _, limit = _parts(value)
        game.mark(self, self._value(counts, limit), seat)
        return counts[at]

    def _lose(self, game: Change, seat: int) -> None:
        if game.is_live(seat):
            game.foul(seat, self)


def _parts(value: int | str) -> tuple[str, int | None]:
    """Part the value of a clock's mark into what is counted and the limit of this game, if any."""
    counted, _, limit = str(value).partition("/")
    return counted, int(limit) if limit else None


@rule(
    "guillotine-clock",
    en="Guillotine clock",
    ja="ギロチン時計",
    ko="단두대 시계",
    stage="finish",
    after_exchange=True,
    mark_pattern=rf"({WHOLE}|([a-i]{WHOLE})+)(/[1-9]\d?)?",
    fame="some",
    tastes=("politics",),
)
class GuillotineClock(PassClock):
    """All passes of the game are counted; make the last of a set number, and you lose."""

    n = option(type="int", min=1, max=99, default=13, label=_("Number of passes"))
    per_player = option(False, True, default=False, label=_("A limit for each player"))
    set_by = option(
        default="table",
        label=_("The number is set by"),
        words={"table": _("the table"), "daihinmin": _("the daihinmin, for each game")},
    )
    binds = option(
        default="all",
        label=_("Whose passes are counted"),
        words={"all": _("everybody's"), "daihinmin": _("the daihinmin's alone")},
    )

    def _for_each(self) -> bool:
        return self.per_player and self.binds == "all"

    def uses(self, hook: str) -> bool:
        named = self.set_by == "daihinmin" and self.binds == "all"
        return hook != "on_start" or named

    def on_start(self, game: Change) -> None:
        daihinmin = game.holder("daihinmin")
        if daihinmin is not None:
            detail = "each" if self._for_each() else None
            number = self.options["n"]
            among = tuple(range(number.min or 1, (number.max or 1) + 1))
            game.owe(Ask(self.id, daihinmin, "count", detail=detail, among=among))

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        game.mark(self, self._value(self._counts(game, 0), answer.value), ask.seat)

    def on_pass(self, game: Change, seat: int) -> None:
        """Count the pass; the clock of the table strikes once and then stands still."""
        value = game.mark_of(self.id) or 0
        last = self._last(value)
        stands = not self._for_each() and self._counts(game, value)[0] >= last
        if stands or (self.binds == "daihinmin" and seat != game.holder("daihinmin")):
            return
        if self._step(game, seat, value, 1) >= last:
            self._lose(game, seat)

    def _last(self, value: int | str) -> int:
        """Return the number of the pass that loses: as named or as set, or the one beyond."""
        _, named = _parts(value)
        beyond = self.per_player or self.binds == "daihinmin"
        return (named or self.n) + beyond

    note = _(
        "It strikes once per game; at some tables each player may pass that many times, and loses "
        "by the next pass. If the daihinmin names the number, it is one from 1 to 99, after the "
        "exchange; in the first game the number of the table counts. If only the daihinmin's "
        "passes count, that many are free, and in the first game nobody's count. The loser lays "
        "the hand down, as after a foul."
    )
    lore = _(
        "Among four players a trick that nobody cuts ends with three passes, so a count of 13 "
        "is full in the fifth trick at the latest. Count along, and you would rather play a "
        "king on a 5 than make that pass."
    )
    says = {
        "value": _("passes: {value}"),
        "ask": _("At how many passes does somebody lose in this game?"),
        "ask-each": _("How many passes may each player make in this game?"),
        "mark": _("Passes so far: {value}."),
        "foul": _("{seat} [has|have] made the pass that loses."),
    }
    worded = {
        "binds=daihinmin": _(
            "The daihinmin's passes are counted, and the one beyond a set number loses."
        ),
        "per_player=true,set_by=daihinmin": _(
            "The daihinmin names how many passes each player has in this game; make one too "
            "many, and you lose."
        ),
        "set_by=daihinmin": _(
            "All passes are counted up to a number that the daihinmin names for each game; make "
            "the last, and you lose."
        ),
        "per_player=true": _(
            "The passes of each player are counted; make one too many, and you lose."
        ),
    }
    example = """
        rules  base, guillotine-clock(n=3)
        hands  9c3d / 4c4d / 5c5d / 6c6d
        a 9c  b -  c -
        = mark guillotine-clock=2
        d -         # The third pass of the game is the last one here.
        = out !d, leads a, mark guillotine-clock=3
    """


@rule(
    "countdown",
    en="Countdown to the end",
    ja="終焉のカウントダウン",
    ko="종말의 카운트다운",
    mark_pattern=rf"{WHOLE}|([a-i]{WHOLE})+",
    fame="some",
    tastes=("memory",),
)
class Countdown(PassClock):
    """With a single 4 the daihinmin may start a countdown of passes, and the last of them loses."""

    counts = option(
        default="table",
        label=_("Counted for"),
        words={
            "table": _("the whole table"),
            "per-player": _("each player, with that many passes"),
        },
    )

    def _for_each(self) -> bool:
        return self.counts == "per-player"

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        return play.size == 1 and carries(rules, play, FOUR, 1)

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        """Ask the daihinmin for the number, unless a countdown runs."""
        if seat == game.holder("daihinmin") and game.mark_of(self.id) is None:
            game.owe(Ask(self.id, seat, "count", among=(None, *range(4, 11))))

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        if answer.value is not None:
            game.mark(self, self._value(self._counts(game, answer.value)), ask.seat)

    def on_pass(self, game: Change, seat: int) -> None:
        """Take one off; whoever passes at the end loses, and a countdown of the table ends."""
        value = game.mark_of(self.id)
        if value is None:
            return
        counts = self._counts(game, value)
        left = counts[seat] if self._for_each() else counts[0] - 1
        if left > 0:
            self._step(game, seat, value, -1)
        else:
            if not self._for_each():
                game.unmark(self, seat)
            self._lose(game, seat)

    note = _(
        "The number is a whole one from 4 to 10; every pass takes one off: pass when one is "
        "left, and you lose. Counted for each player, each may pass that often, and loses by the "
        "next pass. While a countdown runs, another 4 does not start one. The loser lays the hand "
        "down, as after a foul."
    )
    lore = _(
        "With four players every trick that ends in passes uses up three of them: a count of "
        "four is soon over, one of ten lasts for three tricks or so. In the article each player "
        "has passes of their own, as in the game of sevens."
    )
    says = {
        "value": _("passes left: {value}"),
        "ask": _("Start a countdown of passes? From which number?"),
        "mark": _("Passes left: {value}."),
        "foul": _("{seat} [has|have] passed at the end of the countdown."),
    }
    worded = {
        "counts=per-player": _(
            "With a single 4 the daihinmin may say how often each player may pass; one pass "
            "more loses."
        )
    }
    example = """
        hands    3cKs / 5cQs / 6cJs / 4c7d8d
        classes  a=daifugo b=fugo c=hinmin d=daihinmin
        turn     d
        d 4c > 4        # The daihinmin names 4: the fourth pass from now on loses.
        a -  b -  c -
        = mark countdown=1, leads d
        d 7d
        a -             # One was left, and a passes.
        = out !a, mark -countdown
    """
