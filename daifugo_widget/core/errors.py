"""The base of the errors that people read."""

from __future__ import annotations

from .text import Lang, Text


class SpokenError(ValueError):
    """An error that says what is wrong in three languages; as a string it is English.

    A message that only programmers read is a plain string, the same in each language. ``brief`` is
    the message without what is of no use to a player at the table.
    """

    def __init__(self, what: Text | str, brief: Text | None = None) -> None:
        self.text = Text.of(what)
        self.brief = brief or self.text
        super().__init__(self.text.en)

    def say(self, lang: Lang = "en") -> str:
        """Return what is wrong in one language."""
        return self.text.to(lang)
