"""A still picture of the table, made from its state alone: the same state, the same picture."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from typing import Any

from .plain import card_text, cards_text, sentence_text, split
from .words import phrases as w

Json = dict[str, Any]
Words = dict[str, str]

WIDTH, HEIGHT = 760, 430
INK, MUTED, LINE, FELT, ACCENT, RED = (
    "#1d2321",
    "#5c6763",
    "#c9d3cf",
    "#e6efeb",
    "#0b6b50",
    "#b3202c",
)

# In JupyterLab and Notebook 7 each output is a child of the cell's output area. The picture gives
# way to the living widget below it; and where there is only the picture, as no kernel runs, the
# word that the widget's model was not found gives way to the picture.
LIVING = (
    ".jp-OutputArea-child:has(.daifugo-still):has(+ .jp-OutputArea-child .dfg),"
    ".jp-OutputArea-child:has(.daifugo-still) + .jp-OutputArea-child"
    ":has(.jupyter-widgets):not(:has(.jupyter-widgets *)){display:none}"
)


def still(state: Json, words: Words, folded: bool = False) -> str:
    """Return the picture as HTML with a line on how to play; ``folded`` shows the line alone."""
    lang = state["settings"]["lang"]
    line = escape(w.STILL.to(lang))
    image = (
        f'<img alt="{escape(describe(state), quote=True)}" width="{WIDTH}" height="{HEIGHT}" '
        f'src="data:image/svg+xml;base64,{b64encode(svg(state, words).encode()).decode()}">'
    )
    if folded:
        return f"<details><summary>{line}</summary>{image}</details>"
    return f'<div class="daifugo-still"><style>{LIVING}</style>{image}<p>{line}</p></div>'


def describe(state: Json) -> str:
    """Say in words what the picture shows."""
    seats = ", ".join(f"{seat['name']} {seat['count']}" for seat in state["seats"])
    trick = [f"{_name(state, laid['seat'])} {cards_text(laid['cards'])}" for laid in state["trick"]]
    parts = [
        f"{state['title']}: {state['house']}, {state['label']}",
        seats,
        *trick[-1:],
        " ".join(map(card_text, state["hand"])),
        sentence_text(state, state["prompt"]["text"]),
    ]
    return ". ".join(part.strip(".。 ") for part in parts if part) + "."


def svg(state: Json, words: Words) -> str:
    """Draw the table."""
    drawn = [*_top(state), *_seats(state, words), *_trick(state, words), *_ruler(state, words)]
    drawn += [*_prompt(state), *_hand(state)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}" font-family="system-ui,sans-serif">'
        f"{_box(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 12, '#fff', LINE)}"
        f'<path d="M1 44h{WIDTH - 2}v236H1z" fill="{FELT}"/>{"".join(drawn)}</svg>'
    )


def _name(state: Json, seat: int) -> str:
    return next(str(each["name"]) for each in state["seats"] if each["seat"] == seat)


# --- strokes -------------------------------------------------------------------------------------


def _box(
    x: float, y: float, width: float, height: float, round: float, fill: str, line: str
) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round:g}" '
        f'fill="{fill}" stroke="{line}"/>'
    )


def _write(x: float, y: float, text: str, size: int = 13, fill: str = INK, more: str = "") -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{fill}" {more}>{escape(text)}</text>'
    )


BOLD, MIDDLE = 'font-weight="700"', 'text-anchor="middle"'


def _card(x: float, y: float, card: str, faded: bool = False) -> str:
    text = card_text(card)
    fill = RED if text[-1] in "♥♦" else INK
    look = ' opacity="0.45"' if faded else ""
    return (
        f"<g{look}>{_box(x, y, 46, 66, 6, '#fff', LINE)}"
        f"{_write(x + 5, y + 20, text[:-1], 17, fill, BOLD)}"
        f"{_write(x + 5, y + 40, text[-1], 18, fill)}</g>"
    )


# --- the parts -----------------------------------------------------------------------------------


def _top(state: Json) -> list[str]:
    about = " · ".join([state["house"], state["label"], *[chip["text"] for chip in state["chips"]]])
    return [_write(18, 28, state["title"], 17, INK, BOLD), _write(110, 28, about, 13, MUTED)]


def _seats(state: Json, words: Words) -> list[str]:
    me = state["me"] if state["me"] is not None else -1
    others = [seat for seat in state["seats"] if seat["seat"] != me]
    width = min(170.0, (WIDTH - 24) / max(1, len(others)) - 8)
    gap = (WIDTH - 24 - width * len(others)) / max(1, len(others))
    found = []
    for at, seat in enumerate(others):
        x = 12 + gap / 2 + at * (width + gap)
        found += [
            _box(x, 56, width, 56, 8, "#fff", ACCENT if seat["acts"] else LINE),
            _write(x + 10, 78, seat["name"], 14, INK, BOLD),
            _write(x + 10, 98, _about(seat, words), 12, MUTED),
        ]
    return found


def _about(seat: Json, words: Words) -> str:
    if seat["out"]:
        return str(seat["out"]["label"])
    count = words["seat.cards" if seat["count"] != 1 else "seat.card"].format(n=seat["count"])
    klass = [seat["klass"]["title"]] if seat["klass"] else []
    passed = [words["seat.passed"]] if seat["passed"] else []
    return " · ".join([*klass, count, *passed])


def _trick(state: Json, words: Words) -> list[str]:
    laid = state["trick"][-3:]
    if not laid:
        empty = words["trick.empty"]
        return [_write(WIDTH / 2, 178, empty, 14, MUTED, MIDDLE)]
    found, x = [], 60.0
    for play in laid:
        cards = split(play["cards"])
        step = 46 if len(cards) < 4 else 24
        latest = play is laid[-1]
        found += [_card(x + step * at, 130, card, not latest) for at, card in enumerate(cards)]
        label = (
            f"{_name(state, play['seat'])} · {play['label']}"
            if latest
            else _name(state, play["seat"])
        )
        found.append(_write(x, 212, label, 12, INK if latest else MUTED))
        x += step * len(cards) + 70
    return found


def _ruler(state: Json, words: Words) -> list[str]:
    cells = state["ruler"]["cells"]
    x = (WIDTH - 34 * len(cells)) / 2
    found = [
        _write(x - 10, 252, words["ruler.weak"], 12, MUTED, 'text-anchor="end"'),
        _write(x + 34 * len(cells) + 10, 252, words["ruler.strong"], 12, MUTED),
    ]
    for at, cell in enumerate(cells):
        top, weak = cell["mark"] == "top", cell["mark"] == "weak"
        left = x + 34 * at
        found.append(_box(left, 234, 34, 27, 0, ACCENT if top else "#fff", LINE))
        fill = "#fff" if top else MUTED if weak else INK
        found.append(_write(left + 17, 253, cell["number"], 14, fill, MIDDLE))
    return found


def _prompt(state: Json) -> list[str]:
    text = sentence_text(state, (state["refusal"] or state["prompt"])["text"])
    return [_write(18, 308, text[:96], 14, INK, BOLD)]


def _hand(state: Json) -> list[str]:
    hand = state["hand"]
    step = min(50.0, (WIDTH - 36 - 46) / max(1, len(hand) - 1))
    x = (WIDTH - 46 - step * (len(hand) - 1)) / 2
    return [_card(x + step * at, 336, card) for at, card in enumerate(hand)]
