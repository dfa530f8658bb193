"""Each public value type and function shows an example that runs as it stands."""

from __future__ import annotations

import ast
import doctest
from pathlib import Path
from random import Random

import pytest

import daifugo_widget
from daifugo_widget import lab, teach
from daifugo_widget.core import cards
from daifugo_widget.players.outlook import Outlook
from tests.checking import some

PACKAGE = Path(daifugo_widget.__file__).parent
NO_EXAMPLE = {"Move", "__version__", "lab"}
"""Public names that are neither a class nor a function."""
PUBLIC = {
    **{name: getattr(daifugo_widget, name) for name in daifugo_widget.__all__},
    **{name: getattr(lab, name) for name in lab.__all__},
    **{name: getattr(cards, name) for name in ("cards", "pretty", "show")},
    **{name: getattr(teach, name) for name in ("annotated_game", "habit")},
    "Outlook": Outlook,
}
EXAMPLES = {name: thing for name, thing in PUBLIC.items() if name not in NO_EXAMPLE}
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@pytest.mark.usefixtures("own_rules")
@pytest.mark.parametrize("name", EXAMPLES)
def test_the_example_of_a_public_name_runs(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names = {**PUBLIC, "NINE": cards.NINE, "Random": Random, "__name__": "examples"}
    (test,) = doctest.DocTestFinder(recurse=False).find(EXAMPLES[name], name, globs=names)
    assert test.examples, f"{name} has no example: write a line with >>> in its docstring"
    report: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=report.append)
    assert "".join(report) == ""


def test_no_other_docstring_has_an_example_which_nobody_would_run() -> None:
    texts = [path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")]
    trees = [ast.parse(text) for text in texts if ">>> " in text]
    kinds = ast.ClassDef | ast.FunctionDef
    nodes = [node for tree in some(trees) for node in ast.walk(tree) if isinstance(node, kinds)]
    shown = {node.name for node in nodes if ">>> " in (ast.get_docstring(node) or "")}
    assert shown == EXAMPLES.keys()
