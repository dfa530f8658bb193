"""The public `rule` and `rules`: a card of one rule, a table of all, and declaring new ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from itertools import groupby
from typing import TYPE_CHECKING, Any, overload

from ..core.chosen import ChosenRules
from ..core.entry import Entry
from ..core.errors import SpokenError
from ..core.finding import find_text
from ..core.given import given
from ..core.nearest import nearest
from ..core.rule_errors import RuleError, UnknownError
from ..core.text import LANGS, Lang, Text, listed
from ..daifugo.rule import R
from ..daifugo.rule import rule as declare
from ..games import DAIFUGO, PARTS, check_game, rules_class
from ..table.face import face_of
from ..table.shown import Shown, table
from . import words_rules as w
from .card import RuleCard

FEW = 12
"""This many rules at most are shown at once; if there are more, the chapters are folded."""


@overload
def rule(
    id: str, *, house: ChosenRules | str = "", lang: Lang = "en", game: str = DAIFUGO
) -> RuleCard: ...
@overload
def rule(id: str, *, en: str, **facts: Any) -> Callable[[R], R]: ...
def rule(id: str, **facts: Any) -> Any:
    """Show a rule on a card, or, given its name in English, declare a class as a new rule.

    ``rule("eight-cut")`` is the card, ``rule("bidding", game="nap")`` that of another game;
    ``house`` chooses the house whose options are shown, if not the usual one of the game.
    ``@rule("nine-cut", en="Nine cut", stage="flow")`` enters a subclass of `Rule` in the catalogue,
    with names (``ja``, ``ko``), chapter, stage and what else `Rule` lists; its docstring explains
    it. Raises `RuleError` for an unknown rule, or one that cannot be declared like this.
    """
    if "en" in facts:
        return declare(id, **facts)
    if others := sorted(set(facts) - {"house", "lang", "game"}):
        raise RuleError(w.NAMELESS.fill(id=id, facts=", ".join(others)))
    try:
        return _card(id, **facts)
    except UnknownError as error:
        raise UnknownError(w.NO_CARD.fill(why=error.text, id=id)) from None


def _card(
    id: str, house: ChosenRules | str = "", lang: Lang = "en", game: str = DAIFUGO
) -> RuleCard:
    kind = _kind(game)
    return RuleCard(kind.find(id), _house(kind, house), lang)


def _kind(game: str) -> type[ChosenRules]:
    check_game(game)
    return rules_class(game)


def _house(kind: type[ChosenRules], house: ChosenRules | str) -> ChosenRules:
    return house if isinstance(house, kind) else kind(house)  # type: ignore[arg-type]


Found = tuple[type[Entry], ...]
"""Rules in the order of their catalogue."""


class RuleTable(Shown):
    """A table of rules, chapter by chapter; Python can iterate over it."""

    def __init__(self, found: Found, game: str, search: str, lang: Lang) -> None:
        count = _count(found, game, search).to(lang)
        super().__init__(_html(found, game, count, lang), _text(found, game, count, lang))
        vars(self).update(found=found)

    if TYPE_CHECKING:
        found: Found

    def __iter__(self) -> Iterator[type[Entry]]:
        return iter(self.found)

    def __len__(self) -> int:
        return len(self.found)

    def __getitem__(self, at: int) -> type[Entry]:
        return self.found[at]


def rules(
    search: str = "",
    chapter: str | None = None,
    house: ChosenRules | str | None = None,
    lang: Lang = "en",
    *,
    game: str = DAIFUGO,
) -> RuleTable:
    """Show the rules in which all words of a search occur, in any language and spelling.

    A chapter of the catalogue leaves only its rules, a house only those that it has on; ``game``
    is ``"nap"`` or ``"napoleon"`` for the rules of these games. Raises `ValueError` for an unknown
    chapter or game, `RuleError` for an unknown house.
    """
    given(search, str, w.SEARCH_IS_TEXT)
    kind, chapters = _kind(game), face_of(game).chapters
    if chapter is not None and (not isinstance(chapter, str) or chapter not in chapters):
        hint = nearest(str(chapter), chapters)
        raise SpokenError(w.NO_CHAPTER.fill(chapter=chapter, hint=hint))
    on = None if house is None else _house(kind, house)
    found = tuple(
        cls
        for cls in kind.all_rules().values()
        if (chapter is None or cls.chapter == chapter)
        and (on is None or cls.id in on)
        and _matches(cls, search)
    )
    return RuleTable(found, game, search, lang)


def _matches(cls: type[Entry], search: str) -> bool:
    text = "\n".join(find_text(cls, lang) for lang in LANGS).casefold()
    return all(word in text for word in search.casefold().split())


# --- as HTML and as text -------------------------------------------------------------------------


def _count(found: Found, game: str, search: str) -> Text:
    if found:
        return w.ONE_FOUND if len(found) == 1 else w.FOUND.fill(count=len(found))
    if search in PARTS and search != game:
        return w.IS_A_GAME.fill(search=search)
    others = [other for other in PARTS if other != game and _any(other, search)]
    if others:
        return w.FOUND_ELSEWHERE.fill(search=search, games=listed(others), first=others[0])
    return w.NONE_FOUND.fill(search=search)


def _any(game: str, search: str) -> bool:
    return any(_matches(cls, search) for cls in _kind(game).all_rules().values())


def _html(found: Found, game: str, count: str, lang: Lang) -> str:
    state = " open" if len(found) <= FEW else ""
    parts = [f"<p>{escape(count)}</p>"]
    for chapter, members in groupby(found, lambda cls: cls.chapter):
        rows = [[cls.id, *cls.names, cls.text.to(lang)] for cls in members]
        head = [word.to(lang) for word in (w.ID, w.ENGLISH, w.JAPANESE, w.KOREAN, w.WHAT)]
        title = f"{face_of(game).chapters[chapter].to(lang)} ({len(rows)})"
        shown = f"<summary>{escape(title)}</summary>{table(head, rows).html}"
        parts.append(f"<details{state}>{shown}</details>")
    return "".join(parts)


def _text(found: Found, game: str, count: str, lang: Lang) -> str:
    lines = [count]
    for chapter, members in groupby(found, lambda cls: cls.chapter):
        lines += ["", face_of(game).chapters[chapter].to(lang)]
        for cls in members:
            names = dict.fromkeys([cls.names.to(lang), *cls.names])
            lines.append(f"  {cls.id}: {' / '.join(names)}: {cls.text.to(lang)}")
    return "\n".join(lines)
