"""A quiz as the tests press its buttons and send it what the browser does."""

from __future__ import annotations

from typing import Any

from daifugo_widget import Quiz
from daifugo_widget.table.telling.plain_text import sentence_text


def cut_quiz(**settings: Any) -> Quiz:
    return Quiz.for_rule("eight-cut", **{"count": 3, "kinds": ["leads", "happens"], **settings})


def send(quiz: Quiz, do: str, **more: Any) -> dict[str, Any]:
    quiz.receive({"do": do, "version": quiz.screen.version, **more})
    shown: dict[str, Any] = quiz.state["task"]
    return shown


def press(quiz: Quiz, value: str) -> dict[str, Any]:
    return send(quiz, "task", value=value)


def buttons(quiz: Quiz) -> list[str]:
    return [button["value"] for button in quiz.state["task"]["buttons"]]


def story(quiz: Quiz) -> list[str]:
    return [sentence_text(quiz.state, line["say"]) for line in quiz.state["story"]]


def right(quiz: Quiz) -> Any:
    question = quiz.question
    if question.how == "seat":
        return "abcdefghi"[int(min(question.right))]
    return [int(at) + 1 for at in question.right]
