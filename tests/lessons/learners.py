"""A learner who comes back on other days, and what they press."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

from daifugo_widget import Progress, teach
from daifugo_widget.core.words.text import Lang
from daifugo_widget.lessons.question_steps import QuestionStep
from daifugo_widget.lessons.widget import NEXT, LessonTable
from daifugo_widget.progress.review import Review

BEGIN = datetime(2027, 3, 1, 12, tzinfo=UTC)
RULES = (
    "eight-cut",
    "stairs",
    "suit-bind",
    "revolution",
    "eleven-back",
    "five-skip",
    "spade-three",
)


class Learner:
    """Somebody who comes back on other days."""

    def __init__(self, folder: Path) -> None:
        self.time = BEGIN
        self.progress = Progress(folder / "mine.json", now=lambda: self.time)

    @property
    def kept(self) -> Review:
        return self.progress.review

    def go(self, days: int) -> None:
        self.time += timedelta(days=days)

    def learn(self, *rules: str) -> None:
        for rule in rules:
            self.kept.answer(rule, right=True)

    def review(self, lang: Lang = "en") -> LessonTable:
        return teach.review(lang, self.progress)

    def puzzle(self, lang: Lang = "en") -> LessonTable:
        return teach.puzzle(lang, self.progress)

    def lesson(self, rule: str = "eight-cut") -> LessonTable:
        return teach.lesson(rule, progress=self.progress).steps()


def press(table: LessonTable, value: str) -> None:
    table.receive({"do": "task", "value": value, "version": table.screen.version})


def text_of(table: LessonTable) -> str:
    return "".join(str(part) for part in table.state["task"]["text"])


def buttons(table: LessonTable) -> list[str]:
    return [each["value"] for each in table.state["task"]["buttons"]]


def answer(table: LessonTable, right: bool = True) -> None:
    """Answer the question that is open, at the first try or after a wrong one."""
    step = table.step
    assert isinstance(step, QuestionStep)
    question = step.question
    if not right:
        give_up(table)
        return
    if question.how == "cards":
        laid = min(map(str, question.right), key=len)
        table.receive({"do": "play", "cards": laid, "version": table.screen.version})
        return
    for place in sorted(question.right, key=str):
        value = place + 1 if question.how in ("one", "several") else place  # type: ignore[operator]
        value = "abcdefghi"[int(place)] if question.how == "seat" else value
        press(table, f"choose {value}")
    if question.how == "several":
        press(table, "check")


def give_up(table: LessonTable) -> None:
    press(table, "show")


def to_checks(table: LessonTable) -> None:
    while not table.step.counted:
        press(table, NEXT)


def to_result(table: LessonTable, *right: bool) -> None:
    """Answer the checks, and go on to the result."""
    to_checks(table)
    for each in right:
        answer(table, each)
        press(table, NEXT)
