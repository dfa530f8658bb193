"""The rules that are on in a game: read from one line, written as one, looked up by id."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from typing import Any, ClassVar, Self, TypeVar, overload

from daifugo_widget.games import DAIFUGO, GAMES, rules_class

from ..words.arguments import require_type, whole
from ..words.text import Text
from .rule import BaseRule
from .rule_conflicts import check
from .rule_errors import A_RULE, NO_SUCH_RULE, RuleError, UnknownError
from .rules_line import RulesLineParser, line_of, write_rule

C = TypeVar("C", bound="BaseRuleSet")
E = TypeVar("E", bound=BaseRule)

MOST_READ = 32
"""How many texts are remembered with the rules that were read from them."""


class BaseRuleSet(ABC):
    """The rules of a game that are on, each with its options; those of its frame always are.

    A text is written like the ``rules`` line of a record: a preset first, then rules that are
    added, changed or, with a minus, left out; keywords name a rule with ``_`` for ``-`` and give
    True, False or a dict of options. Raises `RuleError` with what is wrong and what would be right.
    """

    game: ClassVar[str]
    """The game that these are rules of, as a record's ``game`` line names it."""
    version: ClassVar[int] = 1
    """The version of the game's behaviour."""
    title: ClassVar[Text]
    """What people call the game."""
    catalogue: ClassVar[Mapping[str, type[BaseRule]]]
    presets: ClassVar[Mapping[str, str]]
    """The houses by name, each a rules line; the first is played if no other is named."""
    house_names: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The names of each house as a table shows them, in every language."""
    usual_players: ClassVar[int] = 4
    """How many play if the rules do not say it."""

    preset: str
    _by_id: dict[str, Any]

    def __init__(self, *texts: str, **rules: bool | dict[str, object]) -> None:
        self.preset, chosen = self.parser().read(texts, rules)
        self._settle(chosen)

    @classmethod
    def read(cls, text: str) -> Self:
        """Return the rules of a text: the same ones as before, if they still are.

        Raises `RuleError`.
        """
        return cls._read(text, tuple(cls.catalogue.values()))

    @classmethod
    @lru_cache(MOST_READ)
    def _read(cls, text: str, catalogue: tuple[type[BaseRule], ...]) -> Self:
        """Read a text by a catalogue, which is the one of now: rules of one's own come and go."""
        return cls(text) if text else cls()

    @classmethod
    def all_rules(cls) -> dict[str, type[BaseRule]]:
        """Return every rule of the game by id, in the order of its catalogue."""
        ordered = sorted(cls.catalogue.items(), key=lambda item: item[1].rank_in_catalogue)
        return dict(ordered)

    @classmethod
    def find(cls, id: str) -> type[BaseRule]:
        """Return the class of the rule with an id.

        Raises `UnknownError`, which names the nearest rule or the other games that have it.
        """
        found = cls.all_rules().get(id) if isinstance(id, str) else None
        if found is None:
            raise UnknownError(NO_SUCH_RULE.fill(id=id, hint=cls.parser().hint(id)))
        return found

    @classmethod
    def parser(cls) -> RulesLineParser:
        """Return the reader of rules lines of this game."""
        return RulesLineParser(cls.game, cls.catalogue, cls.presets, cls.house_names)

    def _settle(self, chosen: dict[str, BaseRule]) -> None:
        """Adopt the chosen rules. Raises `RuleError` if they do not go together."""
        self._by_id = chosen
        check(self)

    def with_rule(self, rule: BaseRule) -> Self:
        """Return the rules with one added or its options changed. Raises `RuleError`."""
        require_type(rule, BaseRule, A_RULE, RuleError)
        return self._with({**self._by_id, rule.id: rule})

    def without(self, id: str) -> Self:
        """Return the rules without one. Raises `RuleError` if it is needed, fixed or not on."""
        chosen = dict(self._by_id)
        self.parser().take_out(chosen, id)
        return self._with(chosen)

    def _with(self, chosen: dict[str, BaseRule]) -> Self:
        return _from_rules(type(self), self.preset, chosen.values())

    def __reduce__(self) -> tuple[Any, ...]:
        # What is cached on the rules cannot be pickled.
        return _from_rules, (type(self), self.preset, tuple(self._by_id.values()))

    def for_players(self, players: int) -> Self:
        """Return the rules as their house plays them with this number of players."""
        return self

    def first_at(self, hook: str) -> Any:
        """Return the first rule that acts at a hook, or None; only rules of Daifugo have hooks."""
        return None

    @property
    def seats(self) -> int | None:
        """The number of players that these rules are for, None if they allow several."""
        return next((rule.seats for rule in self if rule.seats), None)

    def player_count(self, players: int | None = None) -> int:
        """Return this number of players, or if there is none, how many usually play."""
        usual = self.seats or self.usual_players
        return usual if players is None else whole("players", players)

    @abstractmethod
    def check_players(self, players: int) -> None:
        """Raise `RuleError` if no game can be dealt to that many players."""

    @abstractmethod
    def deck(self, players: int, game: int = 1) -> int:
        """Return the deck for a number of players in game number ``game`` of a match."""

    # --- as a collection -------------------------------------------------------------------------

    @overload
    def __getitem__(self, key: type[E]) -> E: ...
    @overload
    def __getitem__(self, key: str) -> Any: ...
    def __getitem__(self, key: str | type[BaseRule]) -> Any:
        """Return a rule that is on, by its id or by its class. Raises `KeyError`."""
        return self._by_id[key if isinstance(key, str) else key.id]

    @overload
    def get(self, key: type[E]) -> E | None: ...
    @overload
    def get(self, key: str) -> Any: ...
    def get(self, key: str | type[BaseRule]) -> Any:
        """Return a rule that is on, by its id or by its class, or None."""
        return self._by_id.get(key if isinstance(key, str) else key.id)

    def __contains__(self, id: object) -> bool:
        return id in self._by_id

    def __iter__(self) -> Iterator[Any]:
        return iter(self._in_catalogue)

    @cached_property
    def _in_catalogue(self) -> list[Any]:
        return sorted(self._by_id.values(), key=lambda rule: rule.rank_in_catalogue)

    def __len__(self) -> int:
        return len(self._by_id)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self._by_id == other._by_id

    def __hash__(self) -> int:
        return hash(frozenset(self._by_id.values()))

    def __str__(self) -> str:
        """Write the rules line: the preset, then every difference from it."""
        return self._line

    @cached_property
    def _line(self) -> str:
        house = {rule.id: rule for rule in type(self).read(self.preset)}
        changed = [rule for rule in self if house.get(rule.id) != rule]
        items = [write_rule(rule, house.get(rule.id) or type(rule)()) for rule in changed]
        return ", ".join([self.preset, *items, *(f"-{id}" for id in house if id not in self)])

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


def _from_rules(cls: type[C], preset: str, chosen: Iterable[BaseRule]) -> C:
    """Return rules made of the chosen ones, without reading a text."""
    new = object.__new__(cls)
    new.preset = preset
    new._settle({rule.id: rule for rule in chosen})
    return new


def rules_of(rules: BaseRuleSet | str) -> BaseRuleSet:
    """Return rules as they are, or read a line of them.

    The line is of the game whose name it begins with, else of Daifugo. Raises `RuleError`.
    """
    if isinstance(rules, BaseRuleSet):
        return rules
    return class_of(rules).read(rules)


def class_of(rules: str) -> type[BaseRuleSet]:
    """Return the class of the game that a line of rules is of. Raises `RuleError` for no line."""
    first = line_of(rules).partition(",")[0].strip()
    return rules_class(first if first in GAMES else DAIFUGO)
