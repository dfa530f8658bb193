"""The words of the questions with which a lesson begins, in three languages."""

from __future__ import annotations

from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _

from .near_misses import Condition

ONE_CHANGE = _("One change: {who} plays {cards}.")
CHANGED_TABLE = _("{who} plays {cards} again, but at the table one thing is changed.")
WHAT_MADE = _("What made the difference?")
FIND_WHICH = _("Which of these plays by {who} set off {rule}?")

CONDITIONS: dict[Condition, Text] = {
    "another": _("Which cards were played"),
    "below": _("The card below"),
    "class": _("The class of the player"),
    "fewer": _("How many cards were played"),
    "in-run": _("That it was part of stairs"),
    "joker": _("The joker"),
    "joker-alone": _("That the joker was alone"),
    "last": _("That no card was left"),
    "lead": _("That it was led, onto nothing"),
    "mark": _("What earlier plays had brought about"),
    "more": _("How many cards were played"),
    "not-last": _("That a card was left"),
    "number": _("The number"),
    "order": _("The order of strength"),
    "run": _("One card of the stairs"),
    "suit": _("The suit"),
}
"""What can make the difference between two plays, by the condition of a near miss."""
ALWAYS_TRUE: tuple[Condition, ...] = ("another",)
ALSO_TRUE: dict[Condition, tuple[Condition, ...]] = {
    "below": ("order",),
    "in-run": ("fewer",),
    "joker": ("joker-alone", "number", "suit"),
    "joker-alone": ("joker", "number", "suit"),
    "last": ("not-last",),
    "lead": ("below", "mark"),
    "mark": ("order",),
    "not-last": ("last",),
    "order": ("mark",),
    "run": ("number", "suit"),
}
"""What can be said of a near miss besides its condition, so that it is no wrong answer."""
NEVER = (
    _("Where the player sits"),
    _("How many cards the others hold"),
    _("How many tricks there have been"),
)
"""What never makes the difference, but could be taken for it."""
