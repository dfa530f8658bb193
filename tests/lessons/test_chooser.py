"""The library shows rules in one list, from which the lesson on each opens and closes."""

from pathlib import Path

import pytest

from daifugo_widget import Progress, RuleError, teach
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.games.daifugo.engine.rule_set import catalogue
from daifugo_widget.lessons.chooser import LEAVE, OPEN, LessonChooser
from daifugo_widget.lessons.question_steps import QuestionStep
from daifugo_widget.lessons.widget import NEXT
from daifugo_widget.teach.course import COURSE
from daifugo_widget.teach.library import Library
from tests.checking import some


@pytest.fixture
def progress(tmp_path: Path) -> Progress:
    return Progress(tmp_path / "mine.json")


@pytest.fixture
def chooser(progress: Progress) -> LessonChooser:
    return teach.library(["coup", "omen"], progress=progress).chooser()


def press(chooser: LessonChooser, value: str) -> None:
    chooser.receive({"do": "task", "value": value, "version": chooser.state["version"]})


def names(chooser: LessonChooser) -> list[str]:
    return [offer["name"] for offer in chooser.state["task"].get("offers", [])]


def test_every_rule_of_the_list_is_offered_with_what_it_does(chooser: LessonChooser) -> None:
    assert names(chooser) == ["Coup d'etat", "Omen"]
    offer = chooser.state["task"]["offers"][0]
    assert offer["text"] == "Three 9s make a revolution."
    assert offer["such_as"] == "9♣ 9♦ 9♥"
    assert offer["fame"].startswith("At many tables.")


def test_a_rule_that_needs_no_card_is_offered_without_one() -> None:
    rules = ["gekokujo", "miyako-ochi", "kyo-ochi", "defence", "foul-finish"]
    offers = teach.library(rules).chooser().state["task"]["offers"]
    assert [offer["such_as"] for offer in offers] == ["", "", "", "", "2♣"]


def test_a_rule_is_opened_and_left_in_the_same_place(chooser: LessonChooser) -> None:
    press(chooser, f"{OPEN}coup")
    assert chooser.state["title"] == "Coup d'etat"
    assert not names(chooser)
    press(chooser, LEAVE)
    assert names(chooser) == ["Coup d'etat", "Omen"]


def test_a_lesson_that_was_left_goes_on_where_it_was(chooser: LessonChooser) -> None:
    press(chooser, f"{OPEN}coup")
    press(chooser, NEXT)
    press(chooser, LEAVE)
    press(chooser, f"{OPEN}omen")
    press(chooser, LEAVE)
    press(chooser, f"{OPEN}coup")
    assert chooser.state["task"]["steps"]["at"] == 1


def test_an_opened_rule_says_its_small_print_first(chooser: LessonChooser) -> None:
    press(chooser, f"{OPEN}coup")
    assert "Three 9s make a revolution." in chooser.state["task"]["text"]
    assert "exactly three" in str(chooser.state["task"]["why"])


def test_what_is_not_there_cannot_be_opened(chooser: LessonChooser) -> None:
    press(chooser, f"{OPEN}eight-cut")
    assert names(chooser)
    assert chooser.state["notice"]


def answer_all(chooser: LessonChooser) -> None:
    while chooser.at + 1 < len(chooser):
        if isinstance(chooser.step, QuestionStep) and chooser.step.counted:
            for place in chooser.step.question.right:
                press(chooser, f"choose {int(place) + 1}")
        press(chooser, NEXT)


def test_a_mark_is_set_as_in_the_lesson_and_seen_in_the_list(
    chooser: LessonChooser, progress: Progress
) -> None:
    press(chooser, f"{OPEN}coup")
    answer_all(chooser)
    assert [(mark.chapter, mark.name) for mark in progress.marks] == [("revolutions", "coup")]
    press(chooser, LEAVE)
    assert [offer["known"] for offer in chooser.state["task"]["offers"]] == ["gone through", ""]


def test_without_a_kernel_there_is_a_table_of_how_the_rules_differ(chooser: LessonChooser) -> None:
    data, _ = chooser._repr_mimebundle_()
    assert "<table>" in data["text/html"]
    assert "daifugo-still" in data["text/html"]
    assert str(chooser).startswith("Coup d'etat | 9♣ 9♦ 9♥ | Three 9s make a revolution.")


def ids(library: Library) -> list[str]:
    return [rule.id for rule in library]


def test_a_chapter_of_rules_is_shown_whole() -> None:
    chapters = [chapter for chapter in COURSE if chapter.parts and chapter.rules]
    for chapter in some(chapters, 8):
        assert ids(teach.library(chapter.key)) == [rule.id for rule in chapter.rules]


def test_a_taste_shows_the_rules_with_its_tag() -> None:
    for taste in some(["chaos", "politics", "memory", "children", "two"]):
        found = ids(teach.library(taste))
        assert len(found) >= 8
        assert all(taste in catalogue()[rule].tastes for rule in found)


def test_what_is_neither_a_chapter_nor_a_taste_is_named_with_the_nearest() -> None:
    with pytest.raises(SpokenError, match="revolutions"):
        teach.library("revolution")
    with pytest.raises(RuleError):
        teach.library(["no-such-rule"])
