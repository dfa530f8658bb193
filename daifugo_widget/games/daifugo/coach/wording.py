"""How sentences about moves are put together."""

from __future__ import annotations

from daifugo_widget.core.words.text import Text

from . import phrases
from .case import Case, Said, shown


def better_was(case: Case, why: Text, *more: Text, rule: str | None = None) -> Said:
    """Say that the better move was better, with what the hint would say of it, and ``more``."""
    was = phrases.MOVE_WAS_BETTER.fill(better=shown(case.better), why=why)
    if case.better_passes:
        was = phrases.PASS_WAS_BETTER.fill(why=why)
    return Said(together(was, *more), rule, names_better=True)


def after_move(case: Case, of_play: Text, of_pass: Text, **values: str) -> Text:
    """Return what is said of the move that was made, which may be a pass."""
    return (of_pass if case.passed else of_play).fill(move=shown(case.move), **values)


def together(*sentences: Text) -> Text:
    """Return sentences as one text; Japanese needs no blank between them."""
    return Text(
        " ".join(each.en for each in sentences),
        "".join(each.ja for each in sentences),
        " ".join(each.ko for each in sentences),
    )
