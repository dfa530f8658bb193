"""Sets of rules as text: reading rules lines and keywords, and writing a rule."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from ..games import DAIFUGO, PARTS, rules_class
from . import rule_errors as say
from .entry import Entry
from .finding import is_name, meant_by
from .nearest import DID_YOU_MEAN
from .options import no_option, show_value
from .rule_errors import RuleError, UnknownError, named, written
from .text import Text, listed

_ITEM = re.compile(r"(-?)\s*([a-z0-9-]+)\s*(?:\((.*)\))?", re.S)

_ANY_ITEM = re.compile(r"(-?)\s*([a-z0-9][a-z0-9-]*)\s*(?:\([^)]*\))?")
"""An item of a line that may be wrong."""


class Reading:
    """A reader of a game's rules lines, by its rules by id and the presets to start from."""

    def __init__(
        self, game: str, catalogue: Mapping[str, type[Entry]], presets: Mapping[str, str]
    ) -> None:
        self.game, self.catalogue, self.presets = game, catalogue, presets

    def read(
        self, texts: tuple[str, ...], keywords: Mapping[str, bool | dict[str, Any]]
    ) -> tuple[str, dict[str, Entry]]:
        """Return the preset that texts start from, and the rules that they and keywords choose.

        The preset is the first one if the texts name none. Raises `RuleError`.
        """
        items = [item for text in texts for item in _split(line_of(text))]
        houses = [item for at, item in enumerate(items) if self._is_house(item, at)]
        if not houses:
            houses = [next(iter(self.presets))]
            items = [*houses, *items]
        chosen = {id: cls() for id, cls in self.catalogue.items() if cls.frame}
        for at, item in enumerate(items):
            for part in _split(self.presets[item]) if self._is_house(item, at) else [item]:
                self._apply(chosen, part)
        for name, value in keywords.items():
            self._apply_keyword(chosen, name.replace("_", "-"), value)
        return houses[0], chosen

    def wanted(self, text: str) -> set[str]:
        """Return the ids of the rules that a line keeps or puts on, even if it has errors."""
        chosen = {id for id, cls in self.catalogue.items() if cls.frame}
        for at, (minus, id) in enumerate(_ANY_ITEM.findall(text)):
            if self._is_house(id, at):
                chosen |= self.read((id,), {})[1].keys()
            elif minus:
                chosen.discard(id)
            else:
                chosen.add(id)
        return chosen

    def _is_house(self, item: str, at: int) -> bool:
        """Return whether an item is a preset; one named like a rule is so only at the start."""
        return item in self.presets and (at == 0 or item not in self.catalogue)

    def _apply(self, chosen: dict[str, Entry], item: str) -> None:
        match = _ITEM.fullmatch(item)
        if match is None:
            if is_name(item.removeprefix("-"), self.catalogue):
                raise UnknownError(say.NO_RULE.fill(id=item, hint=self.nearest(item)))
            if near := self._spelled(item):
                raise RuleError(say.NO_RULE.fill(id=item, hint=DID_YOU_MEAN.fill(word=near)))
            raise RuleError(say.NO_ITEM.fill(text=item))
        minus, id, options = match.groups()
        if minus:
            self.take_out(chosen, id)
            return
        cls = self._find(id)
        chosen[id] = chosen.get(id, cls()).but(**_read_options(cls, options or ""))

    def _apply_keyword(
        self, chosen: dict[str, Entry], id: str, value: bool | dict[str, Any]
    ) -> None:
        if value is False:
            self.take_out(chosen, id)
            return
        cls = self._find(id)
        options = {} if value is True else value
        if not isinstance(options, dict):
            raise RuleError(say.NO_OPTIONS.fill(rule=named(cls), found=value), id)
        chosen[id] = chosen.get(id, cls()).but(**options)

    def take_out(self, chosen: dict[str, Entry], id: str) -> None:
        """Take a rule out of the chosen ones. Raises `RuleError` if it cannot be taken out."""
        cls = self._find(id)
        if cls.frame:
            raise RuleError(say.FRAME.fill(rule=named(cls)), id)
        if id not in chosen:
            raise RuleError(say.NOT_ON.fill(rule=named(cls)), id)
        del chosen[id]

    def _find(self, id: str) -> type[Entry]:
        if not isinstance(id, str):
            raise UnknownError(say.NO_RULE.fill(id=id, hint=say.AN_ID))
        if id in self.catalogue:
            return self.catalogue[id]
        if id in self.presets:
            raise RuleError(say.IS_PRESET.fill(id=id))
        if id == self.game:
            raise UnknownError(say.IS_GAME.fill(id=id, presets=", ".join(self.presets)))
        if id in PARTS:
            brief = say.IS_OTHER_GAME.fill(id=id, game=self.game)
            raise UnknownError(say.OTHER_GAME.fill(id=id, game=self.game), brief=brief)
        if other := _of_other_games(id, self.game):
            raise UnknownError(other)
        brief = say.NO_RULE.fill(id=id, hint=self.nearest(id, self.presets, say.SEARCH))
        raise UnknownError(
            say.NO_RULE.fill(id=id, hint=self.nearest(id, self.presets)), brief=brief
        )

    def nearest(self, id: str, others: Iterable[str] = (), listing: Text | None = None) -> Text:
        """Suggest the rule nearest to an unknown id, or say how to list all of them."""
        near = meant_by(id, self.catalogue, others)
        if not near:
            return listing or self._all_rules()
        return DID_YOU_MEAN.fill(
            word=named(self.catalogue[near]) if near in self.catalogue else near
        )

    def _all_rules(self) -> Text:
        asked = "rules()" if self.game == DAIFUGO else f"rules(game={self.game!r})"
        return say.ALL_RULES.fill(asked=asked, game=self.game)

    def hint(self, id: Any) -> Text:
        """Suggest a rule for an unknown id, or the game to look it up in."""
        if not isinstance(id, str):
            return say.AN_ID
        if id in PARTS:
            return say.IS_A_GAME.fill(id=id)
        games = _with_rule(id, self.game)
        return say.ASK_THERE.fill(games=listed(games), game=games[0]) if games else self.nearest(id)

    def _spelled(self, item: str) -> str:
        """Return the line meant by ids in capitals, with ``_`` or without commas; "" if unknown."""
        ids = re.findall(r"[a-z0-9-]+", item.lower().replace("_", "-"))
        known = {*self.catalogue, *self.presets, *PARTS}
        return ", ".join(ids) if known.issuperset(ids) else ""


def line_of(rules: Any) -> str:
    """Return rules if they are a line of text. Raises `RuleError` if they are not."""
    if not isinstance(rules, str):
        raise RuleError(say.NO_LINE.fill(found=rules))
    return rules


def _of_other_games(id: str, game: str) -> Text | None:
    """Return a message that an id is a rule or a preset of other games, or None if it is not."""
    with_rule = _with_rule(id, game)
    others = (other for other in PARTS if other != game)
    with_preset = [other for other in others if id in rules_class(other).presets]
    if not (with_rule or with_preset):
        return None
    phrase = say.RULE_OF_OTHER if with_rule else say.PRESET_OF_OTHER
    return phrase.fill(id=id, games=listed(with_rule or with_preset), game=game)


def _with_rule(id: str, game: str) -> list[str]:
    """Return the games other than ``game`` that have a rule with this id."""
    others = (other for other in PARTS if other != game)
    return [other for other in others if id in rules_class(other).all_rules()]


def _split(text: str) -> list[str]:
    items, depth, start = [], 0, 0
    for at, letter in enumerate(text):
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if letter == "," and depth == 0:
            items.append(text[start:at])
            start = at + 1
    if depth:
        raise RuleError(say.PARENTHESES.fill(text=text))
    return [item.strip() for item in [*items, text[start:]] if item.strip()]


def _read_options(cls: type[Entry], text: str) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for item in _split(text):
        name, equals, value = (part.strip() for part in item.partition("="))
        if not equals:
            raise RuleError(say.NO_VALUE.fill(rule=written(cls), text=item), cls.id)
        if name not in cls.options:
            raise no_option(cls, name)
        if name in options:
            option = cls.options[name].named
            raise RuleError(say.TWO_VALUES.fill(rule=named(cls), option=option), cls.id)
        options[name] = value
    return options


def write_rule(rule: Entry, house: Entry) -> str:
    """Write a rule with those options that differ from the house's."""
    options = ", ".join(
        f"{name}={show_value(getattr(rule, name))}"
        for name in rule.options
        if getattr(rule, name) != getattr(house, name)
    )
    return f"{rule.id}({options})" if options else rule.id
