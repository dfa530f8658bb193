"""The words of a review, in three languages."""

from ..core.words.text import Text
from ..core.words.translations import _, pgettext

REVIEW: dict[str, Text] = {
    "review.progress": _("How far the review is"),
    "review.save": _("Save as a replay"),
    "review.why": _("Why:"),
}
"""The words that the browser shows, by key, as in ``table/words``."""

TITLE = _("Your game, looked at again")
ABOUT = _("{house} · {game} · you came in at place {place} ({klass}) · from what you could see")
ABOUT_PLACE = _("{house} · {game} · you came in at place {place} · from what you could see")
TREND = _("Which place you could expect after each of your moves, from {first} to {last}.")

# --- while it is made -----------------------------------------------------------------------------

WORKING = _("Each of your moves is played out in many deals that you could have been in.")
STOP = _("Stop")
PARTIAL = _("You stopped it: {n} of your moves are judged.")
FAILED = _("This game could not be looked at: something went wrong.")
NOTHING_JUDGED = _("You stopped it before any move was judged.")
FEWER = _("In a browser alone fewer deals are played out, so small differences do not show.")

# --- the page -------------------------------------------------------------------------------------

MOVE_ON = _("Trick {n}: {move} on {cards}")
MOVE_LED = _("Trick {n}: {move}")
PLAYED_ON = _("Trick {n}. On {cards} of {who} you played {move}.")
PASSED_ON = _("Trick {n}. On {cards} of {who} you passed.")
LED = _("Trick {n}. You led with {move}.")
LED_PASSED = _("Trick {n}. You were to lead, and passed.")
CHOSE = _("Trick {n}. You chose: {move}.")
BETTER = _("Better: {move}.")
PASSING_BETTER = _("Better: to pass.")
COST = _("{n} places lost")
DID = _("What you did")
WAS_BETTER = _("What was better")
EXPECTED_FOR_SURE = _("Place {place} in every game.")
EXPECTED = _("Place {place} on average, give or take {give}.")
OF_TOP = _("{klass} in {n} of 100 games.")
PLAY_ON = _("Play it on ▸")
PLAY_OTHER_ON = _("Play the other on ▸")
THE_DEAL = _("Cards, play and luck")
FROM_CARDS = _("With these cards one comes to place {n} on average.")
PLAY_COST = _("Your own moves cost {n} places.")
PLAY_FREE = _("Your own moves cost nothing.")
LUCK_COST = _("Luck and the others cost {n} places.")
LUCK_GAVE = _("Luck and the others gave you {n} places.")
WELL_DONE = _("Well done")
SAVED = _("Trick {n}: {move}. The usual move, {other}, would have cost {cost} places.")
SAVED_TO_PASS = _("Trick {n}: {move}. To pass would have cost {cost} places.")
FLAWLESS = _("None of your moves has cost you anything that can be told.")
NO_DECISION = _("There was nothing for you to decide in this game.")
NO_WHY = _("No simple reason: it just comes out better in the games played on from there.")
LEARN = _("Learn from these {n}")
LEARN_ONE = _("Learn from this one")
OF_OTHER = _("Review for {name}")
BACK_TO_TABLE = _("Back to the table")
NEXT_GAME = _("Next game")

# --- in a cell ------------------------------------------------------------------------------------

LINE = _("{head}. {text}")
NO_COACH = _("Nothing can look at a game of {game} again.")
STILL_RUNS = _("A game is looked at again once it is over.")
NO_PLAYOUTS = _("At least one game has to be played out for a decision.")
NOBODY_HERE = _("Nobody plays at this screen: name a seat, such as table.review('a').")

# --- a line, step by step -------------------------------------------------------------------------

AFTER_YOURS = _("Played on after what you did")
AFTER_BETTER = _("Played on after what was better")
AFTER_OTHER = _("Played on after the other move")
IMAGINED = _("An imagined deal: the cards of the others are guessed from what you could see then.")
AS_DEALT = _("The deal as it was: of the cards of the others you see what you could see then.")
TO_END = _("To the end")
STEP_BACK = pgettext("step", "Back")
STEP_ON = pgettext("step", "Next")
TO_REVIEW = _("Back to the review")

# --- mistakes again -------------------------------------------------------------------------------

AGAIN = _("Again: {n} of {all}")
FIND_BETTER = _("You played {move} here. Find something better.")
FIND_BETTER_CHOICE = _("You chose here: {move}. Find something better.")
FIND_BETTER_THAN_PASS = _("You passed here. Find something better.")
THE_SAME = _("That is what you did in the game. Try something else.")
LOOKING = _("Looking at that move …")
NOT_YET = _("{move} costs about {n} places. Try something else.")
THE_BEST = _("{move}: that is the best move.")
FOUND = _("You found it.")
GOOD_ENOUGH = _("{move}: good enough, it can hardly be told from the best.")
HINT = _("Hint")
SHOW_ME = _("Show me")
ANOTHER = _("The next one")
LOOK_AT = _("Look at {cards}.")
LOOK_AWAY = _("Look at what you would keep if you did not play now.")
THINK_OF = _("Think of this rule: {rule}.")
OVER_HERE = _("This position is done.")
NOT_KEPT = _("The review of the course could not be written: {why}")

# --- notes of a record ----------------------------------------------------------------------------

NOTE = _("Costs {n} places on average. Better: {move}.")
NOTE_PASS = _("Costs {n} places on average. Better: to pass.")
NOTE_COST = _("Costs {n} places on average.")
NOTE_BRANCH = _("What was better")

# --- before a costly move -------------------------------------------------------------------------

MAY_COST = _("{move} may cost you about {n} places.")
PASS_MAY_COST = _("To pass may cost you about {n} places.")
ALL_THE_SAME = _("Do it all the same?")

# --- the costly move of a class as an exercise ----------------------------------------------------

BETTER_MOVE = _("A better move")
FIND_BETTER_HERE = _("{move} was played here. Find something better.")
FIND_BETTER_CHOICE_HERE = _("This was chosen here: {move}. Find something better.")
FIND_BETTER_THAN_THEIR_PASS = _("The player passed here. Find something better.")
THE_SAME_AS_THEIRS = _("That is what was done in the game. Try something else.")
ABOUT_KIND = _("What it was about: {kind}.")
ONCE_MORE = _("Once more")
