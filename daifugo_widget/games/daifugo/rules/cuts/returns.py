"""Returns: weak cards that may be laid on strong plays and make the trick flow."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable

from daifugo_widget.core.cards import (
    JOKER_CODE,
    JOKERS,
    NUMBER,
    SUIT,
    SUITS,
    THREE,
    TWO,
    Needed,
    pick,
)
from daifugo_widget.core.game.plays import SUIT_SHIFT, Play
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.game import Game
from ...engine.rule import option, rule
from ...engine.rule_set import RuleSet
from .common import Cut, groups_of

SPADE = SUITS.index("s")


class Return(Cut):
    """Certain cards may be laid on certain plays, whatever is bound, and the trick flows.

    In a silence they may be laid as well; then nothing flows, but nobody can beat them.
    """

    lasts_in_silence = True
    closes = "forms"

    def extra(self, game: Game, seat: int) -> Iterable[Play]:
        """Add the returns, unless nobody may follow."""
        returns = () if game.closed else self._returns(game, seat, game.trick[-1].play)
        return [play._replace(rule=self.id) for play in returns]

    @abstractmethod
    def _returns(self, game: Game, seat: int, top: Play) -> Iterable[Play]:
        """Return the plays that the hand can lay on a play."""

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        return play.rule == self.id

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        if game.silent:
            game.close(self, seat)
        else:
            game.cut(self, seat)


class SpadeReturn(Return):
    """A spade may be laid on a joker that lies alone, or with a joker on two."""

    stage = "flow"

    number: int
    pair = False
    """Whether it may also be laid on two jokers, with a third."""

    def extends(self, rules: RuleSet, top: Play) -> Needed | None:
        if not top.alone or top.size > (2 if self.pair else 1):
            return None
        return Needed(NUMBER[self.number] & SUIT[SPADE], 1)

    def _returns(self, game: Game, seat: int, top: Play) -> Iterable[Play]:
        wanted = [self.number * 4 + SPADE] + [JOKER_CODE] * (top.size - 1)
        held = pick(wanted, game.playable_cards(seat))
        suits = 1 << SUIT_SHIFT[SPADE]
        return [Play(held, "group", self.number, top.size, suits, top.size - 1)] if held else []


@rule(
    "spade-three",
    en="Spade-3 return",
    ja="スペ3返し（ジョーカー返し）",
    ko="스페 3 되돌리기",
    aka=("ジョーカー返し", "스페이드 3 되돌리기"),
    fame="nearly-every",
    tastes=("memory", "two"),
)
class SpadeThree(SpadeReturn):
    """On a single joker the 3 of spades may be played, whatever is bound, and the trick flows."""

    number = THREE
    then = option(
        default="flow",
        label=_("After it"),
        words={"flow": _("the trick flows"), "continue": _("play goes on from the 3")},
    )
    pair = option(False, True, default=False, label=_("With a third joker also on two jokers"))

    def _returns(self, game: Game, seat: int, top: Play) -> Iterable[Play]:
        two = game.rules.get(SpadeTwo)
        replaced = two is not None and two.replaces_three and game.order.reversed
        return () if replaced else super()._returns(game, seat, top)

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        return play.rule == self.id and self.then == "flow"

    note = _(
        "The weakest card beats the strongest, but only this one and only a joker that lies alone. "
        "A joker that stands for the 3 of spades does not do it. It works against a bind too, as "
        "in the official rules. At some tables the trick does not flow, and play goes on from the "
        "3."
    )
    worded = {
        "then=continue,pair=true": _(
            "The 3 of spades may be played on a joker, and with a third joker on two; play goes on."
        ),
        "then=continue": _(
            "On a single joker the 3 of spades may be played, whatever is bound, and play goes on."
        ),
        "pair=true": _(
            "The 3 of spades makes the trick flow on a joker, and with a third joker on two."
        ),
    }
    example = """
        hands  X5c / 3s9d / 2h4h
        a X
        b 3s          # The 3 of spades beats the lone joker, and the trick flows.
        = leads b
        b 9d
        = out b
    """


@rule(
    "spade-two",
    en="Spade-2 return",
    ja="スペ2返し",
    ko="스페 2 되돌리기",
    quiet=True,
    fame="some",
    tastes=("memory",),
)
class SpadeTwo(SpadeReturn):
    """In reversed order the 2 of spades may be played on a single joker, and the trick flows."""

    number = TWO
    replaces_three = option(False, True, default=False, label=_("Then the spade 3 does not"))

    def _returns(self, game: Game, seat: int, top: Play) -> Iterable[Play]:
        return super()._returns(game, seat, top) if game.order.reversed else ()

    note = _(
        "It works whatever is bound, and the 2 has no other effect then. "
        "The spade-3 return goes on working in a revolution, unless the 2 replaces it. "
        "Going out with it is no foul, unless the spade 2 alone is forbidden."
    )
    example = """
        rules  base, revolution, spade-two
        hands  X5c / 2s9d / Kh4h
        marks  revolution
        a X
        b 2s          # The 2 of spades, weakest in a revolution, beats the lone joker.
        = leads b
        b 9d
        = out b
    """


@rule(
    "assassination",
    en="Assassination",
    ja="暗殺",
    ko="암살",
    stage="flow",
    fame="once",
    tastes=("politics",),
)
class Assassination(Return):
    """As many 3s may be played on 2s, in reversed order 2s on 3s, and the trick flows."""

    def extends(self, rules: RuleSet, top: Play) -> Needed | None:
        if top.kind != "group" or top.rank not in (THREE, TWO):
            return None
        return Needed(NUMBER[THREE] | NUMBER[TWO] | JOKERS, top.size)

    def _returns(self, game: Game, seat: int, top: Play) -> Iterable[Play]:
        victim, number = (THREE, TWO) if game.order.reversed else (TWO, THREE)
        jokers = game.rules.frame.joker_wild.gives_effects
        return groups_of(game, seat, number, top.size, jokers) if top.rank == victim else ()

    note = _(
        "The weakest number beats the strongest, whatever is bound. "
        "A joker among the 3s counts if jokers have effects."
    )
    example = """
        hands  2c2d5c / 3c3h9d / Kh4h
        a 2c2d
        b 3c3h        # Two 3s beat two 2s, and the trick flows.
        = leads b
        b 9d
        = out b
    """
