"""Where a rule writes to a game itself: no event tells of that, which is what verbs are for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from inspect import getmembers, getsource, isfunction, unwrap
from textwrap import dedent
from types import FunctionType

from ..daifugo.fault import Fault
from ..daifugo.rule import Rule

ITSELF = "it writes to game.{field} itself, where rules change a game by its verbs alone"


def written_by(rule: Rule) -> Fault | None:
    """Return where a rule writes to a game, None where it does not.

    That is looked for in its code: what games by chance never come to is found as well.
    """
    for name, method in getmembers(type(rule), isfunction):
        for field, line in _written_in(unwrap(method)):
            return Fault(rule, name, line, ITSELF.format(field=field))
    return None


def _written_in(method: FunctionType) -> Iterator[tuple[str, int]]:
    """Yield the fields that a method writes to, and the lines in its file."""
    try:
        tree = ast.parse(dedent(getsource(method)))
    except (OSError, SyntaxError):
        return  # its code is not kept, or is no whole text: as of a lambda
    for field, line in writes(tree):
        yield field, method.__code__.co_firstlineno + line - 1


def writes(code: ast.AST) -> Iterator[tuple[str, int]]:
    """Yield the fields of a ``game`` that code writes to, and the lines where it does."""
    for node in ast.walk(code):
        match node:
            case ast.Attribute(ast.Name("game"), field, ast.Store() | ast.Del()):
                yield field, node.lineno
