"""What a lesson asks, as the browser draws it over its table (`Task` in `contract`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from ..telling.voice import Sentence
from .task_contract import Button as ButtonState
from .task_contract import Outcome, Task


class Button(NamedTuple):
    """A button of a task: what it sends, its label, and whether it is the main one and on."""

    value: str
    label: str
    main: bool = False
    on: bool | None = None


def task(
    about: str,
    text: Sentence,
    buttons: Iterable[Button],
    mark: Outcome = "",
    why: Sentence | None = None,
) -> Task:
    """Return a task: which one it is, what it asks, its outcome ("good", "bad") and why."""
    return {
        "about": about,
        "text": text,
        "mark": mark,
        "why": why or None,
        "buttons": list(map(button_of, buttons)),
    }


def button_of(button: Button) -> ButtonState:
    """Return a button as the browser draws it."""
    return {
        "value": button.value,
        "label": button.label,
        "main": button.main,
        "on": button.on,
    }


def panel_of(state: Mapping[str, Any]) -> dict[str, Any] | None:
    """Return what the buttons of a state are about: its task, but not why, and its review."""
    task, review = state.get("task"), state.get("review")
    if not task and not review:
        return None
    asked = {"task": task and {**task, "why": None}}
    return asked | {"review": review and {**review, "share": None}}
