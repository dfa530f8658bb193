"""The public `rule` and `rules`: a card of one rule, a table of all, and declaring new ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from itertools import groupby
from typing import TYPE_CHECKING, Any, overload

from ..core.rules.rule import BaseRule
from ..core.rules.rule_errors import RuleError, UnknownError
from ..core.rules.rule_search import matches
from ..core.rules.rule_set import BaseRuleSet
from ..core.words.arguments import require_type
from ..core.words.suggestions import nearest
from ..core.words.text import Lang, SpokenError, Text, list_words
from ..games import DAIFUGO, GAMES, check_game, rules_class
from ..games.daifugo.engine.rule import R
from ..games.daifugo.engine.rule import rule as declare
from ..table.drawing.game_ui import ui_of
from ..table.session.defaults import in_default_lang
from ..table.still.html_output import Shown, table
from . import words_rules as w
from .game_card import RuleCard

FEW = 12
"""This many rules at most are shown at once; if there are more, the chapters are folded."""


@overload
def rule(
    id: str, *, house: BaseRuleSet | str = "", lang: Lang = "en", game: str = DAIFUGO
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

    >>> rule("eight-cut", house="official")
    Eight cut / 8切り / 8 끊기 (eight-cut)
    ...
    """
    if "en" in facts:
        return declare(id, **facts)
    if others := sorted(set(facts) - {"house", "lang", "game"}):
        raise RuleError(w.NAMELESS.fill(id=id, facts=", ".join(others)))
    try:
        return _card(id, **facts)
    except UnknownError as error:
        raise UnknownError(w.NO_CARD.fill(why=error.text, id=id)) from None


@in_default_lang
def _card(
    id: str, house: BaseRuleSet | str = "", lang: Lang = "en", game: str = DAIFUGO
) -> RuleCard:
    kind = _kind(game)
    return RuleCard(kind.find(id), _house(kind, house), lang)


def _kind(game: str) -> type[BaseRuleSet]:
    check_game(game)
    return rules_class(game)


def _house(kind: type[BaseRuleSet], house: BaseRuleSet | str) -> BaseRuleSet:
    if isinstance(house, kind):
        return house
    return kind.read(house) if isinstance(house, str) else kind(house)  # type: ignore[arg-type]


Found = tuple[type[BaseRule], ...]
"""Rules in the order of their catalogue."""


class RuleTable(Shown):
    """A table of rules, chapter by chapter; Python can iterate over it."""

    def __init__(self, found: Found, game: str, search: str, lang: Lang) -> None:
        count = _count(found, game, search).to(lang)
        super().__init__(_html(found, game, count, lang), _text(found, game, count, lang))
        vars(self).update(found=found)

    if TYPE_CHECKING:
        found: Found

    def __iter__(self) -> Iterator[type[BaseRule]]:
        return iter(self.found)

    def __len__(self) -> int:
        return len(self.found)

    def __getitem__(self, at: int) -> type[BaseRule]:
        return self.found[at]


@in_default_lang
def rules(
    search: str = "",
    chapter: str | None = None,
    house: BaseRuleSet | str | None = None,
    lang: Lang = "en",
    *,
    game: str = DAIFUGO,
) -> RuleTable:
    """Show the rules in which all words of a search occur, in any language and spelling.

    A chapter of the catalogue leaves only its rules, a house only those that it has on; ``game``
    is ``"nap"`` or ``"napoleon"`` for the rules of these games. Raises `ValueError` for an unknown
    chapter or game, `RuleError` for an unknown house.

    >>> rules("eight")
    3 rules
    ...
    """
    require_type(search, str, w.SEARCH_IS_TEXT)
    kind, chapters = _kind(game), ui_of(game).chapters
    if chapter is not None and (not isinstance(chapter, str) or chapter not in chapters):
        hint = nearest(str(chapter), chapters)
        raise SpokenError(w.NO_CHAPTER.fill(chapter=chapter, hint=hint))
    on = None if house is None else _house(kind, house)
    found = tuple(
        cls
        for cls in ({} if _is_other_game(search, game) else kind.all_rules()).values()
        if (chapter is None or cls.chapter == chapter)
        and (on is None or cls.id in on)
        and matches(cls, search)
    )
    return RuleTable(found, game, search, lang)


def _is_other_game(search: str, game: str) -> bool:
    return search in GAMES and search != game


# --- as HTML and as text -------------------------------------------------------------------------


def _count(found: Found, game: str, search: str) -> Text:
    if found:
        return w.ONE_FOUND if len(found) == 1 else w.FOUND.fill(count=len(found))
    if _is_other_game(search, game):
        return w.IS_A_GAME.fill(search=search)
    others = [other for other in GAMES if other != game and _any(other, search)]
    if others:
        return w.FOUND_ELSEWHERE.fill(search=search, games=_titles(others), first=others[0])
    return w.NONE_FOUND.fill(search=search)


def _titles(games: list[str]) -> Text:
    return list_words(_kind(game).title for game in games)


def _any(game: str, search: str) -> bool:
    return any(matches(cls, search) for cls in _kind(game).all_rules().values())


def _html(found: Found, game: str, count: str, lang: Lang) -> str:
    state = " open" if len(found) <= FEW else ""
    parts = [f"<p>{escape(count)}</p>"]
    for chapter, members in groupby(found, lambda cls: cls.chapter):
        rows = [[cls.id, *cls.names, cls.text.to(lang)] for cls in members]
        head = [word.to(lang) for word in (w.ID, w.ENGLISH, w.JAPANESE, w.KOREAN, w.WHAT)]
        title = f"{ui_of(game).chapters[chapter].to(lang)} ({len(rows)})"
        shown = f"<summary>{escape(title)}</summary>{table(head, rows).html}"
        parts.append(f"<details{state}>{shown}</details>")
    return "".join(parts)


def _text(found: Found, game: str, count: str, lang: Lang) -> str:
    lines = [count]
    for chapter, members in groupby(found, lambda cls: cls.chapter):
        lines += ["", ui_of(game).chapters[chapter].to(lang)]
        for cls in members:
            names = dict.fromkeys([cls.names.to(lang), *cls.names])
            lines.append(f"  {cls.id}: {' / '.join(names)}: {cls.text.to(lang)}")
    return "\n".join(lines)
