"""What the hint says of a move: each sentence follows the move that is advised."""

from __future__ import annotations

from daifugo_widget.core.words.translations import _

BEST = _("it looks best for your hand.")

# --- what a move brings --------------------------------------------------------------------------

OUT = _("it takes you out of the game.")
WAY_OUT = _("from here on nobody can stop you from going out.")
LEADS_NEXT = _("the trick flows and you lead next.")
LEADS_UNLESS = _("the trick flows and you lead next, unless somebody answers the cut.")
ORDER = _("the order of strength changes in favour of your hand.")
UNBEATEN = _("nothing that is still out can beat it, so you will lead next.")
ONE_PLAY = _("the rest of your hand is then a single play.")
ONLY = _("only {cards} can still beat it.")

LIKELY = _("probably nobody can beat it, so you may well lead next.")
HURRY = _("somebody is nearly out, so this is no time to keep strong cards back.")

MAY_LEAD = _("it is strong, and may bring you the lead.")

# --- what a play costs ---------------------------------------------------------------------------

MANY = _("it lays down several cards at once.")
WEAKEST = _("it is your weakest card, and easiest to get rid of while you lead.")
WEAK = _("it gets rid of a weak card while you can.")
CHEAP = _("it is enough to beat the play, and keeps your stronger cards.")
OTHERS_BELONG = _("the weaker cards in your hand belong together with others.")
KEEPS_WHOLE = _("anything weaker would break up cards that belong together.")

# --- a pass --------------------------------------------------------------------------------------

SPLITS = _("to play, you would have to break up cards that belong together.")
STRONG = _("to play, you would have to give up one of your strongest cards.")
KEEP = _("it looks better to keep your cards for now.")

# --- cards that are chosen -----------------------------------------------------------------------

TAX = _("your strongest cards have to go.")
TAX_OF_EQUALS = _("your strongest cards have to go; among equals choose what you need least.")
HONEST = _("your strongest cards are due, and what you keep back may be found out.")
NONE_WEAKER = _("there is nothing weaker to choose.")
NONE_STRONGER = _("there is nothing stronger to choose.")
KEEPS_TOGETHER = _("the cards that belong together stay together.")
FEWEST = _("the cards that you keep need the fewest plays.")

# --- other choices -------------------------------------------------------------------------------

NEAREST = _("this player has the fewest cards left.")
NONE_OF_IT = _("you have no card of that number.")
RID = _("it gets rid of cards in your own hand.")
