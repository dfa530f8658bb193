"""Replays outside a notebook: pictures, and a page that works by itself."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from importlib import import_module
from io import BytesIO
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypedDict
from zlib import compress

from ..content_policy import policy_of_all
from ..core.words.arguments import above_zero
from ..core.words.text import LANGS, Lang, SpokenError
from ..core.words.translations import _
from ..table.drawing.game_ui import ui_of
from ..table.drawing.rule_cards import rule_card
from ..table.front_end import STATIC
from ..table.still import picture
from ..table.telling.words import words
from ..table.telling.words.panels import ON_A_PAGE
from ..table.wire.contract import State
from ..table.wire.rule_contract import RuleCard
from .film_contract import FilmData, Watching
from .watching import watching

if TYPE_CHECKING:
    from ..table.session.session import Session
    from .film_widget import FilmWidget

HOW_TO_GET = 'pictures need {name}: pip install "daifugo-widget[pictures]"'
FAMILIES = ("DejaVu Sans", "Noto Sans", "Liberation Sans", "Arial", "Helvetica", "Segoe UI")
"""Font families that come with Linux, Windows or macOS; other fonts stand in for what they lack."""
SAMPLE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">'
    '<text y="15" font-family="sans-serif">{text}</text></svg>'
)
LACKING = "\ue000"
"""A character for private use, drawn like all those that a font has no letter for."""
CJK = "Noto Sans CJK (Debian: fonts-noto-cjk)"
WRITINGS = (
    ("Latin", "[A-Za-z]", "A", "DejaVu Sans (Debian: fonts-dejavu-core)"),
    ("Japanese", "[\u3040-\u30ff\u4e00-\u9fff]", "\u5927", CJK),
    ("Korean", "[\uac00-\ud7a3]", "\ud55c", CJK),
)
"""Ways of writing: which letters those are, one of them, and a font that has them."""
NO_LETTERS = (
    "this machine has no {writing} letters, so the picture would have no words: install a font "
    "such as {font}, or write the replay with to_svg or to_html, which a browser draws"
)
LARGEST, LONGEST = 16, 600
"""The largest scale of a picture, and the most seconds that one may stay."""
AT_MOST = _("{name} is at most {most}, not {value}")
DEFAULT_EXPORT = re.compile(r"export\s*\{\s*(\w+) as default\s*\};?\s*$")

PAGE = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
{policy}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>{style}</style>
{switch}<div id="replay"></div>
<script type="application/json" id="film">{film}</script>
<script type="module">{script}</script>
{more}</html>
"""
STYLE = """
body { margin: 0 auto; max-width: 90rem; padding: 1rem; }
#langs:not([hidden]) { display: flex; justify-content: flex-end; padding-bottom: 0.5rem; }
#langs button {
  min-height: 2.5rem; padding: 0 0.7rem; border: 1px solid transparent; border-radius: 0.5rem;
  background: none; color: inherit; font: 14px system-ui, sans-serif; cursor: pointer;
}
#langs [aria-pressed="true"] { border-color: currentColor; font-weight: 600; }
"""
SWITCH = '<nav id="langs" aria-label="{label}" hidden>{buttons}</nav>\n'
SPEAK = '<button type="button" lang="{lang}" aria-pressed="{on}">{name}</button>'
SCRIPT = """
const page = document.documentElement;
const { cards, others, ...traits } = JSON.parse(document.getElementById("film").textContent);
const { state, words, film } = traits;
const told = { [page.lang]: { cards, state, words, film } };
const listeners = {};
const tell = (event, ...told) => (listeners[event] ?? []).forEach((each) => each(...told));
const set = (key, value) => {
  traits[key] = value;
  tell(`change:${key}`);
};
const model = {
  get: (key) => traits[key],
  set,
  save_changes() {},
  on: (event, listener) => (listeners[event] ??= []).push(listener),
  off(event, listener) {
    listeners[event] = (listeners[event] ?? []).filter((each) => each !== listener);
  },
  send(message) {
    const { id, ask, rule, do: what, key, value } = message;
    const reply = told[page.lang].cards[rule] ?? null;
    if (ask) queueMicrotask(() => tell("msg:custom", { id, reply }));
    if (what === "set") {
      const settings = { ...traits.state.settings, [key]: value };
      set("state", { ...traits.state, settings });
    }
    if (what === "calm") set("state", { ...traits.state, notice: null });
  },
};
widget.render({ model, el: document.getElementById("replay") });
const unpack = (packed) => {
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).json();
};
const langs = document.getElementById("langs");
let wanted = page.lang;
const speak = async (lang) => {
  wanted = lang;
  const found = (told[lang] ??= await unpack(others[lang]));
  if (wanted !== lang) return;
  told[page.lang].state = traits.state;
  const settings = { ...traits.state.settings, lang };
  page.lang = lang;
  document.title = found.state.title;
  langs.setAttribute("aria-label", found.words["set.lang"]);
  for (const each of langs.children) each.setAttribute("aria-pressed", each.lang === lang);
  Object.assign(traits, { ...found, state: { ...found.state, settings } });
  tell("change:state");
};
if (langs && "DecompressionStream" in globalThis) {
  langs.hidden = false;
  for (const each of langs.children) each.addEventListener("click", () => speak(each.lang));
}
"""
"""What stands in for the model of a notebook, after the front end; it can speak other languages."""


def html(replay: FilmWidget, more: str = "", langs: Iterable[Lang] = ()) -> str:
    """Return a page with the film, the front end and the cards of the rules that it names.

    ``more`` is one more script of the page, ``langs`` are languages in which it can be read besides
    its own: they are packed, and a page takes a third more room with two of them.
    """
    lang = replay.watched.settings.lang
    told, others = _told(replay, lang), [each for each in langs if each != lang]
    film = {
        **told,
        "step": replay.step,
        "picture": "",
        "others": {each: _packed(_told(replay, each)) for each in others},
    }
    style = STYLE + (STATIC / "widget.css").read_text(encoding="utf-8")
    script = _script()
    return PAGE.format(
        lang=lang,
        policy=policy_of_all([script, *([more] if more else [])], [style]),
        title=escape(told["state"]["title"]),
        style=style,
        switch=_switch(told["words"], lang, others) if others else "",
        film=inline_json(film),
        script=script,
        more=more and f"<script>{more}</script>\n",
    )


class Told(TypedDict):
    """All of a page that depends on its language."""

    state: Watching
    words: dict[str, str]
    film: FilmData
    cards: dict[str, RuleCard]


def _told(replay: FilmWidget, lang: Lang) -> Told:
    watched = replay.watched_in(lang)
    return {
        "state": {**watching(watched), "alone": True},
        "words": words(lang, {**replay.own_words, **ON_A_PAGE, **watched.ui.words}, free=False),
        "film": replay.film_in(lang).to_json(replay.eye),
        "cards": _cards(watched),
    }


def _packed(told: Told) -> str:
    """Return what a page says in another language in little room."""
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    return b64encode(compress(text.encode(), 9)).decode()


def _switch(words: dict[str, str], lang: Lang, others: list[Lang]) -> str:
    """Return the buttons for the languages of a page, always in the same order."""
    offered = [each for each in LANGS if each == lang or each in others]
    buttons = (
        SPEAK.format(lang=each, on=str(each == lang).lower(), name=words[f"lang.{each}"])
        for each in offered
    )
    return SWITCH.format(label=escape(words["set.lang"]), buttons="".join(buttons))


def _script() -> str:
    """Return the front end, and what runs it without a notebook."""
    code = (STATIC / "widget.js").read_text(encoding="utf-8").replace("</script", r"<\/script")
    return DEFAULT_EXPORT.sub(r"const widget=\1;", code) + SCRIPT


def inline_json(value: object) -> str:
    """Write a value so that no text in it can end the script that holds it."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", r"\u003c")


def _cards(watched: Session) -> dict[str, RuleCard]:
    """Return the cards of the rules in force, and of the rules that these need or exclude."""
    rules, lang = watched.history.now.rules, watched.settings.lang
    ui, known = ui_of(rules.game), rules.all_rules()
    named = {id for rule in rules for id in (rule.id, *rule.needs, *rule.excludes)}
    found = (rules.get(id) or known[id]() for id in sorted(named))
    return {rule.id: rule_card(ui, rule, lang, rule.id in rules) for rule in found}


def svgs(states: Sequence[State], words: dict[str, str], notes: Sequence[str]) -> list[str]:
    """Draw the states of several steps, each with a note below it, all as high as the highest."""
    room = max(map(picture.more_lines, states))
    below = max(len(picture.note_lines(note)) for note in notes)
    pairs = zip(states, notes, strict=True)
    return [picture.svg(state, words, room, note, below) for state, note in pairs]


def png(drawing: str, scale: float) -> bytes:
    """Return SVG as PNG.

    Raises `ImportError` without the extra ``pictures``, `RuntimeError` if the machine has no font
    for its words, and `SpokenError` for a wrong scale.
    """
    _within("scale", scale, LARGEST)
    render = _need("resvg_py").svg_to_bytes
    for writing, letters, sample, font in WRITINGS:
        if re.search(letters, drawing) and _family(FAMILIES, sample) is None:
            raise RuntimeError(NO_LETTERS.format(writing=writing, font=font))
    return bytes(render(svg_string=drawing, zoom=scale, sans_serif_family=_family(FAMILIES)))


@cache
def _family(families: Sequence[str], sample: str = "A") -> str | None:
    """Return a font family of this machine that has a letter, or None."""
    render = _need("resvg_py").svg_to_bytes
    for family in families:
        empty, lacking, drawn = (
            render(svg_string=SAMPLE.format(text=text), sans_serif_family=family)
            for text in ("", LACKING, sample)
        )
        if drawn not in (empty, lacking):
            return family
    return None


def gif(pictures: Sequence[bytes], seconds: float) -> bytes:
    """Return PNG pictures as an animated GIF. Raises `ImportError`."""
    opened = [_opaque(each) for each in pictures]
    file = BytesIO()
    opened[0].save(
        file,
        "GIF",
        save_all=True,
        append_images=opened[1:],
        duration=round(_within("seconds", seconds, LONGEST) * 1000),
        loop=0,
    )
    return file.getvalue()


def _opaque(picture: bytes) -> Any:
    """Return a picture whose round corners have the colour of its head, as a GIF is not clear."""
    image = _need("PIL.Image")
    drawn = image.open(BytesIO(picture)).convert("RGBA")
    head = drawn.getpixel((drawn.width // 2, drawn.height // 80))  # above all words
    return image.alpha_composite(image.new("RGBA", drawn.size, head), drawn).convert("RGB")


def _within(name: str, value: float, most: int) -> float:
    """Return a number above 0 and not above ``most``. Raises `SpokenError`."""
    number = above_zero(name, value)
    if number > most:
        raise SpokenError(AT_MOST.fill(name=name, most=most, value=value))
    return number


def _need(name: str) -> ModuleType:
    try:
        return import_module(name)
    except ImportError as error:
        raise ImportError(HOW_TO_GET.format(name=name.partition(".")[0])) from error
