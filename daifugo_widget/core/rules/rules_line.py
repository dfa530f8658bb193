"""Sets of rules as text: reading rules lines and keywords, and writing a rule.

The grammar of a line, such as ``standard, -eleven-back, stairs(minimum=2)``::

    line  = [house, ","], [item, {",", item}]
    item  = ["-"], id, ["(", option, "=", value, {",", option, "=", value}, ")"]
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from daifugo_widget.games import DAIFUGO, GAMES, rules_class

from ..words.suggestions import DID_YOU_MEAN, did_you_mean
from ..words.text import Text, list_words
from . import rule_errors as say
from .options import no_option, show_value
from .rule import BaseRule
from .rule_errors import RuleError, UnknownError, name_before_options, name_of
from .rule_search import is_name, meant_by, with_name

_ITEM = re.compile(r"(-?)\s*([a-z0-9-]+)\s*(?:\((.*)\))?", re.S)

_ANY_ITEM = re.compile(r"(-?)\s*([a-z0-9][a-z0-9-]*)\s*(?:\([^)]*\))?")
"""An item of a line that may be wrong."""
_WORDS = re.compile(r"-?[\w\s・-]+")


class RulesLineParser:
    """A reader of a game's rules lines, by its rules by id and the presets to start from.

    ``names`` are what the presets are called.
    """

    def __init__(
        self,
        game: str,
        catalogue: Mapping[str, type[BaseRule]],
        presets: Mapping[str, str],
        names: Mapping[str, tuple[str, ...]],
    ) -> None:
        self.game, self.catalogue, self.presets, self.names = game, catalogue, presets, names

    def read(
        self, texts: tuple[str, ...], keywords: Mapping[str, bool | dict[str, object]]
    ) -> tuple[str, dict[str, BaseRule]]:
        """Return the preset that texts start from, and the rules that they and keywords choose.

        The preset is the first one if the texts name none. Raises `RuleError`.
        """
        items = [self._by_id(item) for text in texts for item in _split(line_of(text))]
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

    def wanted_ids(self, text: str) -> set[str]:
        """Return the ids of the rules that a line keeps or puts on, even if it has errors."""
        chosen = {id for id, cls in self.catalogue.items() if cls.frame}
        text = ",".join(self._by_id(part.strip()) for part in text.split(","))
        for at, (minus, id) in enumerate(_ANY_ITEM.findall(text)):
            if self._is_house(id, at):
                chosen |= self.read((id,), {})[1].keys()
            elif minus:
                chosen.discard(id)
            else:
                chosen.add(id)
        return chosen

    def items_of(self, id: str, text: str) -> str:
        """Return the part of a line that says how a rule is played: the houses and its items."""
        items = map(self._by_id, _split(text))
        mine = re.compile(rf"-?\s*{re.escape(id)}\s*(?:\(.*\))?", re.S)
        return ", ".join(
            item
            for at, item in enumerate(items)
            if self._is_house(item, at) or mine.fullmatch(item)
        )

    def _by_id(self, item: str) -> str:
        """Return the id of the house that an item alone is the name of, else the item."""
        written = _ITEM.fullmatch(item)
        if item[:1] == "-" or (written and written[2] in {*self.catalogue, *self.presets}):
            return item
        houses = with_name(item, self.names)
        return houses[0] if len(houses) == 1 and not is_name(item, self.catalogue) else item

    def _is_house(self, item: str, at: int) -> bool:
        """Return whether an item is a preset; one named like a rule is so only at the start."""
        return item in self.presets and (at == 0 or item not in self.catalogue)

    def _apply(self, chosen: dict[str, BaseRule], item: str) -> None:
        match = _ITEM.fullmatch(item)
        if match is None:
            raise self._unreadable(item)
        minus, id, options = match.groups()
        if minus:
            self.take_out(chosen, id)
            return
        cls = self._find(id)
        chosen[id] = chosen.get(id, cls()).but(**_read_options(cls, options or ""))

    def _unreadable(self, item: str) -> RuleError:
        """Return the error for an item that is no id: what it may mean, or how one is written."""
        name, houses = item.removeprefix("-"), self._houses()
        if with_name(name, {self.game: title_of(self.game)}) and self.game not in self.presets:
            return RuleError(say.IS_GAME.fill(id=item, presets=", ".join(self.presets)))
        is_known = is_name(name, self.catalogue) or with_name(name, houses)
        if not is_known and (near := self._corrected_line(item)):
            return RuleError(say.NO_RULE.fill(id=item, hint=DID_YOU_MEAN.fill(word=near)))
        if is_known or (_WORDS.fullmatch(item) and meant_by(item, self.catalogue, houses)):
            return UnknownError(say.NO_RULE.fill(id=item, hint=self.nearest(item, houses=True)))
        return RuleError(say.NO_ITEM.fill(text=item))

    def _apply_keyword(
        self, chosen: dict[str, BaseRule], id: str, value: bool | dict[str, object]
    ) -> None:
        if value is False:
            self.take_out(chosen, id)
            return
        cls = self._find(id)
        options = {} if value is True else value
        if not isinstance(options, dict):
            raise RuleError(say.NO_OPTIONS.fill(rule=name_of(cls), found=value), id)
        chosen[id] = chosen.get(id, cls()).but(**options)

    def take_out(self, chosen: dict[str, BaseRule], id: str) -> None:
        """Take a rule out of the chosen ones. Raises `RuleError` if it cannot be taken out."""
        cls = self._find(id)
        if cls.frame:
            raise RuleError(say.FRAME.fill(rule=name_of(cls)), id)
        if id not in chosen:
            raise RuleError(say.NOT_ON.fill(rule=name_of(cls)), id)
        del chosen[id]

    def _find(self, id: str) -> type[BaseRule]:
        if not isinstance(id, str):
            raise UnknownError(say.NO_RULE.fill(id=id, hint=say.AN_ID))
        if id in self.catalogue:
            return self.catalogue[id]
        if id in self.presets:
            raise RuleError(say.IS_PRESET.fill(id=id))
        if id == self.game:
            raise UnknownError(say.IS_GAME.fill(id=id, presets=", ".join(self.presets)))
        if id in GAMES:
            slots = {"id": id, "name": title_of(id), "game": title_of(self.game)}
            brief = say.IS_OTHER_GAME.fill(**slots)
            raise UnknownError(say.OTHER_GAME.fill(**slots), brief=brief)
        if other := _of_other_games(id, self.game):
            raise UnknownError(other)
        brief = say.NO_RULE.fill(id=id, hint=self.nearest(id, say.SEARCH, houses=True))
        raise UnknownError(say.NO_RULE.fill(id=id, hint=self.nearest(id, houses=True)), brief=brief)

    def nearest(self, id: str, listing: Text | None = None, *, houses: bool = False) -> Text:
        """Suggest the rule nearest to an unknown id, or say how to list all of them.

        With ``houses`` it may be a house or another game, too.
        """
        near = meant_by(id, self.catalogue, self._houses() if houses else None)
        return did_you_mean(map(self._name_of, near)) if near else listing or self._all_rules()

    def _houses(self) -> dict[str, tuple[str, ...]]:
        """Return the names of the presets of this game and of the other games, by their ids."""
        others = {game: title_of(game) for game in GAMES if game != self.game}
        return {**others, **{preset: self.names.get(preset, ()) for preset in self.presets}}

    def _name_of(self, id: str) -> Text | str:
        return name_of(self.catalogue[id]) if id in self.catalogue else id

    def _all_rules(self) -> Text:
        asked = "rules()" if self.game == DAIFUGO else f"rules(game={self.game!r})"
        return say.ALL_RULES.fill(asked=asked, game=self.game)

    def hint(self, id: object) -> Text:
        """Suggest a rule for an unknown id, or the game to look it up in."""
        if not isinstance(id, str):
            return say.AN_ID
        if id in GAMES:
            return say.IS_A_GAME.fill(id=id)
        games = _with_rule(id, self.game)
        if not games:
            return self.nearest(id)
        return say.ASK_THERE.fill(games=list_words(map(title_of, games)), game=games[0])

    def _corrected_line(self, item: str) -> str:
        """Return the line meant by ids in capitals, with ``_`` or without commas; "" if unknown."""
        ids = re.findall(r"[a-z0-9-]+", item.lower().replace("_", "-"))
        known = {*self.catalogue, *self.presets, *GAMES}
        return ", ".join(ids) if known.issuperset(ids) else ""


def title_of(game: str) -> Text:
    """Return what people call a game."""
    return rules_class(game).title


def line_of(rules: object) -> str:
    """Return rules if they are a line of text. Raises `RuleError` if they are not."""
    if not isinstance(rules, str):
        raise RuleError(say.NO_LINE.fill(found=rules))
    return rules


def _of_other_games(id: str, game: str) -> Text | None:
    """Return a message that an id is a rule or a preset of other games, or None if it is not."""
    with_rule = _with_rule(id, game)
    others = (other for other in GAMES if other != game)
    with_preset = [other for other in others if id in rules_class(other).presets]
    if not (with_rule or with_preset):
        return None
    phrase = say.RULE_OF_OTHER if with_rule else say.PRESET_OF_OTHER
    games = list_words(map(title_of, with_rule or with_preset))
    return phrase.fill(id=id, games=games, game=title_of(game))


def _with_rule(id: str, game: str) -> list[str]:
    """Return the games other than ``game`` that have a rule with this id."""
    others = (other for other in GAMES if other != game)
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


def _read_options(cls: type[BaseRule], text: str) -> dict[str, object]:
    options: dict[str, object] = {}
    for item in _split(text):
        name, equals, value = (part.strip() for part in item.partition("="))
        if not equals:
            raise RuleError(say.NO_VALUE.fill(rule=name_before_options(cls), text=item), cls.id)
        if name not in cls.options:
            raise no_option(cls, name)
        if name in options:
            option = cls.options[name].label_with_id
            raise RuleError(say.TWO_VALUES.fill(rule=name_of(cls), option=option), cls.id)
        options[name] = value
    return options


def write_rule(rule: BaseRule, house: BaseRule) -> str:
    """Write a rule with those options that differ from the house's."""
    options = ", ".join(
        f"{name}={show_value(getattr(rule, name))}"
        for name in rule.options
        if getattr(rule, name) != getattr(house, name)
    )
    return f"{rule.id}({options})" if options else rule.id
