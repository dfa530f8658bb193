"""Questions about what is open: cards that may be played, bids that may be made."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from daifugo_widget.core.cards import KNOWN, bits, cards, show
from daifugo_widget.core.game.moves import Answer
from daifugo_widget.core.game.refusal import Refusal
from daifugo_widget.quiz.kinds_open import Open
from daifugo_widget.quiz.moment import Moment
from daifugo_widget.table.telling.phrase import Phrase

from ..engine.bids import Bid
from ..engine.cards import card_play
from ..engine.game import TrickGame
from ..engine.match import TrickMatch
from . import words as w
from .kind import TrickKind

NOTHING = "-"
NEAR = 5
"""How many bids above the highest so far, and below it, are asked about."""


class _Open(Open[Any], TrickKind):
    """Which of some moves are open, with the rules that refuse the others; one always is."""

    none = None


class Legal(_Open):
    """Which of some cards of the hand may be played."""

    id, usual, asks = "legal", "follow-suit", w.MAY_PLAY

    def fits(self, moment: Moment, match: TrickMatch) -> bool:
        game = match.game
        return not (game.over or game.agenda) and game.hands[game.turn] <= KNOWN

    def legal(self, game: Any) -> dict[str, str]:
        """Return the cards that may be played."""
        return {show(play.cards): "" for play in game.plays()}

    def illegal_moves(
        self, game: TrickGame, legal: Mapping[str, str], rng: Random
    ) -> Iterator[str]:
        """Yield the other cards of the hand."""
        held = (show(1 << bit) for bit in bits(game.hands[game.turn]))
        yield from (text for text in held if text not in legal)

    def why_not(self, game: TrickGame, text: str) -> Refusal | None:
        """Return the table's reason against a card."""
        return game.why_not(game.turn, card_play(cards(text)))


class Bids(_Open):
    """Which of some bids and a pass may be made."""

    id, usual, asks = "bids", "bidding", w.MAY_BID

    def fits(self, moment: Moment, match: TrickMatch) -> bool:
        ask = match.game.ask
        return ask is not None and ask.what == "bid"

    def _near(self, game: TrickGame) -> list[str]:
        """Return a pass, and the bids around the highest so far."""
        every, top = game.all_bids(), game.top_bid
        at = every.index(top[1]) if top else 0
        return [NOTHING, *map(str, every[max(0, at - NEAR + 1) : at + NEAR])]

    def legal(self, game: TrickGame) -> dict[str, str]:
        """Return the bids that may be made, or a pass."""
        return {text: "" for text in self._near(game) if self.why_not(game, text) is None}

    def illegal_moves(
        self, game: TrickGame, legal: Mapping[str, str], rng: Random
    ) -> Iterator[str]:
        """Yield the bids that may not be made, or a pass."""
        yield from (text for text in self._near(game) if text not in legal)

    def why_not(self, game: TrickGame, text: str) -> Refusal | None:
        """Return the table's reason against a bid, or against a pass."""
        return game.why_not(game.actor, Answer(self._bid(game, text)))

    def choice_phrase(self, game: TrickGame, text: str) -> Phrase:
        """Return a bid as people say it."""
        bid = self._bid(game, text)
        return Phrase(bid.words if bid else w.PASS)

    def _bid(self, game: TrickGame, text: str) -> Bid | None:
        return None if text == NOTHING else game.read_bid(text)
