"""Measuring what lessons show and ask: `python -m tools.course_lessons`, or `make course`.

A check proves nothing if it stands on a position that its lesson has shown, and a picture teaches
nothing if it shows the deal.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from daifugo_widget.games.daifugo.engine.rule_set import catalogue
from daifugo_widget.lessons.film_step import FilmStep
from daifugo_widget.lessons.question_steps import QuestionStep, SceneStep
from daifugo_widget.lessons.result_step import ResultStep
from daifugo_widget.lessons.widget import LessonTable
from daifugo_widget.progress import Progress
from daifugo_widget.quiz.question import Position
from daifugo_widget.teach.lessons import lesson


class Row(NamedTuple):
    """What the lesson on a rule shows and asks."""

    rule: str
    checks: int
    seen: int
    """How many of its checks stand on a position that it has shown."""
    has_moment: bool
    """Whether its picture shows the rule act."""


def row_of(rule: str, folder: Path) -> Row:
    """Go through the lesson on a rule."""
    steps = lesson(rule, progress=Progress(folder / "mine.json")).steps()
    has_moment = steps.moment is not None
    shown, asked = set[Position](), list[Position]()
    for step in _steps(steps):
        if isinstance(step, QuestionStep) and step.counted:
            asked.append(step.question.position)
        elif isinstance(step, QuestionStep | SceneStep):
            shown.add(step.question.position)
        elif isinstance(step, FilmStep):
            shown |= {(match.game.hands, match.game.trick) for match in step.history.matches()}
    return Row(rule, len(asked), sum(each in shown for each in asked), has_moment)


def _steps(steps: LessonTable) -> Iterator[object]:
    while not isinstance(steps.step, ResultStep):
        yield steps.step
        steps.next()


def main() -> None:
    """Print the figures."""
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("rules", nargs="*", help="ids of rules, all without any")
    ids = parser.parse_args().rules or list(catalogue())
    with TemporaryDirectory() as folder:
        rows = [row_of(id, Path(folder)) for id in ids]
    checks = sum(row.checks for row in rows)
    without = [row.rule for row in rows if not row.checks]
    still = [row.rule for row in rows if not row.has_moment]
    print(f"rules with a check: {len(rows) - len(without)} of {len(rows)} {' '.join(without)}")
    print(f"checks on a position of their lesson: {sum(row.seen for row in rows)} of {checks}")
    print(f"pictures without the moment: {len(still)} of {len(rows)} {' '.join(still)}")


if __name__ == "__main__":
    main()
