"""The course: every rule has its place in one chapter, and every link leads there."""

import re
from pathlib import Path

import pytest

from daifugo_widget import teach
from daifugo_widget.core.ruleset import catalogue
from daifugo_widget.teach.course import COURSE, WAYS, Chapter, heading, link, place_of
from daifugo_widget.teach.lessons import MOMENTS
from tests.chapters import FOLDER, read

LESSON = re.compile(r'teach\.lesson\("([\w-]+)"')


def code(chapter: Chapter) -> str:
    return "\n".join(c.source for c in read(FOLDER / chapter.file).cells if c.cell_type == "code")


@pytest.mark.parametrize("chapter", COURSE, ids=lambda chapter: chapter.key)
def test_a_chapter_teaches_each_of_its_rules_once(chapter: Chapter) -> None:
    taught = LESSON.findall(code(chapter))
    assert sorted(taught) == sorted(rule.id for rule in chapter.rules)


@pytest.mark.parametrize("chapter", COURSE, ids=lambda chapter: chapter.key)
def test_a_rule_has_a_section_under_its_names(chapter: Chapter) -> None:
    cells = read(FOLDER / chapter.file).cells
    headings = [c.source.partition("\n")[0] for c in cells if c.cell_type == "markdown"]
    assert [rule.id for rule in chapter.rules if f"## {heading(rule)}" not in headings] == []


def test_every_rule_is_in_one_chapter() -> None:
    assert sum(len(chapter.rules) for chapter in COURSE) == len(catalogue())
    assert all(1 <= place_of(rule) <= len(COURSE) for rule in catalogue())


def test_the_index_leads_to_every_rule() -> None:
    html = teach.index().html
    for rule in catalogue().values():
        assert f'href="{link(rule)}"' in html
        assert (FOLDER / link(rule).partition("#")[0]).exists()


def test_the_contents_and_the_ways_lead_to_chapters_that_are_there() -> None:
    files = {path.name for path in FOLDER.glob("*.ipynb")}
    assert {chapter.file for chapter in COURSE} | {"00-contents.ipynb"} == files
    assert set(re.findall(r'href="([^"#]+)"', teach.contents().html)) <= files
    assert all(1 <= number <= len(COURSE) for way in WAYS.values() for number in way)


def test_a_lesson_has_what_to_watch_to_try_and_to_answer() -> None:
    lesson = teach.lesson("eight-cut")
    assert [type(part).__name__ for _, part in lesson.parts()] == ["Replay", "Drill", "Quiz"]
    assert "makes the trick flow" in lesson.text.text


def test_a_rule_that_cannot_be_drilled_is_met_at_a_table() -> None:
    parts = [type(part).__name__ for _, part in teach.lesson("dealer").parts()]
    assert parts == ["Replay", "Table", "Quiz"]


@pytest.mark.parametrize("rule", sorted(MOMENTS))
def test_a_rule_without_an_example_is_met_at_a_table_that_plays_it(rule: str) -> None:
    table = teach.lesson(rule).drill()
    assert rule in table.match.rules
    assert not catalogue()[rule].example


def test_what_is_done_in_a_lesson_is_marked(tmp_path: Path) -> None:
    progress = teach.my_progress(tmp_path / "mine.json")
    lesson = teach.lesson("eight-cut", progress=progress)
    drill = lesson.drill()
    drill.solution()
    assert len(progress) == 0
    drill.session.again()
    drill.play(str(drill.hint().move))
    assert [(mark.chapter, mark.kind) for mark in progress.marks] == [
        ("10-sevens-to-tens", "drill")
    ]
