"""Whether a class declares again what another one declares, from another module."""

from __future__ import annotations

from collections.abc import Mapping
from types import CodeType, FunctionType

from daifugo_widget.core.rules.options import Draft

_OF_ITS_PLACE = {
    "__module__",
    "__dict__",
    "__weakref__",
    "__firstlineno__",
    "__annotations__",
    "__annotate__",
    "__annotate_func__",
    "__conditional_annotations__",
}
"""What a class has by where it stands and not by what it says."""

_AROUND_A_FUNCTION = "fget", "__func__", "func", "__wrapped__"
"""Where properties, static methods, partial functions and wrappers have their function."""


def declaration(cls: type, words: Mapping[str, object]) -> tuple[object, ...]:
    """Return what a class and the words of its decorator say, wherever they stand."""
    members = {name: each for name, each in vars(cls).items() if name not in _OF_ITS_PLACE}
    bases = [base.__qualname__ for base in cls.__bases__]
    return cls.__qualname__, bases, _comparable(members), _comparable(words)


def _comparable(member: object) -> object:
    """Return what a member of a class is, in a form that is equal for the same source."""
    if isinstance(member, Draft):
        return member.facts
    if isinstance(member, Mapping):
        return {key: _comparable(each) for key, each in member.items()}
    if isinstance(member, list | tuple):
        return type(member).__qualname__, [_comparable(each) for each in member]
    if isinstance(member, type):
        return member.__qualname__
    for inside in _AROUND_A_FUNCTION:
        member = getattr(member, inside, member)
    if isinstance(member, FunctionType):
        defaults = member.__defaults__, member.__kwdefaults__
        return _code(member.__code__), _comparable(defaults)
    equals: object = type(member).__eq__
    return type(member).__qualname__ if equals is object.__eq__ else member


def _code(code: CodeType) -> tuple[object, ...]:
    constants = [_code(each) if isinstance(each, CodeType) else each for each in code.co_consts]
    return code.co_code, code.co_names, code.co_varnames, code.co_freevars, constants
