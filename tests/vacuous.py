"""Finds tests that may pass without having checked anything."""

from __future__ import annotations

import ast
from collections.abc import Iterator

EXPECTING = ("raises", "warns")
SAME_LENGTH = {"enumerate", "reversed", "sorted", "list", "tuple"}


def vacuous_tests(tree: ast.AST) -> list[str]:
    """Return the tests of a module whose assertions all stand where they may not be reached.

    That is within an `if` or `while`, or a `for` over what may be empty. A `for` over `some(...)`
    of `tests.checking` fails where there is nothing.
    """
    functions = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    tests = (node for node in functions if node.name.startswith("test_"))
    return [test.name for test in tests if not any(reached(test.body) or [True])]


def reached(body: list[ast.stmt]) -> list[bool]:
    """Tell of each assertion in some statements whether it is reached in any case."""
    return [sure for statement in body for sure in reached_in(statement)]


def reached_in(statement: ast.stmt) -> Iterator[bool]:
    if asserts(statement):
        yield True
    match statement:
        case ast.For(iter=items, body=body):
            yield from (sure and has_items(items) for sure in reached(body))
        case ast.If(body=body, orelse=otherwise):
            branches = [reached(body), reached(otherwise)]
            yield from [all(any(branch) for branch in branches)] * any(map(bool, branches))
        case ast.While(body=body):
            yield from (False for _ in reached(body))
        case ast.With(body=body) | ast.Try(body=body):
            yield from reached(body)


def asserts(statement: ast.stmt) -> bool:
    """Tell whether a statement is an assertion, not whether it has one within."""
    match statement:
        case ast.Assert() | ast.Raise():
            return True
        case ast.With(items=items):
            return any(calls(item.context_expr, *EXPECTING) for item in items)
        case ast.Expr(value=ast.Call(func=function)):
            said = ast.unparse(function)
            return said.startswith(("expect(", "assert_")) or ".assert_" in said
    return False


def calls(node: ast.expr, *names: str) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in names


def has_items(node: ast.expr) -> bool:
    """Tell whether what a loop goes over is written down with items, or fails without any."""
    match node:
        case ast.Tuple(elts=items) | ast.List(elts=items) | ast.Set(elts=items):
            return not all(isinstance(item, ast.Starred) for item in items)
        case ast.Dict(keys=keys):
            return bool(keys)
        case ast.Constant(value=value):
            return bool(value)
        case ast.Call(func=ast.Name(id="range"), args=arguments):
            return all(isinstance(argument, ast.Constant) for argument in arguments)
        case ast.Call(func=ast.Name(id="zip" | "product"), args=arguments):
            return all(map(has_items, arguments))
        case ast.Call(func=ast.Name(id=name), args=[first, *_]) if name in SAME_LENGTH:
            return has_items(first)
        case ast.Call(func=ast.Attribute(value=of, attr="items" | "values" | "keys")):
            return has_items(of)
    return calls(node, "some")
