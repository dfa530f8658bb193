"""The words of a quiz on the table: its title, what there is to do, its buttons."""

from ..core.words.text import Text
from ..core.words.translations import _, pgettext
from .question import How

TITLE = _("Quiz")
TITLE_OF = _("Quiz: {what}")
TITLE_IS = _("title is a text, such as 'Homework', not {value}")
NUMBER = _("Question {n} of {all}")
AND_DO = _("{number}. {do}")
DO: dict[How, Text] = {
    "one": _("Choose one answer."),
    "several": _("Choose all that are right."),
    "number": _("Choose the number."),
    "seat": pgettext("answer", "Choose a player."),
    "cards": _("Choose cards from the hand and play them."),
}
DONE = _("This question is done.")
SET_UP = _("The cards lie as the question needs them.")
CHECK = _("Answer")
SHOW = _("Show the answer")
NEXT = _("Next question")
AGAIN = _("Once more from the start")
RESULT = _("{right} of {all} right at the first try.")
LOOK_AGAIN = _("Worth another look:")
