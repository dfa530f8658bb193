"""What a table of lessons shows: its steps, where they are marked, and what can follow them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from ..core.words.text import Text
from ..progress.review import Review
from ..quiz.widget import Marking
from . import words as w
from .step import LessonStep

MakeStep = Callable[[], LessonStep]
NOWHERE: Mapping[str, str] = {}
NOTHING_FOLLOWS: Mapping[str, Callable[[], LessonPlan]] = {}


class LessonPlan(NamedTuple):
    """A lesson: its title and what makes its steps, given the number of the round, from 1.

    Each round asks something else. What is done is marked as the drill is, and as a quiz by
    ``marking``; rules that were asked about go into ``review``. ``source`` says which lesson it
    is, for pages on which nothing can be pressed, ``following`` what opens in the same place by a
    button. ``check_title`` stands over the checks, so that no rule is named there.
    """

    title: Text
    steps: Callable[[int], Sequence[MakeStep]]
    marking: Marking
    review: Review
    source: Mapping[str, str] = NOWHERE
    following: Mapping[str, Callable[[], LessonPlan]] = NOTHING_FOLLOWS
    check_title: Text = w.TITLE


UNMARKED = Marking(None, "", "", "")
"""For what has no mark in the progress."""
