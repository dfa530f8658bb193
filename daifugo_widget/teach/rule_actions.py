"""What the card of a rule leads on to: its example as a record and a replay, a drill, a quiz."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from daifugo_widget.core.records.example_notes import example_notes

from ..core.records import Record
from ..core.rules.rule import BaseRule
from ..core.words.text import Lang, SpokenError
from ..games import DAIFUGO
from ..games.daifugo.engine.hooks import acts
from ..table.drawing.game_ui import ui_of
from ..table.still.html_output import Shown
from . import words_rules as w

if TYPE_CHECKING:
    from ..drills.widget import Drill
    from ..quiz.widget import Quiz
    from ..replay.widget import Replay

STEPS = ("replay", "drill", "quiz")
"""What a card leads on to; each is a method of it."""


class RuleActions(ABC):
    """A rule of a game, in a language, with what there is to watch, to try and to answer."""

    if TYPE_CHECKING:
        rule: type[BaseRule]
        lang: Lang
    game: str = DAIFUGO

    @abstractmethod
    def brief(self) -> Shown:
        """Return what the rule does, with its options to be folded out."""

    def record(self) -> Record:
        """Return the example of the rule. Raises `ValueError` if it has none."""
        text = ui_of(self.game).example(self.rule)
        if not text:
            missing = self.game == DAIFUGO and acts(self.rule)
            phrase = w.NO_EXAMPLE_YET if missing else w.NO_EXAMPLE
            raise SpokenError(phrase.fill(rule=self.rule.short_names))
        record = Record.parse(text)
        if "seed" not in record.header:
            # A fixed seed, so that a notebook does not change when it is run again.
            record = Record.parse(f"seed 1\n{text}")
        return self._in_language(record)

    def _in_language(self, record: Record) -> Record:
        """Return the example with its title and its notes in the language of the card."""
        notes = example_notes(self.rule, record.body, self.lang)
        told = zip(record.body, notes, strict=True)
        body = tuple(replace(line, note=note or None) for line, note in told)
        title = self.rule.names.to(self.lang)
        return Record(record.header.with_values({"title": title}), body)

    def replay(self, **settings: Any) -> Replay:
        """Return the example as a replay. Raises `ValueError` if there is none."""
        from ..replay.widget import Replay

        return Replay(self.record(), **{"lang": self.lang, **settings})

    def drill(self, **settings: Any) -> Drill:
        """Return a drill on the rule. Raises `ValueError` if none can be made."""
        from ..drills.widget import Drill

        return Drill.for_rule(self.rule.id, game=self.game, **{"lang": self.lang, **settings})

    def quiz(self, **settings: Any) -> Quiz:
        """Return a quiz on the rule. Raises `ValueError` if none can be made."""
        from ..quiz.widget import Quiz

        return Quiz.for_rule(self.rule.id, game=self.game, **{"lang": self.lang, **settings})
