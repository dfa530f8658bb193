"""A chapter can be shown as slides: a heading begins one, and a table has one of its own."""

from __future__ import annotations

import copy
from operator import attrgetter
from pathlib import Path

import nbformat
from nbconvert import SlidesExporter

from tests.chapters import CHAPTERS, FOLDER, WIDGET, mark_slides, read
from tests.checking import for_each

each_chapter = for_each(CHAPTERS, name=attrgetter("stem"), at_least=20)


def kinds(book: nbformat.NotebookNode) -> list[str]:
    return [cell.metadata.get("slideshow", {}).get("slide_type") for cell in book.cells]


@each_chapter
def test_its_cells_are_marked_as_the_rule_says(path: Path) -> None:
    book = read(path)
    marked = copy.deepcopy(book)
    mark_slides(marked)
    assert kinds(book) == kinds(marked)
    assert kinds(book)[0] == "slide"


@each_chapter
def test_a_table_is_alone_on_its_slide(path: Path) -> None:
    slides: list[list[nbformat.NotebookNode]] = []
    for cell, kind in zip(read(path).cells, kinds(read(path)), strict=True):
        if kind in ("slide", "subslide"):
            slides.append([])
        if kind != "skip":
            slides[-1].append(cell)
    with_tables = [
        slide
        for slide in slides
        for cell in slide
        if any(WIDGET in output.get("data", {}) for output in cell.get("outputs", ()))
    ]
    assert all(len(slide) == 1 for slide in with_tables)


def test_a_chapter_is_written_as_slides_with_the_pictures_of_its_tables() -> None:
    path = FOLDER / "01-your-first-game.ipynb"
    html, _ = SlidesExporter().from_filename(str(path))  # type: ignore[no-untyped-call]
    headings = [cell for cell in read(path).cells if cell.source.startswith(("# ", "## "))]
    tables = html.count('class="daifugo-still')
    assert html.count("<section>") >= 2 * len(headings) > 20
    assert tables >= 7
    assert "from daifugo_widget import Table, teach" not in html
