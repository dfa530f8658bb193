"""The words of lessons in steps, in three languages."""

from ..core.words.translations import _, pgettext

TITLE = pgettext("step", "Check yourself")
GUESS = _("Guess")
WATCH = _("Watch")
COMPARE = _("Compare")
FIND = _("Find the plays")
TRY = pgettext("step", "Try it")
CHECK = _("Check {n} of {all}")
RESULT = _("Result")

NAME_AND_NOTE = _("{name}. {note}")
GUESS_NOTE = _("A guess is enough.")
CHECK_NOTE = _("No rule is named from here on.")
MEET = _("Play, and see what this rule does.")
FREE_PLAY = _("Play the game to its end, and see what this rule does then and in the next one.")
RIGHT_OF = _("{right} of {all} checks right at the first try.")
MISSED = _("Look again at {rules}")
WELL_DONE = _("You know this rule.")

NEXT = pgettext("step", "Next")
BACK = pgettext("step", "Back")
ON = pgettext("step", "Go on")
LIBRARY = pgettext("lessons", "Rules")
WHICH = _("Choose a rule: its lesson opens here.")
THE_RULE = _("The rule")
GONE_THROUGH = _("gone through")
ALL_RULES = _("All rules")
ANOTHER = _("Another one")
SHOW_CHANGED = _("Show me that")
TO_QUESTION = _("Back to the question")
EXAMPLE = _("Example")
