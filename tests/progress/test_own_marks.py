"""Each drill and each quiz of a chapter has its own mark, the same in each run."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from daifugo_widget import Drill, Progress, Quiz
from daifugo_widget.core.words.text import LANGS
from daifugo_widget.quiz.making import questions_on

CUT = """
rules base, eight-cut
goal finishes a in 2
hands {hand} / 9c9d / 5s6s
"""
GAME = "rules base, eight-cut\nhands {hand} / 9c9d / 5s6s\na 8c  a 3d\n"


def solved(text: str, progress: Progress) -> Drill:
    drill = Drill(text, progress=progress, chapter="homework")
    drill.play("8c")
    drill.play("3d")
    assert drill.status == "solved"
    return drill


def done(quiz: Quiz) -> Quiz:
    for _ in range(len(quiz)):
        quiz.show()
        quiz.next()
    return quiz


def quizzes(progress: Progress) -> list[Callable[[], Quiz]]:
    kept: dict[str, Any] = {"progress": progress, "chapter": "homework", "count": 2}
    rule = [
        lambda: Quiz.for_rule("eight-cut", **kept),
        lambda: Quiz.for_rule("eight-cut", seed=2, **kept),
        lambda: Quiz.for_rule("eight-cut", kinds=iter(["happens"]), **kept),
    ]
    games = [
        lambda: Quiz.for_game("standard", **kept),
        lambda: Quiz.for_game("standard", seed=2, **kept),
        lambda: Quiz.for_game("standard", players=5, **kept),
    ]
    records = [
        lambda: Quiz(GAME.format(hand="8c3d"), **kept),
        lambda: Quiz(GAME.format(hand="8c3d7s"), **kept),
        lambda: Quiz(GAME.format(hand="8c3d"), seed=2, **kept),
    ]
    listed = [
        lambda: Quiz(questions_on("eight-cut", 2), **kept),
        lambda: Quiz(questions_on("suit-bind", 2), **kept),
    ]
    return [*rule, *games, *records, *listed]


@pytest.mark.slow
def test_quizzes_that_ask_something_else_have_marks_of_their_own_stable_across_runs(
    tmp_path: Path,
) -> None:
    path = tmp_path / "progress.json"
    for make in quizzes(Progress(path)):
        assert done(make()).state["notice"] is None
    first = [(mark.name, mark.times) for mark in Progress(path)]
    for make in reversed(quizzes(Progress(path))):
        done(make())
    assert [(mark.name, mark.times) for mark in Progress(path)] == [(n, 2) for n, _ in first]
    names = [name for name, _ in first]
    assert len(names) == len(quizzes(Progress(path)))
    assert names[:6] == [
        "eight-cut",
        "eight-cut, seed 2",
        "eight-cut, happens",
        "standard",
        "standard, seed 2",
        "standard, 5 players",
    ]


def test_drills_without_a_title_that_ask_for_one_goal_have_marks_of_their_own(
    tmp_path: Path,
) -> None:
    path = tmp_path / "progress.json"
    for _ in range(2):
        for hand in ("8c3d", "8c8d3d"):
            drill = Drill(CUT.format(hand=hand), progress=Progress(path), chapter="homework")
            drill.play("8c" if hand == "8c3d" else "8c8d")
            drill.play("3d")
            assert drill.state["notice"] is None
    one, two = Progress(path)
    assert (one.times, two.times) == (2, 2)
    assert all(mark.name.startswith("Go out (") for mark in (one, two))


def test_a_note_or_a_seed_makes_no_other_drill(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    text = CUT.format(hand="8c3d")
    for same in (text, f"seed 5\n{text}# Think of the eight.\n"):
        solved(same, Progress(path))
    assert [mark.times for mark in Progress(path)] == [2]


def before(path: Path, kind: str, *names: str) -> None:
    """Write a file of progress as it was when several things could share a mark."""
    mark = {"chapter": "homework", "kind": kind, "asked": 2, "right": 2, "best": 2, "times": 3}
    marks = [{**mark, "asked": 1 if kind == "drill" else 2, "name": name} for name in names]
    for each in marks:
        each["right"] = each["best"] = each["asked"]
    path.write_text(json.dumps({"version": 1, "marks": marks}), encoding="utf-8")


@pytest.mark.parametrize(
    ("at", "name"), [(0, "eight-cut"), (1, "eight-cut"), (4, "standard"), (6, "Quiz")]
)
def test_marks_from_before_go_on_counting(tmp_path: Path, at: int, name: str) -> None:
    before(path := tmp_path / "progress.json", "quiz", name, "another")
    done(quizzes(Progress(path))[at]())
    mine, other = sorted(Progress(path), key=lambda mark: mark.times, reverse=True)
    assert (mine.times, mine.best, mine.right) == (4, 2, 0)
    assert (other.name, other.times) == ("another", 3)


def test_the_mark_of_a_drill_from_before_goes_on_counting(tmp_path: Path) -> None:
    before(path := tmp_path / "progress.json", "drill", "Go out")
    solved(CUT.format(hand="8c3d"), Progress(path))
    solved(CUT.format(hand="8c3d").replace("5s6s", "5s7s"), Progress(path))
    assert [mark.times for mark in Progress(path)] == [4, 1]


def test_a_mark_that_has_an_owner_is_not_taken_by_another_quiz(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    for at in (0, 1):
        done(quizzes(Progress(path))[at]())
    assert [mark.times for mark in Progress(path)] == [1, 1]


def test_two_quizzes_under_one_name_are_told_at_once(tmp_path: Path) -> None:
    kept: dict[str, Any] = {"progress": Progress(tmp_path / "x.json"), "chapter": "homework"}
    first = Quiz.for_rule("eight-cut", name="cuts", **kept)
    same = Quiz.for_rule("eight-cut", name="cuts", **kept)
    elsewhere = Quiz.for_rule("suit-bind", name="cuts", **{**kept, "chapter": "other"})
    assert [quiz.state["notice"] for quiz in (first, same, elsewhere)] == [None] * 3
    for lang in LANGS:
        clash = Quiz.for_rule("suit-bind", name="cuts", lang=lang, **kept)
        assert "name='cuts 2'" in clash.state["notice"]
        same = Quiz.for_rule("eight-cut", name="cuts", **kept)


@pytest.mark.parametrize("between", ["\n---\n", None])
def test_two_drills_under_one_title_are_told_at_once(tmp_path: Path, between: str | None) -> None:
    progress = Progress(tmp_path / "x.json")
    texts = [f"title Cut\n{CUT.format(hand=hand)}" for hand in ("8c3d", "8c3d4d")]
    drills = [
        Drill(text, progress=progress, chapter="homework")
        for text in ([between.join(texts)] if between else texts)
    ]
    assert "give this one a title of its own" in drills[-1].state["notice"]


def test_drills_about_one_rule_share_a_mark_and_nothing_is_told(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "x.json")
    drills = [Drill.for_rule("eight-cut", progress=progress, chapter="01") for _ in range(2)]
    assert [drill.state["notice"] for drill in drills] == [None, None]
