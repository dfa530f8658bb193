"""Prints the seconds to the first table: `python -m tests.browser.measure_live SITE`.

SITE is a folder that `daifugo site SITE --live --offline` has built.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from gzip import compress
from pathlib import Path
from statistics import median
from time import perf_counter

from playwright.sync_api import Page, Request, sync_playwright

from tests.browser import chromium
from tests.browser.conftest import ARGUMENTS
from tests.browser.live_site import PATIENCE, LiveChapter, open_play, page_without_network, served

ROUNDS = 5
FOLDER = Path(sys.argv[-1])
CHAPTER = "01-your-first-game"
Open = Callable[[Page, str], object]


def open_chapter(page: Page, site: str) -> None:
    """Open a chapter, and run its cells as soon as that can be done, up to the first table."""
    chapter = LiveChapter(page, site, CHAPTER)
    chapter.press_run_all()
    page.locator(".jp-Cell-outputArea .dfg .page").first.wait_for(timeout=PATIENCE)


OPENED: dict[str, Open] = {"a chapter": open_chapter, "play/": open_play}


def measure(page: Page, site: str, open_it: Open) -> tuple[float, float, float]:
    """Return the seconds at the first and the second visit, and the MB of the first, gzipped."""
    asked: set[str] = set()

    def note(request: Request) -> None:
        asked.add(request.url.partition("?")[0])

    page.context.on("request", note)
    once = seconds(page, site, open_it)
    page.context.remove_listener("request", note)
    again = seconds(page, site, open_it)
    return once, again, sum(weight(url.removeprefix(f"{site}/")) for url in asked) / 1e6


def seconds(page: Page, site: str, open_it: Open) -> float:
    page.goto("about:blank")
    begin = perf_counter()
    open_it(page, site)
    return perf_counter() - begin


def weight(name: str) -> int:
    """Return what a file of the site weighs as a server sends it that compresses."""
    path = FOLDER / name
    path = path / "index.html" if path.is_dir() else path
    return len(compress(path.read_bytes())) if path.is_file() else 0


def main() -> None:
    """Measure each way to a first table several times, in browsers of their own."""
    launch: dict[str, object] = {"executable_path": chromium.find(), "args": ARGUMENTS}
    with served(FOLDER) as site, sync_playwright() as playwright:
        for name, open_it in OPENED.items():
            rounds = []
            for _ in range(ROUNDS):
                with page_without_network(playwright.chromium, launch) as page:
                    rounds.append(measure(page, site, open_it))
            once, again, megabytes = map(median, zip(*rounds, strict=True))
            print(f"{name:10} {once:5.1f} s, again {again:5.1f} s, {megabytes:5.1f} MB gzipped")


if __name__ == "__main__":
    main()
