"""The house stays readable: no piles, short lines, a lock file that names no host."""

import ast
from collections import Counter
from pathlib import Path

import pytest

from daifugo_widget.lab.rule_lint import writes
from tests.unencoded import unencoded_calls
from tests.vacuous import vacuous_tests
from tools import contract

ROOT = Path(__file__).parents[1]
FOLDERS = ("daifugo_widget", "tests", "js/src", "js/tests")
SUFFIXES = {".py", ".ts", ".tsx", ".css"}
SOURCES = [
    path
    for folder in FOLDERS
    for path in sorted((ROOT / folder).rglob("*"))
    if path.suffix in SUFFIXES and path.parent.name != "static" and path != contract.TARGET
]
"""All that is written by hand."""

TESTS = sorted((ROOT / "tests").rglob("test_*.py"))


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def test_no_file_is_a_pile_and_all_lines_are_short() -> None:
    assert len(SOURCES) > 500
    texts = {path: path.read_text(encoding="utf-8").splitlines() for path in SOURCES}
    assert [name(path) for path, lines in texts.items() if len(lines) > 600] == []
    numbered = ((path, *line) for path, lines in texts.items() for line in enumerate(lines, 1))
    assert [f"{name(path)}:{at}" for path, at, line in numbered if len(line) > 100] == []


def test_a_rule_changes_a_game_by_its_verbs_alone() -> None:
    paths = sorted((ROOT / "daifugo_widget" / "games" / "daifugo" / "rules").rglob("*.py"))
    assert len(paths) > 50
    found = [(path, list(writes(ast.parse(path.read_text(encoding="utf-8"))))) for path in paths]
    assert [(name(path), written) for path, written in found if written] == []


def test_no_test_can_pass_without_having_checked_anything() -> None:
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in TESTS}
    assert len(trees) > 100
    found = {name(path): vacuous_tests(tree) for path, tree in trees.items()}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    ("body", "vacuous"),
    [
        ("for x in xs: assert x", True),
        ("for x in some(xs): assert x", False),
        ("for x in (1, y): assert x", False),
        ("for x in range(3): assert x", False),
        ("for x in some(xs):\n  for y in x: assert y", True),
        ("if x: assert x", True),
        ("if x: assert x\n else: raise AssertionError", False),
        ("while x: assert x", True),
        ("for x in xs: assert x\n assert xs", False),
        ("with pytest.raises(E): x()", False),
        ("for x in xs: expect(x).to_be_visible()", True),
    ],
)
def test_an_assertion_that_may_not_be_reached_is_seen(body: str, vacuous: bool) -> None:
    assert bool(vacuous_tests(ast.parse(f"def test_it():\n {body}"))) == vacuous


PYTHON = [
    path
    for folder in (".", "daifugo_widget", "tests", "tools")
    for path in sorted((ROOT / folder).glob("*.py" if folder == "." else "**/*.py"))
]


def test_no_text_is_read_or_written_in_an_encoding_that_the_system_chooses() -> None:
    assert len(PYTHON) > 500
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in PYTHON}
    found = (f"{name(path)}:{at}" for path, tree in trees.items() for at in unencoded_calls(tree))
    assert [*found] == []


@pytest.mark.parametrize(
    ("call", "unencoded"),
    [
        ("path.read_text()", True),
        ("path.read_text('utf-8')", False),
        ("path.write_text(text)", True),
        ("path.write_text(text, encoding='ascii')", False),
        ("path.open()", True),
        ("path.open('a', encoding='utf-8')", False),
        ("path.open('rb')", False),
        ("os.open(path, flags)", False),
        ("subprocess.run(command, text=True)", True),
        ("subprocess.run(command, encoding='utf-8')", False),
        ("subprocess.run(command)", False),
    ],
)
def test_a_text_without_an_encoding_is_seen(call: str, unencoded: bool) -> None:
    assert bool([*unencoded_calls(ast.parse(call))]) == unencoded


def test_no_module_gives_a_name_twice() -> None:
    twice = []
    for path in (path for path in SOURCES if path.suffix == ".py"):
        body = ast.parse(path.read_text(encoding="utf-8")).body
        assigned = (node.targets for node in body if isinstance(node, ast.Assign))
        names = Counter(to.id for tos in assigned for to in tos if isinstance(to, ast.Name))
        twice += [f"{path.name}: {name}" for name, times in names.items() if times > 1]
    assert twice == []


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (ROOT / "js" / "package-lock.json").read_text(encoding="utf-8")


def test_tests_of_the_browser_come_after_all_others(request: pytest.FixtureRequest) -> None:
    browser = ROOT / "tests" / "browser"
    places = [item.path.is_relative_to(browser) for item in request.session.items]
    assert places == sorted(places)
