"""A chapter of the library costs a kernel little: what is not opened costs nothing."""

import pytest

from daifugo_widget.teach.course import Chapter
from tests.checking import for_each
from tools.course_cost import MOST_SECONDS, MOST_TABLES, cost_of, library

SLOW_MACHINE = 2
"""How many times longer a machine may take than the one on which the budget was set."""


@pytest.mark.slow
@for_each(library(), at_least=9)
def test_a_chapter_of_the_library_stays_within_its_budget(chapter: Chapter) -> None:
    cost = cost_of(chapter)
    assert cost.tables <= MOST_TABLES
    assert cost.seconds <= SLOW_MACHINE * MOST_SECONDS
