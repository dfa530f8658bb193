"""Renew what the documentation takes from the code: `python -m tools.docs` writes it.

Between `<!-- NAME -->` and `<!-- end -->` a page holds a table that is made here; the rest is
written by hand.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from daifugo_widget.games.daifugo.engine.rule import STAGES
from daifugo_widget.teach import writing

DOCS = Path(__file__).parents[1] / "docs"
PAGE = DOCS / "writing-rules.md"
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


PARTS: dict[str, Callable[[], str]] = {
    "stages": lambda: ", ".join(f"`{stage}`" for stage in STAGES) + ".",
    "hooks": lambda: table(writing.HOOK_HEAD, writing.hook_rows()),
    "verbs": lambda: table(writing.VERB_HEAD, writing.verb_rows()),
    "sayings": lambda: table(writing.SAYING_HEAD, writing.saying_rows()),
}
"""What is made from the code, by its name in a page."""


def renewed(text: str) -> str:
    """Return a page with its made parts as the code has them now."""

    def part(found: re.Match[str]) -> str:
        return f"<!-- {found[1]} -->\n{PARTS[found[1]]()}\n<!-- end -->"

    return PART.sub(part, text)


def main() -> None:
    """Write the page anew."""
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
