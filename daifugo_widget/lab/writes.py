"""Where a rule writes to a game itself: no event tells of that, which is what verbs are for."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from inspect import getmembers, getsource, isfunction, unwrap
from textwrap import dedent
from types import FunctionType

from ..daifugo.fault import Fault
from ..daifugo.rule import Rule

ITSELF = "it writes to {what} itself, where rules change a game by its verbs alone"


def written_by(rule: Rule) -> Fault | None:
    """Return where a rule writes to a game, None where it does not.

    That is looked for in its code: what games by chance never come to is found as well.
    """
    for name, method in getmembers(type(rule), isfunction):
        for what, line in _written_in(unwrap(method)):
            return Fault(rule, name, line, ITSELF.format(what=what))
    return None


def _written_in(method: FunctionType) -> Iterator[tuple[str, int]]:
    """Yield what a method writes to of all that it is handed, and the lines in its file."""
    try:
        tree = ast.parse(dedent(getsource(method)))
    except (OSError, SyntaxError):
        return  # its code is not kept, or is no whole text: as of a lambda
    code = method.__code__
    handed = code.co_varnames[1 : code.co_argcount]  # the game, whatever the method calls it
    for what, line in writes(tree, handed):
        yield what, code.co_firstlineno + line - 1


def writes(code: ast.AST, names: Collection[str] = ("game",)) -> Iterator[tuple[str, int]]:
    """Yield the fields of some variables that code writes to, and the lines where it does."""
    for node in ast.walk(code):
        match node:
            case ast.Attribute(ast.Name(name), field, ast.Store() | ast.Del()) if name in names:
                yield f"{name}.{field}", node.lineno
