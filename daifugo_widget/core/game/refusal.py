"""Why a move is refused, as a value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache, reduce
from operator import and_, or_
from typing import NamedTuple

from ..cards import pretty
from ..words.text import Lang, SpokenError, Text
from ..words.translations import _
from .plays import Play

MUST_GO = _("{must} must go.")
SOME_MUST_GO = _("Of {rest}, {some} must go.")
MUST_GO_AND_SOME = _("{must} must go, and {some} of {rest}.")
NOTHING_GOES = _("No card can be chosen here.")
ONLY_THESE = _("Only {rest} can be chosen here.")
ONLY_FROM = _("Cards can be chosen only from {rest} here.")
HOW_MANY = _("{count}")
ONE = _("one")

EXACTLY = _("Choose exactly {low}.")
AT_LEAST = _("Choose at least {low}.")
AT_MOST = _("Choose at most {high}.")

PLAIN: dict[str, Text] = {
    "weaker": _("{cards} cannot beat {top}."),
    "wrong-count": _("{count} cards lie here: follow with {count} cards."),
    "wrong-kind": _("{top} must be followed by the same kind of play."),
    "not-a-play": _("{cards} cannot be laid down together."),
    "not-held": _("That hand does not hold {cards}."),
    "not-your-turn": _("It is somebody else's turn."),
    "may-not-pass": _("Whoever leads has to play."),
    "choice-owed": _("A choice has to be made first."),
    "no-choice": _("There is no choice to answer now."),
    "wrong-answer": _("That is not one of the answers that are open."),
    "no-call": _("That cannot be called now."),
    "closed": _("Nobody can follow {top} in this trick."),
    "over": _("The game is over."),
}
"""The plain reasons, which no rule of the catalogue gives."""


class Refusal(NamedTuple):
    r"""Why a move cannot be made: a rule id or plain reason, the cards, a sentence.

    The sentence is a phrase, perhaps in one language only, and the values that fill it; they are
    put together only when somebody reads it, as the search for legal plays refuses far more than
    is ever read. ``rule`` is the rule whose options cause a plain reason, while its general text
    may not explain it.

    >>> game = Record.parse("hands 3c8c / 3d9s\na 8c").history().now.game
    >>> refusal = game.why_not(1, Play.of(cards("3d"), "group", 0))
    >>> refusal.reason, refusal.say("en"), refusal.say("ja")
    ('weaker', '3♦ cannot beat 8♣.', '3♦は8♣より強くありません。')
    """

    reason: str
    cards: int
    phrase: Text | str
    values: Mapping[str, object] = {}
    rule: str = ""

    @property
    def text(self) -> Text:
        """The sentence in three languages."""
        return Text.of(self.phrase).fill(**self.values)

    def say(self, lang: Lang = "en") -> str:
        """Return the sentence in one language."""
        return self.text.to(lang)

    def __str__(self) -> str:
        return f"{self.text.en} [{self.reason}]"


@lru_cache(1 << 8)
def plain(reason: str, cards: int = 0, top: Play | None = None) -> Refusal:
    """Return a refusal for a plain reason; ``top`` is the play to beat, if there is one."""
    values: dict[str, object] = {"cards": pretty(cards) or "–"}
    if top:
        values |= {"top": top.pretty(), "count": top.size}
    return Refusal(reason, cards, PLAIN[reason], values)


def wrong_cards(rule: str, cards: int, answers: Iterable[int]) -> Refusal:
    """Return the refusal of chosen cards; it says which may be chosen, by the open ``answers``."""
    answers = list(answers)
    must, rest = reduce(and_, answers, answers[0]), reduce(or_, answers)
    rest &= ~must
    count = answers[0].bit_count() - must.bit_count()
    values = {
        "must": pretty(must),
        "rest": pretty(rest),
        "some": ONE if count == 1 else HOW_MANY.fill(count=count),
    }
    if must:
        phrase = MUST_GO_AND_SOME if rest else MUST_GO
    elif rest:
        sizes = {answer.bit_count() for answer in answers}
        fewer = ONLY_FROM if rest.bit_count() > 1 else ONLY_THESE
        phrase = SOME_MUST_GO if len(sizes) == 1 else fewer
    else:
        phrase = NOTHING_GOES
    return Refusal(rule, cards, phrase, values)


def wrong_number(rule: str, cards: int, low: int, high: int) -> Refusal:
    """Return the refusal of too many or too few cards, which says how many to choose."""
    phrase = EXACTLY if low == high else AT_MOST if cards.bit_count() > high else AT_LEAST
    return Refusal(rule, cards, phrase, {"low": low, "high": high})


class IllegalMove(SpokenError):
    r"""Raised when a move is refused; ``refusal`` says why.

    >>> lead, follow = Record.parse("hands 3c8c / 3d9s\na 8c").history().now.game.moves()
    >>> try:
    ...     Match.start("base", players=3, seed=1).move(lead)
    ... except IllegalMove as error:
    ...     print(error)
    Whoever leads has to play. [may-not-pass]
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text)
        self.args = (refusal,)  # from which a pickle makes it again
        self.refusal = refusal

    def __str__(self) -> str:
        return str(self.refusal)
