"""The sentences of questions about Nap and Napoleon; ``{who}`` is a player, as on the table."""

from __future__ import annotations

from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _, pgettext

# --- what is done --------------------------------------------------------------------------------

BIDS = _("{who} bids {bid}.")
NAMES = _("{who} names {cards}.")
LAYS_AWAY = _("{who} lays {cards} away.")
TURNED_UP = _("Nobody bids, and {cards} is turned up from the kitty.")

# --- what decides it -----------------------------------------------------------------------------

LED = _("{cards} was led, and trumps are {suit}.")
LED_NO_TRUMPS = _("{cards} was led, and there are no trumps.")
SIDE_HAD = _("Napoleon's side is {who} and {friend}; before this trick it had {n}.")
ALONE_HAD = _("{who} is Napoleon, alone, and had {n} before this trick.")

# --- what is asked -------------------------------------------------------------------------------

MAY_PLAY = _("Which of these cards may {who} play now?")
MAY_BID = _("Which of these may {who} say now?")
TAKES = _("Who takes this trick?")
LEADS = pgettext("trick", "Who leads next?")
LEADS_FIRST = _("Who leads to the first trick?")
WHY = _("Why does {who} take this trick?")
ORDER = _("Which order, from weak to strong, is right in this trick?")
WIN = _("Play a card with which {who} takes this trick.")
TRUMPS = _("What are trumps then?")
DECK = _("How many cards do {n} players play with?")
DEALS = _("{who} has dealt these cards. Who deals the next ones?")
SESSION = _("How many deals of this session are still to come?")
WORTH = _("{who} plays {bid}. How many chips does each of the others pay if it is made?")
LOSS = _("{who} plays {bid}. How many chips does {who} pay each of the others if it fails?")
CHIPS = _("Who pays how many chips?")
HONOURS = _("How many honours does Napoleon's side have then?")
IN_TRICK = _("How many honours are in this trick?")
ADJUTANT = _("Who is the adjutant?")
HOLDS = _("{who} holds {cards}.")
KNOWS = _("Who can tell from the cards then who the adjutant is?")
LAY_AWAY = _("How many cards does {who} have to lay away?")
FACE_UP = _("How many of them lie face up?")
FORCED = _("Who is Napoleon now?")
WINNERS = _("Who wins this deal?")

# --- choices -------------------------------------------------------------------------------------

PASS = _("pass")
NO_TRUMPS = _("no trumps")
OTHERS_PAY = _("Each of the others pays {n} chips to {who}.")
PAYS_OTHERS = _("{who} pays {n} chips to each of the others.")
ALONE = _("nobody: Napoleon stands alone")
EVERYBODY = _("everybody")
NOBODY = _("nobody")
ONLY = _("only {who}")
VOID = _("nobody: the deal is void")

REASONS: dict[str, Text] = {
    "led": _("It is the highest card of the suit led."),
    "trumps": _("It is the highest trump."),
    "number": _("It has the highest number of all."),
    "almighty": _("It is the Almighty, ♠A."),
    "right": _("It is the right bower, the J of trumps."),
    "left": _("It is the left bower, the other J of the colour of trumps."),
    "joker": _("The joker was led."),
    "same-two": _("All cards are of one suit, and it is the 2."),
    "yoromeki": _("♥Q beats ♠A in the same trick."),
}
"""Why a card takes a trick."""
