"""Classes as tables: what they are called, what they mean, which there are for how many players."""

from __future__ import annotations

from ..core.words.arguments import whole
from ..core.words.text import Lang
from ..games.daifugo.engine.classes import CLASSES
from ..games.daifugo.engine.rule_set import RuleSet
from ..games.daifugo.rules.titles import READINGS, THEMES
from ..games.daifugo.table.titles import meaning
from ..table.session.defaults import in_default_lang
from ..table.still.html_output import Shown, table
from . import words as w


@in_default_lang
def classes(
    rules: RuleSet | str = "standard", players: int | None = None, lang: Lang = "en"
) -> Shown:
    """Show the classes of ``players``, with the Japanese word, its reading and its meaning.

    Without a number they are those of as many as usually play by the rules.

    Raises `RuleError` if so many cannot play by the rules.
    """
    head = [word.to(lang) for word in (w.PLACE, w.CLASS, w.JAPANESE, w.MEANING)]
    house = _house(rules, players)
    count = house.player_count(players)
    found = enumerate(house["classes"].table_for(count), 1)
    rows = [
        [str(place), *_class_name(id, lang), meaning(house, count, id).to(lang)]
        for place, id in found
    ]
    return table(head, rows)


def _class_name(id: str, lang: Lang) -> tuple[str, str]:
    """Return the name of a class, and the Japanese word with its reading."""
    at = CLASSES.index(id)
    name = THEMES["japanese"][at]
    return name.to(lang), f"{name.ja} ({READINGS[at]})"


@in_default_lang
def by_players(*players: int, rules: RuleSet | str = "standard", lang: Lang = "en") -> Shown:
    """Show which classes there are, by number of players. Raises as `classes` does."""
    wanted = [whole("players", n) for n in players]
    places = [str(place) for place in range(1, max(wanted, default=0) + 1)]
    head = [f"{w.PLAYERS.to(lang)} \\ {w.PLACE.to(lang)}", *places]
    return table(head, [_classes(n, rules, len(places), lang) for n in wanted])


def _classes(players: int, rules: RuleSet | str, width: int, lang: Lang) -> list[str]:
    house = _house(rules, players)
    titles = house["titles"]
    names = [titles.title(id).to(lang) for id in house["classes"].table_for(players)]
    return [str(players), *names, *[""] * (width - players)]


@in_default_lang
def themes(players: int = 5, lang: Lang = "en") -> Shown:
    """Show what the classes of so many players are called in each theme. Raises as `classes` does.

    Each can be chosen at a table, as in ``Table("standard, titles(theme=hospital)")``.
    """
    house = _house("standard", players)
    found, named = house["classes"].table_for(players), house["titles"].options["theme"]
    head = [w.THEME.to(lang), *map(str, range(1, len(found) + 1))]
    rows = [
        [named.text_of(theme).to(lang), *(names[CLASSES.index(id)].to(lang) for id in found)]
        for theme, names in THEMES.items()
    ]
    return table(head, rows)


def _house(rules: RuleSet | str, players: int | None) -> RuleSet:
    """Return the rules for so many players. Raises `RuleError` if they cannot play by them."""
    chosen = RuleSet.of(rules)
    count = chosen.player_count(players)
    house = chosen.for_players(count)
    house.check_players(count)
    return house
