"""Every fixed word of the table, in three languages side by side.

A key goes in, a `Text` comes out: `board` on the table itself, with the terms that explain
themselves, `panels` beside it and in its score tables, `phrases` in its sentences.
"""

from collections.abc import Mapping

from daifugo_widget.core.words.text import Lang, Text

from ...session.settings import VALUES
from .board import BOARD, TERMS
from .panels import FREE_PLAY, PANELS

LISTS = {
    f"values.{name}": Text.of(" ".join(values))
    for name, values in VALUES.items()
    if values != (False, True)
}
"""The values of each setting in the order in which they are offered."""

WORDS = {**BOARD, **PANELS, **FREE_PLAY, **LISTS}
"""The words that the browser shows, by key; after a change of keys ``make contract`` is due."""


def words(lang: Lang, more: Mapping[str, Text] | None = None, free: bool = True) -> dict[str, str]:
    """Return the words of one language by key, those that explain a term as ``term.ID``.

    ``more`` are the words that another kind of table needs besides; without ``free`` those are left
    out that nobody needs who does a task or looks on.
    """
    wanted = {key: text for key, text in WORDS.items() if free or key not in FREE_PLAY}
    found = {key: text.to(lang) for key, text in {**wanted, **(more or {})}.items()}
    return found | {f"term.{id}": text.to(lang) for id, text in TERMS.items()}
