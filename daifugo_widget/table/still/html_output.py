"""Something to look at: HTML for a notebook, and the same in plain text."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from ...core.words.text import Lang
from .terminal_text import align

LEFT = ' style="text-align:left"'
DATE = ' style="text-align:left;white-space:nowrap"'
IS_DATE = re.compile(r"\d{4}-\d\d-\d\d")
"""A date, which a browser would break at its hyphens."""
NARROW = 28
"""The greatest width of a column of text."""


class Html(str):
    """A cell of a table that is written as HTML already, such as a link."""


@dataclass(frozen=True, repr=False)
class Shown:
    """A picture or a table: a notebook shows its HTML, ``str`` and ``repr`` are its text."""

    html: str
    text: str

    def _repr_html_(self) -> str:
        return self.html

    def __repr__(self) -> str:
        return self.text

    __str__ = __repr__


class Page(ABC):
    """Something with a page in each language: a notebook shows its HTML, ``str`` is its text."""

    __slots__ = ()

    @abstractmethod
    def show(self, lang: Lang = "en") -> Shown:
        """Show the page."""

    def _repr_html_(self) -> str:
        return self.show().html

    def __str__(self) -> str:
        return self.show().text


def columns(head: Sequence[str], rows: Sequence[Sequence[str]], most: int = NARROW) -> Shown:
    """Return a table whose text is in columns, each at most ``most`` wide."""
    return Shown(table(head, rows).html, "\n".join(align([head, *rows], most)))


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Shown:
    """Return a table; the first cell of each row is the row's head."""
    lines = [_row(head, "col"), *(_row(row, "row") for row in rows)]
    html = f"<table><thead>{lines[0]}</thead><tbody>{''.join(lines[1:])}</tbody></table>"
    return Shown(html, "\n".join(" | ".join(filter(None, row)) for row in (head, *rows)))


def _row(cells: Sequence[str], scope: str) -> str:
    """Write a row; in the head of the table all cells are headings."""
    heads = len(cells) if scope == "col" else 1
    written = [
        f'<th scope="{scope}"{LEFT}>{_cell_html(cell)}</th>'
        if at < heads
        else f"<td{DATE if IS_DATE.fullmatch(cell) else LEFT}>{_cell_html(cell)}</td>"
        for at, cell in enumerate(cells)
    ]
    return f"<tr>{''.join(written)}</tr>"


def _cell_html(cell: str) -> str:
    """Write a cell as HTML; text between backticks is code."""
    if isinstance(cell, Html):
        return cell
    return re.sub("`([^`]+)`", r"<code>\1</code>", escape(cell))


def in_kernel() -> bool:
    """Return whether this runs in a notebook's kernel, not in a terminal or plain Python."""
    from IPython import get_ipython

    return hasattr(get_ipython(), "kernel")


def show_first(html: str, text: str, kept: dict[str, object], name: str | None = None) -> bool:
    """Display the picture if a notebook can show it; return whether it can.

    ``kept`` is stored with it in the notebook's file, for programs that make pages of it; by its
    ``name``, if it has one, `show_again` finds it.
    """
    if not in_kernel():
        return False
    from IPython import display

    data = {"text/html": html, "text/plain": text}
    display.display(  # type: ignore[no-untyped-call]
        data, metadata=kept, raw=True, display_id=name
    )
    return True


def show_again(html: str, text: str, name: str) -> None:
    """Put another picture in the place of one that was displayed by a name."""
    from IPython import display

    data = {"text/html": html, "text/plain": text}
    display.update_display(data, raw=True, display_id=name)  # type: ignore[no-untyped-call]
