"""Why a bid or a choice of cards looks best, in a sentence."""

from __future__ import annotations

from random import Random
from typing import Any

from daifugo_widget.core.cards import pretty, pretty_suit
from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _

from ..engine.cards import suit_of
from ..nap.bids import MISERE, NapBid
from ..nap.game import Nap
from ..napoleon.game import Napoleon
from ..napoleon.rules_bidding import Honours
from .nap import Chances
from .napoleon import best_promise

TRICKS = _("your hand should take about {count} of 5 tricks with {suit} as trumps.")
TOO_FEW = _(
    "your hand should take only about {count} of 5 tricks with {suit} as trumps: no possible bid "
    "is worth the risk."
)
HARDLY_ANY = _(
    "your hand should take hardly any trick, even with {suit} as trumps: no possible bid is "
    "worth the risk."
)
RISK = _(
    "your hand should take about {count} of 5 tricks with {suit} as trumps: a risk, but it looks "
    "better than passing."
)
LOW_ENOUGH = _("your cards look low enough to take no trick at all.")
HONOURS = _("with an adjutant your hand should take about {count} honours with {suit} as trumps.")
ROOM = _(
    "with an adjutant your hand should take about {count} honours with {suit} as trumps: "
    "that leaves room to bid more later."
)
TOO_HIGH = _(
    "even with an adjutant your hand should take only about {count} honours with {suit} as trumps."
)
WOULD_NEED = _(
    "even with an adjutant your hand should take only about {count} honours with {suit} as trumps, "
    "and you would have to bid {bid}."
)
FORCED_BID = _(
    "you have to bid, and a low bid with {suit}, your best suit, is the easiest to keep."
)
FRIEND = _("{card} is the strongest card that you lack, and whoever holds it will help you.")
AWAY = _("these do least for your hand, and no honour goes to your opponents.")
AWAY_HONOURS = _(
    "these do least for your hand; "
    "all others are worth more than the honours that your opponents get."
)


def nap_reason(view: Nap, seat: int, bid: NapBid | None, chance: Random) -> Text:
    """Say what speaks for a bid of Nap, or for a pass."""
    if bid == MISERE:
        return LOW_ENOUGH
    chances = Chances(view, seat, chance)
    suit, count = suit_of(chances.first), round(chances.mean)
    assert suit is not None
    if bid is None:
        phrase = TOO_FEW if count else HARDLY_ANY
    else:
        phrase = TRICKS if bid.worth.tricks <= count else RISK
    return phrase.fill(count=count, suit=pretty_suit(suit))


def napoleon_reason(view: Napoleon, seat: int, value: Any, chance: Random) -> Text:
    """Say what speaks for a bid of Napoleon, a pass, an adjutant or the cards laid away."""
    ask = view.ask
    assert ask is not None
    if ask.rule == "adjutant":
        return FRIEND.fill(card=pretty(value))
    if ask.rule == "kitty":
        return AWAY_HONOURS if view.rules[Honours].among(value) else AWAY
    best = best_promise(view.hands[seat], view.players)
    least = next((bid for bid in view.open_bids(ask) if bid.suit == best.suit), None)
    if ask.rule == "forced-napoleon":
        phrase = FORCED_BID
    elif value is None:
        phrase = WOULD_NEED if least else TOO_HIGH
    else:
        phrase = ROOM if value.honours < best.honours else HONOURS
    needed = least.words if least else ""
    return phrase.fill(count=best.honours, suit=pretty_suit(best.suit), bid=needed)
