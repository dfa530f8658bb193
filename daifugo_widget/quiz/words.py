"""The sentences of questions in three languages; ``{who}`` is a player, as on the table."""

from ..core.words.text import Text
from ..core.words.translations import _, pgettext

# --- what is done, before something is asked about it --------------------------------------------

PLAYS = _("{who} plays {cards}.")
PASSES = _("{who} passes.")
CALLS = _("{who} calls {rule}.")
CHOOSES = _("{rule}: {who} chooses {what}.")
CHOOSES_SEAT = pgettext("a player", "{rule}: {who} chooses {what}.")
DECLINES = _("{rule}: {who} chooses nothing.")

# --- what is asked -------------------------------------------------------------------------------

LEGAL = _("Which of these plays may {who} make now?")
LEADS = _("Who leads next?")
LEADS_FIRST = _("Who leads the first trick?")
ACTS = _("Who has to act next?")
ORDER = _("What order of strength holds then, from weak to strong?")
STRONGEST = _("Which of these cards is the strongest now?")
CLASSES = _("The game is over. Which class does each hold in the next one?")
GIVE = _("How many cards does {who} have to give {to}?")
SHOW = _("How many cards does {who} have to show {to}?")
GIVE_WHICH = _("Which of these may {who} give {to}?")
SHOW_WHICH = _("Which of these may {who} show {to}?")
CHOOSE_WHICH = _("{rule}: which of these may {who} choose?")
MUST = _("{rule}: which card has to be played?")
CHOOSE = _("{rule}: how many cards does {who} have to choose?")
CHOOSE_UP_TO = _("{rule}: how many cards may {who} choose at most?")
HOLDS = _("How many cards does {who} hold then?")
DISCARDS = _("How many cards are among the discards then?")
ONE_MORE = _("In the next game {cards} cards are dealt to {n} players. Who gets one more card?")
SITS_NEXT = _("Who sits right after {who} in the next game?")
HIGHEST = _("Which of these classes is the highest?")
VETOES = _("The daifugo enacts a rule. How many of the other {n} have to be against it to stop it?")
ENTERS = _(
    "A newcomer challenges the players from the lowest up, beats {n} and then loses. "
    "In which class does the newcomer begin?"
)
FIRST = _("What happens first?")
DECK = _("With how many cards is this game played?")
LEFT_OUT = _("Which numbers are left out of this game?")
POINTS = _("How many points does {who} have then?")
DEALS = _("Who deals the next game?")
HAPPENS = _("What happens?")
WHICH_RULE = _("Which rule makes it so?")
WHICH_ALLOWS = _("Which rule allows {who} to do so?")
SHOW_RULE = _("Play for {who} so that {rule} acts.")
LEFT = _("Who has left the game by then?")

# --- choices -------------------------------------------------------------------------------------

THIS = Text.of("{it}")
NONE = _("none of these")
NO_NUMBER = _("no number")
NOTHING = _("Nothing special: {who} acts next.")
NOTHING_LEADS = _("Nothing special: {who} leads next.")
FLOWS = _("The trick flows, and {who} leads.")
TURNS = _("The order of strength turns round.")
SKIPS = _("{who} is skipped.")
A_CHOICE = _("{who} has a choice to make.")
IN_CLASS = _("{who}: {klass}")
SEAT = pgettext("answer", "{who}")
NOBODY = _("nobody")
FINISHED = _("{who} has gone out")
FOULED = _("{who} has fouled")
FELL = _("{who} has fallen")

# --- feedback ------------------------------------------------------------------------------------

RIGHT = _("Right!")
NOT_YET = _("Not quite.")
ANSWER = _("The answer: ")
BEHIND = _("{rule}: {does}")
BEHIND_WITH = _("{rule}: {does} ({options})")
WITHOUT = _("That would be right without {rule}.")
OTHERWISE = _("That would be right if {rule} were played another way.")
NOT_NONE = _("At least one of these can be played now.")
DISCARDS_ARE = _(
    "Discards are the cards of tricks that have flowed, and those discarded from a hand."
)
LAID_DOWN = _("The hand of somebody who has left before the end lies aside: it is not among them.")
HELD_BEFORE = _(
    "{who} holds {n} before that: subtract what leaves the hand, and add what comes to it."
)
EXCHANGE = _("{high} and {low} usually exchange {n}")
DECK_OF = _("There are {n} cards of each suit; jokers: {jokers}.")
ORDER_IS = _("From weak to strong: {order}.")
FOUL_OR_FALL = _(
    "A foul is placed last of all; a fall below those who play on, but usually above a foul."
)
PLACES_ARE = _("From the first place to the last the classes are {classes}.")
PLACES_GIVE = _("The places of a game give these points, from the first on: {points}.")
BONUS = _("Whoever wins the last game of a set gets {n} more.")
POINTS_ADD_UP = _("All games so far are added up.")
LEADS_BY_CARD = _("Here whoever holds {card} leads first.")
OWNER_IS_OUT = _(
    "{who}, who played last, is out: the next player after {who} who is still in leads."
)
IN_PLACE = _("{it} is in place {n} from the top.")
THEN_CLASSES = _("With the newcomer there are these classes: {classes}.")
SOME_MISSING = _("There are more than these.")

# --- what is no answer, and what is no quiz ------------------------------------------------------

CHOOSE_ONE = _("That is no answer: choose one number from 1 to {last}.")
CHOOSE_SOME = _("That is no answer: choose one or more numbers from 1 to {last}.")
WRITE_NUMBER = _("That is no answer: write a whole number such as 3.")
NAME_SEAT = _("That is no answer: name a seat from a to {last}.")
WRITE_CARDS = _("That is no answer: write cards such as 8c8d.")
WHAT_IT_IS = _("a quiz is made from a record, its text, its file or a History, not from {value}")
LIST_OF = _(
    "a list for a quiz holds Questions, such as the `questions` of another quiz, not {value}"
)
KINDS = _("kinds names kinds of questions, such as kinds=['legal', 'order'], not {value}")
NO_QUESTION = _("No question can be made from {what}.")
NO_QUESTIONS = _("there is no question in this list: name at least one")
THIS_GAME = _("this game")
OVER = _("The quiz is over: all questions are done.")
DONE = _("This question is done: go on to the next one.")


GIVES = _("{rule}: {who} has to give {what} to {to}.")
SHOWS = _("{rule}: {who} has to show {what} to {to}.")
PARTS = _("{rule}: {who} has to part with {what}.")
ONLY = _("{rule}: for {who} it can only be {what}.")
ONLY_SEAT = _("{rule}: {who} names {what}.")
PARTS_HOW_MANY = _("{rule}: how many cards does {who} have to part with?")
PARTS_WHICH = _("{rule}: which of these does {who} have to part with?")
