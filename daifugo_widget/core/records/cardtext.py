"""Cards as a record writes them: jokers may stand for a card, and some may be unseen."""

from __future__ import annotations

import re
from typing import NamedTuple

from ..cards import (
    A_RANK,
    A_SUIT,
    JOKER_CODE,
    JOKERS,
    KNOWN,
    MAX_DECKS,
    RANKS,
    SUITS,
    blanks,
    no_card,
    number_of,
    show,
    show_code,
)
from ..rules.options import WHOLE
from . import phrases as say
from .errors import RecordError

MOST_CARDS = MAX_DECKS * len(RANKS) * len(SUITS) + JOKERS.bit_count()
"""The most cards that a game can have."""
_CARD = re.compile(
    rf"(?P<rank>{A_RANK})(?P<suit>{A_SUIT})"
    rf"|X(?:=(?P<for_rank>{A_RANK})(?P<for_suit>{A_SUIT})?)?"
    rf"|\?\?|\?(?P<count>{WHOLE})"
)


class Part(NamedTuple):
    """One card of a text; for a joker also the number and suit that it is said to stand for."""

    code: int
    number: int | None = None
    suit: int | None = None

    def __str__(self) -> str:
        if self.number is None:
            return show_code(self.code)
        return f"X={RANKS[self.number]}{'' if self.suit is None else SUITS[self.suit]}"


class CardText(NamedTuple):
    """The cards of a text: those that are named, and how many are unseen."""

    parts: tuple[Part, ...] = ()
    unseen: int = 0

    @property
    def codes(self) -> list[int]:
        """The codes of the named cards, sorted."""
        return sorted(part.code for part in self.parts)

    @property
    def stands(self) -> list[Part]:
        """The jokers that are said to stand for something."""
        return [part for part in self.parts if part.number is not None]

    def __len__(self) -> int:
        return len(self.parts) + self.unseen

    def __str__(self) -> str:
        named = sorted(self.parts, key=lambda part: part.code)
        return "".join(map(str, named)) + "??" * self.unseen or "-"

    @classmethod
    def parse(cls, text: str) -> CardText:
        """Read cards: ``7c10dX=7h``, ``3c?9``, ``-`` for none. Raises `RecordError`."""
        parts, unseen, at = [], 0, 0
        while text != "-" and at < len(text):
            match = _CARD.match(text, at)
            if match is None:
                raise RecordError(no_card(text, at))
            if match[0][0] == "?":
                unseen += int(match["count"] or 1)
                if unseen > MOST_CARDS:
                    raise RecordError(say.TOO_MANY_UNSEEN.fill(text=match[0], most=MOST_CARDS))
            else:
                parts.append(_part(match))
            at = match.end()
        return cls(tuple(parts), unseen)

    def plain(self) -> CardText:
        """Return the cards as those of a hand or a pile.

        Raises `RecordError` if a joker stands for a card, which it does only in a play.
        """
        if self.stands:
            raise RecordError(say.JOKER_STANDS.fill(joker=self.stands[0]))
        return self


def _part(match: re.Match[str]) -> Part:
    if match["rank"]:
        return Part(number_of(match["rank"]) * 4 + SUITS.index(match["suit"]))
    number = number_of(match["for_rank"]) if match["for_rank"] else None
    return Part(JOKER_CODE, number, SUITS.index(match["for_suit"]) if match["for_suit"] else None)


def check_play(text: str) -> None:
    """Raise `RecordError` for a play that cannot be read or that does not name its cards."""
    if CardText.parse(text).unseen:
        raise RecordError(say.UNNAMED_PLAY.fill(text=text))


def cards_text(cards: int) -> str:
    """Write the cards of an answer: ``3c4d``, ``??`` for each that is not seen."""
    named = show(cards & KNOWN) if cards & KNOWN else ""
    return named + "??" * blanks(cards) or "-"
