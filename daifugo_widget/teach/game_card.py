"""A rule of another game than Daifugo on a card, as the chapters on these games show it."""

from __future__ import annotations

from html import escape

from ..core.entry import Entry
from ..core.rule_errors import UnknownError
from ..core.text import Lang
from ..drills.phrases import NO_RULE
from ..table.face import face_of
from ..table.rule_cards import value_text
from ..table.shown import Shown, columns
from . import words_rules as w
from .card import names_html, values_text
from .course import catalogue_of
from .steps import Steps

WIDE = 60


class GameCard(Steps):
    """A rule with its names, its text, and its options as the game has them."""

    def __init__(self, id: str, game: str, lang: Lang = "en") -> None:
        rules = catalogue_of(game)
        if id not in rules:
            hint = face_of(game).rules.reading().nearest(id)
            raise UnknownError(NO_RULE.fill(id=id, hint=hint))
        self.rule: type[Entry] = rules[id]
        self.game, self.lang = game, lang

    def brief(self) -> Shown:
        """Return what it does, and its options to be folded out."""
        names = " · ".join(names_html(self.rule, self.lang))
        text = self.rule.text.to(self.lang)
        options = self._options()
        line = self._optional()
        return Shown(
            f"<p>{names}</p><p>{escape(text)}</p>{options}{line and f'<p>{escape(line)}</p>'}",
            "\n".join(filter(None, (text, line))),
        )

    def _options(self) -> str:
        options = self.rule.options
        if not options:
            return ""
        rule = self.rule()
        rows = [
            [
                option.label.to(self.lang),
                values_text(option, self.lang),
                value_text(option, getattr(rule, option.name), self.lang),
            ]
            for option in options.values()
        ]
        head = [word.to(self.lang) for word in (w.OPTION, w.VALUES, w.USUALLY)]
        table = columns(head, rows, WIDE).html
        return (
            f"<details><summary>{escape(w.OPTIONS.to(self.lang))}</summary>"
            f'<div style="margin:.7em 0">{table}</div></details>'
        )

    def _optional(self) -> str:
        """Say how a rule is switched on or off, where it can be."""
        if self.rule.frame:
            return ""
        on = self.rule.id in face_of(self.game).rules()
        line = f'Table("{self.game}, {"-" if on else ""}{self.rule.id}")'
        return (w.SWITCH_OFF if on else w.SWITCH_ON).fill(line=line).to(self.lang)
