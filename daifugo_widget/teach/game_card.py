"""What the card of a rule says for a game other than Daifugo, which has no houses."""

from __future__ import annotations

from html import escape

from ..table.rule_cards import value_text
from ..table.shown import Shown, columns
from . import words_rules as w
from .card_parts import WIDE, Parts, names_html, values_text


class GameParts(Parts):
    """The parts of a card, with how the rule is switched on or off in place of the houses."""

    def brief(self) -> Shown:
        """Return what the rule does, with its options to be folded out."""
        names = " · ".join(names_html(self.cls, self.lang))
        text, line = self.cls.text.to(self.lang), self._optional()
        html = f"<p>{names}</p><p>{escape(text)}</p>{self._folded()}"
        said = f"<p>{escape(line)}</p>" if line else ""
        return Shown(html + said, "\n".join(filter(None, (text, line))))

    def _folded(self) -> str:
        options = self.cls.options
        if not options:
            return ""
        rule = self.cls()
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

    def _told(self) -> list[str]:
        line = self._optional()
        return [*super()._told(), *([line] if line else [])]

    def _shown(self) -> list[Shown]:
        return [self._options()] if self.cls.options else []

    def _optional(self) -> str:
        """Say how the rule is switched on or off, if it can be."""
        if self.cls.frame:
            return ""
        on = self.cls.id in self.face.rules()
        line = f'Table("{self.game}, {"-" if on else ""}{self.cls.id}")'
        return (w.SWITCH_OFF if on else w.SWITCH_ON).fill(line=line).to(self.lang)
