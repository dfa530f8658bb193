"""A site that runs Python in the browser, on a server of the tests' own, and a browser without a
network."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from playwright.sync_api import BrowserType, Page, expect

from tests.browser.table import TableView

WITHOUT_NETWORK = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1"
PATIENCE = 90_000
"""Milliseconds until Python has started, on a machine that has other things to do."""


KERNEL = ".jp-KernelName"
IS_READY = ".jp-Notebook-ExecutionIndicator[data-status=idle]"
"""A cell that is run before leaves no trace."""


class QuietHandler(SimpleHTTPRequestHandler):
    """A handler that writes nothing, also not when a page goes before it has all that it asked."""

    def log_message(self, *_: object) -> None:
        pass

    def handle(self) -> None:
        with suppress(ConnectionError):
            super().handle()


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder as any static server does, and give its address."""
    handler = partial(QuietHandler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@contextmanager
def page_without_network(
    browser_type: BrowserType, launch: dict[str, object], **context: object
) -> Iterator[Page]:
    """Give a page of a browser that reaches this machine alone."""
    arguments = [*launch.get("args", []), WITHOUT_NETWORK]  # type: ignore[misc]
    browser = browser_type.launch(**{**launch, "args": arguments})  # type: ignore[arg-type]
    try:
        yield browser.new_context(**context).new_page()  # type: ignore[arg-type]
    finally:
        browser.close()


def open_play(page: Page, site: str, address: str = "") -> TableView:
    """Open the page with one table and wait until it is dealt."""
    page.goto(f"{site}/play/{address}")
    page.locator("#table .dfg .page").wait_for(timeout=PATIENCE)
    return TableView.within(page.locator("#table"))


class LiveChapter:
    """A chapter in one of JupyterLite's faces, run as a reader does."""

    def __init__(self, page: Page, site: str, name: str, face: str = "notebooks") -> None:
        self.page = page
        page.goto(f"{site}/live/{face}/index.html?path={name}.ipynb")
        page.locator(".jp-Notebook .jp-Cell").first.wait_for(timeout=PATIENCE)
        page.locator(KERNEL, has_text="Pyodide").first.wait_for(timeout=PATIENCE)
        page.locator(IS_READY).first.wait_for(timeout=PATIENCE)

    def run_all(self) -> None:
        """Run all cells and wait for the last one."""
        self.press_run_all()
        waiting = self.page.locator(".jp-Notebook .jp-InputPrompt", has_text="[*]")
        expect(waiting).not_to_have_count(0)
        expect(waiting).to_have_count(0, timeout=PATIENCE)

    def press_run_all(self) -> None:
        """Run all cells by the menu."""
        menu = self.page.get_by_role("menuitem")
        menu.get_by_text("Run", exact=True).click()
        menu.get_by_text("Run All Cells", exact=True).click()

    def add(self, code: str) -> str:
        """Run one more cell at the end, and return what it prints."""
        keyboard = self.page.keyboard
        self.page.locator(".jp-Notebook .jp-Cell").last.click()
        for key in ("Escape", "b", "Enter"):
            keyboard.press(key)
        keyboard.insert_text(f"{code}\nprint('ready')")
        keyboard.press("Shift+Enter")
        output = self.page.locator(".jp-OutputArea-output", has_text="ready").last
        output.wait_for(timeout=PATIENCE)
        return output.inner_text().strip().removesuffix("ready").strip()
