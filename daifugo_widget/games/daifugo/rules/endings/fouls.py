"""Forbidden finishes."""

from __future__ import annotations

from collections.abc import Iterable

from daifugo_widget.core.cards import (
    EIGHT,
    JACK,
    JOKER,
    JOKERS,
    KING,
    QUEEN,
    RANKS,
    THREE,
    TWO,
    codes,
    read_codes,
)
from daifugo_widget.core.game.moves import Marks
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.translations import _

from ...engine.game import Game
from ...engine.order import Order
from ...engine.rule import Rule, option, rule
from ...engine.state import State
from ...engine.state_values import Exit
from ..cuts.by_number import EightCut
from ..cuts.common import Cut
from ..revolution.orders import came_about

SPADE_THREE, SPADE_TWO = read_codes("3s2s")
RETURNS = {
    "spade-three-single": (SPADE_THREE, "spade-three"),
    "spade-two-single": (SPADE_TWO, "spade-two"),
}
"""Finishes forbidden by the one card that returns jokers, and the rule by which it does."""
BY_RULE = "sandstorm", "four-stop", "ten-return", "sixty-six", "ambulance", "next-ace"
"""Finishes forbidden where the rule of that id acts on the cards."""
CAUSED = (
    *("revolution", "revolution-but-fusion", "sandstorm", "four-stop", "ten-return"),
    *("sixty-six", "ambulance", "next-ace"),
)
"""Finishes forbidden for what the cards cause, and allowed if they cause nothing, as in silence."""


@rule(
    "foul-finish",
    en="Foul finish",
    ja="反則上がり（禁止上がり）",
    ko="금지된 오르기 (반칙 오르기)",
    aka=("禁じ手", "8上がり", "11上がり", "2上がり", "ジョーカー上がり"),
    stage="finish",
    fame="nearly-every",
)
class FoulFinish(Rule):
    """Going out with a forbidden card in the last play is a foul and puts the player last."""

    cards = option(
        type="set",
        default=("two-swapped", "joker-any", "eight-cut-only", "spade-three-single"),
        label=_("Forbidden as the last play"),
        words={
            "two-swapped": _("a 2, in a revolution a 3"),
            "two-fixed": _("a 2, always"),
            "three-swapped": _("a 3, in a revolution a 2"),
            "three-fixed": _("a 3, always"),
            "joker-any": _("any play with a joker"),
            "joker-alone": _("a joker alone"),
            "eight": _("any play with an 8"),
            "eight-cut-only": _("an 8 that cuts"),
            "jack": _("any play with a J"),
            "spade-three-single": _("a lone spade 3 (at tables where it returns jokers)"),
            "spade-two-single": _("a lone spade 2 (at tables where it returns jokers)"),
            "revolution": _("a revolution"),
            "revolution-but-fusion": _("a revolution, except by fusion"),
            "sandstorm": _("a sandstorm"),
            "four-stop": _("4s that stop a cut"),
            "ten-return": _("10s that return a cut"),
            "sixty-six": _("a pair of 6s that cuts"),
            "ambulance": _("a pair of 9s that cuts"),
            "next-ace": _("an A of the next ace"),
            "religious-king-queen": _("K or Q after a religious revolution"),
        },
    )
    quad = option(
        default="order-before",
        label=_("A revolution as the last play is judged"),
        words={
            "order-before": _("by the order before it"),
            "order-after": _("by the order after it"),
        },
    )
    several = option(
        default="earlier-lower",
        label=_("Of several fouls"),
        words={
            "earlier-lower": _("the first is last of all"),
            "later-lower": _("the latest is last of all"),
        },
    )
    lifted_by_answer = option(
        True, False, default=True, label=_("A cut that was answered is no foul")
    )

    def foul(self, game: Game, seat: int, play: Play) -> bool:
        if play.rule == "spade-two":
            return "spade-two-single" in self.cards and not game.silent
        marks = game.before if self.quad == "order-before" else game.marks
        order = game.rules.lasting_order(marks)
        judged = {play, _heard(game, play, order)} if game.silent else {play}
        return any(
            all(self._forbids(name, game, each, order) for each in judged)
            for name in self._in_force(game, play, marks)
        )

    def _in_force(self, game: Game, play: Play, marks: Marks) -> Iterable[str]:
        """Return the chosen finishes that are forbidden now.

        What causes nothing is allowed. After a religious revolution K and Q replace the 2.
        """
        quiet = game.silent or (play.rule and game.rules[play.rule].quiet)
        off = set(CAUSED if quiet else ())
        if "religious-king-queen" in self.cards:
            religious = "religious-revolution" in dict(marks)
            off.add("two-swapped" if religious else "religious-king-queen")
        return (name for name in self.cards if name not in off)

    def _forbids(self, name: str, game: Game, play: Play, order: Order) -> bool:
        """Return whether a play is the finish that has this name among the options."""
        match name:
            case "joker-any":
                return bool(play.cards & JOKERS) and order.place[JOKER] >= 0
            case "joker-alone":
                return play.alone and bool(play.cards) and order.place[JOKER] >= 0
            case "eight" | "eight-cut-only":
                return self._is_eight(game, play, has_to_cut=name == "eight-cut-only")
            case "revolution":
                return _has_revolved(game, play)
            case "revolution-but-fusion":
                return play.rule != "fusion-revolution" and _has_revolved(game, play)
        if name in RETURNS:
            card, id = RETURNS[name]
            return id in game.rules and codes(play.cards) == [card]
        if name in BY_RULE:
            return _acts(game.rules.get(name), game, play)
        return not _numbers(name, game, order).isdisjoint(play.naturals())

    def _is_eight(self, game: Game, play: Play, has_to_cut: bool) -> bool:
        """Return whether a play has an 8, and is no cut that an answer has saved from the foul."""
        if EIGHT not in play.naturals():
            return False
        cut = game.rules.get(EightCut)
        if cut is None or not cut.cuts(game, play):
            return not has_to_cut
        by_eight = RANKS.index(cut.number) == EIGHT
        return (by_eight or not has_to_cut) and not self._is_countered(game, play)

    def _is_countered(self, game: Game, play: Play) -> bool:
        """Return whether another play has taken over or the cut was called off, if that counts."""
        taken_over = bool(play.cards & ~game.trick[-1].play.cards)
        return bool(self.lifted_by_answer and (not game.cutting or taken_over))

    def lowest(self, game: State, low: list[Exit]) -> list[Exit]:
        return low if self.several == "earlier-lower" else latest_foul_last(low)

    note = _(
        "Only the cards of the last play count: giving cards away or discarding them is a clean "
        "finish. A joker that stands for a 2 or a 3 counts as a joker, and one that has become "
        "weaker than all numbers is no foul. Only a revolution changes what is forbidden, never an "
        "11 back. Four 2s as the last play turn the order: they are a foul where the order before "
        "them counts, and none where the order after them does."
    )
    says = {"foul": _("{seat} [goes|go] out with {cards}, which is forbidden.")}
    example = """
        hands  2c / 5d6d / 3h8h
        a 2c           # a has no cards left, but a 2 is forbidden as the last play: a foul.
        = out !a, top 2c
        b -  c -
        b 5d  c 8h  b -
        c 3h
        = over, classes c=fugo b=heimin a=hinmin    # The foul puts a last.
    """


def latest_foul_last(low: list[Exit]) -> list[Exit]:
    """Return the last places, which begin with the latest foul at the top, in the other order."""
    fouls = [exit for exit in low if exit.how == "foul"]
    return [exit for exit in low if exit.how != "foul"] + fouls[::-1]


def _numbers(name: str, game: Game, order: Order) -> set[int]:
    """Return the numbers of which no natural card may be in the last play."""
    low, high = (TWO, THREE) if order.reversed else (THREE, TWO)
    either = {TWO} if "two-back" in game.rules else set()
    return {
        "two-swapped": {high} | either,
        "two-fixed": {TWO},
        "three-swapped": {low} | either,
        "three-fixed": {THREE},
        "jack": {JACK},
        "religious-king-queen": {QUEEN, KING},
    }[name]


def _acts(rule: Rule | None, game: Game, play: Play) -> bool:
    """Return whether a rule that is on acts on a play here and now."""
    if isinstance(rule, Cut):
        return rule.cuts(game, play)
    return rule is not None and rule.concerns(game.rules, play)


def _has_revolved(game: Game, play: Play) -> bool:
    """Return whether a play has made a revolution, by itself or with the cards it has joined."""
    top = game.trick[-1].play if game.trick else play
    makes = game.rules.revolves(play) or (not play.cards & ~top.cards and game.rules.revolves(top))
    return makes and came_about(game)


def _heard(game: Game, play: Play, order: Order) -> Play:
    """Return a play with only those cards that every silence in force leaves forbidden."""
    for silencer in game.rules.silencers:
        if game.mark_of(silencer) is not None:
            rule = game.rules[silencer]
            kept = rule.fouls_kept(order) if hasattr(rule, "fouls_kept") else 0
            play = play._replace(cards=play.cards & kept)
    return play
