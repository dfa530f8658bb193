"""The words of the progress page in three languages."""

from ..core.words.text import Text
from ..core.words.translations import _, pgettext

CHAPTER = _("Chapter")
WHAT = _("What")
MARK = _("Mark")
RIGHT = _("At the first try")
TIMES = _("Times")
LAST = _("Last")
KINDS = {
    "quiz": _("Quiz: {name}"),
    "drill": _("Drill: {name}"),
    "read": _("Read: {name}"),
    "game": _("Games: {name}"),
}
OF = _("{right} of {asked}")
DONE = _("✓ all right")
PARTLY = _("◐ partly")
AT_ONCE = _("✓ solved at the first try")
AT_TRY = _("✓ solved at try {tries}")
WITH_HELP = _("◐ solved after a hint or the solution")
WHERE_IT_IS = _(
    "marks are kept in a Progress, such as progress=Progress('daifugo-progress.json'), "
    "not in {value}"
)
WRONG_CHAPTER = _("chapter is a text of at most {most} characters, such as 'homework', not {value}")
WRONG_NAME = _("name is a text, such as 'binds', not {value}")
NOWHERE_TO_MARK = _(
    "chapter={chapter} marks nothing by itself: say where marks are kept as well, such as "
    "progress=teach.my_progress()"
)
NOT_BEGUN = _("– not begun")
TOTAL = _(
    "{done} of {all} chapters with drills and questions begun; "
    "{right} of {asked} right at the first try."
)
NONE_BEGUN = _("None of the {all} chapters with drills and questions is begun.")
TOTAL_OF_ONE = _(
    "The one chapter with drills and questions is begun; {right} of {asked} right at the first try."
)
THE_ONE_NOT_BEGUN = _("The one chapter with drills and questions is not begun.")
EMPTY = _("Nothing has been done yet.")
TAKEN = {
    "quiz": _(
        "Another quiz is marked as {name} here too: give this one a mark of its own, with "
        "name='{name} 2'."
    ),
    "drill": _("Another drill is marked as {name} here too: give this one a title of its own."),
}
NO_FILE = _("{path} is not a file: marks are kept in one such as 'daifugo-progress.json'")
BROKEN = _(
    "The progress in {file} cannot be read. It is kept: with the next mark it moves to {aside}, "
    "and a new file begins."
)
BROKEN_REVIEW = _(
    "The reviews in {file} cannot be read. The file is kept: with the next answer it moves to "
    "{aside}, and a new one begins."
)
WRONG_RULE = _("A rule is named by its id, such as 'eight-cut', of at most {most} characters.")
NO_REVIEW = _("it does not hold a learner's reviews, or is broken: ask for the file again")
WRONG_WORD = _("Chapter and name are texts of at most {most} characters.")
WRONG_KIND = _("{kind} is not a kind of mark: the kinds are {kinds}.")
WRONG_NUMBER = _("The figures of a mark are numbers of at least 0.")
MORE_THAN_ASKED = _("No more can be right or shown than was asked.")

WRONG_MISTAKE = _("A costly move has a kind, a number of places, and a position as a record.")
WRONG_LOSS = _("A move costs more than 0 places, and at most {most}.")
NO_POSITION = _(
    "The record of a mistake has a position, one move, and beside it the one that was better."
)

TOO_MANY_STARS = _("A drill has at most {most} stars.")
WITH_STARS = _("{came_out} {stars}")

# --- the rank ------------------------------------------------------------------------------------

RANKS = {
    "daihinmin": pgettext("rank of a learner", "daihinmin"),
    "hinmin": pgettext("rank of a learner", "hinmin"),
    "heimin": pgettext("rank of a learner", "heimin"),
    "fugo": pgettext("rank of a learner", "fugo"),
    "daifugo": pgettext("rank of a learner", "daifugo"),
}
RANK = _(
    "You know {known} of the {all} rules of Daifugo: your rank is {rank}. With {count} you become "
    "{next}."
)
BEST_RANK = _("You know {known} of the {all} rules of Daifugo: your rank is {rank}, the highest.")
RANK_OF = pgettext("column", "Rank")

# --- a class -------------------------------------------------------------------------------------

LEARNER = _("Learner")
CHAPTERS = _("Chapters begun")
DRILLS = _("Drills at the first try")
QUIZZES = _("Questions at the first try")
GAMES = _("Points in games with phones")
CLASS = _("Learners who have handed in: {count}")
FILES = _("Files")
HOLDS = _("{file}: {marks}")
ONE_MARK = _("1 mark")
MARKS = _("{count} marks")
LEARNER_IS = _("learner is a name, such as 'Mina', not {value}")
NOT_OVER_MARKS = _(
    "{file} keeps the marks themselves: write the table to another file, such as 'mina.csv'"
)
NO_FOLDER = _(
    "there is no folder {folder!r}: name the one with the files that were handed in, such as "
    "'handed-in'; a .zip is unpacked first"
)
NO_TABLES = _(
    "There are no marks of a learner in {folder!r}: put the .csv files there that "
    "`teach.my_progress().to_csv(...)` has written, or the .json files that keep the marks."
)
NO_TABLE = _(
    "it is not a table of a learner's marks, which is UTF-8 and begins with the columns {columns}"
)
NO_PROGRESS = _("it does not hold a learner's marks, or is broken: ask for the file again")
OTHER_VERSION = _("it was written by another version of daifugo_widget, which cannot be read here")
BREAKS_OFF = _("The line breaks off.")
UNREAD_MISTAKES = _("costly moves that cannot be read: {count}; the rest is read")
UNKNOWN_MISTAKES = _("costly moves of kinds that the coach here does not know: {count}")
WRONG_FILE = _("{file}: {why}")
WRONG_LINE = _("{file}, line {line}: {why}")
OTHER_FILES = _("neither .csv nor .json: {files}")
LEFT_OUT = _("Left out:")

# --- the mistakes of a class ---------------------------------------------------------------------

MISTAKES_KEPT = _(
    "Costly moves of your own games that are kept here: {count}. They are handed in with the "
    "marks, as positions in which only your own hand is seen."
)
MISTAKES_OF_CLASS = _("What has cost most in the games that the coach has reviewed:")
NO_MISTAKES = _("Nobody has handed in a costly move.")
KIND_OF_MISTAKE = _("What it is about")
MADE_BY = _("Learners")
MADE = _("Times")
LOST = _("Places lost, on average")
DRILL_FOR = _("Drill")
DRILL_OF_CLASS = _("a position of the class")
OPENS_DRILL = _("{call} opens the drill of the first line.")
NO_DRILL = Text.of("–")
NO_KIND = _("no simple reason")
