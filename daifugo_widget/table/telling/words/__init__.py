"""Every fixed word of the table, in three languages side by side."""

from collections.abc import Mapping

from ...core.text import Lang, Text
from ..settings import VALUES
from .board import BOARD
from .panels import PANELS
from .terms import TERMS

LISTS = {
    f"values.{name}": Text.of(" ".join(values))
    for name, values in VALUES.items()
    if values != (False, True)
}
"""The values of each setting in the order in which they are offered."""

WORDS = {**BOARD, **PANELS, **LISTS}
"""The words that the browser shows, by key; ``js/src/words.ts`` lists the same keys."""


def words(lang: Lang, more: Mapping[str, Text] | None = None) -> dict[str, str]:
    """Return the words of one language by key, those that explain a term as ``term.ID``.

    ``more`` are the words that another kind of table needs besides.
    """
    found = {key: text.to(lang) for key, text in {**WORDS, **(more or {})}.items()}
    return found | {f"term.{id}": text.to(lang) for id, text in TERMS.items()}
