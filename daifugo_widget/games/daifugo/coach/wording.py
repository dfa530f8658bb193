"""How sentences about moves are put together."""

from __future__ import annotations

from daifugo_widget.core.words.text import Text

from . import phrases
from .case import Case, shown


def better_was(case: Case, why: Text) -> Text:
    """Return the sentence that the better move was better, with what the hint would say of it."""
    if case.better_passes:
        return phrases.PASS_WAS_BETTER.fill(why=why)
    return phrases.MOVE_WAS_BETTER.fill(better=shown(case.better), why=why)


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
