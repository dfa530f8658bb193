"""The public `rule` and `rules`: a card of one rule, a table of all, and the declaration of new."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from itertools import groupby
from typing import TYPE_CHECKING, Any, overload

from ..core.errors import SpokenError
from ..core.nearest import nearest
from ..core.rule_errors import UnknownError
from ..core.text import Lang
from ..daifugo.rule import CHAPTERS, R, Rule
from ..daifugo.rule import rule as declare
from ..daifugo.ruleset import Ruleset, catalogue
from ..drills.phrases import NO_RULE
from ..table.shown import Shown, table
from . import words_rules as w
from .card import RuleCard

FEW = 12
"""So few rules are shown at once; of more the chapters are folded."""


@overload
def rule(id: str, *, house: Ruleset | str = "standard", lang: Lang = "en") -> RuleCard: ...
@overload
def rule(id: str, *, en: str, **facts: Any) -> Callable[[R], R]: ...
def rule(id: str, **facts: Any) -> Any:
    """Show a rule on a card, or with its name in English declare a class as a new rule.

    ``rule("eight-cut")`` is the card; ``house`` chooses the house that its options are shown of.
    ``@rule("nine-cut", en="Nine cut", stage="flow")`` enters a subclass of `Rule` in the catalogue,
    with names (``ja``, ``ko``), chapter, stage and what else `Rule` lists; its docstring explains
    it. Raises `RuleError` for a rule that is not there, or that cannot be declared so.
    """
    if set(facts) <= {"house", "lang"}:
        return RuleCard(_find(id), **facts)
    return declare(id, **facts)


def _find(id: str) -> type[Rule]:
    found = catalogue().get(id)
    if found is None:
        raise UnknownError(NO_RULE.fill(id=id, hint=Ruleset.reading().nearest(id)))
    return found


class RuleTable(Shown):
    """A table of rules, chapter by chapter; it can be gone through in Python."""

    def __init__(self, found: tuple[type[Rule], ...], search: str, lang: Lang) -> None:
        super().__init__(_html(found, search, lang), _text(found, search, lang))
        vars(self).update(found=found)

    if TYPE_CHECKING:
        found: tuple[type[Rule], ...]

    def __iter__(self) -> Iterator[type[Rule]]:
        return iter(self.found)

    def __len__(self) -> int:
        return len(self.found)

    def __getitem__(self, at: int) -> type[Rule]:
        return self.found[at]


def rules(
    search: str = "",
    chapter: str | None = None,
    house: Ruleset | str | None = None,
    lang: Lang = "en",
) -> RuleTable:
    """Show the rules in which all words of a search occur, in any language.

    Only those of a chapter of the catalogue if one is named, and only those that a house has on.
    Raises `ValueError` for a chapter that is none, `RuleError` for a house.
    """
    if chapter is not None and chapter not in CHAPTERS:
        raise SpokenError(w.NO_CHAPTER.fill(chapter=chapter, hint=nearest(chapter, CHAPTERS)))
    on = None if house is None else Ruleset.of(house)
    found = tuple(
        cls
        for cls in catalogue().values()
        if (chapter is None or cls.chapter == chapter)
        and (on is None or cls.id in on)
        and _matches(cls, search)
    )
    return RuleTable(found, search, lang)


def _matches(cls: type[Rule], search: str) -> bool:
    text = " ".join([cls.id, *cls.names, *cls.text]).casefold()
    return all(word in text for word in search.casefold().split())


# --- as HTML and as text -------------------------------------------------------------------------


def _count(found: tuple[type[Rule], ...], search: str, lang: Lang) -> str:
    if not found:
        return w.NONE_FOUND.fill(search=search).to(lang)
    return (w.ONE_FOUND if len(found) == 1 else w.FOUND.fill(count=len(found))).to(lang)


def _html(found: tuple[type[Rule], ...], search: str, lang: Lang) -> str:
    state = " open" if len(found) <= FEW else ""
    parts = [f"<p>{escape(_count(found, search, lang))}</p>"]
    for chapter, members in groupby(found, lambda cls: cls.chapter):
        rows = [[cls.id, *cls.names, cls.text.to(lang)] for cls in members]
        head = [word.to(lang) for word in (w.ID, w.ENGLISH, w.JAPANESE, w.KOREAN, w.WHAT)]
        title = f"{CHAPTERS[chapter].to(lang)} ({len(rows)})"
        shown = f"<summary>{escape(title)}</summary>{table(head, rows).html}"
        parts.append(f"<details{state}>{shown}</details>")
    return "".join(parts)


def _text(found: tuple[type[Rule], ...], search: str, lang: Lang) -> str:
    lines = [_count(found, search, lang)]
    for chapter, members in groupby(found, lambda cls: cls.chapter):
        lines += ["", CHAPTERS[chapter].to(lang)]
        for cls in members:
            names = dict.fromkeys([cls.names.to(lang), *cls.names])
            lines.append(f"  {cls.id}: {' / '.join(names)}: {cls.text.to(lang)}")
    return "\n".join(lines)
