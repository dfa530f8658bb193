"""What a card says of a rule: names, text, options here and in the houses, example, what to try."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from html import escape

from ..core.rules.options import Option
from ..core.rules.rule import BaseRule
from ..core.rules.rule_errors import name_of
from ..core.rules.rule_search import further_names
from ..core.rules.rule_set import BaseRuleSet
from ..core.words.text import LANGS, Lang, Text, list_words
from ..games import DAIFUGO
from ..games.daifugo.engine.presets import PRESETS
from ..games.daifugo.engine.rule_set import RuleSet
from ..games.daifugo.rules.contents import CONTENTS
from ..games.daifugo.table.rule_words import house_name
from ..table.drawing.game_ui import ui_of
from ..table.drawing.rule_cards import example, in_force, value_text
from ..table.still.html_output import Shown, columns
from ..table.telling.plain_text import plain_text
from . import words_rules as w
from .course import catalogue_of, link, place_of
from .rule_actions import STEPS

WIDE = 60


class Parts:
    """The parts of a card in one language, as HTML and as text."""

    def __init__(self, cls: type[BaseRule], house: BaseRuleSet, lang: Lang) -> None:
        self.cls, self.house, self.lang = cls, house, lang
        self.game, self.ui = house.game, ui_of(house.game)
        self.name = cls.names.to(lang)
        self.here: BaseRule | None = house.get(cls.id)

    def html(self) -> str:
        names = [f" · {name}" for name in names_html(self.cls, self.lang)]
        tables = "".join(f'<div style="margin:.7em 0">{each.html}</div>' for each in self._tables)
        lines = "".join(f"<p>{escape(line)}</p>" for line in self._lines)
        steps = "".join(f"<li>{escape(line)}</li>" for line in self._example)
        shown = f"<summary>{escape(w.EXAMPLE.to(self.lang))}</summary><ol>{steps}</ol>"
        details = f"<details open>{shown}</details>" if steps else ""
        more = "<br>".join(f"<code>{escape(line)}</code>" for line in self._more)
        return (
            f"<article><h3>{escape(self.name)}</h3>"
            f"<p><code>{escape(self.cls.id)}</code>{''.join(names)}</p>"
            f"{self._also_html}"
            f"{lines}{self._taught()}{tables}{details}"
            f"<p>{escape(w.MORE.to(self.lang))}<br>{more}</p></article>"
        )

    @property
    def title_html(self) -> str:
        """The name of the rule in the reader's language, with those in the others."""
        names = [f"<b>{escape(self.name)}</b>", *names_html(self.cls, self.lang)]
        return f"<p>{' · '.join(names)}</p>"

    @property
    def title_text(self) -> str:
        """The same as plain text."""
        others = (name for _, name in _other_names(self.cls, self.lang))
        return " / ".join((self.name, *others))

    def text(self) -> str:
        steps = [f"  {at}. {line}" for at, line in enumerate(self._example, 1)]
        return "\n".join(
            [
                f"{self.title_text} ({self.cls.id})",
                *self._also_text,
                *self._lines,
                *([w.TAUGHT.fill(**self._place).to(self.lang)] if self._place else []),
                *(table.text for table in self._tables),
                *([w.EXAMPLE.to(self.lang), *steps] if steps else []),
                w.MORE.to(self.lang),
                *(f"  {line}" for line in self._more),
            ]
        )

    def brief(self) -> Shown:
        """Return what the rule does and its fame, with the rest of its card to be folded out."""
        said, small = (self.cls.text, self.ui.fame(self.cls)), (self.cls.note, self.cls.lore)
        lines, note = (
            [each.to(self.lang) for each in part if each and each.en] for part in (said, small)
        )
        text, small_print = (
            "".join(f"<p>{escape(line)}</p>" for line in part) for part in (lines, note)
        )
        tables = "".join(f'<div style="margin:.7em 0">{each.html}</div>' for each in self._tables)
        summary = f"<summary>{escape(w.SMALL_PRINT.to(self.lang))}</summary>"
        folded = f"<details>{summary}{small_print}{tables}</details>"
        plain = "\n".join([self.title_text, *lines, *note])
        return Shown(f"{self.title_html}{text}{folded}", plain)

    @cached_property
    def _further(self) -> list[tuple[Lang, str]]:
        """Return the names by which people look for the rule, besides those above."""
        names = further_names(self.cls).items()
        return [(lang, name) for lang, each in names for name in each]

    @property
    def _also_text(self) -> list[str]:
        names = ", ".join(name for _, name in self._further)
        return [w.ALSO_CALLED.fill(names=names).to(self.lang)] if names else []

    @property
    def _also_html(self) -> str:
        names = " · ".join(_with_language(lang, name) for lang, name in self._further)
        return names and f"<p>{w.ALSO_CALLED.fill(names=names).to(self.lang)}</p>"

    @cached_property
    def _lines(self) -> list[str]:
        return self._paragraphs()

    def _paragraphs(self) -> list[str]:
        """Return the text of the rule, its chapter, and which rules it needs or excludes."""
        cls, lang = self.cls, self.lang
        chapter = w.CHAPTER.fill(chapter=self.ui.chapters[cls.chapter]).to(lang)
        return [
            (self.here or cls()).wording().to(lang),
            *([cls.note.to(lang)] if cls.note else []),
            *([cls.lore.to(lang)] if cls.lore else []),
            *([fame] if (fame := self.ui.fame(cls).to(lang)) else []),
            f"{chapter} · {w.FRAME.to(lang)}" if cls.frame else chapter,
            *([w.NEEDS.fill(rules=self._rule_names(cls.needs)).to(lang)] if cls.needs else []),
            *(
                [w.EXCLUDES.fill(rules=self._rule_names(cls.excludes)).to(lang)]
                if cls.excludes
                else []
            ),
        ]

    @cached_property
    def _place(self) -> dict[str, object]:
        """Where the rule is taught; a rule of your own is taught nowhere."""
        if self.game == DAIFUGO and not any(self.cls.id in ids for ids in CONTENTS.values()):
            return {}
        return {"chapter": place_of(self.cls.id, self.game).title}

    def _taught(self) -> str:
        text = w.TAUGHT.fill(**self._place).to(self.lang) if self._place else ""
        return text and f'<p><a href="{escape(link(self.cls, self.game))}">{escape(text)}</a></p>'

    @cached_property
    def _tables(self) -> list[Shown]:
        return self._details()

    def _details(self) -> list[Shown]:
        """Return the options, and who plays the rule."""
        found = [self._houses()]
        return [self._options(), *found] if self.cls.options else found

    def _options(self) -> Shown:
        """Show each option with its values, and what is chosen in this house."""
        house = self.ui.house_name(str(self.house)).to(self.lang)
        here = (w.IN_HOUSE if self.here else w.OFF_IN_HOUSE).fill(house=house)
        head = [w.OPTION.to(self.lang), w.VALUES.to(self.lang), here.to(self.lang)]
        rule = self.here or self.cls()
        rows = [
            [option.label.to(self.lang), values_text(option, self.lang), self._value(option, rule)]
            for option in rule.options.values()
        ]
        return columns(head, rows, WIDE)

    def _value(self, option: Option, rule: BaseRule) -> str:
        return value_text(option, getattr(rule, option.name), self.lang)

    def _houses(self) -> Shown:
        """Show which houses have it on, and with what options."""
        head = [w.HOUSE.to(self.lang), w.PLAYED.to(self.lang)]
        rows = [
            [house_name(preset).to(self.lang), in_force(rule, self.lang) or w.USUAL.to(self.lang)]
            for preset in PRESETS
            if (rule := RuleSet.read(preset).get(self.cls.id))
        ]
        return columns(head, rows or [[w.NOWHERE.to(self.lang), ""]], WIDE)

    @cached_property
    def _example(self) -> list[str]:
        told = example(self.ui, self.here or self.cls(), self.lang)
        return [plain_text(sentence, {}) for sentence in told]

    @cached_property
    def _more(self) -> list[str]:
        steps = STEPS if self.cls.example else ()
        of = "" if self.game == DAIFUGO else f', game="{self.game}"'
        found = [f'rule("{self.cls.id}"{of}).{step}()' for step in steps]
        return found or [f"rules({of.removeprefix(', ')})"]

    def _rule_names(self, ids: tuple[str, ...]) -> Text:
        return list_words(name_of(catalogue_of(self.game)[id]) for id in ids)


def names_html(rule: type[BaseRule], lang: Lang) -> list[str]:
    """Return the names of a rule in the other languages, each marked with its language."""
    return [_with_language(of, name) for of, name in _other_names(rule, lang)]


def _with_language(lang: Lang, name: str) -> str:
    return f'<span lang="{lang}">{escape(name)}</span>'


def _other_names(rule: type[BaseRule], lang: Lang) -> Iterator[tuple[Lang, str]]:
    """Yield the names that differ from the one in a language."""
    shown = rule.names.to(lang)
    yield from ((other, name) for other in LANGS if (name := rule.names.to(other)) != shown)


def values_text(option: Option, lang: Lang) -> str:
    """Return what an option can be, in words."""
    if option.values:
        return " / ".join(value_text(option, value, lang) for value in option.values)
    return f"{option.min}–{option.max}" if option.type == "int" else "…"
