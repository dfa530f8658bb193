"""Prints what only a browser can measure: `python -m tests.browser.measure`."""

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Page, sync_playwright

from daifugo_widget import Table
from daifugo_widget.table.wire.move_text import move_text
from tests.browser import chromium, measure_replay
from tests.browser.conftest import ARGUMENTS
from tests.browser.models import act, state
from tests.browser.notebook import Notebook
from tests.browser.server import jupyter_server
from tests.browser.table import TableView

ROUNDS = 50
MOST_RATIO, MOST_BYTES = 1.5, 30_000
BUTTON = """
import ipywidgets
count = 0
def counted(button):
    global count
    count += 1
    button.description = f"{count} clicks"
button = ipywidgets.Button(description="0 clicks")
button.on_click(counted)
button"""
TABLE = """
from daifugo_widget import Table
from daifugo_widget.table.wire.move_text import move_text
table = Table("{rules}", seed=7, pace="{pace}")
table"""
LONG: dict[str, dict[str, Any]] = {
    "20 games of 4 players": {"rules": "standard"},
    "20 games of 9 players, in Japanese": {"players": 9, "lang": "ja"},
}
GAMES = 20
# From the click to the frame after the one in which what is looked for has changed.
CLICK_TO_PAINT = """([target, seen]) => new Promise((done) => {
    const before = seen.textContent;
    const start = performance.now();
    const observer = new MutationObserver(() => {
        if (seen.textContent === before) return;
        observer.disconnect();
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => done(performance.now() - start);
            port2.postMessage(null);
        });
    });
    observer.observe(seen, { subtree: true, childList: true, characterData: true });
    target.click();
})"""


@contextmanager
def lab_page() -> Iterator[Notebook]:
    """Open JupyterLab on a server of its own."""
    with (
        tempfile.TemporaryDirectory() as home,
        jupyter_server(Path(home)) as server,
        sync_playwright() as playwright,
    ):
        path = chromium.find()
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        notebook = Notebook(browser.new_page(), server)
        yield notebook
        notebook.close()
        browser.close()


def milliseconds(page: Page, target: str, seen: str) -> float:
    """Click on something and wait until something has changed and been painted."""
    elements = [page.locator(each).first.element_handle() for each in (target, seen)]
    taken: float = page.evaluate(CLICK_TO_PAINT, elements)
    return taken


def clicks(notebook: Notebook) -> tuple[float, float]:
    """Take the medians of a bare button's round trip and of an own play, each in turn."""
    page = notebook.page
    notebook.open([BUTTON, TABLE.format(rules="standard", pace="slow")])
    notebook.run_all()
    table = TableView.within(notebook.output(1))
    bare, play = [], []
    for _ in range(ROUNDS):
        bare.append(milliseconds(page, ".jupyter-button", ".jupyter-button"))
        ready(page, table)
        play.append(milliseconds(page, ".dfg .ask .main", ".dfg .trick ol"))
    return median(bare), median(play)


def ready(page: Page, table: TableView) -> None:
    """Deal anew until it is our turn to play, and choose a play."""
    act(page, {"do": "set", "key": "pace", "value": "once"})
    page.wait_for_timeout(50)
    for _ in range(30):
        act(page, {"do": "new"})
        page.wait_for_timeout(100)
        if state(page)["plays"]:
            break
    act(page, {"do": "set", "key": "pace", "value": "slow"})
    page.wait_for_timeout(50)
    while not table.main.count():
        table.open_cards.first.click(position={"x": 8, "y": 8})


def main() -> None:
    with lab_page() as notebook:
        bare, play = clicks(notebook)
        print(f"bare ipywidgets button, round trip, median of {ROUNDS}: {bare:.1f} ms")
        print(f"click to the paint of an own play, median of {ROUNDS}: {play:.1f} ms")
        print(f"ratio: {play / bare:.2f} (at most {MOST_RATIO})")
        print("\n".join(measure_replay.lines(notebook)))
    for what, arguments in LONG.items():
        print(f"widget state, {what}: {size(**arguments)} bytes (at most {MOST_BYTES})")


def size(**arguments: Any) -> int:
    """Give the most bytes that a table without its bundle takes in many games of one person."""
    table = Table(**arguments, seed=7, pace="once", bots="random")
    sizes = []
    for _ in range(GAMES):
        while table.state["prompt"]["kind"] not in ("over", "match"):
            first_move(table)
        traits = table.get_state(drop_defaults=True)
        told = {key: value for key, value in traits.items() if key not in ("_esm", "_css")}
        sizes.append(len(json.dumps(told, ensure_ascii=False, default=str).encode()))
        table.next()
    return max(sizes)


def first_move(table: Table) -> None:
    """Make the first legal move."""
    plays, game = table.state["plays"], table.match.game
    if game.ask:
        table.answer(move_text(game, next(iter(game.answers(game.ask)))))
    elif plays:
        table.play(plays[0])
    else:
        table.pass_()


if __name__ == "__main__":
    main()
