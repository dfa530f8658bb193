"""The settings of a table: language, looks, pace, help."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, replace
from inspect import Parameter, signature
from reprlib import repr as shortened
from typing import Any, Literal, TypedDict, TypeVar, Unpack, get_args, get_type_hints

from daifugo_widget.core.words.suggestions import nearest
from daifugo_widget.core.words.text import Lang

F = TypeVar("F", bound=Callable[..., object])


Theme = Literal["auto", "light", "dark", "contrast"]
Deck = Literal["two", "four"]
Size = Literal["auto", "small", "normal", "large"]
Sort = Literal["order", "suit"]
Pace = Literal["slow", "normal", "fast", "step", "once"]
TimeLimit = Literal["off", "8", "15", "30"]


class Lasting(TypedDict, total=False):
    """The settings that may be the same at every table."""

    lang: Lang
    theme: Theme
    deck: Deck
    size: Size
    sort: Sort
    pace: Pace
    timer: TimeLimit
    legal_only: bool
    auto_pass: bool
    to_end: bool
    warn: bool


class Chosen(Lasting, total=False):
    """Every setting as a keyword, with the values that it may have."""

    paused: bool
    open_hands: bool


KINDS = get_type_hints(Chosen)
VALUES = {key: get_args(kind) or (False, True) for key, kind in KINDS.items()}
"""Every setting and the values that it may have."""
NAMED = Parameter.POSITIONAL_OR_KEYWORD, Parameter.KEYWORD_ONLY


@dataclass(frozen=True)
class Settings:
    """The settings of a table. They never change: `but` returns new ones."""

    lang: Lang = "en"
    theme: Theme = "auto"
    deck: Deck = "two"
    size: Size = "auto"
    sort: Sort = "order"
    pace: Pace = "normal"
    """The three first can be followed; step: a button moves each bot; once: at once."""
    timer: TimeLimit = "15"
    """After so many seconds a person declines to interrupt."""
    paused: bool = False
    legal_only: bool = False
    """Help: only legal plays can be chosen."""
    auto_pass: bool = False
    """The table passes for the people at the screen who can do nothing else."""
    to_end: bool = False
    """Bots play a game to its end at once when all people are out."""
    warn: bool = False
    """The table asks before a move that throws away half a place or more."""
    open_hands: bool = False

    def __post_init__(self) -> None:
        for key, value in asdict(self).items():
            check(key, value)

    def but(self, key: str, value: Any) -> Settings:
        """Return the settings with one of them changed. Raises `ValueError` for a wrong value."""
        check(key, value)
        return replace(self, **{key: value})

    def to_dict(self) -> dict[str, object]:
        """Return the settings by key."""
        return asdict(self)


def takes_settings(**usual: Unpack[Chosen]) -> Callable[[F], F]:
    """Show `help` and completion which ``**settings`` a function takes, with their defaults."""

    def with_signature(function: F) -> F:
        own = signature(function)
        *named, _settings = own.parameters.values()
        keywords = [
            Parameter(key, Parameter.KEYWORD_ONLY, default=default, annotation=KINDS[key])
            for key, default in Settings(**usual).to_dict().items()
        ]
        vars(function)["__signature__"] = own.replace(parameters=[*named, *keywords])
        return function

    return with_signature


def check(key: str, value: object, makers: Iterable[Callable[..., object]] = ()) -> None:
    """Raise `ValueError` if there is no such setting or value."""
    known = VALUES.get(key) if isinstance(key, str) else None
    if known is None:
        raise ValueError(f"there is no {key!r}; {_nearest(key, makers)}")
    if not any(type(value) is type(one) and value == one for one in known):
        listed = ", ".join(map(str, known))
        raise ValueError(f"{key} cannot be {shortened(value)}; it must be one of {listed}")


def _nearest(key: str, makers: Iterable[Callable[..., object]]) -> str:
    """Suggest the word nearest to an unknown one, or list them all."""
    taken = (signature(maker).parameters.values() for maker in makers)
    own = (each.name for parameters in taken for each in parameters if each.kind in NAMED)
    known = [word for word in dict.fromkeys((*own, *VALUES)) if word not in (key, "self")]
    return nearest(key, known).en
