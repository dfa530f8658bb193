"""Why a rule does not act at a near miss, in one sentence."""

from __future__ import annotations

from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _
from daifugo_widget.table.telling.phrase import Phrase
from daifugo_widget.table.telling.voice import cards, player

from .near_misses import Condition, NearMiss

REASONS: dict[Condition, Text] = {
    "another": _("{cards} is something else: {other} would have done it."),
    "below": _("What lies below counts: on {top} it would have worked."),
    "class": _("It depends on the class, and {who} is {klass} in this game."),
    "fewer": _("One card is missing: {other} would have done it."),
    "in-run": _("In stairs it does nothing: {other} on its own would have done it."),
    "joker": _("The joker makes the difference: {other} would have done it."),
    "joker-alone": _("A joker alone stands for no number: {other} would have done it."),
    "last": _("{who} has no card left: with more in hand it would have worked."),
    "lead": _("It is led: on {top} it would have worked."),
    "mark": _("It depends on what is in force: a moment ago it would have worked."),
    "more": _("That is one card too many: {other} would have done it."),
    "not-last": _("{who} still holds a card: as the last play it would have worked."),
    "number": _("The number counts: {other} would have done it."),
    "order": _("The order of strength counts: the other way round it would have worked."),
    "run": _("One card of the stairs is wrong: {other} would have done it."),
    "suit": _("The suit counts: {other} would have done it."),
}


def why_not(miss: NearMiss) -> Phrase:
    """Say what would have to be different for the rule to act."""
    game, twin = miss.occasion.game, miss.twin
    slots = {
        "who": player(game.turn),
        "cards": cards(str(miss.occasion.play)),
        "other": cards(str(twin.play)),
        "top": cards(str(twin.game.trick[-1].play)) if twin.game.trick else "",
        "klass": game.rules.frame.titles.title(game.class_of(game.turn)),
    }
    return Phrase(REASONS[miss.condition], slots)
