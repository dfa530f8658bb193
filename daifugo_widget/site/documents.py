"""The documentation as pages of the site: what a checkout has in ``docs``, and TEACHING.md."""

from __future__ import annotations

import re
from pathlib import Path

from .._version import __version__
from ..markdown_links import LINK, with_links
from ..open_course import IN_CHECKOUT, IN_WHEEL
from ..project_address import project_address
from .frame import SitePage, narrow

ROOT = IN_CHECKOUT.parent
TEACHING = "TEACHING.md"
HEADING_ID = re.compile(r'(<h\d id=")([^"]*)(")')
ANCHOR_LINK = re.compile(r'<a class="anchor-link".*?</a>')


def documents() -> list[SitePage]:
    """Return the page for teachers and, from a checkout, those of ``docs`` in their order there."""
    return [_page(path) for path in sources()]


def sources() -> list[Path]:
    """Return the files of the documentation, in the order in which docs/README.md names them."""
    if IN_WHEEL.is_dir():
        return [IN_WHEEL / TEACHING]
    contents = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    names = [path for _, _, path in LINK.findall(contents) if "/" not in path]
    return [ROOT / TEACHING, *(ROOT / "docs" / name for name in names)]


def _page(path: Path) -> SitePage:
    from nbconvert.filters import markdown2html

    text = path.read_text(encoding="utf-8")
    title = text.partition("\n")[0].lstrip("# ")
    html = markdown2html(with_links(text, lambda found: _link(found, path)))
    html = HEADING_ID.sub(lambda found: found[1] + slug(found[2]) + found[3], html)
    return SitePage(file_of(path), title, narrow(ANCHOR_LINK.sub("", html)))


def file_of(path: Path) -> str:
    """Return the page of a document or a chapter."""
    return f"{path.stem}.html" if path.suffix == ".ipynb" else f"{path.stem.lower()}.html"


def slug(heading: str) -> str:
    """Return the anchor of a heading, as the host of the source makes it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def _link(found: re.Match[str], page: Path) -> str:
    """Return a link as it is on the site: to a page of it, to the source, or words alone."""
    picture, words, target = found.groups()
    path, _, anchor = target.partition("#")
    goal = (page.parent / path).resolve() if path else page
    anchor = f"#{anchor}" if anchor else ""
    if goal in sources() or goal.suffix == ".ipynb":
        return f"[{words}]({file_of(goal) if path else ''}{anchor})"
    project = project_address()
    if project is None or not goal.is_relative_to(ROOT):
        return words
    at = project.picture_of if picture else project.page_of
    return f"{picture}[{words}]({at(goal.relative_to(ROOT).as_posix(), __version__)}{anchor})"
