"""The course is as long as it says, and explains its terms before it uses them."""

from __future__ import annotations

import re

import pytest

from daifugo_widget.teach.course import CHAPTERS, COURSE, PLAY_TONIGHT, WAYS, Chapter, Way
from tests.chapters import ROOT
from tests.checking import some
from tests.tiers import first
from tools.course_reading import Piece, pieces
from tools.course_terms import EVERYDAY, FORMS, by_chapter, explained_in, uses_before
from tools.course_times import STEP, count, said_in

MOST_WORDS_TONIGHT = 6500
BY_LENGTH = sorted(COURSE, key=lambda chapter: chapter.key not in PLAY_TONIGHT)


@pytest.mark.parametrize("chapter", first(BY_LENGTH, 2), ids=lambda chapter: chapter.key)
def test_a_chapter_takes_as_long_as_is_said(chapter: Chapter) -> None:
    assert abs(count(chapter).minutes - chapter.minutes) <= STEP


def test_a_chapter_that_says_how_long_it_takes_says_what_the_contents_say() -> None:
    for chapter in some((chapter for chapter in COURSE if said_in(chapter)), at_least=15):
        assert said_in(chapter) == chapter.minutes, chapter.key


def test_what_is_read_before_the_first_match_is_not_much() -> None:
    assert 0 < sum(count(CHAPTERS[key]).words for key in PLAY_TONIGHT) <= MOST_WORDS_TONIGHT


def test_a_question_is_read_while_it_is_answered() -> None:
    asked = [piece for piece in pieces(CHAPTERS["as-japan-plays"]) if piece.is_question]
    for piece in some(asked, at_least=24):
        assert piece.words > 0
        assert piece.seconds == 40


def test_the_terms_that_are_looked_for_are_those_of_the_glossary() -> None:
    glossary = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    (game,) = re.findall(r"## The game\n(.*?)\n## ", glossary, re.S)
    terms = re.findall(r"(?m)^\| ([a-z][^|]*?) \|", game)
    assert {*terms} - {"word"} == {*FORMS} | EVERYDAY


def test_a_term_in_bold_is_explained() -> None:
    assert explained_in(Piece("", "To **cut** is to end a trick; **out** of cards.")) == {
        "cut",
        "finish, out",
    }


@pytest.mark.parametrize("way", first(WAYS), ids=lambda way: way.title)
def test_on_a_way_no_term_is_used_before_it_is_explained(way: Way) -> None:
    assert by_chapter(uses_before(way)) == []
