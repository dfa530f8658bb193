"""What a quiz asks of Napoleon."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.cards import show
from ...core.plays import Laid
from ...quiz.kind import Kind
from ..cards import JOKER_CARD
from ..napoleon import Napoleon
from ..napoleon.catalogue import ALMIGHTY, HEART_QUEEN, TWOS, jack_of
from .asking import TrickAsking
from .kinds_deal import Deals, Deck, Session
from .kinds_napoleon import Adjutant, FaceUp, Forced, Honours, InTrick, Knows, LayAway, Winners
from .kinds_open import Bids, Legal
from .kinds_trick import Leads, Strength, Takes, TrumpsNow, Why, Win

JOKER = show(JOKER_CARD)
TAKING = "card-order"
"""The rule of Napoleon by which a trick is taken where no other one does it."""


class NapoleonLegal(Legal):
    """Which of some cards of the hand may be played, the joker among them where there is one."""

    def legal(self, game: Napoleon) -> dict[str, str]:
        """Return the cards that may be played; after the lead the joker may be by its own rule."""
        found = super().legal(game)
        return found | {JOKER: "joker"} if game.trick and JOKER in found else found

    def wanted(self, game: Napoleon) -> set[str]:
        """Return the joker."""
        return {JOKER}


class NapoleonWhy(Why):
    """Why a card takes the trick in Napoleon."""

    reasons = ("led", "trumps", "almighty", "right", "left", "joker", "same-two", "yoromeki")

    def reason(self, game: Napoleon, best: Laid, rule: str = "led") -> str:
        """Return why a card has taken the trick, one of the highest three by its name."""
        if rule != "card-order":
            return rule
        assert game.trumps is not None
        card = best.play.cards
        return {ALMIGHTY: "almighty", jack_of(game.trumps): "right"}.get(card, "left")


class NapoleonStrength(Strength):
    """In which order of strength some cards stand in a trick of Napoleon."""

    def candidates(self, game: Napoleon) -> Iterator[int]:
        """Yield the codes of cards in play but those that win by what else lies in a trick."""
        for bit in super().candidates(game):
            if not 1 << bit & (HEART_QUEEN | TWOS):
                yield bit


KINDS: tuple[Kind, ...] = (
    NapoleonLegal(),
    Bids(),
    Takes(TAKING),
    NapoleonWhy(TAKING),
    Adjutant(),
    NapoleonStrength(TAKING),
    Honours(),
    TrumpsNow(),
    Win(TAKING),
    Knows(),
    LayAway(),
    FaceUp(),
    Winners(),
    InTrick(),
    Leads(TAKING),
    Forced(),
    Deck(),
    Deals(),
    Session(),
)


class NapoleonAsking(TrickAsking):
    """What is asked of Napoleon."""

    game = "napoleon"
    kinds = {kind.id: kind for kind in KINDS}  # noqa: RUF012

    def settled(self, game: Napoleon) -> int:
        """Return how many bids have been said, and whether the adjutant's card is named."""
        return super().settled(game) + bool(game.friend)


NAPOLEON = NapoleonAsking()
"""How Napoleon is asked about."""
