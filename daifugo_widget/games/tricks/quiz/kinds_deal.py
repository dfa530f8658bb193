"""Questions about a deal and a session: the deck, who deals, how many deals are left."""

from __future__ import annotations

from daifugo_widget.quiz.moment import Moment
from daifugo_widget.table.telling.phrase import Phrase
from daifugo_widget.table.telling.voice import player

from ..engine.match import TrickMatch
from . import words as w
from .kind import Ending, TrickKind

MOST = 99
"""The most deals to come that are asked about."""


class Deck(TrickKind):
    """How many cards are played with, by the number of players."""

    id, how, then, usual = "deck", "number", False, "deck"

    def fits(self, moment: Moment, match: TrickMatch) -> bool:
        begun = match.game.trick or match.game.taken
        return moment.rule is not None and moment.rule.id == self.usual and not begun

    def value(self, moment: Moment, match: TrickMatch) -> int:
        return match.rules.deck(match.players).bit_count()

    def sentence(self, moment: Moment, right: int) -> Phrase:
        return Phrase(w.DECK, {"n": str(moment.match.players)})


class Deals(Ending):
    """Who deals next."""

    id, how, usual = "deals", "seat", "deal"

    def fits(self, moment: Moment, match: TrickMatch) -> bool:
        return self.is_about(moment) and super().fits(moment, match)

    def value(self, moment: Moment, match: TrickMatch) -> int | None:
        return None if match.over or not match.game.over else match.next().game.dealer

    def sentence(self, moment: Moment, right: int) -> Phrase:
        return Phrase(w.DEALS, {"who": player(moment.game.dealer)})


class Session(Ending):
    """How many deals of a session are still to come; a void one does not count."""

    id, how, usual = "session", "number", "session"

    def fits(self, moment: Moment, match: TrickMatch) -> bool:
        return self.is_about(moment) and super().fits(moment, match)

    def value(self, moment: Moment, match: TrickMatch) -> int | None:
        left: int = match.rules["session"].deals - match.deals_done
        return left if left <= MOST else None

    def sentence(self, moment: Moment, right: int) -> Phrase:
        return Phrase(w.SESSION)
