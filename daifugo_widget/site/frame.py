"""What is around each page of the site: a search, a list of all pages, the next and the last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import chain
from typing import NamedTuple

from ..content_policy import policy_of_scripts
from ..project_address import project_address

SEARCH = "search.html"

WHOLE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
{policy}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style>
<header>
<a class="home" href="{home}">Daifugo</a>
<a class="to-list" href="#pages">All pages</a>
{source}{search}</header>
<main>
{body}
{onward}
</main>
<nav id="pages" aria-label="All pages">
{pages}
</nav>
{scripts}</html>
"""

SEARCH_FORM = f"""<form action="{SEARCH}" role="search">
<input type="search" name="q" aria-label="Search all pages" placeholder="Search all pages">
</form>
"""
STYLE = """
:root { color-scheme: light dark; --ink: #122; --paper: #fff; --link: #0b6b4f; --line: #ccc;
  --shade: #f2f5f4; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #dfe7e4; --paper: #141817; --link: #7fd1b3; --line: #4a5451; --shade: #212827; }
}
body { max-width: 84rem; margin: 0 auto; padding: 0 1rem 1rem; color: var(--ink);
  background: var(--paper); font: 1.05rem/1.6 system-ui, sans-serif; display: grid;
  grid-template: "header header" "list main" / 16rem minmax(0, 62rem); column-gap: 2rem; }
header { grid-area: header; display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center;
  padding: 0.7rem 0; border-bottom: 1px solid var(--line); }
header form { margin-inline-start: auto; }
.home { font-weight: bold; text-decoration: none; }
.to-list { display: none; }
input { font: inherit; color: inherit; background: var(--shade); border: 1px solid var(--line);
  border-radius: 0.4rem; padding: 0.2rem 0.7rem; max-width: 100%; box-sizing: border-box; }
main { grid-area: main; padding-top: 1rem; overflow-wrap: break-word; }
#pages { grid-area: list; position: sticky; top: 0; align-self: start; max-height: 100vh;
  overflow-y: auto; padding: 1rem 0; font-size: 0.95rem; }
#pages summary { padding: 0.3rem 0; font-weight: bold; color: inherit; }
#pages ul { list-style: none; margin: 0; padding: 0; }
#pages a { display: block; padding: 0.15rem 0.6rem; text-decoration: none;
  overflow-wrap: anywhere; }
#pages a[aria-current] { background: var(--shade); border-inline-start: 0.2rem solid var(--link);
  color: inherit; }
.onward { display: flex; justify-content: space-between; gap: 1rem; margin-top: 2rem;
  padding-top: 1rem; border-top: 1px solid var(--line); }
.onward a { overflow-wrap: anywhere; }
.onward a[rel=next] { margin-inline-start: auto; text-align: end; }
@media (max-width: 60rem) {
  body { display: block; }
  .to-list { display: inline; }
  h1 { font-size: 1.6rem; }
  header form { flex: 1 1 100%; }
  header input { width: 100%; }
  #pages { position: static; max-height: none; margin-top: 2rem; }
}
@media print { header, #pages, .onward { display: none; } }
a { color: var(--link); }
img { max-width: 100%; height: auto; }
.table { margin: 1rem 0; overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: 0.3rem 0.7rem; border-bottom: 1px solid var(--line); text-align: start; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 0.7rem; border-radius: 0.4rem; }
pre:has(> code) { white-space: pre; overflow-x: auto; }
pre, div.highlight { background: var(--shade); }
.anchor-link, .prompt { display: none; }
summary { color: var(--link); cursor: pointer; }
mark { background: none; color: inherit; font-weight: bold; text-decoration: underline; }
#play { padding: 0.7rem; border-inline-start: 0.3rem solid var(--link);
  background: var(--shade); }
"""


class SitePage(NamedTuple):
    """A page of the site: its file, its heading, and what it says, as HTML."""

    file: str
    title: str
    body: str


class SitePart(NamedTuple):
    """Pages that stand together in the list of all pages."""

    title: str
    pages: Sequence[SitePage]


def whole_page(page: SitePage, parts: Sequence[SitePart], *scripts: str) -> str:
    """Return a page with all that is around it, in which these scripts run."""
    pages = [*chain.from_iterable(part.pages for part in parts)]
    project = project_address()
    return WHOLE.format(
        policy=policy_of_scripts(*scripts),
        title=escape(page.title),
        style=style(),
        home=pages[0].file,
        search="" if page.file == SEARCH else SEARCH_FORM,
        source=f'<a href="{project.repository}">Source</a>\n' if project else "",
        body=page.body,
        onward="".join(_onward(page, part.pages) for part in parts),
        pages="\n".join(chain.from_iterable(_list(part, page) for part in parts)),
        scripts="".join(f"<script>{script}</script>\n" for script in scripts),
    )


def style() -> str:
    """Return the style of all pages, with readable colours for code."""
    from pygments.formatters import HtmlFormatter

    formatter = HtmlFormatter(style="bw")
    return STYLE + str(formatter.get_style_defs([".highlight", ".codehilite"]))


def narrow(body: str) -> str:
    """Return HTML in which a table or a drawing wider than a phone scrolls by itself."""
    body = body.replace("<pre><code", '<pre tabindex="0"><code')
    body = body.replace("<table", '<div class="table" tabindex="0"><table')
    return body.replace("</table>", "</table></div>")


def _list(part: SitePart, here: SitePage) -> Iterator[str]:
    """Yield the lines of a part in the list of all pages, folded if this page is in another."""
    open_ = " open" if here.file in (SEARCH, *(page.file for page in part.pages)) else ""
    yield f"<details{open_}><summary>{escape(part.title)}</summary><ul>"
    for page in part.pages:
        current = ' aria-current="page"' if page.file == here.file else ""
        yield f'<li><a href="{page.file}"{current}>{escape(page.title)}</a></li>'
    yield "</ul></details>"


def _onward(here: SitePage, pages: Sequence[SitePage]) -> str:
    """Return links to the previous and the next page of a part, if this one is in it."""
    files = [page.file for page in pages]
    if here.file not in files:
        return ""
    at = files.index(here.file)
    links = ""
    if at:
        links += f'<a rel="prev" href="{files[at - 1]}">← {escape(pages[at - 1].title)}</a>'
    if at + 1 < len(pages):
        links += f'<a rel="next" href="{files[at + 1]}">{escape(pages[at + 1].title)} →</a>'
    return f'<nav class="onward" aria-label="Previous and next">{links}</nav>'
