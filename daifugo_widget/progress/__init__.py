"""Progress over the course: what a learner has done of each chapter, and what a class has.

What came of a drill or a quiz goes in as a `mark`, a file and a page come out: `progress` keeps the
marks, `page` shows them, `table` writes them for a spreadsheet; `handed_in` and `of_class` combine
those of a class. `review` keeps which rules come back on which day.
"""

from .mark import Mark
from .of_class import ClassProgress
from .progress import USUAL, Progress
from .review import Review

__all__ = ["USUAL", "ClassProgress", "Mark", "Progress", "Review"]
