"""Progress over the course: what a learner has done of each chapter, and what a class has.

What came of a drill or a quiz goes in as a `mark`, a file and a page come out: `progress` keeps the
marks, `page` shows them, `table` writes them for a spreadsheet; `handed_in` and `of_class` combine
those of a class. `review` keeps which rules come back on which day. `mistake` is a costly move of a
learner's own game, and `class_mistakes` are the kinds of them in a class.
"""

from .class_mistakes import ClassMistakes, KindOfMistake
from .mark import Mark
from .mistake import Mistake
from .of_class import ClassProgress
from .progress import USUAL, Progress
from .review import Review

__all__ = [
    "USUAL",
    "ClassMistakes",
    "ClassProgress",
    "KindOfMistake",
    "Mark",
    "Mistake",
    "Progress",
    "Review",
]
