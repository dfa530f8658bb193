"""The facts that a record may state about a position, each a small test."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from ..cards import blanks, codes, show
from ..game.card_match import CardMatch
from ..game.moves import SEATS
from ..game.plays import is_cut
from ..rules.options import WHOLE
from ..words.suggestions import did_you_mean, nearest
from ..words.text import Text
from . import phrases as say
from .cardtext import CardText
from .errors import RecordError
from .legal import canonical, legal_texts

TOO_MANY = "too many plays to list"


class Found(NamedTuple):
    """Whether a fact holds, and what was found instead."""

    holds: bool
    found: str


def _any_words(words: list[str]) -> None:
    """Accept any words of a fact."""


class FactKind(NamedTuple):
    """A kind of fact: the pattern of what follows its name, an example, and its test.

    ``check`` raises `RecordError` for words that fit the pattern but name nothing that exists.
    """

    shape: str
    example: str
    test: Callable[[Any, list[str]], Found]
    check: Callable[[list[str]], None] = _any_words


Kinds = Mapping[str, FactKind]
"""The facts of a game by their names."""

SEAT, CARDS = "[a-i]", "[^ ]+"
OF_CARDS = ("top", "hand", "discards")
"""Facts that end with cards."""


OTHER_WORDS = {
    **dict.fromkeys(("win", "wins", "won", "winner"), ("finishes", "takes")),
    **dict.fromkeys(("lose", "loses", "loser"), ("falls", "lost")),
    **dict.fromkeys(("clears", "cuts"), ("flows",)),
    **dict.fromkeys(("begins", "starts"), ("leads",)),
    "skips": ("passes",),
}
"""What people write for a fact or a word of goals, and those that say it, of any game."""


def fact_hint(name: str, known: Iterable[str]) -> Text:
    """Suggest the fact that an unknown word means or is most like, or list all of them."""
    known = list(known)
    said = [word for word in OTHER_WORDS.get(name.lower(), ()) if word in known]
    return did_you_mean(said) if said else nearest(name, known)


def check_fact(kinds: Kinds, text: str) -> None:
    """Raise `RecordError` for a text that is not a fact."""
    name, _, rest = text.partition(" ")
    if name == "not":
        raise RecordError(say.FACT_NOT)
    if name not in kinds:
        raise RecordError(say.NO_FACT.fill(name=name, hint=fact_hint(name, kinds)))
    if not re.fullmatch(kinds[name].shape, rest):
        raise RecordError(say.FACT_SHAPE.fill(text=text, example=kinds[name].example))
    if name in OF_CARDS:
        CardText.parse(cards_of(name, rest))
    kinds[name].check(rest.split())


def cards_of(name: str, rest: str) -> str:
    """Return the cards of a fact, without the minus of discards."""
    text = rest.rpartition(" ")[2]
    return text[1:] if name == "discards" and len(text) > 1 and text[0] == "-" else text


def test_fact(kinds: Kinds, match: CardMatch, text: str) -> Found:
    """Return whether a fact holds in a match as it stands, and what was found."""
    name, *words = text.split()
    return kinds[name].test(match, words)


def seat_of(word: str) -> int:
    """Return the seat that a word of a fact begins with."""
    return SEATS.index(word[0])


# --- facts of any game ---------------------------------------------------------------------------


def _hand(match: CardMatch, words: list[str]) -> Found:
    hand, wanted = _hand_of(match, words[0]), CardText.parse(words[1])
    holds = codes(hand) == wanted.codes and blanks(hand) == wanted.unseen
    return Found(holds, f"hand {words[0]} {show(hand)}")


def _hand_of(match: CardMatch, word: str) -> int:
    seat = seat_of(word)
    return match.game.hands[seat] if seat < match.players else 0


def _cards(match: CardMatch, words: list[str]) -> Found:
    count = _hand_of(match, words[0]).bit_count()
    return Found(count == int(words[1]), f"cards {words[0]} {count}")


def _asks(match: CardMatch, words: list[str]) -> Found:
    ask = match.game.ask
    found = f"{SEATS[ask.seat]} {ask.rule}" if ask else "-"
    return Found(found == " ".join(words), f"asks {found}")


def _legal(match: CardMatch, words: list[str]) -> Found:
    answers = words[:1] == [">"]
    owed = match.game.ask is not None
    idle = match.game.over or match.game.owes_chance
    if not (owed or idle) and is_cut(match.game.plays()):
        return Found(False, TOO_MANY)
    texts = legal_texts(match.game)
    wanted = {canonical(word) for word in words[answers:]}
    holds = answers == owed and wanted == {canonical(text) for text in texts}
    return Found(holds, " ".join(["legal", *([">"] if owed else []), *texts]))


def _points(match: CardMatch, words: list[str]) -> Found:
    seat = seat_of(words[0])
    points = match.points[seat] if seat < match.players else 0
    return Found(points == int(words[1]), f"points {words[0]} {points}")


def _over(match: CardMatch, words: list[str]) -> Found:
    actor = "over" if match.game.over else f"turn {SEATS[match.game.actor]}"
    return Found(match.game.over, actor)


COMMON: Kinds = {
    "hand": FactKind(rf"{SEAT} {CARDS}", "hand b 3c4d", _hand),
    "cards": FactKind(rf"{SEAT} {WHOLE}", "cards b 4", _cards),
    "asks": FactKind(rf"-|{SEAT} [a-z0-9-]+", "asks a seven-pass", _asks),
    "legal": FactKind(r"\S+( \S+)*", "legal - 9c 9cTd", _legal),
    "points": FactKind(rf"{SEAT} -?{WHOLE}", "points a 6", _points),
    "over": FactKind("", "over", _over),
}
"""Facts that are the same in every game."""
