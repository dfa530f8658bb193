"""The messages about what can be wrong with a record."""

from __future__ import annotations

from ..words.translations import _

# --- the text ------------------------------------------------------------------------------------

IS_TEXT = _("a record is a text, with a line such as 'hands  3c4d / 5c6c', not {value}")
OF_A_HISTORY = _(
    "a record is made from a History, not from {value}; a table and a replay write their own: "
    "table.record"
)
SEVERAL = _(
    "more than one record: read them all with `from daifugo_widget.core.records import read`"
)
NO_UTF8 = _("this is not UTF-8: save the file as UTF-8")
NO_RECORD = _("there is no record in it")
AT_KEY = _("{key}: {why}")
TWICE = _("{key} is given twice: give it once; another record in a file begins after a line `---`")
NO_KEY = _("{key!r} is not a key of a record; {hint}")
KEYS_OR_SEATS = _(
    "the known ones are {words}; a move begins with a letter from a to i, as in `a 3c`"
)
NO_FILE = _("it is a pipe or a device: a record is read from a file")
KEY_OF_WHOLE = _(
    "{key!r} belongs to the whole record: write it above the first move, or begin another record "
    "by a line `---`"
)
KEY_IN_BODY = _(
    "{key} is a header line: write it above the moves, or begin another record by a line `---`"
)
NEWER_VERSION = _(
    "{text!r} was made by a newer version: update daifugo_widget (this version plays {version!r})"
)
NO_VERSION = _("{text!r} is a version that has never existed: write {version!r}")
OTHER_GAME = _("{text!r} is a record of another game: this version plays {version!r}")
PERHAPS_NEWER = _("{why} (or it comes with a newer version: then update daifugo_widget)")
NEEDS_GAME = _("a record of {name} needs a line `game  {game} 1` above")
NAMES = _('write each seat and its name in straight double quotes: a="you" b="bot"')
THERE_ARE_PLAYERS = _("there are {players} players")
NO_INT = _("{text!r} is not a whole number")
NEEDS_HANDS = _("a record needs hands, or players to deal to")
NOT_FITTING = _("{players} do not fit the {hands} hands: take this line out")

# --- cards and seats -----------------------------------------------------------------------------

JOKER_STANDS = _("{joker}: a joker stands for a card only in a play; write X")
HANDS = _("{hands} hands: write 2 to 9, with / between")
OTHER_HANDS = _("{hands} hands: there are {players} players")
NO_HAND = _("a hand is missing beside a /: one / separates two hands, and - is an empty hand")
NO_SEAT = _("{text!r} is not a seat; the seats are a to {last}")
OPEN_PILE = _("these cards are open: name them")
NO_PLAYER = _("{text!r}: write who laid what, such as c:7s")

# --- a position ----------------------------------------------------------------------------------

TOO_MANY_CARDS = _("more cards than the {cards} of the deck")
NOT_IN_DECK = _("{card} is not in the deck of these rules")
HELD_TOO_OFTEN = _("{card} is in the deck {times}, but held {holders}")
TIMES = _("{count} times")
ONCE = _("once")
TWICE_OVER = _("twice")
HELD_BY = _("by {who}")
HELD_OFTEN_BY = _("{times} by {who}")
BOTH = _("{one} and {other}")
THE_TRICK = _("the trick")

# --- moves ---------------------------------------------------------------------------------------

NOTHING_BEHIND = _("nothing follows {text!r}")
WHO_ANSWERS = _("write who answers before the >: `b > 3c`")
BLANK_BEFORE_NOTE = _("{text!r}: leave a blank before the # of a comment")
NO_SEAT_OF_MOVE = _("{text!r} is not a seat: a move begins with a letter from a to i, as in `a 3c`")
WRITTEN_SO = _("{text!r}: write {bare!r}, in small letters and without a colon")
CARDS_TOGETHER = _(
    "{text!r} is not a seat: write the cards of one move together, as in `a 7c7d`, and an answer "
    "after a >, as in `a 7c7d > 3c`"
)
BLANK_BEFORE_CARDS = _(
    "{text!r}: write a blank, and nothing else, between the seat and its cards: `{seat} {cards}`"
)
PARTING = _("{text!r} is not a seat; a line of three hyphens, `---`, separates two records")
NAME_FOR_SEAT = _("{name!r} sits at {seat}: write the letter of the seat, as in `{seat} 3c`")
NO_ARROW = _("an answer follows a simple >: `a 7c7d > 3c`")
PASS_SIGN = _("a pass is written as a hyphen: `{move}`")
A_FILE = _(
    "{file!r} is the name of a file: give the text of the record, Path({file!r}).read_text()"
)
TOO_MANY_UNSEEN = _("{text}: no deck has more than {most} cards")
UNNAMED_PLAY = _("{text}: a play must name its cards")
WHO_MAY_NOT = _("write who may not do what: `! b 9c suit-bind`")
ONE_REASON = _("give one reason at most for what is refused")
NO_REASON = _("there is no rule or plain reason {text!r}; {hint}")
NO_FACT = _("there is no fact {name!r}; {hint}")
REASONS = _("the plain ones are {words}; any other is the id of a rule")
FACT_NOT = _(
    "a fact cannot have `not`, which is for goals: a minus says that a mark is not there, as in "
    "`mark -suit-bind`"
)
FACT_SHAPE = _("{text!r} cannot be read; such a fact looks like `{example}`")
REFUSED = _("{move} is refused: {why}")
CANNOT_ACT = _("in this position nobody can act, as {seat} would have to lead: {why}")
REFUSED_FOR = _("{why} [{reason}]")
DECIDES = _("{why} ({rule} decides here)")
LEGAL = _("{refused}; legal for {seat}: {moves}")
MORE = _("{moves} and {count} more")
ALONE = _("{word} stands alone on its line: write the moves on the next one")
TRY_IN_TRY = _("this try is inside another: end the first with back")
BACK_FROM_NOWHERE = _("back without a try before it: write try where another way begins")
NO_NEXT = _("next: {why}")
