"""What a rule is: a small frozen value with words, options, example and hooks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeVar

from .cards import RANKS
from .text import Text

if TYPE_CHECKING:
    from .dealing import Dealing
    from .forms import Kind
    from .game import Game
    from .moves import Answer, Ask, Exit, MarkValue
    from .order import Order
    from .plays import Play
    from .refusal import Refusal
    from .ruleset import Ruleset
    from .state import State

STAGES = (
    "silence",
    "bind",
    "strength",
    "answers",
    "finish",
    "effects",
    "direction",
    "flow",
    "next",
)
"""The stages of one play, in the order of the ruling `simultaneous`."""

CHAPTERS: dict[str, Text] = {
    "base": Text("The game itself", "基本ルール", "기본 규칙"),
    "match": Text("Seats and dealer", "席と配り役", "자리와 딜러"),
    "exchange": Text("The card exchange", "カード交換", "카드 교환"),
    "ranks": Text("Classes", "階級", "계급"),
    "two-player": Text("Two players", "2人用", "2인용"),
    "official": Text("The official match", "公式ルール", "공식 규칙"),
    "house": Text("Round the table", "卓の決まり", "테이블의 약속"),
    "forms": Text("Kinds of plays", "出し方", "내는 방법"),
    "revolution": Text("Revolutions", "革命", "혁명"),
    "binds": Text("Binds", "縛り", "묶기"),
    "endings": Text("Endings", "上がりと落ち", "오르기와 몰락"),
    "threes-to-sixes": Text("Threes to sixes", "3から6", "3부터 6"),
    "sevens-to-tens": Text("Sevens to tens", "7から10", "7부터 10"),
    "courts": Text("Jacks, queens and kings", "J・Q・K", "J·Q·K"),
    "aces-twos-jokers": Text("Aces, twos and jokers", "A・2・ジョーカー", "A·2·조커"),
}


class Option(NamedTuple):
    """One option of a rule: its whole list of values, or the range of a number or list."""

    name: str
    values: tuple[Any, ...] | None
    type: str | None
    default: Any
    min: int | None
    max: int | None
    label: Text
    words: dict[Any, Text]
    waits: dict[Any, str]

    def check(self, value: Any) -> str | None:
        """Say in English what is wrong with a value, or None."""
        if self.type == "set":
            wrong = [v for v in value if v not in (self.values or ())]
            return f"{'+'.join(map(str, wrong))} is not among {self._list()}" if wrong else None
        if self.values is not None:
            known = any(value == v and type(value) is type(v) for v in self.values)
            return None if known else f"it is one of {self._list()}"
        if value is None and self.default is None:
            return None
        return None if self._in_range(value) else self._range()

    def _in_range(self, value: Any) -> bool:
        if self.type == "int":
            return type(value) is int and (self.min or 0) <= value <= (self.max or 0)
        if not isinstance(value, tuple) or not value:
            return False
        if self.type == "ranks":
            return all(v in tuple(RANKS) for v in value)
        return all(type(v) is int and v >= 0 for v in value)

    def _range(self) -> str:
        if self.type == "int":
            return f"it is a whole number from {self.min} to {self.max}"
        if self.type == "ranks":
            return f"it is ranks joined by +, of {' '.join(RANKS)}"
        return "it is a list of whole numbers joined by +, such as 3+2+1"

    def missing(self, value: Any) -> str | None:
        """Return the id of a rule that a value comes with and that is not in the catalogue yet."""
        chosen = value if self.type == "set" else (value,)
        return next((self.waits[v] for v in chosen if v in self.waits), None)

    def _list(self) -> str:
        return ", ".join(show_value(value) for value in self.values or ())


class _Draft:
    """An option before its class gives it a name."""

    def __init__(self, **facts: Any) -> None:
        self.facts = facts


def option(
    *values: Any,
    default: Any = None,
    type: str | None = None,
    min: int | None = None,
    max: int | None = None,
    label: Text,
    words: dict[Any, Text] | None = None,
    waits: dict[Any, str] | None = None,
) -> Any:
    """Declare an option of a rule: ``option(True, False, default=True, label=...)``.

    With ``type`` ``int`` or ``ints`` there are no values but a range. ``words`` says in three
    languages what a value means. ``waits`` names the rule that a value comes with while the
    catalogue does not hold it.
    """
    return _Draft(
        values=values or None,
        default=default,
        type=type,
        min=min,
        max=max,
        label=label,
        words=words or {},
        waits=waits or {},
    )


def show_value(value: Any) -> str:
    """Write an option's value as in a record's ``rules`` line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "null"
    return "+".join(map(str, value)) if isinstance(value, tuple) else str(value)


class RuleError(ValueError):
    """Says which rule or option is wrong, why, and what would be right."""


class Rule:
    """One entry of the catalogue: its options are attributes, its behaviour is its hooks.

    Each hook has one law of combination: ``deck``, ``strength`` and ``lowest`` are folded;
    ``lay_aside``, ``kinds``, ``extra``, ``calls`` and ``is_revolution`` are united; ``allows``,
    ``may_pass`` and ``foul`` are vetoes; of ``leader`` the first to answer counts; the others act
    each in turn.
    """

    id: ClassVar[str]
    names: ClassVar[Text]
    short_names: ClassVar[Text]
    """The names without the further ones in brackets, for sentences and buttons."""
    chapter: ClassVar[str]
    stage: ClassVar[str]
    rank_in_catalogue: ClassVar[tuple[int, int]]
    frame: ClassVar[bool] = False
    life: ClassVar[str] = "trick"
    mark_text: ClassVar[str | None] = None
    """The pattern of what a record writes behind the name of its mark, if it leaves one."""
    slot: ClassVar[str | None] = None
    needs: ClassVar[tuple[str, ...]] = ()
    excludes: ClassVar[tuple[str, ...]] = ()
    clashes: ClassVar[dict[str, tuple[str, ...]]] = {}
    options: ClassVar[dict[str, Option]] = {}
    text: ClassVar[Text]
    note: ClassVar[Text | None] = None
    says: ClassVar[dict[str, Text]] = {}
    example: ClassVar[str] = ""

    def __init__(self, **chosen: Any) -> None:
        values = {name: option.default for name, option in self.options.items()}
        for name, value in chosen.items():
            values[name] = self._checked(name, value)
        vars(self).update(values)

    def _checked(self, name: str, value: Any) -> Any:
        if name not in self.options:
            known = ", ".join(self.options) or "none"
            raise RuleError(f"{self.id} has no option {name!r}; its options: {known}")
        option = self.options[name]
        if wrong := option.check(value):
            raise RuleError(f"{self.id}({name}={show_value(value)}): {wrong}")
        if waits := option.missing(value):
            raise RuleError(
                f"{self.id}({name}={show_value(value)}): this value comes with the rule {waits}, "
                "which this version does not have"
            )
        if option.type == "set":
            return tuple(v for v in option.values or () if v in value)
        return value

    def chosen(self) -> dict[str, Any]:
        """Return the options that differ from their defaults."""
        return {
            name: getattr(self, name)
            for name, option in self.options.items()
            if getattr(self, name) != option.default
        }

    def but(self, **chosen: Any) -> Rule:
        """Return the rule with some options changed."""
        return type(self)(**{**self.chosen(), **chosen})

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"{self.id} cannot be changed; make another one with but({name}=...)")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((self.id, tuple(vars(self).values())))

    def __str__(self) -> str:
        options = ", ".join(f"{name}={show_value(v)}" for name, v in self.chosen().items())
        return f"{self.id}({options})" if options else self.id

    def __repr__(self) -> str:
        options = ", ".join(f"{name}={v!r}" for name, v in self.chosen().items())
        return f"{type(self).__name__}({options})"

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Tell from the rules and the play alone whether ``after_play`` has anything to do."""
        return True

    if TYPE_CHECKING:

        def deck(self, cards: int, rules: Ruleset, players: int, game: int) -> int: ...
        def lay_aside(self, dealing: Dealing) -> int: ...
        def strength(self, order: Order, mark: MarkValue | None) -> Order: ...
        def kinds(self) -> Iterable[Kind]: ...
        def extra(self, game: Game, seat: int) -> Iterable[Play]: ...
        def calls(self, game: Game) -> Iterable[int]: ...
        def is_revolution(self, play: Play) -> bool: ...
        def allows(self, game: Game, play: Play, mark: MarkValue) -> Refusal | None: ...
        def may_pass(self, game: Game) -> Refusal | None: ...
        def foul(self, game: Game, seat: int, play: Play) -> bool: ...
        def leader(self, game: Game) -> int | None: ...
        def on_start(self, game: Game) -> None: ...
        def after_play(self, game: Game, seat: int, play: Play) -> None: ...
        def on_pass(self, game: Game, seat: int) -> None: ...
        def on_flow(self, game: Game) -> None: ...
        def on_out(self, game: Game, exit: Exit) -> None: ...
        def lowest(self, game: State, low: list[Exit]) -> list[Exit]: ...
        def answers(self, game: Game, ask: Ask) -> Iterable[Answer]: ...
        def answered(self, game: Game, ask: Ask, answer: Answer) -> None: ...
        def called(self, game: Game, seat: int) -> None: ...


HOOKS = (
    "deck",
    "lay_aside",
    "strength",
    "kinds",
    "extra",
    "calls",
    "is_revolution",
    "allows",
    "may_pass",
    "foul",
    "leader",
    "on_start",
    "after_play",
    "on_pass",
    "on_flow",
    "on_out",
    "lowest",
    "answers",
    "answered",
    "called",
)
"""Every hook there is; any other public method of a rule is an error when the rule is declared."""

CATALOGUE: dict[str, type[Rule]] = {}
"""Every rule by id, in the order in which it was declared."""

R = TypeVar("R", bound=type[Rule])


def rule(
    id: str,
    *,
    en: str,
    ja: str = "",
    ko: str = "",
    chapter: str = "house",
    text: tuple[str, str] = ("", ""),
    stage: str = "effects",
    helpers: tuple[str, ...] = (),
    **facts: Any,
) -> Any:
    """Enter a class in the catalogue under an id, with its names, chapter and stage.

    Its docstring is its explanation in English; ``text`` is the same in Japanese and Korean; what
    is left out is shown in English. Raises `RuleError` for an id that is taken, an unknown stage or
    fact, and a public method that is neither a hook nor in ``helpers``.
    """

    def enter(cls: R) -> R:
        _check(cls, id, stage, facts)
        _check_methods(cls, id, helpers)
        doc = " ".join((cls.__doc__ or "").split())
        cls.id, cls.chapter, cls.stage = id, chapter, stage
        cls.names = Text(en, ja or en, ko or en)
        cls.short_names = cls.names.short()
        cls.text = Text(doc, text[0] or doc, text[1] or doc)
        cls.rank_in_catalogue = (list(CHAPTERS).index(chapter), len(CATALOGUE))
        cls.options = _options(cls)
        _check_options(cls, id)
        for name, value in facts.items():
            setattr(cls, name, value)
        CATALOGUE[id] = cls
        return cls

    return enter


def _check(cls: type[Rule], id: str, stage: str, facts: dict[str, Any]) -> None:
    taken = CATALOGUE.get(id)
    if taken is not None and taken.__module__ != cls.__module__:
        raise RuleError(f"{id} is a rule of {taken.__module__} already: choose another id")
    if stage not in STAGES:
        raise RuleError(f"{id}: {stage!r} is no stage; the stages are {', '.join(STAGES)}")
    if unknown := set(facts) - set(Rule.__annotations__):
        raise RuleError(f"{id}: a rule has no {', '.join(sorted(unknown))}")


def _check_methods(cls: type[Rule], id: str, helpers: tuple[str, ...]) -> None:
    for name, member in vars(cls).items():
        known = name in HOOKS or name in helpers or name == "concerns" or name.startswith("_")
        if callable(member) and not known:
            raise RuleError(f"{id}: {name!r} is no hook; the hooks are {', '.join(HOOKS)}")


def _check_options(cls: type[Rule], id: str) -> None:
    taken = {*HOOKS, *Rule.__annotations__, "concerns", "chosen", "but"} & set(cls.options)
    if taken:
        raise RuleError(f"{id}: an option cannot be called {', '.join(sorted(taken))}")


def _options(cls: type[Rule]) -> dict[str, Option]:
    drafts = {
        name: draft
        for base in reversed(cls.__mro__)
        for name, draft in vars(base).items()
        if isinstance(draft, _Draft)
    }
    return {name: Option(name=name, **draft.facts) for name, draft in drafts.items()}
