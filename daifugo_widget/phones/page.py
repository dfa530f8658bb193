"""The page that a phone opens for its seat: one for all seats, in every language at once."""

from __future__ import annotations

import json

from ..core.words.text import LANGS, Text
from ..core.words.translations import _

WORDS: dict[str, Text] = {
    "opening": _("Connecting to the table."),
    "lost": _("No connection: trying again."),
    "wrong": _("This link is no longer good. Ask your host for a new one."),
    "gone": _("This table is closed. Ask your host whether there is another one."),
    "many": _("Too many phones are knocking just now. Load this page again in a minute."),
    "elsewhere": _("Your seat is now open on another screen."),
    "here": _("Play here"),
    "cut": _("This link is not complete: scan the code again, or copy the whole link."),
    "failed": _("The table could not be loaded. Load this page again."),
    "name": _("Your name"),
    "sit": _("Take a seat"),
    "nameless": _("Type your name first."),
    "turn": _("Your turn"),
    "signal": _("Signal when it is my turn"),
}
"""What the page says itself, by the keys of ``js/src/phone/words.ts``."""
NO_SCRIPT = _("This page needs JavaScript.")
PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>Daifugō</title>
<link rel="stylesheet" href="widget.css">
<link rel="stylesheet" href="phone.css">
<link rel="modulepreload" href="widget.js">
<main>
<h1>Daifugō</h1>
<div role="alert"><div id="banner" hidden><p id="told"></p>
<button id="do" type="button" hidden></button></div></div>
<section id="lobby" aria-labelledby="title">
<h2 id="title">Daifugō</h2>
<p id="house" hidden></p>
<div id="naming" hidden>
<label id="named" for="name"></label>
<input id="name" type="text" maxlength="40" autocomplete="nickname" enterkeyhint="go"
 spellcheck="false" aria-describedby="wrong">
<p id="wrong" role="alert"></p>
<button id="sit" type="button"></button>
</div>
<p id="said" role="status"></p>
<noscript>{no_script}</noscript>
</section>
<div id="stage" hidden>
<div id="table"></div>
<button id="bell" type="button" aria-pressed="true">
<svg viewBox="0 0 20 20" aria-hidden="true">
<path d="M10 1a5.5 5.5 0 0 0-5.5 5.5V11L3 14v1h14v-1l-1.5-3\
V6.5A5.5 5.5 0 0 0 10 1zM8 16a2 2 0 0 0 4 0z"/><path class="off" d="M2 2l16 16"/></svg></button>
<p id="sign" aria-hidden="true" hidden></p>
</div>
</main>
<script id="words" type="application/json">{words}</script>
<script type="module" src="phone.js"></script>
</html>
"""


def page() -> str:
    """Return the page: it has no script and no style of its own, so that a policy may forbid them.

    Data in a script element is no script.
    """
    return PAGE.format(
        no_script="".join(f'<p lang="{lang}">{NO_SCRIPT.to(lang)}</p>' for lang in LANGS),
        words=_words_for_script(),
    )


def _words_for_script() -> str:
    """Write the words of every language so that none of them can end the script that holds them."""
    words = {lang: {key: text.to(lang) for key, text in WORDS.items()} for lang in LANGS}
    return json.dumps(words, ensure_ascii=False, separators=(",", ":")).replace("<", r"\u003c")
