"""The search of the site: one page that holds what all others say, and needs no network.

It looks for the letters themselves, so that Japanese and Korean are found too.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from html.parser import HTMLParser
from itertools import chain

from .frame import SEARCH, SitePage, SitePart, whole_page

HEADINGS = ("h1", "h2", "h3")
SILENT = ("script", "style", "svg", "iframe")
UNSEEN = re.compile(r'<div class="prompt.*?</div>|<a class="anchor-link".*?</a>', re.S)
"""What stands in a chapter and is not shown."""
BODY = """<h1>Search</h1>
<form id="search" role="search">
<input type="search" name="q" aria-label="Words to look for" autofocus>
</form>
<p id="found" role="status"></p>
<ol id="results"></ol>
<script type="application/json" id="index">{index}</script>"""
SCRIPT = """
const sections = JSON.parse(document.getElementById("index").textContent);
const form = document.getElementById("search");
const found = document.getElementById("found");
const results = document.getElementById("results");
const plain = (text) => text.normalize("NFKC").toLowerCase();
const AROUND = 80, MOST = 50;

const score = ([, page, heading, text], words) => {
  const [inPage, inHeading, inText] = [page, heading, text].map(plain);
  let sum = 0;
  for (const word of words) {
    const here = inHeading.includes(word) * 10 + inPage.includes(word) * 3 + inText.includes(word);
    if (!here) return 0;
    sum += here;
  }
  return sum;
};

const excerpt = (text, word) => {
  const line = document.createElement("div");
  const at = plain(text).indexOf(word);
  if (at < 0 || plain(text).length !== text.length) {
    line.textContent = text.slice(0, 2 * AROUND);
    return line;
  }
  const mark = document.createElement("mark");
  mark.textContent = text.slice(at, at + word.length);
  const before = (at > AROUND ? "…" : "") + text.slice(Math.max(0, at - AROUND), at);
  line.append(before, mark, text.slice(at + word.length, at + word.length + AROUND));
  return line;
};

const show = (sought) => {
  const words = plain(sought).split(/\\s+/).filter(Boolean);
  const hits = words.length
    ? sections.map((section) => [score(section, words), section]).filter(([sum]) => sum)
    : [];
  hits.sort(([one], [other]) => other - one);
  const none = words.length ? "Nothing was found: try fewer letters, or another word." : "";
  const places = hits.length === 1 ? "1 place" : `${hits.length} places`;
  found.textContent = hits.length ? places : none;
  results.replaceChildren(
    ...hits.slice(0, MOST).map(([, [address, page, heading, text]]) => {
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = address;
      link.textContent = heading === page ? page : `${page}: ${heading}`;
      item.append(link, excerpt(text, words[0]));
      return item;
    }),
  );
};

form.q.value = new URLSearchParams(location.search).get("q") ?? "";
form.addEventListener("input", () => show(form.q.value));
form.addEventListener("submit", (event) => event.preventDefault());
show(form.q.value);
"""

Section = tuple[str, str, str, str]
"""What is found: its address, the title of its page, its heading, and its text."""


def search_page(parts: Sequence[SitePart]) -> str:
    """Return the page on which all pages are searched."""
    pages = chain.from_iterable(part.pages for part in parts)
    index = [*chain.from_iterable(map(sections, pages))]
    text = json.dumps(index, ensure_ascii=False, separators=(",", ":")).replace("<", r"\u003c")
    return whole_page(SitePage(SEARCH, "Search", BODY.format(index=text)), parts, SCRIPT)


def sections(page: SitePage) -> Iterator[Section]:
    """Yield the sections of a page, from heading to heading."""
    reader = _Reader(page.title)
    reader.feed(UNSEEN.sub("", page.body))
    for id, heading, words in reader.found:
        text = " ".join("".join(words).split())
        if text:
            yield (f"{page.file}#{id}" if id else page.file, page.title, heading.strip(), text)


class _Reader(HTMLParser):
    """Collects the text under each heading of a page."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.found: list[tuple[str, str, list[str]]] = [("", title, [])]
        self._silent = 0
        self._in_heading = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._silent += tag in SILENT
        if tag in HEADINGS:
            self.found.append((dict(attrs).get("id") or "", "", []))
        self._in_heading = self._in_heading or tag in HEADINGS
        self.found[-1][2].append(" " if tag not in ("code", "em", "strong", "a", "span") else "")

    def handle_endtag(self, tag: str) -> None:
        self._silent -= tag in SILENT
        self._in_heading = self._in_heading and tag not in HEADINGS

    def handle_data(self, data: str) -> None:
        if self._silent:
            return
        id, heading, words = self.found[-1]
        if self._in_heading:
            self.found[-1] = (id, heading + data, words)
        else:
            words.append(data)
