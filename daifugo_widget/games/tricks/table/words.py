"""The sentences of the trick-taking games at the table."""

from __future__ import annotations

from daifugo_widget.core.words.translations import _

PLAIN_HOUSE = _("{n} cards")
OTHER_HOUSE = _("{n} cards, rules changed")
DEAL_LABEL = _("Deal {n} of {deals}")

# --- seats ---------------------------------------------------------------------------------------

BIDS_NOW = _("Bids {bid}")
DEALER = _("Dealer")
TRICK = _("1 trick")
TRICKS = _("{n} tricks")
# A number stays on the line of what it counts: a seat has no room for a role beside it.
HONOUR = _("1\N{NO-BREAK SPACE}honour")
HONOURS = _("{n}\N{NO-BREAK SPACE}honours")
WITH = _("{role}, {count}")
NAPOLEON = _("Napoleon")
ADJUTANT = _("Adjutant")
# Shorter than "opponent", which would break the line once it is known who is on which side.
AGAINST = _("Against")
YOU_ADJUTANT = _("Adjutant (secret)")
NOBODY_BID = _("–")
MADE = _("{bid}, made")
LOST = _("{bid}, lost")
OPPONENT = _("Opponent")

# --- board ---------------------------------------------------------------------------------------

# Hardly wider than the card above it, or a trick of seven needs a second row on a narrow table.
TAKES = _("takes the trick")
BEST = _("the strongest so far")
CHIP_TRUMPS = _("Trumps {suit}")
CHIP_NO_TRUMPS = _("No trumps")
CHIP_CONTRACT = _("{who}: {bid}")
CHIP_TOP = _("Highest bid: {who}, {bid}")
CHIP_FRIEND = _("Adjutant: {card}")
# Hardly longer than the chip before it, or the row would break in the middle of a deal.
CHIP_FOUND = _("Adjutant: {who}")
CHIP_ALONE = _("No adjutant: {card}")
MOVES = {"adjutant": _("names {cards}"), "kitty": _("lays away {cards}")}
"""The words for a move with cards in a film's list of moves, by the rule that asks for it."""
ORDER = _("From weak to strong in this trick")

# --- what is asked -------------------------------------------------------------------------------

LEAD = _("You lead: play any card.")
LEAD_TRUMPS = _("You lead: the suit of this card becomes trumps.")
LEAD_MISERE = _("You lead: take no trick. There are no trumps.")
LEAD_FIRST = _("You lead to the first trick: any card but the joker.")
FOLLOW = _("Follow suit: play one of {cards}.")
FOLLOW_ONE = _("Follow suit: you have to play {cards}.")
ANY = _("You have none of the suit led: play any card.")
LAST = _("Play your last card, {cards}.")
FOLLOW_OR_JOKER = _("Follow suit, or play the joker: one of {cards}.")
CALLED = _("The joker calls for trumps: play one of {cards}.")
CALLED_ONE = _("The joker calls for trumps: you have to play {cards}.")
CALLED_NONE = _("The joker calls for trumps, and you have none: play any card.")

# --- story ---------------------------------------------------------------------------------------

BIDS = _("{who} [bids|bid] {bid}.")
DECLARES = _("{who} [has|have] to make {bid}.")
IS_NAPOLEON = _("{who} [is|are] Napoleon with {bid}.")
TRUMPS = _("Trumps are {suit}.")
LEADS = _("{who} [leads|lead].")
LIES = _("{who} has played {cards} to the trick.")
TAKES_WITH = _("{who} [takes|take] the trick with {cards}, the {what}.")
HAS_TO = _("{who} [holds|hold] {cards} and [has|have] to be Napoleon.")
TAKES_TRICK = _("{who} [takes|take] the trick.")
NAMES = _("{who} [names|name] {cards}: whoever holds it is the adjutant.")
TAKES_KITTY = _("{who} [takes|take] up the {n} cards of the kitty.")
TAKES_KITTY_SEEN = _("{who} [takes|take] up {cards} from the kitty.")
LAYS_AWAY = _("{who} [lays|lay] {n} cards away.")
LAYS_AWAY_SEEN = _("{who} [lays|lay] {cards} away.")
SHOWS = _("Face up among them: {cards}, for the opponents.")
TURNED_UP = _("Nobody bids. {cards} is turned up from the kitty.")
TURNED_UP_TOO = _("{cards} is turned up as well.")
NOBODY_HOLDS = _("Nobody holds {cards}.")
REVEALED = _("{who} [is|are] the adjutant!")
ALONE = _("Napoleon has no adjutant.")
ALL_PASS = _("All pass.")
NOBODY_PLAYS = _("All pass: the deal moves on.")
LAST_PASSED = _("All pass, and there is no other deal.")
VOID = _("The deal is void.")
NAP_MADE = _("{who} [makes|make] {bid} and [wins|win] {chips}.")
NAP_LOST = _("{who} [fails|fail] {bid} and [pays|pay] {chips}.")
NAPOLEON_MADE = _("Napoleon's side has {n} honours (bid: {wanted}) and wins.")
NAPOLEON_LOST = _("Napoleon's side has {n} honours (bid: {wanted}): its opponents win.")
SESSION_WON = _("{who} [wins|win] the session with {points}.")
SESSION_SHARED = _("The session is shared by ")
CHIPS = _("{n} chips")
ONE_CHIP = _("1 chip")
WINS = _("{n} wins")
ONE_WIN = _("1 win")
