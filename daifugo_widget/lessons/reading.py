"""A lesson to read, where nothing can be pressed: its steps, with the answers folded away."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import cast

from ..core.words.text import Lang
from ..quiz.words_widget import SHOW
from ..table.still.picture import picture
from ..table.telling.plain_text import sentence_text
from ..table.wire.contract import State
from . import words as w
from .film_step import FilmStep
from .question_steps import SceneStep
from .result_step import ResultStep
from .step import LessonStep
from .widget import LessonTable

FOLDED = "<details><summary>{what}</summary>{inside}</details>"


def lesson_html(lesson: LessonTable, film: str = "") -> str:
    """Return the steps of a lesson as HTML, but not its result: it is gone through to its end.

    ``film`` is its example as HTML; if it is no step of the lesson, it is folded away at the end.
    """
    lang, found, rest = lesson.session.settings.lang, [], film
    for step in _steps(lesson):
        shown = film if isinstance(step, FilmStep) else ""
        rest = "" if shown else rest
        found.append(_step_html(lesson, step, shown))
    if rest:
        found.append(FOLDED.format(what=escape(w.EXAMPLE.to(lang)), inside=rest))
    return f'<div lang="{lang}">{"".join(found)}</div>'


def _steps(lesson: LessonTable) -> Iterator[LessonStep]:
    while not isinstance(lesson.step, ResultStep):
        yield lesson.step
        lesson.next()


def _step_html(lesson: LessonTable, step: LessonStep, film: str) -> str:
    settings = lesson.session.settings
    lang = settings.lang
    state = cast(State, step.moment(settings) or lesson.state)
    body = film or _picture(lesson, state) + _question_html(state, step.answer(lang), lang)
    heading = escape(step.heading.to(lang))
    if isinstance(step, SceneStep):  # what has just been guessed
        return FOLDED.format(what=heading, inside=body)
    return f"<h3>{heading}</h3>{body}"


def _picture(lesson: LessonTable, state: State) -> str:
    """Return the table alone: what is asked at it is written below."""
    prompt = {**state["prompt"], "text": []}
    return picture(cast(State, {**state, "task": None, "prompt": prompt}), lesson.words)


def _question_html(state: State, answer: str, lang: Lang) -> str:
    """Return what is asked or told, what can be chosen from, and the answer folded away."""
    panel = state["task"]
    parts = [sentence_text(state, said) for said in (panel["text"], panel["why"] or []) if said]
    told = "".join(f"<p>{escape(part)}</p>" for part in parts)
    labels = [each["label"] for each in panel["buttons"] if each["on"] is not None]
    items = "".join(f"<li>{escape(label)}</li>" for label in labels)
    fold = FOLDED.format(what=escape(SHOW.to(lang)), inside=f"<p>{escape(answer)}</p>")
    return told + (f"<ol>{items}</ol>" if items else "") + (fold if answer else "")
