"""The page with one table, for playing without a notebook: ``SITE/play/``."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any, cast

from ..core.words.text import LANGS, Lang, Text
from ..core.words.translations import _
from ..replay.export import inline_json
from ..table.drawing.game_ui import ui_of
from ..table.front_end import STATIC
from ..table.page.query import PLAY
from ..table.session.opening import USUAL_RULES, open_session
from ..table.session.settings import Settings
from ..table.still import picture
from ..table.still.svg import in_both_looks
from ..table.telling.storyline import Storyline
from ..table.telling.words import words
from ..table.wire.build import build
from ..table.wire.contract import State
from .downloads import pyodide_lock
from .lock import STDLIB
from .own_wheel import TABLE
from .pages import chapter_address
from .python import PYTHON, pyodide_address

FIRST = "01-your-first-game.ipynb"
FILES = ("play.js", "play_worker.js", "widget.js", "widget.css")
WORDS: dict[str, Text] = {
    "fetch": _("Python is on its way to this page: some 10 MB at the first visit."),
    "deal": _("The cards are dealt."),
    "failed": _(
        "The table could not be opened. Load this page again; if that does not help, the"
        " network may be gone, or this browser may be older than 2024."
    ),
    "usual": _("Play by the usual rules"),
    "learn": _("Learn the rules"),
    "notebook": _("In a notebook"),
}
"""What the page says itself."""
OPENED_AS_FILE = _(
    "A page that is opened as a file cannot run Python: put this folder on a server for"
    " web pages, such as python -m http.server."
)
PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Daifugo: play</title>
<link rel="stylesheet" href="widget.css">
<style>{style}</style>
{opened_as_file}
<main>
<h1>Daifugō</h1>
<div id="waiting"><p id="progress" role="status"></p><a id="usual" href="./" hidden></a>
<img id="still" alt="" width="{width}" height="{height}"></div>
<div id="table"></div>
</main>
<footer><a id="learn" href="../{contents}">Learn the rules</a>
<a id="notebook" href="../{notebook}">In a notebook</a></footer>
<script>
if (location.protocol === "file:") document.documentElement.className = "file";
</script>
<noscript>This page needs JavaScript.</noscript>
<script type="module">
import widget from "./widget.js";
import {{ play }} from "./play.js";
const site = {site};
for (const key of ["pyodide", "library", "table"]) site[key] = new URL(site[key], location).href;
play(widget, site, new URL("play_worker.js", location));
</script>
</html>
"""
STYLE = """
:root { color-scheme: light dark; --ink: #122; --paper: #fff; --link: #0b6b4f; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #dfe7e4; --paper: #141817; --link: #7fd1b3; }
}
body { max-width: 90rem; margin: 0 auto; padding: 0.5rem; color: var(--ink);
  background: var(--paper); font: 1rem/1.5 system-ui, sans-serif; }
a { color: var(--link); }
h1 { position: absolute; clip-path: inset(50%); }
:root:not(.file) .opened-as-file, .file :is(main, footer) { display: none; }
footer { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; padding: 0.5rem; }
#waiting { position: relative; max-width: 60rem; margin: 0 auto; }
#progress { margin: 0.5rem; }
#waiting:not(.failed) #progress { position: absolute; z-index: 1; inset: 73% 0 auto;
  text-align: center; }
#usual { margin: 0.5rem; }
#still { display: block; width: 100%; height: auto; opacity: 0.6; }
#still:not([src]), .failed #still { display: none; }
"""


def build_play(target: Path, offline: bool) -> None:
    """Write the page into the site. Raises `LiveError`."""
    folder = target / PLAY
    folder.mkdir(parents=True, exist_ok=True)
    for name in FILES:
        shutil.copy(STATIC / name, folder)
    stills = {lang: _write_still(folder, lang) for lang in LANGS}
    settings = {**_places(offline), "stills": stills, "words": _words()}
    page = PAGE.format(
        style=STYLE,
        opened_as_file="".join(map(_opened_as_file, LANGS)),
        width=picture.WIDTH,
        height=picture.HEIGHT,
        contents="index.html",
        notebook=chapter_address(FIRST),
        site=inline_json(settings),
    )
    (folder / "index.html").write_text(page, encoding="utf-8")


def _places(offline: bool) -> dict[str, Any]:
    """Return where the page finds Python and what it runs."""
    address = pyodide_address(offline)
    return {
        "pyodide": f"../{PYTHON}/{address}" if offline else address,
        "library": f"../{PYTHON}/{STDLIB}",
        "table": f"../{PYTHON}/{TABLE}",
        "lock": {**pyodide_lock(), "packages": {}},
    }


def _words() -> dict[str, dict[str, str]]:
    return {lang: {key: text.to(lang) for key, text in WORDS.items()} for lang in LANGS}


def _opened_as_file(lang: Lang) -> str:
    """Say in one language what a page says that has no server; its modules are not loaded then."""
    return f'<p class="opened-as-file" lang="{lang}">{OPENED_AS_FILE.to(lang)}</p>'


def _write_still(folder: Path, lang: Lang) -> dict[str, str]:
    """Draw a table before the deal in one language; return its file and its text."""
    name = f"still-{lang}.svg"
    state = _before_deal(lang)
    spoken = words(lang, ui_of("daifugo").words)
    (folder / name).write_text(in_both_looks(picture.svg(state, spoken)), encoding="utf-8")
    return {"source": name, "text": picture.describe(state)}


def _before_deal(lang: Lang) -> State:
    """Return a table at which nobody has any cards to be seen yet, and nobody has to act."""
    session = open_session(USUAL_RULES, seed=1, settings=Settings(lang=lang))
    state = build(session.screen, Storyline())
    seats = [{**seat, "acts": False} for seat in state["seats"]]
    prompt = {**state["prompt"], "kind": "wait", "text": []}
    return cast(State, {**state, "hand": [], "seats": seats, "prompt": prompt})
