"""The chapters read well as they are committed: short cells, outputs in place, nothing dead."""

from __future__ import annotations

import ast
import re
from html.parser import HTMLParser
from operator import attrgetter
from pathlib import Path
from typing import Any

import pytest

from tests.chapters import BINDER_PAGE, CHAPTERS, FOLDER, ROOT, read
from tests.checking import for_each, some

LONGEST_CELL = 15
CONTENTS = "00-contents.ipynb"
HOUSES = "19-house-rules.ipynb"
PAGES = [BINDER_PAGE, *ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]
A_HOUSE = r"\barticle house|\*article\*|[Ii]n the article|[Tt]he off-?line meeting|Hatena"
A_MACHINE_PATH = re.compile(r"/(home|Users|root|tmp|var|work)/|\b[A-Z]:\\|site-packages")
A_PICTURE = re.compile(r'<div class="daifugo-still (daifugo-\w+)">')

each_chapter = for_each(CHAPTERS, name=attrgetter("stem"), at_least=20)


def cells(path: Path, kind: str) -> list[Any]:
    return [cell for cell in read(path).cells if cell.cell_type == kind]


def outputs(path: Path) -> list[Any]:
    return [output for cell in cells(path, "code") for output in cell.outputs]


def html_of(path: Path) -> list[str]:
    return [output.get("data", {}).get("text/html", "") for output in outputs(path)]


def shows_something(source: str) -> bool:
    return "print(" in source or isinstance(ast.parse(source).body[-1], ast.Expr)


class Found(HTMLParser):
    """The images and links of a text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.images: list[dict[str, str | None]] = []
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "img":
            self.images.append(found)
        if tag == "a":
            self.links.append(found.get("href") or "")


@for_each([path for path in CHAPTERS if path.name != CONTENTS], at_least=20)
def test_it_says_first_what_is_learned_and_last_what_comes_next(path: Path) -> None:
    text = [cell.source for cell in cells(path, "markdown")]
    assert text[0].startswith("# Chapter ")
    assert "you can" in text[0]
    assert "What you need" in text[1]
    assert any(source.startswith("## What comes next") for source in text[-3:])


@each_chapter
def test_no_living_table_hides_the_picture_of_another(path: Path) -> None:
    names = [name for html in html_of(path) for name in A_PICTURE.findall(html)]
    assert len(set(names)) == len(names)


@each_chapter
def test_no_cell_is_long(path: Path) -> None:
    long = [c.id for c in read(path).cells if len(c.source.splitlines()) > LONGEST_CELL]
    assert long == []


@each_chapter
def test_headings_begin_their_cells(path: Path) -> None:
    for cell in some(cells(path, "markdown")):
        assert not re.search(r"(?m)^#{1,3} ", cell.source.partition("\n")[2])


@each_chapter
def test_it_has_been_run_from_top_to_bottom(path: Path) -> None:
    code = cells(path, "code")
    assert [cell.execution_count for cell in code] == [*range(1, len(code) + 1)]
    assert [cell.id for cell in code if shows_something(cell.source) != bool(cell.outputs)] == []
    types = {output.get("name", output.output_type) for output in outputs(path)}
    assert types <= {"display_data", "execute_result", "stdout"}


@each_chapter
def test_it_keeps_no_state_of_a_widget_and_no_time_stamp(path: Path) -> None:
    assert "widgets" not in read(path).metadata
    assert [cell.id for cell in cells(path, "code") if "execution" in cell.metadata] == []


@each_chapter
def test_it_names_no_place_of_a_machine(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert A_MACHINE_PATH.findall(re.sub(r"base64,[\w+/=]+", "", text)) == []


def test_a_table_shows_a_picture_where_no_kernel_runs() -> None:
    code = (cell for path in CHAPTERS for cell in cells(path, "code"))
    for cell in some((cell for cell in code if cell.source.startswith("Table(")), at_least=20):
        picture, widget = cell.outputs
        assert Found(picture.data["text/html"]).images
        assert "application/vnd.jupyter.widget-view+json" in widget.data


@each_chapter
def test_every_image_says_what_it_shows(path: Path) -> None:
    images = [image for html in html_of(path) for image in Found(html).images]
    plots = [o for o in outputs(path) if "image/png" in o.get("data", {})]
    assert images or plots
    assert [image for image in images if not image.get("alt")] == []
    assert [plot for plot in plots if not plot.metadata.get("image/png", {}).get("alt")] == []
    assert not [c.id for c in cells(path, "markdown") if re.search(r"!\[\s*\]\(", c.source)]


@each_chapter
def test_every_link_leads_somewhere(path: Path) -> None:
    for cell in some(cells(path, "markdown")):
        links = re.findall(r"\]\(([^)#\s]+)", cell.source) + Found(cell.source).links
        local = [link for link in links if not link.startswith("https://")]
        # A chapter is also read away from the checkout, with what lies beside it.
        assert [link for link in local if not (path.parent / link).exists()] == []
        assert [link for link in local if not (path.parent / link).is_relative_to(ROOT)] == []


@pytest.mark.parametrize("page", [*CHAPTERS, *PAGES], ids=lambda page: page.stem)
def test_another_chapter_is_named_by_its_title(page: Path) -> None:
    """A number says nothing to a reader, and is wrong once a chapter is added."""
    text = (
        "\n".join(cell.source for cell in read(page).cells)
        if page.suffix == ".ipynb"
        else page.read_text(encoding="utf-8")
    )
    named = re.findall(r"(?i)\bchapters?\s+(\d+)", text)
    assert named == ([str(int(page.stem[:2]))] if page in CHAPTERS[1:] else [])


@each_chapter
def test_every_word_in_kanji_is_read_aloud_once(path: Path) -> None:
    """At its first use a Japanese word stands with its reading, or has it under the heading."""
    text = "\n\n".join(cell.source for cell in cells(path, "markdown"))
    bold = re.findall(r"\*\*[^*]+\*\* \(([^)]*[\u4e00-\u9fff][^)]*)\)", text)
    below = re.findall(r"(?m)^## .*[\u4e00-\u9fff].*\n\n\*[^*]+\* \(([^)]*)\)", text)
    assert bold or below
    assert [words for words in bold if not re.search(r",\s[\u3040-\u30ff]", words)] == []
    assert [words for words in below if not re.fullmatch(r"[\u3040-\u30ff]+", words)] == []


def opening(path: Path) -> str:
    """Give what is read before the first cell that is run."""
    book = read(path)
    code = [cell.cell_type for cell in book.cells].index("code")
    return "\n".join(cell.source for cell in book.cells[:code])


def names_a_house(path: Path) -> bool:
    return any(re.search(A_HOUSE, cell.source) for cell in cells(path, "markdown"))


def test_a_house_that_is_named_is_introduced_first() -> None:
    """Who reads "the article house does so" has to know of what that is the name."""
    for path in some(filter(names_a_house, CHAPTERS)):
        there = path.name == HOUSES
        assert there or f"({HOUSES})" in opening(path), path.name


@for_each([CONTENTS, "01-your-first-game.ipynb"])
def test_where_the_course_is_opened_it_says_how_a_cell_is_run(name: str) -> None:
    """The first page opens before chapter 1, and a table in it needs the cell above all others."""
    read_first = opening(FOLDER / name)
    assert "**Shift + Enter**" in read_first
    assert re.search(r"on every page|every time you open", read_first.replace("\n", " "), re.I)


def test_the_page_that_opens_on_binder_has_a_table_at_its_top_and_leads_to_the_course() -> None:
    book = read(BINDER_PAGE)
    table = next(cell for cell in book.cells if cell.cell_type == "code")
    assert book.cells.index(table) == 1
    assert "**Shift + Enter**" in book.cells[0].source
    assert Found(table.outputs[0].data["text/html"]).images
    links = re.findall(r"\]\(([^)]+)\)", "".join(cell.source for cell in book.cells))
    assert "../notebooks/00-contents.ipynb" in links
    assert [link for link in links if not (BINDER_PAGE.parent / link).exists()] == []
