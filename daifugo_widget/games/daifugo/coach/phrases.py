"""What the coach says of a move that was costly: each sentence names the cards that it is about."""

from __future__ import annotations

from daifugo_widget.core.words.translations import _

MOVE_WAS_BETTER = _("{better} was better: {why}")
PASS_WAS_BETTER = _("A pass was better: {why}")

# --- the short names of the kinds ----------------------------------------------------------------

NAME_OUT = _("a chance to go out at once missed")
NAME_FOUL = _("a foul at the end")
NAME_WAY_OUT = _("a sure way out missed")
NAME_LET_OUT = _("somebody nearly out not held up")
NAME_ORDER = _("the order turned against you")
NAME_ORDER_MISSED = _("the order not turned")
NAME_BIND = _("a bind on yourself")
NAME_NOT_BOUND = _("a bind not brought in")
NAME_JOKER = _("a joker for a cheap trick")
NAME_TOO_STRONG = _("a strong card for a cheap trick")
NAME_ONE_PLAY = _("a hand not brought down to one play")
NAME_BROKEN = _("cards that belonged together broken up")
NAME_PART = _("only a part of a group laid")
NAME_CUT = _("a cut not played")
NAME_UNBEATEN = _("an unbeatable play missed")
NAME_STRONG_SPENT = _("a strong card spent too early")
NAME_STUCK = _("a card kept that is hard to get rid of")
NAME_LEAD = _("the lead given away")
NAME_FEWER = _("fewer cards laid than possible")
NAME_GIVEN = _("a good card given away")
NAME_HURRY = _("a strong card kept back too long")
NAME_CHANCE = _("a chance of the lead missed")
NAME_PASSED = _("a pass where a play was better")
NAME_NOT_PASSED = _("a play where a pass was better")
NAME_WEAK_KEPT = _("a weak card not laid while it could be")
NAME_OTHER = _("a better move not seen")

# --- the end -------------------------------------------------------------------------------------

FOUL_NOW = _("To go out with {move} is a foul here.")
FOUL_LATER = _("After {move} your last play is {last}, and to go out with it is a foul.")
FOUL_LIKELY = _("After {move} your last play may well be {last}, and to go out with it is a foul.")
FOUL_AFTER_PASS = _("After your pass your last play is {last}, and to go out with it is a foul.")
FOUL_LIKELY_AFTER_PASS = _(
    "After your pass your last play may well be {last}, and to go out with it is a foul."
)
ONE_CARD_GOES = _("A player with one card left may go out before your next turn.")
NEAREST_GOES = _("A player with {count} cards left may go out before your next turn.")
NEAREST_STAYS = _("{better} makes that less likely.")
NEAREST_STAYS_AFTER_PASS = _("A pass makes that less likely.")
ONE_PLAY_LEFT = _("It is {rest}: lead it, and you are out.")

# --- the lead ------------------------------------------------------------------------------------

OTHER_LEADS = _("After {move} somebody else may well lead.")
OTHER_LEADS_AFTER_PASS = _("If you pass, somebody else may well lead.")
LEADS_AFTER = _("{better} may well stay on top, and then you lead next.")
LEADS_TOO = _("{better} may well bring you the lead, too, and {move} stays in your hand.")
JOKER_TOO = _("{better} may well bring you the lead, too: that needs no joker.")
KEPT_BACK = _("Keep {cards} for later: that can bring you the lead.")
KEPT_BACK_OUT = _("Keep {cards} for later: that can take you out.")

# --- the hand ------------------------------------------------------------------------------------

BROKEN = _("{move} breaks up {group}. Kept together, they can go down at once later.")
BROKEN_LEAD = _("{move} breaks up {group}. Kept together, they can bring you the lead later.")
BROKEN_OUT = _("{move} breaks up {group}. Kept together, they can take you out later.")
PART = _("{better} go down together; {move} leaves {rest} behind.")
FEWER = _("{better} gets rid of {many} cards at once, {move} only of {few}.")
STUCK = _("After {move} you may well hold {cards} to the last.")
STUCK_AFTER_PASS = _("After your pass you may well hold {cards} to the last.")
STUCK_BETTER = _("This was the moment to lay {better}.")

# --- what rules do -------------------------------------------------------------------------------

TURNED_AGAINST = _("{move} turns the order of strength, and the rest of your hand is weak in it.")
BIND = _("{move} brings in a bind that can shut you out: without it you could lay {cards}.")
NOT_BOUND = _("{better} binds the trick, so that few can follow, and you may well lead next.")

# --- cards that are given ------------------------------------------------------------------------

GIVEN_GROUP = _("To give {move} away breaks up {group}; to give {better} away does not.")
GIVEN_STRONG = _(
    "{move} is stronger than {better}: of two cards to give away, the weaker is better."
)
