"""How Nap looks at the table."""

from __future__ import annotations

from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _

from ..engine.match import DealResult, TrickMatch
from ..nap import Nap, NapRuleSet
from . import words as w
from .story import NapTeller
from .trick_ui import TrickUI
from .words_browser import BROWSER, SCORES, chart_of


class NapUI(TrickUI[Nap]):
    """The UI of Nap."""

    game = "nap"
    title = NapRuleSet.title
    teller = NapTeller
    words = {  # noqa: RUF012
        **BROWSER,
        **chart_of(_("Tricks taken")),
        "aside": _("Not dealt"),
    }
    score_words = {  # noqa: RUF012
        **SCORES,
        "result.points": _("Chips"),
        "scores.total": _("Chips held"),
    }

    def role(self, match: TrickMatch, result: DealResult, seat: int) -> Text:
        """Say whether a seat played the bid and made it."""
        if result.bid is None or seat != result.declarer:
            return w.NOBODY_BID if result.void else w.OPPONENT
        return (w.MADE if result.made else w.LOST).fill(bid=result.bid.words)

    def points_text(self, points: int) -> Text:
        """Say how many chips somebody has."""
        return w.ONE_CHIP if points == 1 else w.CHIPS.fill(n=points)

    def taken(self, game: Nap, seat: int) -> int:
        """Return how many tricks a seat has taken."""
        return game.tricks_of(seat)

    def standing(self, game: Nap, seat: int) -> Text:
        """Say what a seat has bid, then how many tricks it has."""
        if game.contract is None:
            return self.bidding(game, seat)
        count = self.taken(game, seat)
        tricks = w.TRICK if count == 1 else w.TRICKS.fill(n=count)
        if seat != game.declarer:
            return tricks
        return w.WITH.fill(role=game.contract.words, count=tricks)

    def lead(self, game: Nap) -> Text:
        """Say what the first lead decides."""
        if game.taken:
            return w.LEAD
        return w.LEAD_TRUMPS if game.has_trumps else w.LEAD_MISERE
