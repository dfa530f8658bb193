"""What is kept of a mistake that was tried again: its rule comes into the review of the course."""

from __future__ import annotations

from collections.abc import Callable

from ..core.words.text import SpokenError, Text
from ..progress import Progress
from ..progress.review import card_name
from . import words as w
from .game_review import Verdict


def keeper(progress: Progress | None, game: str) -> Callable[[Verdict, bool], Text | None]:
    """Return what keeps how a rule was answered, where a learner keeps progress and a rule acted.

    It returns what went wrong, if anything did.
    """

    def keep(verdict: Verdict, right: bool) -> Text | None:
        rule = verdict.reason.rule if verdict.reason else None
        if progress is None or rule is None:
            return None
        try:
            progress.review.answer(card_name(rule, game), right)
        except (OSError, SpokenError) as error:
            return w.NOT_KEPT.fill(why=error)
        return None

    return keep
