"""What a hook of one's own rule returns: looked at where it does, so that the rule is named."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, wraps
from types import UnionType
from typing import TYPE_CHECKING, Any, get_args, get_origin, get_type_hints

from .hooks import HOOKS, Hooks

if TYPE_CHECKING:
    from .rule import Rule

Hook = Callable[..., Any]


class ReturnError(TypeError):
    """Says that a hook has returned something else than it has to.

    ``line`` is where the hook begins, ``what`` the same without the names of rule and hook.
    """

    def __init__(self, rule: Rule, hook: str, line: int, found: Any) -> None:
        wanted = vars(Hooks)[hook].__annotations__["return"]
        wanted = "nothing" if wanted == "None" else wanted.replace(" | ", " or ")
        returned = f"returns {found!r}, but has to return {wanted}"
        super().__init__(f"{rule.id}: {hook} {returned}")
        self.rule, self.hook, self.line, self.what = rule, hook, line, f"it {returned}"


def watch(cls: type[Rule]) -> None:
    """Let the hooks of a class look at what they return. Makes them raise `ReturnError`."""
    for name in HOOKS:
        member = vars(cls).get(name)
        if callable(member) and not hasattr(member, "watches"):
            setattr(cls, name, _watched(name, member))


def _watched(name: str, hook: Hook) -> Hook:
    code = getattr(hook, "__code__", None)
    line = code.co_firstlineno if code else 0

    @wraps(hook)
    def watched(rule: Rule, *args: Any, **named: Any) -> Any:
        found = hook(rule, *args, **named)
        if isinstance(found, Iterator):
            found = tuple(found)
        if not _fits(found, _wanted(name)):
            raise ReturnError(rule, name, line, found)
        return found

    vars(watched)["watches"] = name  # a class may be declared again, with other words
    return watched


@cache
def _wanted(hook: str) -> Any:
    """Return the type that a hook has to return, by what stands in `Hooks`."""
    from . import dealing, forms, game, moves, order, plays, refusal, ruleset, state, text

    modules = dealing, forms, game, moves, order, plays, refusal, ruleset, state, text
    names = {name: value for module in modules for name, value in vars(module).items()}
    return get_type_hints(vars(Hooks)[hook], localns=names)["return"]


def _fits(found: Any, wanted: Any) -> bool:
    """Tell whether a value is of a type; whatever is true or false will do as a truth."""
    kind, parts = get_origin(wanted), get_args(wanted)
    if kind is UnionType:
        return any(_fits(found, part) for part in parts)
    if kind is not None:
        return isinstance(found, kind) and all(_fits(one, parts[0]) for one in found)
    return wanted is bool or isinstance(found, wanted)
