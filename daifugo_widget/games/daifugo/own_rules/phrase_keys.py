"""What a rule may say in its own words: under which keys, and with which names in braces."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fnmatch import fnmatch
from typing import NamedTuple

from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.words.text import Text

_SLOT = re.compile(r"\{(\w*)\}")
_WHOLE = re.compile(r"\[[^\[\]|]*\|[^\[\]|]*\]|\{\w*\}")
"""Brackets around two wordings, or a name in braces."""


class Saying(NamedTuple):
    """When something is said, under which keys, and which names may be in braces in it.

    A star in a key stands for any ending; ``when`` says which endings there are.
    """

    keys: tuple[str, ...]
    when: str
    slots: tuple[str, ...] = ()


_ASKED = ("to", "low", "high", "shown")
_TOLD = ("seat", "to", "cards", "n", "value")
_CARDS = ("discard", "draw", "fetch", "give", "put-away", "redeal", "reveal", "swap", "take-up")
_TRICK = ("answer-cut", "close", "cut", "join", "lay-beside", "take-back", "void")

SAYINGS = (
    Saying(("ask",), "what it asks, if nothing below fits better", _ASKED),
    Saying(
        ("ask-*",),
        "what it asks for cards, a seat, a number: ask-cards, ask-seat, ask-number, or by the "
        "detail of the choice; ask-cards-one for one card",
        _ASKED,
    ),
    Saying(("button", "button-*"), "the button under what is chosen, by the detail", ("cards",)),
    Saying(("yes", "no", "decline"), "the buttons that say so, or choose nothing"),
    Saying(("tray",), "the heading above discards to choose from"),
    Saying(("answer-nothing",), "that nothing has been chosen", _TOLD),
    Saying(
        ("answer-by-chance",),
        "who draws if chance decides which card, before that is told",
        _TOLD,
    ),
    Saying(("call",), "the button that calls it out"),
    Saying(("called",), "that it has been called out", ("seat", "rule")),
    Saying(("mark", "mark-*"), "what its mark means, or one value of it", _TOLD),
    Saying(("mark-again",), "that the mark is there once more", _TOLD),
    Saying(("unmark",), "that the mark has gone", _TOLD),
    Saying(("value-*",), "a value of its mark, on the chip of the rule"),
    Saying(("value",), "what any value of its mark means, on the chip of the rule", ("value",)),
    Saying(("announce-*",), "what `game.announce` tells, by its word", _TOLD),
    Saying(_CARDS, "what it does with cards", _TOLD),
    Saying(_TRICK, "what it does with the trick", _TOLD),
    Saying(("act-next", "early-pass", "skip", "turn-back"), "what it does with turns", _TOLD),
    Saying(("fall", "fall-*", "finish", "foul", "remove"), "how somebody leaves", _TOLD),
)


def check_sayings(id: str, says: Mapping[str, Text | str]) -> None:
    """Raise `RuleError` for words that are never said, or that have an unknown name in braces."""
    for key, words in says.items():
        saying = _saying(key)
        if saying is None:
            raise RuleError(f"{id}: nothing is said under {key!r}; see teach.sayings()")
        for phrase in Text.of(words):
            if re.search(r"[\[\]{}]", _WHOLE.sub("", phrase)):
                raise RuleError(
                    f"{id}: {key!r} says {phrase!r}, but write names as {{seat}} and two wordings "
                    "as [calls|call], all of them closed"
                )
            if unknown := slots_of(phrase) - set(saying.slots):
                known = ", ".join(f"{{{slot}}}" for slot in saying.slots) or "nothing"
                raise RuleError(
                    f"{id}: {{{min(unknown)}}} cannot be told under {key!r}; "
                    f"braces may hold {known}"
                )


def slots_of(phrase: str) -> set[str]:
    """Return the names in braces in a phrase."""
    return set(_SLOT.findall(phrase))


def _saying(key: str) -> Saying | None:
    return next((each for each in SAYINGS if any(fnmatch(key, known) for known in each.keys)), None)
