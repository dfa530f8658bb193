"""The course as web pages to read, with replays."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from errno import EEXIST
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tqdm import tqdm

from ..content_policy import policy_of_scripts
from ..core.words.text import LANGS
from ..core.words.translations import _
from ..open_course import IN_CHECKOUT, IN_WHEEL
from ..quiz.widget import KEPT as QUIZ_KEPT
from ..replay.export import html
from ..replay.widget import KEPT, Replay
from ..table.telling.words.phrases import STILL

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

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
{policy}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style>
<nav><a href="00-contents.ipynb">Contents</a></nav>
<main>
<p id="play">These pages are for reading, and for stepping through replays. {how}</p>
{body}
</main>
<script>{script}</script>
</html>
"""
IN_JUPYTER = """To play, open the course
in Jupyter: <code>pip install "daifugo-widget[lab]"</code>, then
<code>daifugo lab</code>."""
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
NOT_OURS = "this page is not of the course: build into a folder of its own"
STYLE = """
:root { color-scheme: light dark; --ink: #122; --paper: #fff; --link: #0b6b4f; --line: #ccc;
  --shade: #f2f5f4; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #dfe7e4; --paper: #141817; --link: #7fd1b3; --line: #4a5451; --shade: #212827; }
}
body { max-width: 62rem; margin: 0 auto; padding: 1rem; color: var(--ink);
  background: var(--paper); font: 1.05rem/1.6 system-ui, sans-serif; }
a { color: var(--link); }
img { max-width: 100%; height: auto; }
.table { margin: 1rem 0; overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: 0.3rem 0.7rem; border-bottom: 1px solid var(--line); text-align: start; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 0.7rem; border-radius: 0.4rem; }
pre, div.highlight { background: var(--shade); }
.anchor-link, .prompt { display: none; }
summary { color: var(--link); cursor: pointer; }
#play { padding: 0.7rem; border-inline-start: 0.3rem solid var(--link);
  background: var(--shade); }
"""
STILL_HERE = _(
    'On this page it is a still picture. To play, <a href="#play">open the course in Jupyter</a>.'
)
"""What a page says under a picture; in a notebook it says to run the cell."""


def _style() -> str:
    """Return the style of the pages, with readable colours for code."""
    from pygments.formatters import HtmlFormatter

    formatter = HtmlFormatter(style="bw")
    return STYLE + str(formatter.get_style_defs(".highlight"))


def course_source() -> Path:
    """Return the folder of the course: that of the wheel, or of the checkout."""
    return IN_WHEEL if IN_WHEEL.is_dir() else IN_CHECKOUT


def build(target: Path, source: Path | None = None, live: bool = False) -> list[Path]:
    """Write a page for each notebook of the course, and one for each of its replays.

    Where a ``live`` course is built beside them, each page leads to its chapter there.

    Returns the pages of the chapters, the contents first; ``index.html`` leads to the contents.
    Raises `FileExistsError` if the folder has another ``index.html``, which stays as it is.
    """
    index = target / "index.html"
    if index.exists() and not index.read_bytes().startswith(LEADS_ON.encode()):
        raise FileExistsError(EEXIST, NOT_OURS, str(index))
    folder = source or course_source()
    (target / REPLAYS).mkdir(parents=True, exist_ok=True)
    books = sorted(folder.glob("*.ipynb"))
    pages = [_page(book, target, live) for book in tqdm(books, unit="chapter")]
    first = pages[0].name
    index.write_text(
        f'{LEADS_ON}{first}"><title>Daifugo</title><a href="{first}">The course</a>',
        encoding="utf-8",
    )
    return pages


def _page(path: Path, target: Path, live: bool) -> Path:
    import nbformat
    from nbconvert import HTMLExporter

    book = nbformat.read(path, as_version=4)
    for at, output in enumerate(_pictures(book, KEPT), 1):
        name = f"{path.stem}-{at}.html"
        replay = Replay(output.metadata[KEPT])
        (target / REPLAYS / name).write_text(html(replay, TELLS_HEIGHT), encoding="utf-8")
        title = escape(f"Replay: {replay.history.title or at}")
        output.data["text/html"] = FRAME.format(source=f"{REPLAYS}/{name}", title=title)
    for output in _pictures(book, QUIZ_KEPT):
        output.data["text/html"] += _question(output.metadata[QUIZ_KEPT])
    exporter: Any = HTMLExporter
    body, _ = exporter(template_name="basic").from_notebook_node(book)
    body = _still(_narrow(body))
    text = PAGE.format(
        policy=policy_of_scripts(HEARS_HEIGHT),
        title=escape(_title(book)),
        style=_style(),
        how=IN_BROWSER.format(chapter=chapter_address(path.name)) if live else IN_JUPYTER,
        body=body,
        script=HEARS_HEIGHT,
    )
    page = target / f"{path.stem}.html"
    page.write_text(TO_CHAPTER.sub(r"\1.html", text), encoding="utf-8")
    return page


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


def _narrow(body: str) -> str:
    """Return a page on which a table wider than a phone scrolls by itself."""
    body = body.replace("<table", '<div class="table" tabindex="0"><table')
    return body.replace("</table>", "</table></div>")


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
