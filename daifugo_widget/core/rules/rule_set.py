"""The rules that are on in a game: read from one line, written as one, looked up by id."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, ClassVar, Self, TypeVar, overload

from ..games import DAIFUGO, PARTS, rules_class
from .clashes import check
from .entry import Entry
from .given import given
from .rule_errors import A_RULE, NO_SUCH_RULE, RuleError, UnknownError
from .rules_text import Reading, line_of, write_rule
from .whole import whole

C = TypeVar("C", bound="ChosenRules")
E = TypeVar("E", bound=Entry)


class ChosenRules(ABC):
    """The rules of a game that are on, each with its options; those of its frame always are.

    A text is written like the ``rules`` line of a record: a preset first, then rules that are
    added, changed or, with a minus, left out; keywords name a rule with ``_`` for ``-`` and give
    True, False or a dict of options. Raises `RuleError` with what is wrong and what would be right.
    """

    game: ClassVar[str]
    """The game that these are rules of, as a record's ``game`` line names it."""
    version: ClassVar[int] = 1
    """The version of the game's behaviour."""
    catalogue: ClassVar[Mapping[str, type[Entry]]]
    presets: ClassVar[Mapping[str, str]]
    """The houses by name, each a rules line; the first is played if no other is named."""
    usual_players: ClassVar[int] = 4
    """How many play if the rules do not say it."""

    preset: str
    _by_id: dict[str, Any]

    def __init__(self, *texts: str, **rules: bool | dict[str, Any]) -> None:
        self.preset, chosen = self.reading().read(texts, rules)
        self._settle(chosen)

    @classmethod
    def all_rules(cls) -> dict[str, type[Entry]]:
        """Return every rule of the game by id, in the order of its catalogue."""
        ordered = sorted(cls.catalogue.items(), key=lambda item: item[1].rank_in_catalogue)
        return dict(ordered)

    @classmethod
    def find(cls, id: str) -> type[Entry]:
        """Return the class of the rule with an id.

        Raises `UnknownError`, which names the nearest rule or the other games that have it.
        """
        found = cls.all_rules().get(id) if isinstance(id, str) else None
        if found is None:
            raise UnknownError(NO_SUCH_RULE.fill(id=id, hint=cls.reading().hint(id)))
        return found

    @classmethod
    def reading(cls) -> Reading:
        """Return the reader of rules lines of this game."""
        return Reading(cls.game, cls.catalogue, cls.presets)

    def _settle(self, chosen: dict[str, Entry]) -> None:
        """Adopt the chosen rules. Raises `RuleError` if they do not go together."""
        self._by_id = chosen
        check(self)

    def with_rule(self, rule: Entry) -> Self:
        """Return the rules with one added or its options changed. Raises `RuleError`."""
        given(rule, Entry, A_RULE, RuleError)
        return self._with({**self._by_id, rule.id: rule})

    def without(self, id: str) -> Self:
        """Return the rules without one. Raises `RuleError` if it is needed, fixed or not on."""
        chosen = dict(self._by_id)
        self.reading().take_out(chosen, id)
        return self._with(chosen)

    def _with(self, chosen: dict[str, Entry]) -> Self:
        return _settled(type(self), self.preset, chosen.values())

    def __reduce__(self) -> tuple[Any, ...]:
        # What is cached on the rules cannot be pickled.
        return _settled, (type(self), self.preset, tuple(self._by_id.values()))

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

    def seated(self, players: int | None = None) -> int:
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
    def __getitem__(self, key: str | type[Entry]) -> Any:
        """Return a rule that is on, by its id or by its class. Raises `KeyError`."""
        return self._by_id[key if isinstance(key, str) else key.id]

    @overload
    def get(self, key: type[E]) -> E | None: ...
    @overload
    def get(self, key: str) -> Any: ...
    def get(self, key: str | type[Entry]) -> Any:
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
        house = {rule.id: rule for rule in type(self)(self.preset)}
        changed = [rule for rule in self if house.get(rule.id) != rule]
        items = [write_rule(rule, house.get(rule.id) or type(rule)()) for rule in changed]
        return ", ".join([self.preset, *items, *(f"-{id}" for id in house if id not in self)])

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


def _settled(cls: type[C], preset: str, chosen: Iterable[Entry]) -> C:
    """Return rules made of the chosen ones, without reading a text."""
    new = object.__new__(cls)
    new.preset = preset
    new._settle({rule.id: rule for rule in chosen})
    return new


def rules_of(rules: ChosenRules | str) -> ChosenRules:
    """Return rules as they are, or read a line of them.

    The line is of the game whose name it begins with, else of Daifugo. Raises `RuleError`.
    """
    if isinstance(rules, ChosenRules):
        return rules
    return class_of(rules)(rules)


def class_of(rules: str) -> type[ChosenRules]:
    """Return the class of the game that a line of rules is of. Raises `RuleError` for no line."""
    first = line_of(rules).partition(",")[0].strip()
    return rules_class(first if first in PARTS else DAIFUGO)
