"""What the hint says about a card: each sentence follows the card that is advised."""

from __future__ import annotations

from daifugo_widget.core.words.translations import _

UNBEATEN = _("nothing that is still out can beat it.")
CHEAP = _("it takes the trick cheaply, and keeps your stronger cards.")
TAKES = _("it takes the trick.")
AHEAD = _("it is the strongest card of the trick so far.")
CANNOT = _("you cannot win this trick: throw your least useful card.")
JOKER_GOES = _("the joker goes with any suit, so that no honour of yours has to.")
JOKER_STOPS_TWO = _("with the joker in it, the 2 does not take this trick (same two).")
SPARE = _("your stronger cards are worth more in another trick.")
OURS = _("your side is winning this trick, so you need not win it.")
GIVE = _("your side is winning this trick: give it an honour.")
NOT_NAPOLEON = _("Napoleon is not winning this trick, so you need not win it.")
GIVE_UNKNOWN = _("Napoleon is not winning this trick: an honour may well go to your side.")
THE_TWO = _(
    "as it lies, {card} takes the trick: only another suit, or a stronger special card, "
    "would stop it."
)

POWERS = {
    "same-two": _("all cards are of one suit, so its 2 takes the trick (same two)."),
    "yoromeki": _("beside the spade A, the heart Q takes the trick (yoromeki)."),
    "almighty": _("the Almighty, the spade A, takes the trick."),
    "right": _("the right bower, J of trumps, takes the trick."),
    "left": _("the left bower, the other J of the colour of trumps, takes the trick."),
    "trumps": _("a trump beats the suit led, and takes the trick."),
}
"""What makes a card take a trick, besides its rank in the suit led."""

MAKES_TRUMPS = _("{suit} becomes trumps, which suits your hand best.")
CALLS = _("it calls for trumps, and only the spade A is stronger.")
DRAWS = _("it draws trumps out of the other hands.")
ONLY = _("of the cards that are still out, only {cards} can beat it.")
HIGHEST = _("nobody else holds a higher {suit}.")
VOID = _("it is your last {suit}: after it you can trump that suit.")
LONG = _("it is low in your longest suit, and draws out stronger cards of it.")
NO_HONOUR = _("it is not an honour, so little is lost if another player takes it.")
FOR_NAPOLEON = _("Napoleon may take this honour for your side.")
LOWEST_OF = _("it is the lowest of your {suit}: the higher ones stay for later.")
LOWEST = _("it is your lowest card: the higher ones stay for later.")
HARDEST = _("no other card of yours can be beaten by fewer of the cards still out.")
LEAD = _("of all the cards you can lead, it promises the most.")
