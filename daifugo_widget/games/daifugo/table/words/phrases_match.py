"""The sentences about a whole match: its score card, and what happens between games."""

from daifugo_widget.core.words.translations import _

FIRST = _("The game is over, and {who} [is|are] first.")
WINS = _("The match is over: {who} [wins|win] with {points}.")
WINS_AS = _("The match is over: {who} [wins|win] as {klass}.")
SHARED = _("The match is over, won with {points} by: ")
POINT = _("one point")
POINTS = _("{n} points")
BONUS = _("{who} [gets|get] a bonus of {points} for winning the last game of the set.")
BONUS_LINE = _("last game of the set: +{n}")
GAME_LABEL = _("game {n}")
SET_LABEL = _("set {set} of {sets} · game {n} of {games}")
SET_OPEN = _("set {set} · game {n}")

# --- the score card ------------------------------------------------------------------------------

CARD = _("Score card")
SET = _("Set {n}")
DISQUALIFIED = _("disqualified")

# --- decrees -------------------------------------------------------------------------------------

MAY_DECREE = _("{who} may change one rule: “{change}”.")
DECREE_LATER = _("Here the rules change only between games: the daifugo may decree one then.")
NOT_DAIFUGO = _("Here only the daifugo may change a rule, and that is {who}.")
ONE_DECREE = _(
    "There has been a decree since the last game: the next one comes after another game."
)
ENACTS = _("{who} [decrees|decree] that {rule} is played.")
REPEALS = _("{who} [repeals|repeal] {rule}.")
CHANGES = _("{who} [decrees|decree] another way to play {rule}.")
FOR = _("For: ")
AGAINST = _("Against: ")
VETOED = _("It is vetoed.")
VOTE = _("{who}, do you agree?")
YOUR_VOTE = _("Do you agree?")
AGREE = _("Agree")
OBJECT = _("Vote against it")

SET_TASK = _("Set a task")
WHICH_TASK = _("Which task shall it be?")
TASKS = (
    _("{last} [fetches|fetch] the drinks for everybody."),
    _("{last} [shuffles|shuffle] the cards for everybody."),
    _("Everybody praises one play of the others."),
    _("Everybody gets up and stretches once."),
)
SETS_TASK = _("{who} [sets|set] a task:")

# --- newcomers -----------------------------------------------------------------------------------

JOIN = _("A newcomer joins")
JOINS = _("{who} [joins|join] the table and [plays|play] rock-paper-scissors, from the lowest up.")
BEATS = _("Beaten: ")
LOSES = _("{to} [beats|beat] {who}.")
ENTERS = _("{who} [begins|begin] as {klass}.")

# --- classes -------------------------------------------------------------------------------------

CLASS_IS = _("{what}: {exchanges}")
GETS_ONE = _("gets one card in the exchange")
GETS = _("gets {count} cards in the exchange")
GIVES_ONE = _("gives the strongest card")
GIVES = _("gives the {count} strongest cards")
GIVES_ANY_ONE = _("gives one card in the exchange")
GIVES_ANY = _("gives {count} cards in the exchange")
EXCHANGES_NOTHING = _("no cards change hands")
