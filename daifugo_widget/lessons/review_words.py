"""The words of what is reviewed in three languages: results, five for today, the puzzle."""

from __future__ import annotations

from datetime import date

from ..core.words.text import Text
from ..core.words.translations import _, pgettext

ON_DAY = pgettext("next review", "today")
TOMORROW = pgettext("next review", "tomorrow")
IN_DAYS = pgettext("next review", "in {n} days")

NOT_ANSWERED = _("You have not answered a question here yet. Go back, or take other ones.")
NEXT_TIME = _("Next time: {when}.")
AGAIN = _("Again {when}: {rules}")

CHANGED = _("That one, changed")
TO_RESULT = _("Back to the result")
NEXT_RULE = _("Next rule")
MORE = pgettext("review", "More")
PUZZLE = _("Puzzle of the day")

FIVE = _("Five for today")
CARD_NOTE = _("The rule is named after your answer.")
NOTHING_YET = _(
    "There is nothing to review yet. Answer the checks of a lesson, and their rules come back here "
    "a day later. The more often you know a rule, the later it comes again."
)
NOTHING_DUE = _("There is nothing to review today. Next time: {when}.")

PUZZLE_TITLE = _("Puzzle of the day, {day}")
SAME_FOR_ALL = _("It is the same for everybody today.")
SOLVED_ONE = _("The next one is there tomorrow.")
SOLVED = _("{n} days in a row. The next one is there tomorrow.")


def when(day: date, today: date) -> Text:
    """Say when a day comes, as seen from today."""
    days = (day - today).days
    return ON_DAY if days <= 0 else TOMORROW if days == 1 else IN_DAYS.fill(n=days)
