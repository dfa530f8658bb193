"""How Nap looks at the table."""

from __future__ import annotations

from ...core.text import Text
from ..match import DealResult, TrickMatch
from ..nap import Nap, NapRules
from . import words as w
from .face import TrickFace
from .story import NapTeller
from .words_browser import BROWSER, SCORES, chart_of


class NapFace(TrickFace[Nap]):
    """The face of Nap."""

    game = "nap"
    title = NapRules.title
    teller = NapTeller
    words = {  # noqa: RUF012
        **BROWSER,
        **chart_of(Text("Tricks taken", "取ったトリック", "딴 트릭")),
        "aside": Text("Not dealt", "配らない札", "나누지 않은 패"),
    }
    score_words = {  # noqa: RUF012
        **SCORES,
        "result.points": Text("Chips", "チップ", "칩"),
        "scores.total": Text("Chips held", "手持ち", "가진 칩"),
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
