"""What tests of reviews share: the coach, and a page on which a review is open."""

from collections.abc import Iterator

import pytest

from tests.coach.reviewing import ReviewedPage, ToldCoach, coached


@pytest.fixture
def told_coach() -> Iterator[None]:
    """Let the coach say what it was told to."""
    with coached(ToldCoach("eight-cut")):
        yield


@pytest.fixture
def review_page(told_coach: None) -> ReviewedPage:
    """A page with the review of a game that began with a costly move."""
    opened = ReviewedPage()
    opened.open_review()
    return opened
