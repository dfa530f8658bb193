"""The course as web pages to read, with replays."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from errno import EEXIST
from html import escape
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tqdm import tqdm

from ..core.rules.rule_errors import RuleError
from ..core.words.text import LANGS
from ..core.words.translations import _
from ..course_copy import NUMBER
from ..lessons.reading import lesson_html
from ..lessons.widget import KEPT as LESSON_KEPT
from ..open_course import IN_CHECKOUT, IN_WHEEL
from ..progress.former_chapters import FORMER_KEYS, key_without_number
from ..quiz.drawing import KEPT as QUIZ_KEPT
from ..replay.export import html
from ..replay.widget import KEPT, SEAT_KEPT, Replay
from ..table.telling.words.phrases import STILL
from ..teach.lessons import lesson
from .documents import documents
from .frame import SEARCH, SitePage, SitePart, narrow, whole_page
from .reference import reference
from .search import search_page

if TYPE_CHECKING:
    from nbformat import NotebookNode

REPLAYS = "replays"
LIVE = "live"
"""The folder of the site in which the live course is, if there is one."""
TO_CHAPTER = re.compile(r'(href="[\w-]+)\.ipynb')
FRAME = (
    '<iframe src="{source}" title="{title}" loading="lazy" '
    'style="width:100%;height:46rem;border:0"></iframe>'
)

QUESTION = """
<div lang="{lang}"><p>{ask}</p>{choices}
<details><summary>{fold}</summary><p>{answer}</p></details></div>
"""
"""A question below its picture, to think over, with an answer to unfold."""

HOW_TO_PLAY = """
<p id="play">This page is for reading: nothing on it has to be clicked or run, and only replays
can be stepped through. Where it says <b>Try it</b>, decide with the picture, then open the answer.
{how}</p>
"""
IN_JUPYTER = """To play, on a computer: install
<a href="https://www.python.org/downloads/">Python</a>, type
<code>pip install "daifugo-widget[lab]"</code> into a terminal, then <code>daifugo lab</code>. The
course opens in Jupyter, in your browser."""
IN_BROWSER = """<a href="{chapter}">Play this chapter
here</a>, in your browser, or <a href="play/">play a game at once</a>."""
"""How to play where a live course is beside the pages."""
HEARS_HEIGHT = """
addEventListener("message", ({ data, source }) => {
  for (const frame of document.querySelectorAll("iframe"))
    if (frame.contentWindow === source && data > 0) frame.style.height = `${data}px`;
});
"""
TELLS_HEIGHT = """
const tell = () => parent.postMessage(document.body.offsetHeight, "*");
new ResizeObserver(tell).observe(document.body);
"""
"""With this a replay tells the page around it how high it is."""
LEADS_ON = '<!doctype html><meta http-equiv="refresh" content="0; url='
"""How the page begins that leads to the contents; any other ``index.html`` is not of the course."""
SIGNPOST = (
    LEADS_ON + '{file}"><title>{title}</title><a href="{file}">{title}</a>'
    '<script>location.replace("{file}" + location.hash)</script>'
)
"""The page that leads to another one, to the same place in it."""
NOT_OURS = "this page is not of the course: build into a folder of its own"
STILL_HERE = _(
    'On this page it is a still picture. To play, <a href="#play">open the course in Jupyter</a>.'
)
"""What a page says under a picture; in a notebook it says to run the cell."""


def course_source() -> Path:
    """Return the folder of the course: that of the wheel, or of the checkout."""
    return IN_WHEEL if IN_WHEEL.is_dir() else IN_CHECKOUT


def build(target: Path, source: Path | None = None, live: bool = False) -> list[Path]:
    """Write a page for each notebook of the course and each of its replays, and all about it.

    That is the documentation, the reference, and a search. Where a ``live`` course is built beside
    them, the page of each chapter leads to that chapter there.

    Returns the pages of the chapters, the contents first; ``index.html`` leads to the contents.
    Raises `FileExistsError` if the folder has another ``index.html``, which stays as it is.
    """
    index = target / "index.html"
    if index.exists() and not index.read_bytes().startswith(LEADS_ON.encode()):
        raise FileExistsError(EEXIST, NOT_OURS, str(index))
    folder = source or course_source()
    (target / REPLAYS).mkdir(parents=True, exist_ok=True)
    books = sorted(folder.glob("*.ipynb"))
    chapters = [_chapter(book, target, live) for book in tqdm(books, unit="chapter")]
    _write_all(target, all_parts(chapters))
    _write_signposts(target, chapters)
    return [target / chapter.file for chapter in chapters]


def _write_signposts(target: Path, chapters: Sequence[SitePage]) -> None:
    """Lead from the start of the site to the contents, and from former addresses to chapters."""
    pages = {NUMBER.sub("", page.file.removesuffix(".html")): page for page in chapters}
    former = {key: pages.get(key_without_number(key)) for key in FORMER_KEYS}
    signs = {"index": chapters[0], **{key: page for key, page in former.items() if page}}
    for name, page in signs.items():
        if (file := target / f"{name}.html").name != page.file:
            text = SIGNPOST.format(file=page.file, title=escape(page.title))
            file.write_text(text, encoding="utf-8")


def all_parts(chapters: Sequence[SitePage]) -> list[SitePart]:
    """Return all pages of the site; in each part of it one leads to the next."""
    parts = (("Course", chapters), ("Documentation", documents()), ("Reference", reference()))
    return [SitePart(title, pages) for title, pages in parts if pages]


def _write_all(target: Path, parts: Sequence[SitePart]) -> None:
    for page in chain.from_iterable(part.pages for part in parts):
        text = whole_page(page, parts, HEARS_HEIGHT)
        (target / page.file).write_text(text, encoding="utf-8")
    (target / SEARCH).write_text(search_page(parts), encoding="utf-8")


def _chapter(path: Path, target: Path, live: bool) -> SitePage:
    """Return the page of a chapter, and write its replays."""
    import nbformat
    from nbconvert import HTMLExporter

    book = nbformat.read(path, as_version=4)
    for at, output in enumerate(_pictures(book, KEPT), 1):
        replay = Replay(output.metadata[KEPT], seat=output.metadata.get(SEAT_KEPT))
        film = _film(replay, target, f"{path.stem}-{at}.html")
        output.data["text/html"] = film
    for at, output in enumerate(_pictures(book, LESSON_KEPT), 1):
        _lesson(output, target, f"{path.stem}-lesson-{at}.html")
    for output in _pictures(book, QUIZ_KEPT):
        output.data["text/html"] += _question(output.metadata[QUIZ_KEPT])
    exporter: Any = HTMLExporter
    body, _ = exporter(template_name="basic").from_notebook_node(book)
    body = TO_CHAPTER.sub(r"\1.html", _still(narrow(body)))
    how = IN_BROWSER.format(chapter=chapter_address(path.name)) if live else IN_JUPYTER
    return SitePage(f"{path.stem}.html", _title(book), HOW_TO_PLAY.format(how=how) + body)


def _film(replay: Replay, target: Path, name: str) -> str:
    """Write the page of a replay, and return the frame that shows it."""
    (target / REPLAYS / name).write_text(html(replay, TELLS_HEIGHT), encoding="utf-8")
    title = escape(f"Replay: {replay.history.title or name}")
    return FRAME.format(source=f"{REPLAYS}/{name}", title=title)


def _lesson(output: NotebookNode, target: Path, name: str) -> None:
    """Write a lesson in full where its picture is; one on a rule of the notebook's own stays."""
    with suppress(RuleError):
        told = lesson(**output.metadata[LESSON_KEPT])
        film = _film(Replay(told.record, lang=told.lang), target, name) if told.record else ""
        output.data["text/html"] = lesson_html(told.steps(), film)


def chapter_address(name: str) -> str:
    """Return where a live chapter is, as seen from the pages."""
    return f"{LIVE}/notebooks/index.html?path={name}"


def _still(body: str) -> str:
    """Return a page that says under each picture how to play, as it has no cell to run."""
    for lang in LANGS:
        body = body.replace(escape(STILL.to(lang)), STILL_HERE.to(lang))
    return body


def _question(kept: Mapping[str, str | list[str]]) -> str:
    """Return a question to be read: one choice per line, and the answer folded away."""
    words = {key: escape(value) for key, value in kept.items() if isinstance(value, str)}
    items = "".join(f"<li>{escape(choice)}</li>" for choice in kept["choices"])
    return QUESTION.format(**words, choices=f"<ol>{items}</ol>" if items else "")


def _pictures(book: NotebookNode, kept: str) -> Iterator[NotebookNode]:
    """Yield the outputs whose pictures keep something under a name: replays or questions."""
    for cell in book.cells:
        for output in cell.get("outputs", []):
            if kept in output.get("metadata", {}):
                yield output


def _title(book: NotebookNode) -> str:
    """Return the heading that a notebook begins with."""
    line: str = book.cells[0].source.partition("\n")[0]
    return line.lstrip("# ")
