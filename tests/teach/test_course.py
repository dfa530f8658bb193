"""The course: every rule has its place in one chapter, and every link leads there."""

import re
from pathlib import Path
from typing import Any, cast

import pytest

from daifugo_widget import Drill, RuleError, teach
from daifugo_widget.core.words.text import Lang, SpokenError
from daifugo_widget.games import DAIFUGO, GAMES
from daifugo_widget.lessons.drill_steps import TableStep
from daifugo_widget.teach.course import (
    CHAPTERS,
    COURSE,
    FURTHER_WAYS,
    OTHER_RULES,
    WAYS,
    Chapter,
    catalogue_of,
    heading,
    link,
    place_of,
    taught_rules,
)
from daifugo_widget.teach.lesson_steps import check_questions
from daifugo_widget.teach.lessons import MOMENTS, Lesson
from tests.chapters import FOLDER, read
from tests.checking import some
from tests.table.playing import made
from tests.tiers import first

LESSON = re.compile(r'teach\.lesson\("([\w-]+)"')


LIBRARY = re.compile(r'teach\.library\("([\w-]+)"')


def own_sections(chapter: Chapter) -> list[str]:
    """Give the rules of a chapter that are taught in a section of their own."""
    return list(chapter.lessons) or [rule.id for rule in chapter.rules]


def code(chapter: Chapter) -> str:
    return "\n".join(c.source for c in read(FOLDER / chapter.file).cells if c.cell_type == "code")


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "Seating"), ("ja", "席替え"), ("ko", "자리 바꾸기")]
)
def test_a_lesson_begins_with_the_name_of_its_rule_in_the_reader_s_language(
    lang: Lang, name: str
) -> None:
    text = teach.lesson("seating", lang=lang).text
    assert text.html.startswith(f"<p><b>{name}</b>")
    assert text.text.startswith(f"{name} / ")


@pytest.mark.parametrize("chapter", COURSE, ids=lambda chapter: chapter.key)
def test_a_chapter_teaches_each_of_its_rules_once(chapter: Chapter) -> None:
    taught = LESSON.findall(code(chapter))
    assert sorted(taught) == sorted([*own_sections(chapter), *chapter.meets])
    lists = LIBRARY.findall(code(chapter))
    assert lists == ([chapter.key] if chapter.lessons else [])


@pytest.mark.parametrize("chapter", COURSE, ids=lambda chapter: chapter.key)
def test_a_rule_has_a_section_under_its_names(chapter: Chapter) -> None:
    cells = read(FOLDER / chapter.file).cells
    headings = [c.source.partition("\n")[0] for c in cells if c.cell_type == "markdown"]
    own = {rule.id: heading(rule) for rule in chapter.rules if rule.id in own_sections(chapter)}
    assert {id: words for id, words in own.items() if f"## {words}" not in headings} == {}
    assert (f"## {OTHER_RULES}" in headings) == bool(chapter.lessons)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_a_game_is_in_one_chapter(game: str) -> None:
    rules = catalogue_of(game)
    chapters = [chapter for chapter in COURSE if chapter.game == game]
    assert sum(len(chapter.rules) for chapter in chapters) == len(rules)
    assert {place_of(rule, game) for rule in rules} <= set(chapters)


@pytest.mark.parametrize("game", GAMES)
def test_the_index_leads_to_every_rule(game: str) -> None:
    html = teach.index(game).html
    for rule in some(catalogue_of(game).values()):
        assert f'href="{link(rule, game)}"' in html
        assert (FOLDER / link(rule, game).partition("#")[0]).exists()


def test_the_contents_and_the_ways_lead_to_chapters_that_are_there() -> None:
    files = {path.name for path in FOLDER.glob("*.ipynb")}
    assert {chapter.file for chapter in COURSE} | {"00-contents.ipynb"} == files
    assert set(re.findall(r'href="([^"#]+)"', teach.contents().html)) <= files
    assert {key for way in (*WAYS, *FURTHER_WAYS) for key in way.keys} <= set(CHAPTERS)


def steps_of(lesson: Lesson) -> list[str]:
    """Go through a lesson and give the kinds of its steps."""
    table = lesson.steps()
    kinds = [type(table.step).__name__]
    while table.at + 1 < len(table):
        table.next()
        kinds.append(type(table.step).__name__)
    return kinds


BEGINNING = ["GuessStep", "SceneStep", "QuestionStep", "QuestionStep"]
END = ["QuestionStep"] * 3 + ["ResultStep"]


def test_a_lesson_has_what_to_guess_to_watch_to_try_and_to_check() -> None:
    lesson = teach.lesson("eight-cut")
    assert steps_of(lesson) == [*BEGINNING, "DrillStep", *END]
    assert "makes the trick flow" in lesson.text.text


def test_a_lesson_says_what_its_rule_does_and_folds_what_other_tables_do() -> None:
    html = teach.lesson("eight-cut").text.html
    before, folded = html.split("<details>")
    assert "makes the trick flow" in before
    assert "official rules" not in before
    assert "Small print" in folded
    assert "official rules" in folded


@pytest.mark.parametrize("chapter", first(COURSE, 7), ids=lambda chapter: chapter.key)
def test_a_chapter_that_promises_three_checks_has_as_many(chapter: Chapter) -> None:
    text = "\n".join(c.source for c in read(FOLDER / chapter.file).cells)
    if not re.search(r"check yourself three times", text):
        return
    for rule in some(chapter.rules):
        assert len(check_questions(rule.id, chapter.game, 1)) == 3


def test_a_rule_that_cannot_be_drilled_is_met_at_a_table() -> None:
    assert steps_of(teach.lesson("dealer")) == ["FilmStep", "TableStep", *END]


@pytest.mark.parametrize("id", ["monarchy-defence", "absolute-monarchy"])
def test_a_table_for_a_rule_that_changes_a_choice_has_you_make_it(id: str) -> None:
    game = teach.lesson(id).table().match.game
    assert game.classes[game.actor] == "daifugo"
    assert len(list(game.answers(game.ask))) > 1


@pytest.mark.parametrize("id", ["natural-disaster", "heimin-reveal"])
def test_a_table_for_a_rule_that_asks_leaves_something_to_choose(id: str) -> None:
    table = teach.lesson(id).drill()
    assert table.state["prompt"]["kind"] == "answer"
    assert len(list(table.match.game.answers(table.match.game.ask))) > 1


def test_a_rule_that_is_seen_in_the_next_game_is_to_be_played_to_the_end() -> None:
    table = teach.lesson("defence").steps()
    for _ in range(len(table)):
        if not isinstance(table.step, TableStep):
            table.next()
    assert "Play the game to its end" in str(table.state["task"]["text"])


OTHERS = [(game, id) for game in GAMES if game != DAIFUGO for id in catalogue_of(game)]


@pytest.mark.parametrize(("game", "id"), first(OTHERS, 9))
def test_a_lesson_on_a_rule_of_another_game_has_its_text_and_its_parts(game: str, id: str) -> None:
    lesson = teach.lesson(id, game=game)
    rule = catalogue_of(game)[id]
    assert f"\n{rule.text.en}" in lesson.text.text
    steps = steps_of(lesson)
    assert steps.count("FilmStep") == bool(rule.example)
    assert {"DrillStep", "TableStep"} & set(steps)
    assert steps[-1] == "ResultStep"


def test_a_rule_of_another_game_that_can_be_left_out_says_how() -> None:
    text = {id: teach.lesson(id, game="napoleon").text.text for id in catalogue_of("napoleon")}
    assert 'Table("napoleon, -same-two")' in text["same-two"]
    assert 'Table("napoleon, forced-napoleon")' in text["forced-napoleon"]
    assert "Table(" not in text["bidding"]


def test_a_rule_that_another_game_does_not_have_names_one_that_it_has() -> None:
    with pytest.raises(RuleError, match="yoromeki"):
        teach.lesson("yoromek", game="napoleon")


@pytest.mark.parametrize(
    ("game", "id", "seat", "asks"),
    [
        ("nap", "wellington", 1, "bidding"),
        ("napoleon", "forced-napoleon", 1, "forced-napoleon"),
        ("napoleon", "kitty", 0, "kitty"),
    ],
)
def test_a_table_begins_where_the_rule_asks_or_refuses(
    game: str, id: str, seat: int, asks: str
) -> None:
    table = teach.lesson(id, game=game).table()
    assert table.match.game.actor == seat
    assert table.match.game.ask.rule == asks


@pytest.mark.parametrize(
    ("game", "rule"), [(game, rule) for game, moments in MOMENTS.items() for rule in moments]
)
def test_a_rule_that_its_example_does_not_show_is_met_at_a_table_that_plays_it(
    game: str, rule: str
) -> None:
    table = teach.lesson(rule, game=game).drill()
    assert table.match.rules.game == game
    assert rule in table.match.rules


def steps_to_the_end(lesson: Lesson) -> None:
    """Go through a lesson and have the answers of its checks shown."""
    table = lesson.steps()
    while table.at + 1 < len(table):
        if table.step.counted:
            table.receive({"do": "task", "value": "show", "version": table.screen.version})
        table.next()


@pytest.mark.slow
def test_a_lesson_begins_its_chapter(tmp_path: Path) -> None:
    progress = teach.my_progress(tmp_path / "mine.json")
    for chapter in some((chapter for chapter in COURSE if chapter.rules), at_least=17):
        rule = chapter.rules[0]
        steps_to_the_end(teach.lesson(rule.id, game=chapter.game, progress=progress))
        assert chapter.key in {mark.chapter for mark in progress}


@pytest.mark.parametrize("chapter", COURSE, ids=lambda chapter: chapter.key)
def test_every_chapter_has_something_that_counts(chapter: Chapter) -> None:
    marked = f'progress=teach.my_progress(), chapter="{chapter.key}"'
    assert chapter.rules or marked in code(chapter)


def test_a_rule_that_a_chapter_before_its_own_meets_is_asked_about_from_there_on() -> None:
    met = [id for chapter in COURSE for id in chapter.meets]
    assert taught_rules()[: len(met)] == met
    for id in some(met, at_least=8):
        asked = {question.rule for question in check_questions(id, DAIFUGO, 1)}
        assert asked <= {*met}


def test_what_is_done_in_a_lesson_is_marked(tmp_path: Path) -> None:
    progress = teach.my_progress(tmp_path / "mine.json")
    lesson = teach.lesson("eight-cut", progress=progress)
    drill = lesson.drill()
    assert isinstance(drill, Drill)
    drill.solution()
    assert len(progress) == 0
    drill.session.again()
    while drill.status == "open":
        hint = drill.session.attempt.hint()
        assert hint
        made(drill, hint.move)
    assert [(mark.chapter, mark.kind) for mark in progress.marks] == [("sevens-to-tens", "drill")]


def test_the_checks_of_a_lesson_are_marked_once_at_its_end(tmp_path: Path) -> None:
    progress = teach.my_progress(tmp_path / "mine.json")
    steps_to_the_end(teach.lesson("eight-cut", progress=progress))
    (mark,) = progress.marks
    assert (mark.kind, mark.name, mark.asked, mark.right, mark.shown) == (
        "quiz",
        "eight-cut",
        3,
        0,
        3,
    )


def test_a_lesson_is_marked_in_a_progress_and_in_nothing_else() -> None:
    with pytest.raises(SpokenError, match=r"kept in a Progress, such as .* not in 'mine.json'"):
        teach.lesson("eight-cut", progress=cast(Any, "mine.json"))
