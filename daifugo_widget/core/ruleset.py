"""A set of rules that is played: read from one line, checked once, indexed by hook."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from functools import cached_property
from typing import Any

from .forms import Forms, Wild
from .moves import Marks
from .order import Order
from .rule import CATALOGUE, HOOKS, STAGES, Rule, RuleError, show_value

_ITEM = re.compile(r"(-?)\s*([a-z0-9-]+)\s*(?:\((.*)\))?", re.S)

PRESETS: dict[str, str] = {
    "base": "",
    "standard": "stairs, revolution, eight-cut, suit-bind, spade-three, eleven-back, miyako-ochi, "
    "foul-finish",
    "official": "pass(reenter=false, leader_may_pass=true), stairs, revolution, "
    "eight-cut(in_stairs=false), suit-bind, spade-three, miyako-ochi, foul-finish, match",
    "two-player": "two-player, queen-cut",
    "uecda": "first-leader(card=3d), pass(reenter=false, leader_may_pass=true), "
    "joker-wild(suit=choose4, above_two=true), stairs(follow=clear), revolution, "
    "stairs-revolution(minimum=5), eight-cut(in_stairs=true), "
    "suit-bind(joker_binds=true), spade-three",
}
"""The houses by name: what each adds to the frame, as a record's ``rules`` line."""

FOR_PLAYERS: dict[tuple[str, int], str] = {("standard", 3): "classes(table=hatena)"}
"""What a house plays otherwise with a number of players."""


class Ruleset:
    """The rules that are on, each with its options; the frame of the game is always among them.

    ``Ruleset("standard", "-eleven-back, stairs(minimum=2)", miyako_ochi=False)`` reads what a
    record's ``rules`` line says; keywords name a rule with ``_`` for ``-`` and give True, False or
    a dict of options. Raises `RuleError` with what is wrong and what would be right.
    """

    def __init__(self, *texts: str, **rules: bool | dict[str, Any]) -> None:
        _load()
        items = [item for text in texts or ("base",) for item in _split(text)]
        houses = [i for at, i in enumerate(items) if _is_house(i, at)]
        self.preset = houses[0] if houses else "base"
        chosen = {id: cls() for id, cls in CATALOGUE.items() if cls.frame}
        for at, item in enumerate(items):
            for part in _split(PRESETS[item]) if _is_house(item, at) else [item]:
                _apply(chosen, part)
        for name, value in rules.items():
            _apply_keyword(chosen, name.replace("_", "-"), value)
        self._settle(chosen)

    def _settle(self, chosen: dict[str, Rule]) -> None:
        self.rules = tuple(
            sorted(chosen.values(), key=lambda r: (STAGES.index(r.stage), r.rank_in_catalogue))
        )
        self._by_id = {rule.id: rule for rule in self.rules}
        check(self)
        self.hooks = {
            hook: tuple(rule for rule in self.rules if hasattr(rule, hook)) for hook in HOOKS
        }
        self.lives = {rule.id: rule.life for rule in self.rules}
        self.pipelines: dict[Any, tuple[Callable[..., None], ...]] = {}
        self._orders: dict[Marks, Order] = {}

    @classmethod
    def of(cls, rules: Ruleset | str) -> Ruleset:
        """Return a rule set as it is, or read it from a text."""
        return rules if isinstance(rules, Ruleset) else cls(rules)

    def with_rule(self, rule: Rule) -> Ruleset:
        """Return the rule set with one rule added or its options changed."""
        return self._with({**self._by_id, rule.id: rule})

    def without(self, id: str) -> Ruleset:
        """Return the rule set without a rule; what needs it must have gone before."""
        return self._with({key: rule for key, rule in self._by_id.items() if key != id})

    def _with(self, chosen: dict[str, Rule]) -> Ruleset:
        new = object.__new__(Ruleset)
        new.preset = self.preset
        new._settle(chosen)
        return new

    def for_players(self, players: int) -> Ruleset:
        """Return the rule set as its house plays it with so many players."""
        house = FOR_PLAYERS.get((self.preset, players))
        adapted = self
        if house:
            other = Ruleset(self.preset, house)
            for rule in other:
                if rule != self._by_id.get(rule.id) == type(rule)():
                    adapted = adapted.with_rule(rule)
        return adapted

    # --- as a collection -------------------------------------------------------------------------

    def __getitem__(self, id: str) -> Any:
        return self._by_id[id]

    def get(self, id: str) -> Any:
        """Return a rule that is on, or None."""
        return self._by_id.get(id)

    def __contains__(self, id: object) -> bool:
        return id in self._by_id

    def __iter__(self) -> Iterator[Rule]:
        return iter(sorted(self.rules, key=lambda rule: rule.rank_in_catalogue))

    def __len__(self) -> int:
        return len(self.rules)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ruleset) and self._by_id == other._by_id

    def __hash__(self) -> int:
        return hash(self.rules)

    def __str__(self) -> str:
        """Write the rules line: the preset, then every difference from it."""
        house = {rule.id: rule for rule in Ruleset(self.preset)}
        changed = [rule for rule in self if house.get(rule.id) != rule]
        items = [_difference(rule, house.get(rule.id) or type(rule)()) for rule in changed]
        return ", ".join([self.preset, *items, *(f"-{id}" for id in house if id not in self)])

    def __repr__(self) -> str:
        return f"Ruleset({str(self)!r})"

    # --- what the rules say together -------------------------------------------------------------

    def order(self, marks: Marks) -> Order:
        """Return the order of strength under these marks."""
        found = self._orders.get(marks)
        if found is None:
            found = self._orders[marks] = self._fold_order(dict(marks))
        return found

    def lasting_order(self, marks: Marks) -> Order:
        """Return the order of strength that outlives the trick."""
        return self.order(tuple(mark for mark in marks if self.lives.get(mark[0]) != "trick"))

    def _fold_order(self, marks: dict[str, Any]) -> Order:
        order = Order()
        for rule in self.hooks["strength"]:
            order = rule.strength(order, marks.get(rule.id))
        return order

    @cached_property
    def forms(self) -> Forms:
        """The generator of plays."""
        joker = self["joker-wild"]
        wild = Wild(joker.suit, joker.choose_number, joker.per_stairs, joker.above_two)
        return Forms((kind for rule in self.hooks["kinds"] for kind in rule.kinds()), wild)

    @cached_property
    def vetoes(self) -> dict[str, Rule]:
        """The rules that may forbid a play, by the mark that they hold while they do."""
        return {rule.id: rule for rule in self.hooks["allows"]}

    @cached_property
    def reenter(self) -> bool:
        """Whether who has passed may play again in the same trick."""
        return bool(self["pass"].reenter)

    def deck(self, players: int, game: int = 1) -> int:
        """Return the cards that so many players deal from in the game of that number."""
        cards = 0
        for rule in self.hooks["deck"]:
            cards = rule.deck(cards, self, players, game)
        return cards

    def revolves(self, play: Any) -> bool:
        """Tell whether a play has the effect of a revolution."""
        return any(rule.is_revolution(play) for rule in self.hooks["is_revolution"])

    def explain(self) -> str:
        """Say what acts at each hook, in order: stage first, then place in the catalogue."""
        lines = []
        for hook, rules in self.hooks.items():
            if hook == "after_play":
                lines += [
                    f"after_play, {stage}: " + " > ".join(r.id for r in rules if r.stage == stage)
                    for stage in STAGES
                    if any(r.stage == stage for r in rules)
                ]
            elif rules:
                lines.append(f"{hook}: " + " > ".join(rule.id for rule in rules))
        return "\n".join(lines)


def _difference(rule: Rule, house: Rule) -> str:
    """Write a rule with the options that differ from those of the house."""
    options = ", ".join(
        f"{name}={show_value(getattr(rule, name))}"
        for name in rule.options
        if getattr(rule, name) != getattr(house, name)
    )
    return f"{rule.id}({options})" if options else rule.id


# --- checking ------------------------------------------------------------------------------------


def check(rules: Ruleset) -> None:
    """Raise `RuleError` where two rules cannot be on together, or one lacks what it needs."""
    slots: dict[str, Rule] = {}
    for rule in rules:
        for need in rule.needs:
            if need not in rules:
                raise RuleError(f"{rule.id} needs {need}: add {need}, or take {rule.id} out")
        for other in rule.excludes:
            if other in rules:
                raise RuleError(f"{rule.id} and {other} cannot both be on: take one of them out")
        if rule.slot and (first := slots.setdefault(rule.slot, rule)) is not rule:
            raise RuleError(f"{first.id} and {rule.id} settle the same question: take one out")
        _check_clashes(rules, rule)


def _check_clashes(rules: Ruleset, rule: Rule) -> None:
    for value, others in rule.clashes.items():
        name, wanted = value.split("=")
        for other in others:
            if show_value(getattr(rule, name)) == wanted and other in rules:
                raise RuleError(
                    f"{rule.id}({value}) and {other} give the same cards two meanings: "
                    f"take {other} out or choose another {name}"
                )


# --- reading -------------------------------------------------------------------------------------


def _load() -> None:
    """Fill the catalogue with the rules of the package, which import this module themselves."""
    from .. import rules  # noqa: F401


def catalogue() -> dict[str, type[Rule]]:
    """Return every rule by id, in the order of the catalogue."""
    _load()
    return dict(sorted(CATALOGUE.items(), key=lambda item: item[1].rank_in_catalogue))


def _split(text: str) -> list[str]:
    items, depth, start = [], 0, 0
    for at, letter in enumerate(text):
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if letter == "," and depth == 0:
            items.append(text[start:at])
            start = at + 1
    if depth:
        raise RuleError(f"the parentheses in {text!r} do not match")
    return [item.strip() for item in [*items, text[start:]] if item.strip()]


def _is_house(item: str, at: int) -> bool:
    """Tell a preset from a rule: ``two-player``, which is both, is a preset in the first place."""
    return item in PRESETS and (at == 0 or item not in CATALOGUE)


def _apply(chosen: dict[str, Rule], item: str) -> None:
    match = _ITEM.fullmatch(item)
    if match is None:
        raise RuleError(f"{item!r} is no rule: write an id, with options as in stairs(minimum=2)")
    minus, id, options = match.groups()
    cls = _find(id)
    if minus:
        _take_out(chosen, id)
    else:
        chosen[id] = chosen.get(id, cls()).but(**_read_options(cls, options or ""))


def _apply_keyword(chosen: dict[str, Rule], id: str, value: bool | dict[str, Any]) -> None:
    cls = _find(id)
    if value is False:
        _take_out(chosen, id)
    else:
        chosen[id] = chosen.get(id, cls()).but(**({} if value is True else value))


def _take_out(chosen: dict[str, Rule], id: str) -> None:
    if CATALOGUE[id].frame:
        raise RuleError(f"{id} is part of the frame of the game: it has options but stays in")
    if id not in chosen:
        raise RuleError(f"{id} is not on, so it cannot be taken out")
    del chosen[id]


def _find(id: str) -> type[Rule]:
    if id in CATALOGUE:
        return CATALOGUE[id]
    if id in PRESETS:
        raise RuleError(
            f"{id} is a preset: it comes first and cannot be taken out; start from another one, "
            "or take single rules out, as in standard, -eleven-back"
        )
    near = get_close_matches(id, [*CATALOGUE, *PRESETS], 1)
    hint = f"; did you mean {near[0]}?" if near else "; `python -m daifugo_widget rules` lists all"
    raise RuleError(f"there is no rule or preset {id!r}{hint}")


def _read_options(cls: type[Rule], text: str) -> dict[str, Any]:
    options = {}
    for item in _split(text):
        name, equals, value = (part.strip() for part in item.partition("="))
        if not equals:
            raise RuleError(f"{cls.id}({item}): write an option as name=value")
        if name not in cls.options:
            known = ", ".join(cls.options) or "none"
            raise RuleError(f"{cls.id} has no option {name!r}; its options: {known}")
        options[name] = _read_value(cls, name, value)
    return options


def _read_value(cls: type[Rule], name: str, text: str) -> Any:
    option = cls.options[name]
    if option.type == "set":
        return tuple(part.strip() for part in text.split("+") if part.strip() not in ("", "none"))
    if option.values is not None:
        known = {show_value(value): value for value in option.values}
        return known.get(text, known.get(text.replace("10", "T"), text))
    if text == "null":
        return None
    if option.type == "int":
        return int(text) if re.fullmatch(r"-?\d+", text) else text
    if option.type == "ranks":
        return tuple(part.strip().replace("10", "T") for part in text.split("+"))
    numbers = text.split("+")
    return tuple(int(n) for n in numbers) if all(n.strip().isdigit() for n in numbers) else text
