"""The documentation names what is there: paths, anchors, modules, tables made from the code."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from daifugo_widget.teach.course import COURSE
from tests.checking import some
from tools import docs

ROOT = Path(__file__).parents[1]
PAGES = sorted([*(ROOT / "docs").glob("*.md"), *ROOT.glob("*.md")])
LINK = re.compile(r"\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)")
HEADING = re.compile(r"^#+ (.*)$", re.M)
CITED = re.compile(r"ruling \"([A-Z][\w ]*)\"")
CODE = re.compile(r"^```.*?^```", re.M | re.S)
PACKAGES = sorted((ROOT / "daifugo_widget").rglob("__init__.py"))
NAMED = re.compile(r"(?<!`)`([\w./-]+)`(?!`)")
"""A module, a path or a name in the docstring of a package."""
DEFINED = re.compile(r"^ *(?:class|def) (\w+)", re.M)


def anchors(page: Path) -> set[str]:
    """Return the anchors that a page's headings have on a code host."""
    headings = HEADING.findall(CODE.sub("", page.read_text(encoding="utf-8")))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_there_are_pages_for_every_stranger() -> None:
    names = {page.name for page in PAGES}
    assert {"architecture.md", "glossary.md", "contributing.md", "CONTRIBUTING.md"} <= names


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    broken = []
    for path, anchor in LINK.findall(page.read_text(encoding="utf-8")):
        goal = (page.parent / path).resolve() if path else page
        if not goal.exists() or (anchor and goal.suffix == ".md" and anchor not in anchors(goal)):
            broken.append(f"{path}#{anchor}")
    assert broken == []


def test_the_rulings_that_the_code_cites_are_headings_of_the_page() -> None:
    headings = set(HEADING.findall((ROOT / "docs/rulings.md").read_text(encoding="utf-8")))
    cited = {
        name
        for path in (ROOT / "daifugo_widget").rglob("*.py")
        for name in CITED.findall(path.read_text(encoding="utf-8"))
    }
    assert cited, "the code cites no ruling any more: then this test can go"
    assert cited <= headings


def test_the_tables_that_pages_take_from_elsewhere_are_as_they_are_there() -> None:
    pages = [page.read_text(encoding="utf-8") for page in docs.PAGES]
    assert sorted(part for page in pages for part in docs.PART.findall(page)) == sorted(docs.PARTS)
    for page in some(pages, at_least=2):
        assert docs.renewed(page) == page, "write it anew with `python -m tools.docs`"


def test_every_chapter_says_what_one_can_do_after_it() -> None:
    for chapter in some(COURSE, at_least=23):
        assert len(docs.goals_of(chapter)) >= 3, chapter.key


@cache
def defined() -> set[str]:
    """Return the names of all classes and functions of the package."""
    texts = (path.read_text(encoding="utf-8") for path in (ROOT / "daifugo_widget").rglob("*.py"))
    return {name for text in texts for name in DEFINED.findall(text)}


def is_there(name: str, folder: Path) -> bool:
    """Return whether a name in the docstring of a package is a path, a module or defined."""
    near = (folder, folder.parent, ROOT / "daifugo_widget", ROOT)
    module = f"{name.replace('.', '/')}.py"
    ends = (name, name.replace(".", "/"), module)
    return name in defined() or any((at / end).exists() for at in near for end in ends)


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: str(path.parent.relative_to(ROOT)))
def test_the_docstring_of_a_package_names_what_is_in_it(package: Path) -> None:
    names = NAMED.findall(ast.get_docstring(ast.parse(package.read_text(encoding="utf-8"))) or "")
    assert [name for name in names if not is_there(name, package.parent)] == []
    beside = {end for path in package.parent.iterdir() for end in (path.name, path.stem)}
    assert beside & {*names}, "say which files one passes"
