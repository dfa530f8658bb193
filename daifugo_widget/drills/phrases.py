"""The words for what can be wrong with a drill, and for what comes of a try."""

from __future__ import annotations

from ..core.words.translations import _, pgettext

# --- a drill that cannot be ----------------------------------------------------------------------

NO_WORD = _("there is no fact or word {name!r}; {hint}")
NO_PART = _("something is missing here: write a goal such as `leads a, not fouls a`")
PUT_TOGETHER = _(
    "{text!r} is no fact: facts are joined by commas and `or` alone, and `in 2` comes at the very "
    "end, as in `leads a, not fouls a or finishes a in 2`"
)
TURNS = _("{turns} turns: write 1 to {most}")
WHAT_IT_IS = _(
    "a drill is a record with a line such as `goal  leads a`, its text or its file, not {value}"
)
LIST_OF = _(
    "a list of drills holds Tasks, made by Task.parse(text) of `daifugo_widget.drills`, not {value}"
)
TASK_OF = _("a Task is made from a Record, not from {value}; Task.parse(text) reads one")
AT_TASK = _("an attempt is made at a Task, not at {value}")
NO_DRILL = _("there is no drill in this list: name at least one")
NO_GOAL = _("a drill needs a goal: add a line such as `goal  leads a`")
SOLVED_ALREADY = _(
    "this is so before the first move, so there is nothing to do: ask for something else"
)
LOST_ALREADY = _("`{part}` holds before the first move, so nobody can prevent it")
OVER = _("nobody has to act in this position: end it before the last move")
UNSEEN = _("a drill is judged with all hands open: name the cards of {seat}")
NOT_SCRIPTED = _("{seat} has to find the answer: a script moves only the others")
NO_SCRIPT = _("write moves such as `b 9c  c -`, followed by the name of a bot or nothing")
UNSOLVABLE = _("the goal cannot be reached: {move} fails after {answer}. {why}")
HOPELESS = _("This drill cannot be solved, whatever you do. For example: {why}")
TOO_LARGE = _("there is too much to try here: lay out fewer cards, or ask for fewer turns")
NOT_MADE = _(
    "no drill of level {level} came from {rule}: try another seed or level, or write one by hand"
)
NOTHING_TO_BEGIN_WITH = _(
    "{rule} has no example, and drills are made from one: write one into its class"
)
NOTHING_TO_PLAY = _(
    "{rule} changes no play, so there is nothing to drill: read its rule card instead"
)
DEALT = {
    1: _("{rule}"),
    2: _("{rule} (intermediate)"),
    3: _("{rule} (advanced)"),
}
"""The titles of dealt drills, by their levels."""

# --- what is said of a try -----------------------------------------------------------------------

SOLVED = _("Solved!")
ANSWERING = _("Let us see what the others do.")
RIGHT = _("Right so far: go on.")
REACHES = _("it reaches the goal, whatever the others do.")
DONE = _("this try is over: begin again")
OVER_HERE = {
    "solved": _("The drill is solved."),
    "failed": _("This try is over."),
    "shown": _("This is the solution."),
}
"""What is shown in place of the request for a move, by how the try has ended."""
NOT_ONE = _("{text!r}: write one move, such as `8c`, `-` or `> 3c`")
LAST = _("this was the last drill")

EARNED = _("{signs} Stars: {reasons}.")
NO_STARS = _("{signs} Solved, without a star this time.")
STARS = (_("first try"), _("no hint"), _("fewest moves"))
ENOUGH = _("{n} moves are enough.")
ONE_ENOUGH = _("One move is enough.")
CLUE = _("Hint {n} of {all}.")
CLUE_CARD = _("Look at this card: {card}.")
CLUE_PASS = _("You do not have to play a card now.")
CLUE_RULE = _("Think of this rule: ")

# --- on the table --------------------------------------------------------------------------------

NUMBER = _("Drill {n} of {all}")
NUMBER_ON = _("Drill {n}")
AGAIN = _("Try again")
SOLUTION = _("Solution")
SHOW_ME = pgettext("drill", "Show me why")
NOT_SHOWN = _("There is too much to try here to show how it goes on.")
NO_SOLUTION = _("This drill cannot be solved: there is no solution to show.")
NEXT = _("Next drill")
