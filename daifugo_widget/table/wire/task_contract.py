"""The types of what a lesson, a drill or a review asks, and of the buttons below it."""

from typing import Literal, NotRequired, TypedDict

from ..telling.voice import Sentence

Outcome = Literal["", "good", "bad"]


class Button(TypedDict):
    """A button under a lesson's task, or of a review."""

    value: str
    label: str
    main: bool
    on: bool | None
    """Whether a choice is chosen; None for a plain button."""


class Steps(TypedDict):
    """How far a lesson has come."""

    at: int
    """The number of the step, from 0."""
    count: int
    go: list[Button]
    """The buttons that lead to the steps before and after."""


class Offer(TypedDict):
    """A rule whose lesson can be opened."""

    value: str
    name: str
    such_as: str
    """Cards with which it acts, or ""."""
    text: str
    fame: str
    known: str
    """A word if its lesson has been gone through, or ""."""


class Task(TypedDict):
    """What a lesson asks."""

    about: str
    """Which one of how many it is, and what it is about."""
    text: Sentence
    mark: Outcome
    """good: done; bad: it failed; "" while it is open."""
    why: Sentence | None
    """The reason for ``mark``."""
    buttons: list[Button]
    steps: NotRequired[Steps]
    """Where the lesson is, if it goes by steps."""
    tries: NotRequired[int]
    """How many moves were only tried; after each the chosen cards are put back."""
    offers: NotRequired[list[Offer]]
    """The rules to choose from; then no table is drawn."""
