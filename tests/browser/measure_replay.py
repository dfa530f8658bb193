"""What only a browser can measure of a replay; `python -m tests.browser.measure` prints it too."""

from collections.abc import Iterator
from statistics import median

from playwright.sync_api import Page

from tests.browser.notebook import Notebook

STEPS, SCRUBS, ROUNDS = 100, 500, 9
FRAME, MOST_RATIO = 1000 / 60, 1.5
PLAYED = """
from random import Random
import anywidget, traitlets
from daifugo_widget import History, Match, Replay
rng, history = Random(4), History(Match.start("standard", 4, 4))
while not history.now.game.over:
    now = history.now.game
    history = history.move(now.any_move(rng), now.actor)
class Bare(anywidget.AnyWidget):
    _esm = "export default { render({ el }) { el.innerHTML = '<p class=bare>bare</p>'; } };"
"""
BARE, REPLAY = "Bare()", "Replay(history)"
# The script of one step, with the layout that it calls for.
STEP = """key => {
    const root = document.querySelector("section.dfg");
    const start = performance.now();
    root.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    root.offsetHeight;
    return performance.now() - start;
}"""
SCRUB = """count => {
    const slider = document.querySelector("section.dfg [type=range]");
    for (let at = 0; at < count; at += 1) {
        slider.value = (at * 7) % Number(slider.max);
        slider.dispatchEvent(new Event("input", { bubbles: true }));
    }
}"""
# From the order to run a cell to the paint of what it shows.
SHOWN = """async ([seen]) => {
    const start = performance.now();
    jupyterapp.commands.execute("notebook:run-cell");
    while (!document.querySelector(seen)) await new Promise(requestAnimationFrame);
    return performance.now() - start;
}"""
CLEAR = "() => jupyterapp.commands.execute('notebook:clear-cell-output').then(() => null)"
SELECT = "index => { jupyterapp.shell.currentWidget.content.activeCellIndex = index; }"


def lines(notebook: Notebook) -> Iterator[str]:
    """Open a replay of a game of four, measure it and yield what was found."""
    page = notebook.page
    notebook.open([PLAYED, BARE, REPLAY])
    notebook.run(0)
    bare, replay = first_paints(page)
    yield f"first paint of a bare anywidget, median of {ROUNDS}: {bare:.0f} ms"
    yield f"first paint of a replay, median of {ROUNDS}: {replay:.0f} ms"
    yield f"ratio: {replay / bare:.2f} (at most {MOST_RATIO})"
    sent = traffic(page)
    taken = [page.evaluate(STEP, "ArrowRight") for _ in range(STEPS)]
    yield f"script of a step, median of {STEPS}: {median(taken):.1f} ms (less than {FRAME:.1f})"
    yield f"messages to the kernel during these steps: {len(sent)} (none)"
    page.evaluate(SCRUB, SCRUBS)  # what is made once is there now
    before = counts(page)
    page.evaluate(SCRUB, SCRUBS)
    after = counts(page)
    for name in before:
        yield f"{name} before and after {SCRUBS} steps: {before[name]:,.0f} {after[name]:,.0f}"


def first_paints(page: Page) -> tuple[float, float]:
    """Take the medians for a bare widget and for a replay, each in turn."""
    taken: dict[str, list[float]] = {"p.bare": [], "section.dfg .reel": []}
    for _ in range(ROUNDS):
        for index, seen in enumerate(taken, 1):
            page.evaluate(SELECT, index)
            page.evaluate(CLEAR)
            taken[seen].append(page.evaluate(SHOWN, [seen]))
    bare, replay = taken.values()
    return median(bare), median(replay)


def traffic(page: Page) -> list[str]:
    """Collect what is sent to the kernel from now on."""
    sent: list[str] = []
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    client.on("Network.webSocketFrameSent", lambda event: sent.append(event["requestId"]))
    return sent


def counts(page: Page) -> dict[str, float]:
    """Count what could grow, after the garbage has been collected."""
    client = page.context.new_cdp_session(page)
    page.wait_for_timeout(1000)  # the page lets go of what it has drawn a frame later
    client.send("HeapProfiler.collectGarbage")
    client.send("Performance.enable")
    metrics = client.send("Performance.getMetrics")["metrics"]
    found = {metric["name"]: metric["value"] for metric in metrics}
    return {name: found[name] for name in ("JSHeapUsedSize", "JSEventListeners", "Nodes")}
