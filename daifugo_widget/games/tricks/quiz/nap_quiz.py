"""What a quiz asks about Nap."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from daifugo_widget.quiz.kind import Kind
from daifugo_widget.quiz.moment import Moment
from daifugo_widget.table.telling.phrase import Phrase
from daifugo_widget.table.telling.voice import player

from ..engine.match import TrickMatch
from . import words as w
from .kind import Ending, TrickKind
from .kinds_deal import Deals, Deck, Session
from .kinds_open import Bids, Legal
from .kinds_trick import Leads, Strength, Takes, TrumpsNow, Why, Win
from .trick_quiz import TrickQuiz

TAKING = "winning"
"""The rule of Nap by which a trick is taken."""


class NapWhy(Why):
    """Why a card takes the trick in Nap."""

    reasons = ("led", "trumps", "number")


class Worth(TrickKind):
    """How many chips the bid of the deal is worth if it is made, or costs if it fails."""

    how, then, usual = "number", False, "chips"

    def __init__(self, made: bool) -> None:
        self.id, self.made = "worth" if made else "loss", made  # type: ignore[misc]

    def fits(self, moment: Moment, match: TrickMatch) -> bool:
        game = match.game
        return game.contract is not None and not (game.trick or game.taken or game.over)

    def value(self, moment: Moment, match: TrickMatch) -> int:
        game = match.game
        other = game.next_of(game.declarer)
        paid = match.rules["chips"].paid(game.contract, self.made, game.declarer, game.players)
        worth: int = abs(paid[other])
        return worth

    def sentence(self, moment: Moment, right: int) -> Phrase:
        game = moment.game
        slots = {"who": player(game.declarer), "bid": game.contract.words}
        return Phrase(w.WORTH if self.made else w.LOSS, slots)

    def behind(self, moment: Moment, match: TrickMatch) -> list[str]:
        return ["chips", str(match.game.contract)]


class Paid(NamedTuple):
    """Whether the others pay or the declarer does, and how many chips for each opponent."""

    made: bool
    chips: int


class Chips(Ending):
    """Who pays how many chips once the deal is over."""

    id, usual = "chips", "chips"

    def value(self, moment: Moment, match: TrickMatch) -> Paid | None:
        game = match.game
        if not game.over or game.void:
            return None
        return Paid(game.makes_contract(), abs(game.points()[game.next_of(game.declarer)]))

    def sentence(self, moment: Moment, right: Paid) -> Phrase:
        return Phrase(w.CHIPS)

    def wrong(self, moment: Moment, right: Paid, rng: Random) -> Iterator[Paid]:
        """Yield the other outcome of the bid, and other numbers of chips."""
        worth = moment.game.contract.worth
        yield Paid(not right.made, worth.lost if right.made else worth.made)
        yield Paid(not right.made, right.chips)
        yield from (Paid(right.made, n) for n in (worth.made, worth.lost, right.chips + 1))

    def write(self, moment: Moment, value: Paid) -> Phrase:
        slots = {"who": player(moment.game.declarer), "n": str(value.chips)}
        return Phrase(w.OTHERS_PAY if value.made else w.PAYS_OTHERS, slots)

    def behind(self, moment: Moment, match: TrickMatch) -> list[str]:
        return ["chips", str(match.game.contract)]


KINDS: tuple[Kind, ...] = (
    Legal(),
    Bids(),
    Takes(TAKING),
    Worth(made=True),
    Strength(TAKING),
    TrumpsNow(),
    Win(TAKING),
    Chips(),
    Leads(TAKING),
    NapWhy(TAKING),
    Worth(made=False),
    Deck(),
    Deals(),
    Session(),
)


class NapQuiz(TrickQuiz):
    """What is asked about Nap."""

    game = "nap"
    kinds = {kind.id: kind for kind in KINDS}  # noqa: RUF012


NAP = NapQuiz()
"""How Nap is asked about."""
