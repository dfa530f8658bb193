"""What is said of a choice that a move leads to, without naming the rule."""

from __future__ import annotations

from daifugo_widget.core.game.moves import CHANCE, Ask
from daifugo_widget.core.words.translations import _, pgettext
from daifugo_widget.quiz import words as w
from daifugo_widget.table.telling.phrase import Phrase
from daifugo_widget.table.telling.voice import player

CARDS = _("{who} chooses {n}.")
CARDS_FOR = _("{who} chooses {n} for {to}.")
SEAT = _("{who} chooses a player.")
NUMBER = _("{who} chooses a number.")
YES = _("{who} says yes or no.")
ONE = pgettext("to choose", "one card")
SOME = pgettext("to choose", "{n} cards")
UP_TO_ONE = pgettext("to choose", "one card or none")
UP_TO = pgettext("to choose", "up to {n} cards")
AT_LEAST = pgettext("to choose", "{low} to {n} cards")


def choice_due(ask: Ask) -> Phrase:
    """Say who chooses what."""
    who = player(max(ask.seat, 0))
    if ask.what == "cards" and ask.seat != CHANCE:
        slots = {"who": who, "n": _how_many(ask.low, ask.high), "to": player(max(ask.to, 0))}
        return Phrase(CARDS_FOR if ask.to >= 0 and ask.to != ask.seat else CARDS, slots)
    words = {"seat": SEAT, "number": NUMBER, "count": NUMBER, "yes": YES}
    return Phrase(words.get(ask.what, w.A_CHOICE), {"who": who})


def _how_many(low: int, high: int) -> Phrase:
    if high == 1:
        return Phrase(ONE if low else UP_TO_ONE)
    text = SOME if low == high else AT_LEAST if low else UP_TO
    return Phrase(text, {"low": str(low), "n": str(high)})
