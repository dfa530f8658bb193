"""Binds of suits and colours, and the queen that ends binds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

from daifugo_widget.core.cards import FIVE, SUITS
from daifugo_widget.core.game.moves import MarkValue
from daifugo_widget.core.game.plays import Laid, Play
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.game import Game
from ...engine.rule import option, rule
from ...engine.rule_set import RuleSet
from ..numbers import ByNumber
from .row import (
    AFTER,
    COLOURS,
    FROM_START,
    GROUP_SUITS,
    LIFTED,
    MIDWAY_AFTER,
    ONLY,
    ONLY_SAYS,
    Bind,
    Bound,
    end_binds,
    fits,
    is_freed,
    is_whole,
    kept_pattern,
    pattern,
    shared,
    unbound,
)


def common_suits(row: Sequence[Play], joker_binds: bool = False, signs: str = SUITS) -> Bound:
    """Return the suits that all plays of a row have, "" if jokers leave them open, None if none."""
    jokers = any(play.jokers for play in row)
    if jokers and not joker_binds:
        return None
    whole = {pattern(play, signs) for play in row if is_whole(play)}
    if len(whole) != 1:
        return None if whole else ""
    bound = whole.pop()
    return None if jokers and not all(fits(play, bound, signs) for play in row) else bound


def repeated_suits(row: Sequence[Play], joker_binds: bool = False, bound: str = "") -> Bound:
    """Return the suits that repeat in all plays of a row, None if there are none.

    What is bound already is kept by jokers.
    """
    if not joker_binds and any(play.jokers for play in row):
        return None
    return reduce(shared, (kept_pattern(play, bound) for play in row)) or None


@rule(
    "suit-bind",
    en="Suit bind",
    ja="スート縛り（マーク縛り）",
    ko="마크 묶기 (수트 묶기)",
    aka=(
        "katame",
        "カタメ",
        "ロック",
        "ロックスート",
        "シバリ",
        "両縛り",
        "시바리",
        "카타메",
        "락",
        "락 수트",
        "시토미",
    ),
    lasts_in_silence=True,
    mark_pattern=rf"{GROUP_SUITS}|[cdhs](\.[cdhs])+",
    mark_holds="suits",
    fame="nearly-every",
    tastes=("two",),
)
class SuitBind(Bind):
    """When plays in a row have the same suits, only those may follow until the trick flows."""

    after = AFTER
    joker_binds = option(False, True, default=False, label=_("A play with a joker can bind"))
    from_start = FROM_START
    midway_after = MIDWAY_AFTER
    declared = option(False, True, default=False, label=_("Only once somebody calls it"))

    refused = ONLY

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        """Bind the suits of a long enough row, unless the bind has to be called."""
        if not self.declared:
            super().after_play(game, seat, play)

    def _common(self, game: Game, row: Sequence[Laid]) -> Bound:
        return common_suits([laid.play for laid in row], self.joker_binds)

    def calls(self, game: Game) -> Iterable[int]:
        if not self.declared or len(game.row) < 2 or game.mark_of(self.id) is not None:
            return ()
        latest = game.row[-1].play
        open_now = self._row(game) and not (unbound(game, latest) or is_freed(game, latest))
        return game.live_seats() if open_now else ()

    def on_call(self, game: Change, seat: int) -> None:
        game.mark(self, self._row(game), seat)

    note = _(
        "A pair binds only if both suits are the same: clubs and spades on clubs and spades. "
        "A joker may stand for a bound suit, and a joker alone may always be played. "
        "In the official rules a play with a joker makes no bind, but keeps one. "
        "Passes do not break the row; some tables bind only after three plays."
    )
    says = ONLY_SAYS
    example = """
        hands  3h9c / 5h7c / 7hTs
        a 3h  b 5h    # Two hearts in a row: hearts are bound.
        = mark suit-bind=h
        ! c Ts  suit-bind
        c 7h          # Only hearts may follow now.
        = top 7h
    """


@rule(
    "partial-bind",
    en="Partial bind",
    ja="片縛り",
    ko="쪽 묶임",
    aka=("片縛", "카타시바"),
    lasts_in_silence=True,
    needs=("suit-bind",),
    mark_pattern=rf"{GROUP_SUITS}|[cdhs-](\.[cdhs-])+",
    mark_holds="suits",
    fame="many",
)
class PartialBind(Bind):
    """When groups in a row share some of their suits, what follows must include those suits."""

    refused = _("The bind is on {suits}: in this trick every play must include {suits}.")

    def _common(self, game: Game, row: Sequence[Laid]) -> Bound:
        jokers, plays = game.rules[SuitBind].joker_binds, [laid.play for laid in row]
        bound = repeated_suits(plays, jokers, game.mark_of(self.id) or "")
        if bound and (common_suits(plays, jokers) or self._numbers_alone(game)):
            return ""
        return bound

    def _numbers_alone(self, game: Game) -> bool:
        """Return whether a play that matches in part makes a number bind and nothing else."""
        strict, number = game.rules.get("strict-bind"), game.rules.get("number-bind")
        all_suits = strict and strict.pairs == "all-suits"
        return bool(all_suits and number and number._row(game))

    def _counting(self, game: Game) -> Bind:
        return game.rules[SuitBind]

    note = _(
        "Plays in a row are counted as for the suit bind. Emperors are compared place by place. "
        "With a strict bind of all suits, a half-matching pair one step stronger makes only a "
        "number bind, if that is played."
    )
    says = {"mark": _("What follows must include {value} until the trick flows."), "unmark": LIFTED}
    example = """
        hands  3c3s9c / 5c5dKd / 7d7h8c8h
        a 3c3s  b 5c5d    # Clubs repeat: what follows must include a club.
        = mark partial-bind=c
        ! c 7d7h  partial-bind
        c 8c8h            # The other suit is free.
        = top 8c8h
    """


@rule(
    "colour-bind",
    en="Colour bind",
    ja="色縛り",
    ko="색 묶임",
    lasts_in_silence=True,
    mark_pattern=r"(?=.)b*r*|[br](\.[br])+",
    mark_holds="suits",
    fame="once",
)
class ColourBind(Bind):
    """When plays in a row have the same colours, only those may follow until the trick flows."""

    after = AFTER

    refused = ONLY

    def _common(self, game: Game, row: Sequence[Laid]) -> Bound:
        return common_suits([laid.play for laid in row], signs=COLOURS)

    def _keeps(self, game: Game, play: Play, mark: MarkValue) -> bool:
        return fits(play, mark, COLOURS)

    note = _(
        "Clubs and spades are black, diamonds and hearts are red. "
        "A pair binds as a pair: one black and one red card on one black and one red card. "
        "A play with a joker makes no bind, and a joker alone may always be played."
    )
    lore = _(
        "It happens far more often than a suit bind and hurts less, as half the pack still "
        "fits. Sharp eyes use it to find out what others hold: who passes on red with a full "
        "hand?"
    )
    says = ONLY_SAYS
    example = """
        hands  3h9c / 5dKs / 7hTs
        a 3h  b 5d    # Two red cards in a row: red is bound.
        = mark colour-bind=r
        ! c Ts  colour-bind
        c 7h          # Only red may follow now.
        = top 7h
    """


@rule(
    "five-colour-bind",
    en="Five's colour bind",
    ja="5色縛り",
    ko="5색 묶임",
    mark_pattern="[brcdhs]",
    mark_holds="suits",
    fame="once",
)
class FiveColourBind(Bind):
    """A single 5 binds its own colour, red or black, at once until the trick flows."""

    bind = option(
        default="colour",
        label=_("A 5 binds"),
        words={"colour": _("its colour"), "suit": _("its suit")},
    )

    refused = ONLY

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        return play.kind == "group" and play.rank == FIVE and play.size == 1

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        """Bind the colour or the suit of the 5, unless it was added to another card."""
        if game.trick[-1].play.size == 1 and not unbound(game, play):
            game.mark(self, pattern(play, self._signs), seat)

    @property
    def _signs(self) -> str:
        return COLOURS if self.bind == "colour" else SUITS

    def _keeps(self, game: Game, play: Play, mark: MarkValue) -> bool:
        return fits(play, mark, self._signs)

    note = _(
        "Clubs and spades are black, diamonds and hearts are red. Some tables read the rule so "
        "that the 5 binds its suit. A joker alone may always be played."
    )
    lore = _(
        "Tables read the name in two ways: most as the colour of the 5, some as its suit. "
        "Choose the 5 that goes with your own strong cards."
    )
    says = ONLY_SAYS
    worded = {"bind=suit": _("A single 5 binds its own suit at once until the trick flows.")}
    example = """
        hands  5c9c / 7h7sKd / 9sTd
        a 5c          # A black 5: only black may follow.
        = mark five-colour-bind=b
        ! b 7h  five-colour-bind
        b 7s  c 9s
        = top 9s
    """


@rule(
    "queen-release",
    en="Queen's release",
    ja="Q解き",
    ko="Q 풀기",
    aka=("クイズ解き",),
    stage="bind",
    fame="some",
)
class QueenRelease(ByNumber):
    """A Q ends every bind of suits or numbers."""

    number = "Q"

    ignores_bind = option(False, True, default=False, label=_("A Q may be played against a bind"))

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        end_binds(game, seat, self)

    note = _(
        "It happens with Qs in a group, not in stairs, and ends binds of colours too. If the Q "
        "completes a bind, the bind comes first and is lifted at once. Plays that match after the "
        "Q may bind again. If a Q may be played against a bind, it makes none itself."
    )
    lore = _(
        "Some people call it *kuizu toki*, “solving a quiz”: a play on the letter Q and on "
        "*toki*, untying. At the usual table the queen has to obey the bind herself."
    )
    example = """
        rules  base, suit-bind, queen-release
        hands  3h9c / 5hKd / QhTs
        a 3h  b 5h
        = mark suit-bind=h
        c Qh          # The Q lifts the bind.
        = mark -suit-bind
        a -  b Kd     # Diamonds may follow again.
    """
