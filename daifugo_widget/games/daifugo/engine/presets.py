"""The houses: known sets of rules that people play by."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _

if TYPE_CHECKING:
    from .rule import Rule

TITLE = _("Daifugō")
PRESETS: dict[str, str] = {
    "base": "",
    "standard": (
        "stairs, revolution, eight-cut, suit-bind, spade-three, eleven-back, miyako-ochi, "
        "foul-finish"
    ),
    "official": (
        "pass(reenter=false, leader_may_pass=true), stairs, revolution, "
        "eight-cut(in_stairs=false), suit-bind, spade-three, miyako-ochi, foul-finish, "
        "match(mercy=true), scorecard, time-limit, fouls(mode=referee)"
    ),
    "article": (
        "deal-remainder(first_game=blind, later_games=blind), "
        "joker-wild(gives_effects=false), stairs(follow=above-second), revolution, "
        "eight-cut(in_stairs=false), suit-bind, spade-three, miyako-ochi, "
        "foul-finish(cards=two-swapped+joker-any+eight-cut-only+spade-three-single+"
        "spade-two-single+sandstorm+four-stop+ten-return+sixty-six+ambulance+next-ace+"
        "religious-king-queen), seating(order=ascending, every=set, by=score), match, scorecard"
    ),
    "hatena": ("classes(table=hatena), seating(order=ascending), match(winner=final-daifugo)"),
    "offline": (
        "deck(jokers=2), turn-order(direction=counter-clockwise), "
        "zones(discards=seen-not-searched), first-leader(by=random), "
        "seating(order=descending, anchor=top), stairs, stairs-revolution, revolution, "
        "joker-wild(above_two=true), spade-three, eight-cut(in_stairs=true), eleven-back, "
        "suit-bind(after=3), strict-bind, exchange(order=simultaneous), heimin-reveal, "
        "tax-evasion, classes(table=super), miyako-ochi(against_fouls=by-time, hand=open), "
        "foul-finish(cards=two-swapped+joker-any+eight), joining"
    ),
    "two-player": "two-player, queen-cut",
    "uecda": (
        "first-leader(card=3d), pass(reenter=false, leader_may_pass=true), "
        "joker-wild(suit=choose4, above_two=true), stairs(follow=clear), revolution, "
        "stairs-revolution(minimum=5), eight-cut(in_stairs=true), "
        "suit-bind(joker_binds=true), spade-three"
    ),
    "everything": "",  # made when the catalogue is loaded
}
"""The houses by name: what each adds to the frame, as in a record's ``rules`` line."""

TOGETHER = 4
"""How many play in the house of all rules."""


def everything(rules: Iterable[type[Rule]]) -> str:
    """Return what the house of all rules adds: of two that cannot be together, the first.

    Some rules need two jokers to act at all.
    """
    together: list[type[Rule]] = []
    for rule in rules:
        if rule.seats in (None, TOGETHER) and not any(_exclude(rule, other) for other in together):
            together.append(rule)
    return ", ".join(["deck(jokers=2)", *(rule.id for rule in together if not rule.frame)])


def _exclude(rule: type[Rule], other: type[Rule]) -> bool:
    """Return whether two rules cannot be together, whatever their options."""
    settle_one = rule.slot is not None and rule.slot == other.slot
    return settle_one or rule.id in other.excludes or other.id in rule.excludes


FOR_PLAYERS: dict[tuple[str, int], str] = {("standard", 3): "classes(table=hatena)"}
"""What a house changes for a number of players, by its name and that number."""

KNOWN_PLAYERS: dict[str, range] = {
    "base": range(3, 10),
    "standard": range(3, 10),
    "official": range(3, 7),
    "article": range(3, 7),
    "hatena": range(3, 10),
    "offline": range(3, 9),
    "two-player": range(2, 3),
    "uecda": range(5, 6),
    "everything": range(4, 5),
}
"""How many players each house knows; a table with more or fewer plays by it all the same."""

HOUSE = _("{house} rules")
HOUSES: dict[str, Text] = {
    "base": _("basic"),
    "standard": _("standard"),
    "official": _("official"),
    "article": _("article"),
    "hatena": _("Hatena"),
    "offline": _("offline meeting"),
    "two-player": _("two-player"),
    "uecda": _("UECda"),
    "everything": _("everything"),
}
"""What each house is called."""

HOUSE_NAMES: dict[str, tuple[str, ...]] = {
    preset: (*name, *HOUSE.fill(house=name)) for preset, name in HOUSES.items()
}
"""The names of each house as a table shows them, in every language."""
