"""The rules of Napoleon from the first lead on: following, and the order of a trick."""

from __future__ import annotations

from functools import cache

from daifugo_widget.core.cards import SUIT
from daifugo_widget.core.game.refusal import Refusal
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.core.words.translations import _

from ..engine.cards import JOKER_CARD, SUIT_NAMES, pretty_cards, suit_order
from ..engine.common import Following
from .catalogue import ALMIGHTY, HEART_QUEEN, TWOS, above_all_suits, napoleon_rule, special

JOKER_LEAD = _("The joker cannot be led to the first trick: lead another card.")
CALLED = _("The joker calls for trumps ({suit}) and you hold some: play one of {cards}.")
CALLED_ONE = _("The joker calls for trumps ({suit}) and you hold one: play {cards}.")


@napoleon_rule("trumps", en="Trumps", ja="切り札", ko="으뜸패", chapter="play", frame=True)
class Trumps(BaseRule):
    """The suit that Napoleon has bid is trumps, and Napoleon leads to the first trick."""

    example = """
        hands     4cAd / AcKd / 2hQd / 6c7d / 8c9d
        contract  a:2h
        friend    Ac
        = trumps h, leads a    # a has bid hearts: they are trumps, and a leads.
        a 4c  b Ac
        c 2h                   # c has no club. The 2 is a trump, and beats the A.
        d 6c  e 8c
        = taker c, leads c
    """


@napoleon_rule(
    "card-order",
    en="Order of a trick",
    ja="トリックの強さ",
    ko="트릭의 강약",
    chapter="play",
    frame=True,
)
class CardOrder(BaseRule):
    """The spade A, the Almighty, beats all; then come the right bower and the left bower.

    These are the J of trumps and the J of the other suit of its colour. Below them come trumps,
    the suit led, and the rest, in each suit A K Q J 10 ... 2. Whoever takes a trick leads to the
    next.
    """

    def order(self, trumps: int, led: int | None) -> tuple[int, ...]:
        """Return the strength of each card by code; a joker that was led calls for trumps."""
        return _order(trumps, led)

    def is_special(self, card: int, trumps: int) -> bool:
        """Return whether a card is the Almighty or a bower."""
        return bool(card & special(trumps))

    example = """
        hands     Ah2c / Jd5c / 3hJh / 4hAs
        contract  a:4h
        friend    Jd
        a Ah
        b Jd  c 3h  d 4h     # The left bower, J of the other red suit, beats even the A of trumps.
        = taker b
        b 5c
        c Jh                 # The right bower, J of trumps, is higher still ...
        d As  a 2c           # ... but nothing is above the Almighty.
        = taker d
    """


@cache
def _order(trumps: int, led: int | None) -> tuple[int, ...]:
    order = list(suit_order(trumps, led))
    highest = above_all_suits(trumps, joker_led=led is None)
    for place, card in enumerate(highest, start=max(order) + 1):
        order[card.bit_length() - 1] = place
    return tuple(order)


@napoleon_rule(
    "follow-suit",
    en="Following suit",
    ja="マークをそろえる（フォロー）",
    ko="무늬 따라 내기",
    chapter="play",
    frame=True,
)
class FollowSuit(Following):
    """Whoever holds a card of the suit led plays one; anybody else plays any card.

    For this the spade A and the left bower belong to the suit printed on them.
    """

    example = """
        hands     4h5d2c / 3sJdKs / 9h7d3c / 6h8d4c
        contract  a:2h
        friend    Jd
        a 4h
        = legal 3s Jd Ks       # The left bower, J of diamonds, is not a heart: b need not play it.
        b 3s  c 9h  d 6h
        c 7d  d 8d  a 5d
        ! b Ks  follow-suit    # Diamonds are led, and it is a diamond: now b has to.
        b Jd
        = taker b
    """


@napoleon_rule("joker", en="Joker", ja="ジョーカー", ko="조커", chapter="play", frame=True)
class Joker(BaseRule):
    """The joker may be played at any time, but is then the lowest card.

    If led, it calls for trumps: all who have one play one, and only the spade A is stronger. It
    cannot be led to the first trick.
    """

    def may_lead(self, held: int, first: bool) -> int:
        """Return what a hand may lead."""
        return (held & ~JOKER_CARD if first else held) or held

    def why_not_lead(self) -> Refusal:
        """Return the refusal of the joker as the first card of a deal."""
        return Refusal("joker", JOKER_CARD, JOKER_LEAD)

    def why_not_other(self, card: int, trumps: int, allowed: int) -> Refusal:
        """Return the refusal of a card that is not a trump when the joker calls for trumps."""
        values = {"suit": SUIT_NAMES[trumps], "cards": pretty_cards(allowed)}
        return Refusal("joker", card, CALLED_ONE if allowed.bit_count() == 1 else CALLED, values)

    example = """
        hands     XAh / Ks2c3h / Qc4h / 9s5h
        contract  a:3c
        friend    Qc
        ! a X  joker           # Not to the first trick.
        a Ah  b 3h  c 4h  d 5h
        a X                    # Now it calls for trumps: clubs.
        ! b Ks  joker
        b 2c  c Qc
        d 9s                   # d has no club, and plays what it likes.
        = taker a              # Only the A of spades would have beaten the joker.
    """


@napoleon_rule(
    "same-two", en="Same two", ja="セイム2（セイムツー）", ko="같은 2 (세임 투)", chapter="play"
)
class SameTwo(BaseRule):
    """If all cards of a trick are of one suit, its 2 takes it, but not from spade A or a bower.

    It does not count in the first trick, nor in one with the joker.
    """

    def best(self, cards: int, trumps: int, first: bool) -> int:
        """Return the card that the rule makes the strongest of a trick, 0 for none."""
        if first or cards & special(trumps):
            return 0
        whole = (suit for suit in SUIT if cards & suit == cards)
        return cards & TWOS & next(whole, 0)

    example = """
        hands     AcAh / Kc2h / 2cKh / 5c9h
        contract  a:3s
        friend    Kc
        a Ac  b Kc  c 2c  d 5c    # All clubs, but in the first trick the 2 is just a 2.
        = taker a
        a Ah
        b 2h  c Kh  d 9h          # All hearts: now the 2 takes them.
        = taker b
    """


@napoleon_rule("yoromeki", en="Yoromeki", ja="よろめき", ko="요로메키", chapter="play")
class Yoromeki(BaseRule):
    """Played to the same trick as the spade A, the heart Q beats it and every other card."""

    def best(self, cards: int, trumps: int, first: bool) -> int:
        """Return the card that the rule makes the strongest of a trick, 0 for none."""
        return cards & HEART_QUEEN if cards & ALMIGHTY else 0

    example = """
        hands     As3c / Qh4c / Ks5c / 2s6c
        contract  a:3d
        friend    Ks
        a As                 # The strongest card of all, mostly.
        b Qh                 # But beside the Q of hearts it staggers, and loses.
        c Ks  d 2s
        = taker b
    """
