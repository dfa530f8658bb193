"""What the card of a rule says for a game other than Daifugo, which has no houses."""

from __future__ import annotations

from functools import cached_property
from html import escape
from typing import TYPE_CHECKING

from ..core.rules.rule import BaseRule
from ..core.rules.rule_set import BaseRuleSet
from ..core.words.text import Lang
from ..games import DAIFUGO
from ..table.drawing.rule_cards import value_text
from ..table.still.html_output import Shown, columns
from . import words_rules as w
from .card_parts import WIDE, Parts, values_text
from .rule_actions import RuleActions


class GameParts(Parts):
    """The parts of a card, with how the rule is switched on or off in place of the houses."""

    def brief(self) -> Shown:
        """Return what the rule does, with its options to be folded out."""
        text, line = self.cls.text.to(self.lang), self._optional()
        html = f"{self.title_html}<p>{escape(text)}</p>{self._option_table()}"
        said = f"<p>{escape(line)}</p>" if line else ""
        return Shown(html + said, "\n".join(filter(None, (self.title_text, text, line))))

    def _option_table(self) -> str:
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

    def _paragraphs(self) -> list[str]:
        line = self._optional()
        return [*super()._paragraphs(), *([line] if line else [])]

    def _details(self) -> list[Shown]:
        return [self._options()] if self.cls.options else []

    def _optional(self) -> str:
        """Say how the rule is switched on or off, if it can be."""
        if self.cls.frame:
            return ""
        on = self.cls.id in self.ui.rules()
        line = f'Table("{self.game}, {"-" if on else ""}{self.cls.id}")'
        return (w.SWITCH_OFF if on else w.SWITCH_ON).fill(line=line).to(self.lang)


class RuleCard(Shown, RuleActions):
    """A rule shown in a cell; ``replay``, ``drill`` and ``quiz`` go on from it."""

    def __init__(self, cls: type[BaseRule], house: BaseRuleSet, lang: Lang = "en") -> None:
        parts = (Parts if house.game == DAIFUGO else GameParts)(cls, house, lang)
        vars(self).update(rule=cls, game=house.game, lang=lang, _parts=parts)

    @cached_property
    def html(self) -> str:
        """The card as HTML."""
        return self._parts.html()

    @cached_property
    def text(self) -> str:
        """The card as text."""
        return self._parts.text()

    if TYPE_CHECKING:
        rule: type[BaseRule]
        lang: Lang
        _parts: Parts

    def brief(self) -> Shown:
        return self._parts.brief()
