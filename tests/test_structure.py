"""The house stays readable: small files, short lines, a lock file that names no host."""

import ast
from collections import Counter
from pathlib import Path

import pytest

from daifugo_widget.lab.writes import writes

ROOT = Path(__file__).parents[1]
FOLDERS = ("daifugo_widget", "tests", "js/src", "js/tests")
SUFFIXES = {".py", ".ts", ".tsx", ".css"}
SOURCES = [
    path
    for folder in FOLDERS
    for path in sorted((ROOT / folder).rglob("*"))
    if path.suffix in SUFFIXES and path.parent.name != "static"
]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_is_small_and_its_lines_are_short(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 400
    assert [number for number, line in enumerate(lines, 1) if len(line) > 100] == []


@pytest.mark.parametrize(
    "path", sorted((ROOT / "daifugo_widget" / "rules").rglob("*.py")), ids=lambda path: path.stem
)
def test_a_rule_changes_a_game_by_its_verbs_alone(path: Path) -> None:
    assert list(writes(ast.parse(path.read_text(encoding="utf-8")))) == []


def test_no_module_gives_a_name_twice() -> None:
    twice = []
    for path in (path for path in SOURCES if path.suffix == ".py"):
        body = ast.parse(path.read_text(encoding="utf-8")).body
        assigned = (node.targets for node in body if isinstance(node, ast.Assign))
        names = Counter(to.id for tos in assigned for to in tos if isinstance(to, ast.Name))
        twice += [f"{path.name}: {name}" for name, times in names.items() if times > 1]
    assert twice == []


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (ROOT / "js" / "package-lock.json").read_text()
