"""Breaks the code in small ways and tells which the tests notice: `python -m tools.mutations`.

The same seed draws the same places as long as their files stay as they are, so that two states of
the tests can be compared.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from copy import deepcopy
from hashlib import sha256
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import NamedTuple

from daifugo_widget.cli_arguments import positive

ROOT = Path(__file__).parents[1]
LEFT_OUT = shutil.ignore_patterns(".git", ".venv*", ".*_cache", "node_modules", "__pycache__")
NO_TESTS = 5
"""What pytest answers if it has found no tests."""
MINUTES = 15
"""After which a run counts as one that has noticed: the code hangs."""


class Area(NamedTuple):
    """A folder of code, and the commands of the tests that are about it.

    The second is for the tests that `make test-all` alone runs, if there are any.
    """

    folder: str
    where: str
    command: list[str]
    slow: list[str] | None = None


def pytest_area(folder: str, *tests: str) -> Area:
    """Give an area with tests in some folders or files."""
    options = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    quick, slow = "not slow and not browser", "slow and not browser"
    return Area(folder, ".", [*options, "-m", quick], [*options, "-m", slow])


AREAS = [
    pytest_area(
        "daifugo_widget/games/daifugo/rules",
        "tests/games/daifugo/rules",
        "tests/core/test_records_library.py",
    ),
    pytest_area("daifugo_widget/table", "tests/table"),
    pytest_area("daifugo_widget/players", "tests/players"),
    Area("js/src", "js", ["npx", "vitest", "run", "--bail", "1"]),
]


class Mutation(NamedTuple):
    """A piece of a file, by its first and last character, and what is written in its place."""

    path: Path
    start: int
    end: int
    old: str
    new: str

    def __str__(self) -> str:
        text = self.path.read_text(encoding="utf-8")
        line = text.count("\n", 0, self.start) + 1
        return f"{self.path.relative_to(ROOT)}:{line}: {self.old} -> {self.new}"

    def rank(self, seed: int) -> str:
        """Give the place in the draw, by what stands there and not by what else there is."""
        said = f"{seed} {self.path.relative_to(ROOT)} {self.start} {self.old} {self.new}"
        return sha256(said.encode()).hexdigest()


# --- Python --------------------------------------------------------------------------------------

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
JOINED: dict[type[ast.boolop], type[ast.boolop]] = {ast.And: ast.Or, ast.Or: ast.And}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}


def other(node: ast.AST) -> ast.AST | None:
    """Return a node that does something else, or None for one that is left as it is."""
    changed = deepcopy(node)
    match changed:
        case ast.Compare(ops=[first, *rest]):
            changed.ops = [COMPARED[type(first)](), *rest]
        case ast.BoolOp(op=joint):
            changed.op = JOINED[type(joint)]()
        case ast.BinOp(op=sign) if type(sign) in COUNTED:
            changed.op = COUNTED[type(sign)]()
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return operand
        case ast.Constant(value=bool(value)):
            changed.value = not value
        case ast.Constant(value=int(value)):
            changed.value = value + 1
        case _:
            return None
    return changed


def in_python(path: Path) -> Iterator[Mutation]:
    """Yield what can be broken within the functions of a module."""
    text = path.read_text(encoding="utf-8")
    lines = [0, *(match.end() for match in re.finditer("\n", text))]
    functions = (n for n in ast.walk(ast.parse(text)) if isinstance(n, ast.FunctionDef))
    bodies = (node for function in functions for node in function.body)
    for node in chain.from_iterable(map(ast.walk, bodies)):
        changed = other(node)
        if changed is None or not isinstance(node, ast.expr) or within_text(node, text, lines):
            continue
        start, end = place(text, lines, node)
        yield Mutation(path, start, end, text[start:end], f"({ast.unparse(changed)})")


def place(text: str, lines: list[int], node: ast.expr) -> tuple[int, int]:
    """Return the first and the last character of an expression; Python counts bytes of a line."""

    def at(line: int, column: int) -> int:
        begin = lines[line - 1]
        return begin + len(text[begin : begin + column].encode()[:column].decode())

    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return at(node.lineno, node.col_offset), at(node.end_lineno, node.end_col_offset)


def within_text(node: ast.expr, text: str, lines: list[int]) -> bool:
    """Tell whether an expression stands in a string, where its place cannot be told."""
    start, end = place(text, lines, node)
    try:
        return ast.dump(ast.parse(f"({text[start:end]})", mode="eval").body) != ast.dump(node)
    except SyntaxError:
        return True


# --- TypeScript ----------------------------------------------------------------------------------

SIGNS = {
    " === ": " !== ",
    " !== ": " === ",
    " && ": " || ",
    " || ": " && ",
    " < ": " <= ",
    " > ": " >= ",
    " + 1": " + 2",
    " - 1": " - 2",
    "true": "false",
    "false": "true",
}


def in_typescript(path: Path) -> Iterator[Mutation]:
    """Yield what can be broken in a module, but in its comments, imports and types."""
    text = path.read_text(encoding="utf-8")
    for match in re.finditer("|".join(map(re.escape, SIGNS)), text):
        line = text[text.rfind("\n", 0, match.start()) + 1 : match.start()].strip()
        if not line.startswith(("//", "*", "/*", "import", "type ", "export type")):
            yield Mutation(path, *match.span(), match[0], SIGNS[match[0]])


# --- the draw and the runs -----------------------------------------------------------------------


def mutations(area: Area) -> Iterator[Mutation]:
    """Yield all that can be broken in an area."""
    for path in sorted((ROOT / area.folder).rglob("*")):
        if path.suffix == ".py":
            yield from in_python(path)
        elif path.suffix in (".ts", ".tsx"):
            yield from in_typescript(path)


def drawn(area: Area, seed: int, number: int) -> list[Mutation]:
    """Draw so many mutations of an area."""
    return sorted(mutations(area), key=lambda each: each.rank(seed))[:number]


def caught(command: list[str], where: str, mutation: Mutation, copy: Path) -> bool:
    """Tell whether a command fails in a copy of the checkout that is broken."""
    target = copy / mutation.path.relative_to(ROOT)
    whole = mutation.path.read_text(encoding="utf-8")
    target.write_text(whole[: mutation.start] + mutation.new + whole[mutation.end :], "utf-8")
    try:
        done = subprocess.run(
            command,
            cwd=copy / where,
            env={**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=60 * MINUTES,
        )
        return done.returncode not in (0, NO_TESTS)
    except subprocess.TimeoutExpired:
        return True
    finally:
        target.write_text(whole, "utf-8")


CAUGHT, SLOWLY, MISSED = "caught", "caught by make test-all alone", "MISSED"


def verdict(area: Area, mutation: Mutation, copy: Path) -> str:
    """Say which tests of an area catch a mutation."""
    if caught(area.command, area.where, mutation, copy):
        return CAUGHT
    if area.slow and caught(area.slow, area.where, mutation, copy):
        return SLOWLY
    return MISSED


def main(arguments: list[str]) -> int:
    """Break the code, tell of each break which tests caught it, and the share of those."""
    parser = ArgumentParser(prog="python -m tools.mutations", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--each", type=positive, default=5, help="so many in each of four areas")
    chosen = parser.parse_args(arguments)
    found: list[str] = []
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "checkout"
        shutil.copytree(ROOT, copy, ignore=LEFT_OUT)
        (copy / "js" / "node_modules").symlink_to(ROOT / "js" / "node_modules")
        for area in AREAS:
            for mutation in drawn(area, chosen.seed, chosen.each):
                begun = monotonic()
                found.append(verdict(area, mutation, copy))
                print(f"{found[-1]} in {monotonic() - begun:.0f} s: {mutation}", flush=True)
    print(", ".join(f"{found.count(word)} {word}" for word in (CAUGHT, SLOWLY, MISSED)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
