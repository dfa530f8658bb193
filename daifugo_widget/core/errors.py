"""The base of the errors that people read."""

from __future__ import annotations

from .text import Lang, Text


class SpokenError(ValueError):
    """An error that says what is wrong in three languages; as a string it is English.

    A message that only programmers read is a plain string, the same in each language.
    """

    def __init__(self, what: Text | str) -> None:
        self.text = Text.of(what)
        super().__init__(self.text.en)

    def say(self, lang: Lang = "en") -> str:
        """Return what is wrong in one language."""
        return self.text.to(lang)
