"""Finding where a rule writes to a game itself; only changes by verbs are told as events."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from inspect import getmembers, getsource, isfunction, unwrap
from textwrap import dedent
from types import FunctionType

from ..core.rules.rule import RuleFailure
from ..games.daifugo.engine.rule import Rule

ITSELF = "it writes to {what} itself, but a rule may change a game only by its verbs"


def written_by(rule: Rule) -> RuleFailure | None:
    """Return where a rule writes to a game, None if it does not.

    The rule's code is searched, so that lines which chance never reaches are found as well.
    """
    for name, method in getmembers(type(rule), isfunction):
        for what, line in _written_in(unwrap(method)):
            return RuleFailure(rule, name, line, ITSELF.format(what=what))
    return None


def _written_in(method: FunctionType) -> Iterator[tuple[str, int]]:
    """Yield the fields of its arguments that a method writes to, and the lines in its file."""
    try:
        tree = ast.parse(dedent(getsource(method)))
    except (OSError, SyntaxError):
        return  # its source is not kept, or is not complete, as for a lambda
    code = method.__code__
    handed = code.co_varnames[1 : code.co_argcount]  # the game, whatever the method calls it
    for what, line in writes(tree, handed):
        yield what, code.co_firstlineno + line - 1


def writes(code: ast.AST, names: Collection[str] = ("game",)) -> Iterator[tuple[str, int]]:
    """Yield the fields of some variables that code writes to, and the lines that do so."""
    for node in ast.walk(code):
        match node:
            case ast.Attribute(ast.Name(name), field, ast.Store() | ast.Del()) if name in names:
                yield f"{name}.{field}", node.lineno
