"""A set of rules that is played: read from one line, checked once, indexed by hook."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache, partial
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

from .clashes import check
from .forms import Forms, Wild
from .moves import Marks
from .order import Order
from .presets import FOR_PLAYERS
from .rule import CATALOGUE, HOOKS, STAGES, Rule
from .rules_text import read_rules, write_rule

MOST_KNOWN = 1 << 14
"""Of how many plays, or sets of marks, a rule set keeps in mind what it has found out of them."""

P = ParamSpec("P")
R = TypeVar("R")


def found_once(
    find: Callable[Concatenate[Ruleset, P], R],
) -> cached_property[Callable[P, R]]:
    """Let a rule set keep in mind what a method finds out of the rules and of its arguments."""
    once = lru_cache(MOST_KNOWN)
    return cached_property(lambda rules: cast("Callable[P, R]", once(partial(find, rules))))


class Ruleset:
    """The rules that are on, each with its options; the frame of the game is always among them.

    ``Ruleset("standard", "-eleven-back, stairs(minimum=2)", miyako_ochi=False)`` reads what a
    record's ``rules`` line says; keywords name a rule with ``_`` for ``-`` and give True, False or
    a dict of options. Raises `RuleError` with what is wrong and what would be right.
    """

    def __init__(self, *texts: str, **rules: bool | dict[str, Any]) -> None:
        _load()
        self.preset, chosen = read_rules(texts or ("base",), rules)
        self._settle(chosen)

    def _settle(self, chosen: dict[str, Rule]) -> None:
        self.rules = tuple(
            sorted(chosen.values(), key=lambda r: (STAGES.index(r.stage), r.rank_in_catalogue))
        )
        self._by_id = {rule.id: rule for rule in self.rules}
        check(self)
        self.hooks = {
            hook: tuple(rule for rule in self.rules if hasattr(rule, hook) and rule.uses(hook))
            for hook in HOOKS
        }
        self.lives = {rule.id: rule.life for rule in self.rules}
        self.fleeting = frozenset(rule.id for rule in self.rules if rule.life == "play")
        self.silencers = frozenset(rule.id for rule in self.rules if rule.silences)
        self.uncover = any(rule.uncovers for rule in self.rules)
        self.at_start = [rule.on_start for rule in self.hooks["on_start"]]
        self.at_flow = [rule.on_flow for rule in self.hooks["on_flow"]]
        self.layers = {rule.id: rule for rule in self.hooks["lays"]}
        self.pipelines: dict[Any, tuple[Callable[..., None], ...]] = {}
        self.silent_pipelines: dict[Any, tuple[Callable[..., None], ...]] = {}

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
        return iter(self._in_catalogue)

    @cached_property
    def _in_catalogue(self) -> list[Rule]:
        return sorted(self.rules, key=lambda rule: rule.rank_in_catalogue)

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
        items = [write_rule(rule, house.get(rule.id) or type(rule)()) for rule in changed]
        return ", ".join([self.preset, *items, *(f"-{id}" for id in house if id not in self)])

    def __repr__(self) -> str:
        return f"Ruleset({str(self)!r})"

    # --- what the rules say together -------------------------------------------------------------

    @found_once
    def order(self, marks: Marks) -> Order:
        """Return the order of strength under these marks."""
        return self._fold_order(tuple(mark for mark in marks if mark[0] in self._strengths))

    def lasting_order(self, marks: Marks) -> Order:
        """Return the order of strength that outlives the trick."""
        passing = ("trick", "tricks")
        return self.order(tuple(mark for mark in marks if self.lives.get(mark[0]) not in passing))

    def kept_marks(self, marks: Marks, new_set: bool = False) -> Marks:
        """Return the marks that live on into the next game, or into that of a new set."""
        kept = ("match",) if new_set else ("set", "match")
        return tuple(mark for mark in marks if self.lives.get(mark[0]) in kept)

    @found_once
    def _fold_order(self, marks: Marks) -> Order:
        order, values = Order(), dict(marks)
        for rule in self.hooks["strength"]:
            order = rule.strength(order, values.get(rule.id))
        return order

    @cached_property
    def _strengths(self) -> frozenset[str]:
        """The ids of the rules whose marks may change the order of strength."""
        return frozenset(rule.id for rule in self.hooks["strength"])

    @cached_property
    def forms(self) -> Forms:
        """The generator of plays."""
        joker = self["joker-wild"]
        wild = Wild(joker.suit, joker.choose_number, joker.per_stairs, joker.above_two)
        return Forms((kind for rule in self.hooks["kinds"] for kind in rule.kinds(self)), wild)

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

    @found_once
    def concerned(self, play: Any, silent: bool = False) -> tuple[Rule, ...]:
        """Return the rules that act after a play, in order; in silence those that go on."""
        own = self.get(play.rule) if play.rule else None
        acting = self.hooks["after_play"]
        if own and own.quiet:
            acting = tuple(rule for rule in acting if rule is own)
        return tuple(
            rule
            for rule in acting
            if (rule.lasts_in_silence or not silent) and rule.concerns(self, play)
        )

    @found_once
    def extras_on(self, top: Any) -> tuple[Rule, ...]:
        """Return the rules that may allow more than the usual plays on the play to beat."""
        return tuple(rule for rule in self.hooks["extra"] if rule.extends(self, top))

    @cached_property
    def _revolutions(self) -> list[Rule]:
        """The rules that may call a play a revolution, the most specific first."""
        return sorted(self.hooks["is_revolution"], key=lambda rule: rule.precedence)

    @found_once
    def revolution_of(self, play: Any) -> Rule | None:
        """Return the most specific rule that calls a play a revolution, or None."""
        return next((rule for rule in self._revolutions if rule.is_revolution(play)), None)

    def revolves(self, play: Any) -> bool:
        """Tell whether a play has the effect of a revolution."""
        return self.revolution_of(play) is not None

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


def _load() -> None:
    """Fill the catalogue with the rules of the package, which import this module themselves."""
    from .. import rules  # noqa: F401


def catalogue() -> dict[str, type[Rule]]:
    """Return every rule by id, in the order of the catalogue."""
    _load()
    return dict(sorted(CATALOGUE.items(), key=lambda item: item[1].rank_in_catalogue))
