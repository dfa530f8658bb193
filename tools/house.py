"""The figures of the house, each with the names behind it: `make house` prints them.

They show whether a stranger finds the way: which packages know a game, what is called by a word
that nobody would search for, which names stand for several things, how far a rule's behaviour
begins below its name.
"""

from __future__ import annotations

import ast
import re
import statistics
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "daifugo_widget"
NEUTRAL = ("core", "players", "table", "replay", "progress", "drills", "quiz")
SHIMS = PACKAGE / "moved_imports.py"
SMALL = 45
PARTICIPLE = re.compile(
    "told|shown|drawn|said|given|found|laid|met|gone|made|kept|left|held|known|seen|won|lost"
    "|dealt|spoken|written|(?!(?:seed|speed|need|feed|embed|shared)$)[a-z]+ed"
)


class Source(NamedTuple):
    """A module of the product: its path below the package, its lines and its syntax tree."""

    path: Path
    lines: list[str]
    tree: ast.Module

    @property
    def name(self) -> str:
        """The path as it is printed."""
        return str(self.path.relative_to(ROOT))

    @property
    def module(self) -> tuple[str, ...]:
        """The name of the module in parts; that of a package for its ``__init__``."""
        parts = self.path.relative_to(ROOT).with_suffix("").parts
        return parts[:-1] if parts[-1] == "__init__" else parts


class Figure(NamedTuple):
    """One line of the report: what is counted, the figure, and what stands behind it."""

    what: str
    value: str
    behind: list[str]


def sources() -> list[Source]:
    """Return all modules of the product but the shims for old imports."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        if path != SHIMS:
            text = path.read_text(encoding="utf-8")
            found.append(Source(path, text.splitlines(), ast.parse(text)))
    return found


def imported_from(source: Source, node: ast.ImportFrom) -> tuple[str, ...]:
    """Return the module that a ``from`` import names, in parts."""
    if not node.level:
        return tuple((node.module or "").split("."))
    is_package = source.path.name == "__init__.py"
    base = source.module[: len(source.module) - node.level + is_package]
    return (*base, *(node.module.split(".") if node.module else ()))


def game_imports(source: Source) -> Iterator[str]:
    """Yield the names that a neutral module imports from inside a game."""
    if source.module[1:2] and source.module[1] in NEUTRAL:
        for node in ast.walk(source.tree):
            if isinstance(node, ast.ImportFrom):
                module = imported_from(source, node)
                if module[:2] == ("daifugo_widget", "games") and len(module) > 2:
                    yield from (f"{source.name}: {alias.name}" for alias in node.names)


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Yield all functions and methods."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def participles(source: Source) -> Iterator[str]:
    """Yield the functions that are called by a bare participle."""
    for function in functions(source.tree):
        if PARTICIPLE.fullmatch(function.name.strip("_")):
            yield f"{source.name}:{function.lineno}: {function.name}"


def repeated_modules(all_sources: Iterable[Source]) -> list[str]:
    """Return the module names that stand twice or more outside the slices of games."""
    places = defaultdict(list)
    for source in all_sources:
        if source.module[1:2] != ("games",) and source.path.name != "__init__.py":
            places[source.path.stem].append(source.name)
    return [f"{name}: {', '.join(found)}" for name, found in places.items() if len(found) > 1]


def behaviour_distances(source: Source) -> Iterator[int]:
    """Yield for each rule how many lines its behaviour begins below its decorator."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.ClassDef):
            entered = [
                decorator
                for decorator in node.decorator_list
                if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "rule"
            ]
            methods = [part.lineno for part in node.body if isinstance(part, ast.FunctionDef)]
            if entered and methods:
                yield min(methods) - entered[0].lineno


def any_lines(source: Source) -> int:
    """Return how many lines say ``Any``."""
    lines = {
        node.lineno
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Name) and node.id == "Any"
    }
    return len(lines)


def complexity(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Return the cyclomatic complexity of a function, as McCabe counts it."""
    branches = (ast.If, ast.For, ast.While, ast.IfExp, ast.ExceptHandler, ast.comprehension)
    return 1 + sum(isinstance(node, branches) for node in ast.walk(function))


def lines_of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Return the length of a function without its docstring."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    return 1 + (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 1


def is_annotated(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Return whether a function says the types of its arguments and its result."""
    arguments = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    bare = [a for a in arguments if a.annotation is None and a.arg not in ("self", "cls")]
    return not bare and function.returns is not None


def ninth_decile(values: list[int]) -> int:
    """Return the value below which nine tenths lie."""
    return int(statistics.quantiles(values, n=10)[-1])


def figures() -> list[Figure]:
    """Measure the house."""
    house = sources()
    rules = [s for s in house if s.module[1:2] == ("games",) and "rules" in s.module]
    distances = [distance for source in rules for distance in behaviour_distances(source)]
    all_functions = [function for source in house for function in functions(source.tree)]
    lengths = [lines_of(function) for function in all_functions]
    knots = [complexity(function) for function in all_functions]
    annotated = sum(map(is_annotated, all_functions)) / len(all_functions)
    imports = [name for source in house for name in game_imports(source)]
    bare = [name for source in house for name in participles(source)]
    small = [
        f"{source.name}: {len(source.lines)}"
        for source in house
        if len(source.lines) <= SMALL and source.path.name != "__init__.py"
    ]
    twice = repeated_modules(house)
    loose = [(source.name, any_lines(source)) for source in house]
    return [
        Figure("names that neutral packages import from a game", str(len(imports)), imports),
        Figure("functions called by a bare participle", str(len(bare)), bare),
        Figure("module names that stand twice outside the games", str(len(twice)), twice),
        Figure(f"files of {SMALL} lines or fewer", str(len(small)), small),
        Figure(
            "lines from @rule to behaviour, median",
            f"{statistics.median(distances):g} of {len(distances)} rules",
            [],
        ),
        Figure("lines of rules", str(sum(len(source.lines) for source in rules)), []),
        Figure(
            "lines that say Any",
            str(sum(count for _, count in loose)),
            [f"{name}: {count}" for name, count in loose if count],
        ),
        Figure(
            "lines of a function, median and ninth decile",
            f"{statistics.median(lengths):g}, {ninth_decile(lengths)}",
            [],
        ),
        Figure("complexity, ninth decile", str(ninth_decile(knots)), []),
        Figure("functions annotated in full", f"{annotated:.1%}", []),
    ]


def main(arguments: list[str]) -> None:
    """Print the figures; with ``--names`` also what stands behind each."""
    for figure in figures():
        print(f"{figure.what:52} {figure.value}")
        if "--names" in arguments:
            print("".join(f"    {name}\n" for name in figure.behind), end="")


if __name__ == "__main__":
    main(sys.argv[1:])
