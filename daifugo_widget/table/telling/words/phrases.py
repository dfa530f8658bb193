"""The sentences of the table: ``{who}`` is a player, ``[plays|play]`` of others and of you."""

from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _, pgettext

YOU = _("You")
PERSON = _("Player {n}")
BOTS: tuple[Text, ...] = (
    _("Ken"),
    _("Hana"),
    _("Yuki"),
    _("Mina"),
    _("Sora"),
    _("Jun"),
    _("Rei"),
    _("Nao"),
    _("Toma"),
)
NAME = _("{who}")
COMMA = _(", ")
AND = _(" and ")
STOP = _(".")
COLON = _(": ")

# --- what is asked -------------------------------------------------------------------------------

YOUR_TURN = _("Your turn.")
TURN_OF = _("{who}, your turn.")
RAN_OUT = _("You ran out of time, so the table moved for you.")
RAN_OUT_OF = _("{who} ran out of time, so the table moved.")
YOU_MAY = _("You may interrupt.")
MAY = _("{who}, you may interrupt.")
LEAD = _("You <lead:lead>: play one card, or several that go together.")
LEAD_OR_PASS = _("You <lead:lead>: play one card, or several that go together, or pass.")
TOO_MANY = _("There are too many plays to list: choose cards.")
FOLLOW = _("Play {what} stronger than {cards}, or pass.")
FOLLOW_REVERSED = _("Play {what} stronger than {cards} (the order is reversed), or pass.")
MUST_FOLLOW = _("Follow {cards} with {what}: you may not pass.")
ONLY_SPECIAL = _("Of your cards only {answers} can follow {cards}: play, or pass.")
SPECIAL_TOO = _("{answers} can follow, too.")
NOTHING_FITS = _("None of your cards can follow {cards}: pass.")
PASS_NOW = _("Pass.")
TABLE_WILL_PASS = _("In a moment the table does it for you.")
ONLY_A_CALL = _("None of your cards can follow {cards}: pass, or use {rule}.")
WHICH_BID = _("Bid, or pass.")
WAITS = _("{who} is to act.")
WAITS_BID = _("{who} [is|are] to bid.")
WAITS_CHOICE = _("{who} [chooses|choose]: {rule}.")
WAITS_ONLY = _("{who} [has|have] to act: {rule}.")
NO_CARD_FOR = _("You have no card for this: {rule}.")
COVER = _("Hand the screen to {who}. The cards stay covered until then.")

# --- choices -------------------------------------------------------------------------------------

UP_TO = _("Choose up to {high} cards.")
UP_TO_ONE = _("Choose one card, or none.")
EXACTLY_ONE = _("Choose one card.")
EXACTLY = _("Choose {high} cards.")
WHO = _("Choose a player.")
WANT = _("Do you want this?")
WHICH = _("Choose one.")
WHICH_NUMBER = _("Choose a number.")
SO_FAR = _("So far: ")
AS_USUAL = pgettext("label", "as usual")
IN_DOUBT = _("Before this move")
YES = _("Yes")
NO = _("No")
DECLINE = _("No, thanks")
GIVE = _("Give {cards}")
CHOOSE = _("Choose {cards}")
BY_RULE = _("{what}: {rule}")
CALL = _("Call {rule}")
CARDS_OF = _("Cards of {who}")

# --- what a play is ------------------------------------------------------------------------------

SINGLE = _("one card")
PAIR = _("a <group:pair>")
GROUP = _("<group:{n} cards of one number>")
STAIRS = _("<stairs:stairs> of {n}")
OTHER = _("{n} cards: {rule}")
LABEL_SINGLE = _("single")
LABEL_PAIR = _("pair of {number}s")
LABEL_GROUP = _("{n} {number}s")
LABEL_OTHER = _("{rule} of {n}")
LABEL_STAIRS = _("stairs of {n}")
COUNTS: dict[int, Text] = {
    3: _("three"),
    4: _("four"),
    5: _("five"),
    6: _("six"),
    7: _("seven"),
    8: _("eight"),
}
"""How many cards a larger group has, as a word before them."""

# --- the state of play ---------------------------------------------------------------------------

HOUSE_AND = _("{house} rules with changes")
HOUSE_PLUS = _("{house} rules with {rules}")
HOUSE_WITH = _("{house} ({changes})")
HOUSE_FOR = _("For {players} players.")
HOUSE_FOR_OTHERS = _(
    "For {players} players: this house does not know a table of {n}. It plays all the same."
)
RULE_ON = _("with {rule}")
RULE_ON_CHANGED = _("with {rule} changed")
RULE_OFF = _("without {rule}")
RULE_CHANGED = _("{rule} changed")
MANY_CHANGES = _("with many changes")
ORDINARY = _("Order of strength: {low} is the weakest number, {high} the strongest.")
REVERSED = _("The order is reversed: {low} is the weakest number, {high} the strongest.")
CHIP_ORDER = _("{rule}: {high} is the strongest number")
CHIP_VALUE = _("{rule}: {value}")
CHIP_WAY = _("Direction turned round")
CHIP_YOURS = _("{rule}: your choice")
CHIP_CHOICE = _("{rule}: {name} chooses")
CHIP_YOUR_TURN = _("{rule}: your turn")
CHIP_TURN = _("{rule}: {name} has to act")
PLACED = _("place {n}")
PLACED_LOW = {"foul": _("foul"), "fall": _("fell")}
"""What is shown instead of a place, by how a seat has left the game."""

# --- the table itself ----------------------------------------------------------------------------

NOT_SAVED = _("The game could not be saved to {file}: {why}.")
NEXT_RULES = _("From the next game on: {rules}. “{new}” in the menu plays by them at once.")
NOTHING_TO_UNDO = _("There is no decision of yours to take back in this game.")
OTHER_PLAYERS = _("This match is for {there} players, but {here} sit at this table.")
MID_EXCHANGE = _("This record stops in mid-exchange: the cards laid aside are not known.")
TOO_LITTLE_KNOWN = _("This record does not say enough about the cards to play on from it.")
HOLDS_MORE = _("{file} holds more than would be written back to it: save under another name")
NO_CARDS = _("no cards are given: write some, such as play('7c7d'), or pass_() to pass")
NO_SCORE_CARD = _("{game} has no score card: the tab Scores shows every deal.")
NO_NEWCOMER = _("Nobody can join a session of {game} that has begun.")
NOT_AT_THIS_SCREEN = _("It is the turn of {who}, who plays at a screen of their own.")
NO_BOT_THERE = _("No bot sits in seat {seat}.")
NOT_ALL_OUT = _("Somebody at the table is still playing.")
NO_OPEN_HANDS = _("Hands cannot lie open while guests sit at the table.")
BROKEN = _(
    "Something went wrong inside the table. Please report it: the menu has a button for that."
)
RULE_FAILED = _("The rule {rule} failed in {hook}, line {line}, so nothing has happened. {error}")
OBSERVER_FAILED = _(
    "An observer of this table failed: {name}, line {line}. The table goes on. {error}"
)
STILL = _(
    "This is a still picture. To play, run the first code cell of this notebook, then this one."
)

# --- spoken, and in a terminal -------------------------------------------------------------------

RANK_NAMES: dict[str, Text] = {
    "J": _("jack"),
    "Q": _("queen"),
    "K": _("king"),
    "A": _("ace"),
}
REFUSED = _("Not possible:")
DEALT = _("The cards are dealt.")
PLAYS = _("{who} [plays|play] {cards}")
PASSES = _("{who} [passes|pass].")
TABLE_PASSED = _("{who} [passes|pass]: the table did it, as nothing else was possible.")
PASS_TOGETHER = _(" pass.")
