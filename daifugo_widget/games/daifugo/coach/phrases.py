"""What the coach says of a move that was costly: each sentence names the cards that it is about."""

from __future__ import annotations

from daifugo_widget.core.words.translations import _

MOVE_WAS_BETTER = _("{better} was better: {why}")
PASS_WAS_BETTER = _("A pass was better: {why}")

# --- the short names of the kinds ----------------------------------------------------------------

NAME_OUT = _("a way to go out at once")
NAME_FOUL = _("a foul at the end")
NAME_WAY_OUT = _("a way out that nobody could stop")
NAME_LET_OUT = _("somebody nearly out let go")
NAME_ORDER = _("the order turned against you")
NAME_ORDER_MISSED = _("the order not turned")
NAME_BIND = _("a bind on yourself")
NAME_NOT_BOUND = _("a bind not brought in")
NAME_JOKER = _("a joker for a cheap trick")
NAME_TOO_STRONG = _("a strong card for a cheap trick")
NAME_ONE_PLAY = _("the last play but one")
NAME_BROKEN = _("cards that belonged together")
NAME_PART = _("only a part of a group laid")
NAME_CUT = _("a cut not played")
NAME_UNBEATEN = _("a play that nobody could beat")
NAME_STRONG_SPENT = _("a strong card spent too early")
NAME_STUCK = _("a card that is hard to get rid of")
NAME_LEAD = _("the lead given away")
NAME_FEWER = _("fewer cards laid than possible")
NAME_GIVEN = _("a good card given away")
NAME_OTHER = _("a move with less behind it")

# --- the end -------------------------------------------------------------------------------------

FOUL_NOW = _("To go out with {move} is a foul here.")
FOUL_LATER = _("After {move} your last play is {last}, and to go out with it is a foul.")
FOUL_AFTER_PASS = _("After your pass your last play is {last}, and to go out with it is a foul.")
ONE_CARD_GOES = _("A player with one card left goes out before your next turn.")
NEAREST_GOES = _("A player with {count} cards left goes out before your next turn.")
NEAREST_STAYS = _("After {better} that player is still in at your next turn.")
NEAREST_STAYS_AFTER_PASS = _("After a pass that player is still in at your next turn.")
ONE_PLAY_LEFT = _("It is {rest}, and you go out with it.")

# --- the lead ------------------------------------------------------------------------------------

OTHER_LEADS = _("After {move} somebody else leads.")
OTHER_LEADS_AFTER_PASS = _("If you pass, somebody else leads.")
LEADS_AFTER = _("After {better} nobody lays anything more on it, and you lead next.")
LEADS_TOO = _("You lead next after {better} as well, and {move} stays in your hand.")
JOKER_TOO = _("You lead next after {better} as well: that needs no joker.")
KEPT_BACK = _("Keep {cards} for later: that brings you the lead.")
KEPT_BACK_OUT = _("Keep {cards} for later: that takes you out.")

# --- the hand ------------------------------------------------------------------------------------

BROKEN = _("{move} breaks up {group}. Kept together, they go down at once later.")
BROKEN_LEAD = _("{move} breaks up {group}. Kept together, they bring you the lead later.")
BROKEN_OUT = _("{move} breaks up {group}. Kept together, they take you out later.")
PART = _("{better} go down together; {move} leaves {rest} behind.")
FEWER = _("{better} gets rid of {many} cards at once, {move} only of {few}.")
STUCK = _("After {move} you hold {cards} to the last.")
STUCK_AFTER_PASS = _("After your pass you hold {cards} to the last.")
STUCK_BETTER = _("This was the moment to lay {better}.")

# --- what rules do -------------------------------------------------------------------------------

TURNED_AGAINST = _("{move} turns the order of strength, and the rest of your hand is weak in it.")
BIND = _("{move} brings in a bind that you cannot follow: without it you could lay {cards}.")
NOT_BOUND = _("{better} binds the trick, so that few can follow, and you lead next.")

# --- cards that are given ------------------------------------------------------------------------

GIVEN_GROUP = _("To give {move} away breaks up {group}; to give {better} away does not.")
GIVEN_STRONG = _(
    "{move} is stronger than {better}: of two cards to give away, the weaker is better."
)
