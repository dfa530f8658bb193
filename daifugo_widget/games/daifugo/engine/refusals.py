"""Why a play of Daifugo is refused: it is not a play at all, or cannot follow the latest one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.game.refusal import Refusal, plain
from daifugo_widget.core.words.text import Text, list_words
from daifugo_widget.core.words.translations import _, pgettext

from .plays.play_runs import lowest

if TYPE_CHECKING:
    from .order import Order
    from .rule import Rule

NO_MOVE = _("That is no move of this game: take one of those that moves() lists.")
ONE_CARD = _("One card lies here: follow with one card.")
ONLY_SPECIAL = _("In this trick only special plays can follow {top}.")
TURNED = _("{cards} cannot beat {top}: the order is reversed.")
MOVED = _("{cards} cannot beat {top} in the order that holds now.")
OVERLAPPING = {
    "above-second": _(
        "Here only plays that begin above the second weakest card of {top} may follow."
    ),
    "clear": _(
        "Here nothing may overlap: only plays that begin above the strongest card of {top} "
        "may follow."
    ),
}
"""Why a higher run may not follow, by the value of the option ``follow``."""
NUMBERS_TOGETHER = _("{cards} cannot be laid down together: only cards of one number go together.")
STAIRS_TOGETHER = _(
    "{cards} cannot be laid down together: only cards of one number go together, or {least} or "
    "more in a row of one suit."
)
FORMS_TOGETHER = _(
    "{cards} cannot be laid down together: only cards of one number go together, and here also "
    "{forms}."
)
FOLLOW_GROUP = _("{top} are cards of one number: follow with {count} cards of one number.")
FOLLOW_FORM = _("{top} must be followed by the same kind of play: {form} of {count}.")
FOLLOW_GAP = _("{top} go up {gap} numbers at a time: follow with cards that do so, too.")
LEAST = {
    2: pgettext("at least", "two"),
    3: pgettext("at least", "three"),
    4: pgettext("at least", "four"),
}


def is_above(play: Play, top: Play, order: Order) -> bool:
    """Return whether a play is stronger in an order than another of the same kind."""
    strength = order.level if play.kind == "group" else partial(lowest, order=order)
    return strength(play) > strength(top)


def not_stronger(play: Play, top: Play, order: Order, ordinary: Order, turned_by: str) -> Refusal:
    """Return the refusal of a play that does not beat another, and say if only the order is why.

    ``ordinary`` is the order as it is if nothing changes it, ``turned_by`` the rule that has
    changed it, "" if none has.
    """
    refusal = plain("weaker", play.cards, top=top)
    if not is_above(play, top, ordinary):
        return refusal
    phrase = TURNED if order.line == ordinary.opposite().line else MOVED
    return refusal._replace(phrase=phrase, rule=turned_by)


def overlapping(play: Play, top: Play, follow: str) -> Refusal:
    """Return the refusal of a run that begins higher, but not as high as the option asks for."""
    refusal = plain("weaker", play.cards, top=top)
    if follow not in OVERLAPPING:  # a kind of your own
        return refusal
    return refusal._replace(phrase=OVERLAPPING[follow], rule=play.kind)


def closed_trick(rule: str, by_special: bool, cards: int, top: Play) -> Refusal:
    """Return the refusal of a play in a closed trick, to which only special plays may be open."""
    refusal = plain("closed", cards, top=top)._replace(reason=rule)
    return refusal._replace(phrase=ONLY_SPECIAL) if by_special else refusal


def follow_as_many(cards: int, top: Play, form: Rule | None) -> Refusal:
    """Return the refusal of a number of cards other than that of the play to beat.

    ``form`` is the rule that adds the kind of that play, None if none has its name.
    """
    refusal = plain("wrong-count", cards, top=top)
    if top.size == 1:
        return refusal._replace(phrase=ONE_CARD)
    return refusal._replace(rule=form.id) if form else refusal


def wrong_kind(play: Play, top: Play, form: Rule | None) -> Refusal:
    """Return the refusal of a play of another kind than the play to beat.

    ``form`` is the rule that adds the kind, None if none has its name.
    """
    refusal = plain("wrong-kind", play.cards, top=top)
    if top.kind == "group":
        return refusal._replace(phrase=FOLLOW_GROUP, rule="groups")
    if form is None:
        return refusal
    values = {**refusal.values, "form": form.short_names}
    return refusal._replace(phrase=FOLLOW_FORM, values=values, rule=form.id)


def wrong_gap(cards: int, top: Play) -> Refusal:
    """Return the refusal of a run with another gap than the run to beat."""
    refusal = plain("wrong-kind", cards, top=top)
    values = {**refusal.values, "gap": top.step}
    return refusal._replace(phrase=FOLLOW_GAP, values=values, rule=top.kind)


def no_play(cards: int, forms: Mapping[str, Text], least: int) -> Refusal:
    """Return the refusal of cards that do not go together, and say what does.

    ``forms`` names the kinds besides groups by their rules; ``least`` is the smallest size of
    stairs.
    """
    refusal = plain("not-a-play", cards)
    if not (cards and forms):
        return refusal._replace(phrase=NUMBERS_TOGETHER) if cards else refusal
    if list(forms) == ["stairs"]:
        values = {**refusal.values, "least": LEAST[least]}
        return refusal._replace(phrase=STAIRS_TOGETHER, values=values)
    values = {**refusal.values, "forms": list_words(forms.values())}
    return refusal._replace(phrase=FORMS_TOGETHER, values=values, rule="groups")
