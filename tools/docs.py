"""Renew what the documentation takes from the code: `python -m tools.docs` writes it.

Between `<!-- NAME -->` and `<!-- end -->` a page holds a table that is made here; the rest is
written by hand.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

import nbformat

from daifugo_widget.games.daifugo.engine.rule import STAGES
from daifugo_widget.teach import writing
from daifugo_widget.teach.course import COURSE, Chapter

ROOT = Path(__file__).parents[1]
PAGES = (ROOT / "docs" / "writing-rules.md", ROOT / "TEACHING.md")
GOAL = re.compile(r"(?m)^- (.+(?:\n  .+)*)")
CALL = re.compile(r"[\w.]+\(.*\)|(?:\{\w+\} ?)+")
PART = re.compile(r"<!-- (\w+) -->\n.*?<!-- end -->", re.S)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table as Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(map(cell_text, line))} |" for line in lines)


def cell_text(cell: str) -> str:
    """Return a cell as Markdown: what is written in a call is code."""
    escaped = cell.replace("|", "\\|")
    return f"`{escaped}`" if CALL.fullmatch(cell) else escaped


def goals_of(chapter: Chapter) -> list[str]:
    """Return what a learner can do after a chapter, as its first cell says."""
    book = nbformat.read(ROOT / "notebooks" / chapter.file, as_version=4)
    return [" ".join(goal.split()).rstrip(";.") for goal in GOAL.findall(book.cells[0].source)]


def _goal_rows() -> list[list[str]]:
    return [
        [f"[{c.title}](notebooks/{c.file})", str(c.minutes), "; ".join(goals_of(c))] for c in COURSE
    ]


PARTS: dict[str, Callable[[], str]] = {
    "stages": lambda: ", ".join(f"`{stage}`" for stage in STAGES) + ".",
    "hooks": lambda: table(writing.HOOK_HEAD, writing.hook_rows()),
    "verbs": lambda: table(writing.VERB_HEAD, writing.verb_rows()),
    "goals": lambda: table(("chapter", "minutes", "after this you can"), _goal_rows()),
    "sayings": lambda: table(writing.SAYING_HEAD, writing.saying_rows()),
}
"""What is made from the code, by its name in a page."""


def renewed(text: str) -> str:
    """Return a page with its made parts as the code has them now."""

    def part(found: re.Match[str]) -> str:
        return f"<!-- {found[1]} -->\n{PARTS[found[1]]()}\n<!-- end -->"

    return PART.sub(part, text)


def main() -> None:
    """Write the pages anew."""
    for page in PAGES:
        page.write_text(renewed(page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
