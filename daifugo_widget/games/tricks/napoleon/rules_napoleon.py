"""The rules of Napoleon between the highest bid and the first lead: adjutant and kitty."""

from __future__ import annotations

from daifugo_widget.core.game.refusal import Refusal
from daifugo_widget.core.rules.options import option
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.core.words.translations import _

from .bids import NapoleonBid
from .catalogue import napoleon_rule

FORCED = _("You are Napoleon by the card turned up, so you cannot pass: bid what you like.")
NAME_ONE = _("Name one card of the 53: any card of the four suits, or the joker.")
LAY_AWAY = _("Lay away {count} cards of your hand, as many as you took up.")


@napoleon_rule(
    "forced-napoleon",
    en="Forced Napoleon",
    ja="強制ナポレオン",
    ko="강제 나폴레옹",
    chapter="bidding",
)
class ForcedNapoleon(BaseRule):
    """If nobody bids, a kitty card is turned up; whoever holds the J of its suit is Napoleon.

    That player bids freely, with any trumps. If the card is a J or the joker, the deal is void.
    """

    nobody = option(
        default="turn-another",
        label=_("If nobody holds that J"),
        words={"turn-another": _("turn another card"), "void": _("the deal is void")},
    )

    def why_not(self, bid: NapoleonBid | None) -> Refusal | None:
        """Return why a forced Napoleon cannot pass, None for a bid."""
        return Refusal("forced-napoleon", 0, FORCED) if bid is None else None

    says = {"ask": _("The J of the suit turned up is yours, so you are Napoleon. What do you bid?")}
    example = """
        dealer  d
        hands   AhKh9s / JcTc4d / QsJsTs / 9h8h7h
        kitty   5c8d2s3s4s
        a > -  b > -  c > -  d > -  ~ 5c    # Nobody bids, and the 5 of clubs is turned up.
        = asks b forced-napoleon           # b holds the J of clubs and is Napoleon.
        ! b > -  forced-napoleon
        b > 8c                             # b cannot pass, but may bid anything.
        = contract b:8c
    """


@napoleon_rule("adjutant", en="Adjutant", ja="副官", ko="부관", chapter="bidding", frame=True)
class Adjutant(BaseRule):
    """Napoleon names any card; its holder is the adjutant, in secret until that card is played.

    If the card is in Napoleon's own hand or in the kitty, Napoleon stands alone.
    """

    def refusal(self) -> Refusal:
        """Return the refusal of anything but one card of the deck."""
        return Refusal("adjutant", 0, NAME_ONE)

    says = {
        "ask": _("Name the card whose holder is to be your adjutant."),
        "tray": _("The whole deck"),
        "button": _("Name {cards}"),
    }
    example = """
        dealer  e
        hands   KhQs / 3h4c / AhJd / 5h6c / 7h8c
        a > 13s  b > -  c > -  d > -  e > -
        a > Ah               # Who has the A of hearts? Nobody but c knows.
        a Kh  b 3h
        c Ah                 # Now all see it: c is the adjutant.
        = adjutant c
        d 5h  e 7h
        = taker c, honours c 2    # What c takes counts for Napoleon too.
    """


@napoleon_rule(
    "kitty", en="Kitty", ja="伏せ札の交換", ko="바닥패 교환", chapter="bidding", frame=True
)
class Kitty(BaseRule):
    """Napoleon takes up the kitty and lays as many cards away, face down.

    Honours among them are laid face up, and count for the opponents.
    """

    def refusal(self, count: int) -> Refusal:
        """Return the refusal of a wrong number of cards, or of anything that is not cards."""
        return Refusal("kitty", 0, LAY_AWAY, {"count": count})

    says = {
        "ask": _(
            "Lay {low} cards away. Honours among them lie face up, and count for the opponents."
        ),
        "button": _("Lay {cards} away"),
    }
    example = """
        dealer  e
        hands   KhQs2c / 3h4c5s / AhJd6s / 5h6c7s / 7h8c9s
        kitty   AsTh4d
        a > 6s  b > -  c > -  d > -  e > -
        a > Ah
        ! a > 2c  kitty      # Three were taken up, so three are laid away.
        a > 2c4dTh           # The 10 is an honour: it lies face up, and counts for the opponents.
        = hand a KhQsAs, leads a
    """
