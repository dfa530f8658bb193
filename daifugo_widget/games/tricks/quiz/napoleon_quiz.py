"""What a quiz asks about Napoleon."""

from __future__ import annotations

from collections.abc import Iterator

from daifugo_widget.core.cards import show
from daifugo_widget.core.game.plays import Laid
from daifugo_widget.quiz.kind import Kind

from ..engine.cards import JOKER_CARD
from ..napoleon import Napoleon
from ..napoleon.catalogue import ALMIGHTY, HEART_QUEEN, TWOS, jack_of
from .kinds_deal import Deals, Deck, Session
from .kinds_napoleon import Adjutant, FaceUp, Forced, Honours, InTrick, Knows, LayAway, Winners
from .kinds_open import Bids, Legal
from .kinds_trick import Leads, Strength, Takes, TrumpsNow, Why, Win
from .trick_quiz import TrickQuiz

JOKER = show(JOKER_CARD)
TAKING = "card-order"
"""The rule of Napoleon by which a trick is taken if no other rule decides it."""


class NapoleonLegal(Legal):
    """Which of some cards of the hand may be played, with the joker if there is one."""

    def legal(self, game: Napoleon) -> dict[str, str]:
        """Return the cards that may be played; after the lead, the joker by its own rule."""
        found = super().legal(game)
        return found | {JOKER: "joker"} if game.trick and JOKER in found else found

    def preferred_moves(self, game: Napoleon) -> set[str]:
        """Return the joker."""
        return {JOKER}


class NapoleonWhy(Why):
    """Why a card takes the trick in Napoleon."""

    reasons = ("led", "trumps", "almighty", "right", "left", "joker", "same-two", "yoromeki")

    def reason(self, game: Napoleon, best: Laid, rule: str = "led") -> str:
        """Return why a card has taken the trick; for one of the highest three, its name."""
        if rule != "card-order":
            return rule
        assert game.trumps is not None
        card = best.play.cards
        return {ALMIGHTY: "almighty", jack_of(game.trumps): "right"}.get(card, "left")


class NapoleonStrength(Strength):
    """The order of strength of some cards in a trick of Napoleon."""

    def candidates(self, game: Napoleon) -> Iterator[int]:
        """Yield the codes of cards in play, except those that win only beside certain others."""
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


class NapoleonQuiz(TrickQuiz):
    """What is asked about Napoleon."""

    game = "napoleon"
    kinds = {kind.id: kind for kind in KINDS}  # noqa: RUF012

    def choices_made(self, game: Napoleon) -> int:
        """Return the number of bids made, plus one once the adjutant's card is named."""
        return super().choices_made(game) + bool(game.friend)


NAPOLEON = NapoleonQuiz()
"""How Napoleon is asked about."""
