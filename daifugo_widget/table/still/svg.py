"""What still pictures are drawn with: colours, boxes, words, cards, and the finished image."""

from __future__ import annotations

import re
from base64 import b64encode
from html import escape

from ..telling.plain_text import card_text
from . import terminal_text as columns

INK, MUTED, LINE, FELT, ACCENT, RED = (
    "#1d2321",
    "#5c6763",
    "#c9d3cf",
    "#e6efeb",
    "#0b6b50",
    "#b3202c",
)
BOLD, MIDDLE, END = 'font-weight="700"', 'text-anchor="middle"', 'text-anchor="end"'
CARD_WIDTH, CARD_HEIGHT = 46, 66
LETTER, BOLD_LETTER = 0.5, 0.553
"""The width of a column of words relative to the font size, plain and bold, on most systems."""
SMALLEST = 0.8
"""The share of their size to which words shrink before they are shortened."""
TEN_SEEN, NARROW = 26, 'textLength="11" lengthAdjust="spacingAndGlyphs"'
"""If less of a card than this is in sight, a 10 is written narrow, in any font."""
NOT_XML = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""A character that SVG cannot hold: a picture with one in it is not shown at all."""
DARK = {
    "#fff": "#282b2a",
    INK: "#eee",
    MUTED: "#aba",
    LINE: "#566",
    FELT: "#1e2e29",
    ACCENT: "#45c49a",
    RED: "#f88",
}
"""What each colour becomes in a dark notebook: the colours of the living table."""
IN_DARK = "".join(
    f'[fill="{light}"]{{fill:{dark}}}[stroke="{light}"]{{stroke:{dark}}}'
    for light, dark in DARK.items()
)
# A picture follows the colour scheme of the element that shows it, but JupyterLab, VS Code and
# Colab do not tell the browser theirs. VS Code's light high contrast has the dark one's class too.
FOLLOWING = (
    "<style>:is([data-jp-theme-light=false],.vscode-dark,.vscode-high-contrast,[theme=dark])"
    " .daifugo-drawn{color-scheme:dark}"
    ":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[theme=light])"
    " .daifugo-drawn{color-scheme:light}</style>"
)


def sheet(drawn: str, width: float, height: float) -> str:
    """Return a whole drawing as SVG: ``drawn`` on white paper with round corners."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}" font-family="system-ui,sans-serif">'
        f"{box(0.5, 0.5, width - 1, height - 1, 12, '#fff', LINE)}{drawn}</svg>"
    )


def in_both_looks(svg: str) -> str:
    """Return SVG that is dark where the page that shows it as an image is."""
    look = f"><style>@media(prefers-color-scheme:dark){{{IN_DARK}}}</style>"
    return svg.replace(">", look, 1)


def image(svg: str, width: float, height: float, alt: str) -> str:
    """Return SVG as an ``<img>`` that is dark in a dark notebook.

    Notebooks strip a bare ``<svg>`` from what they show.
    """
    return (
        f'{FOLLOWING}<img alt="{escape(alt)}" class="daifugo-drawn" width="{width:g}" '
        f'height="{height:g}" src="{data_address(svg)}">'
    )


def data_address(svg: str) -> str:
    """Return SVG as the address of an image that is dark on a dark page."""
    return f"data:image/svg+xml;base64,{b64encode(in_both_looks(svg).encode()).decode()}"


def box(x: float, y: float, width: float, height: float, round: float, fill: str, line: str) -> str:
    """Draw a box with round corners."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round:g}" '
        f'fill="{fill}" stroke="{line}"/>'
    )


def write(x: float, y: float, text: str, size: float = 13, fill: str = INK, more: str = "") -> str:
    """Write words; ``more`` are further attributes, such as `BOLD` and `MIDDLE`."""
    words = escape(NOT_XML.sub("\ufffd", text))
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:.3g}" fill="{fill}" {more}>{words}</text>'


def write_within(
    room: float,
    x: float,
    y: float,
    text: str,
    size: float = 13,
    fill: str = INK,
    more: str = "",
) -> str:
    """Write words within ``room``: smaller if they are longer, and at last with an ellipsis."""
    letter = BOLD_LETTER if BOLD in more else LETTER
    wanted = max(1.0, letter * columns.width(text))
    size = max(SMALLEST * size, min(size, room / wanted))
    return write(x, y, columns.shorten(text, int(room / (letter * size))), size, fill, more)


def card(x: float, y: float, code: str, faded: bool = False, seen: float = CARD_WIDTH) -> str:
    """Draw a card from its notation, such as ``Th``: a joker has no number, only its star.

    ``seen`` is how much of it the next card leaves in sight: a 10 is narrow if that is little.
    """
    text = card_text(code)
    number, sign = text[:-1], text[-1]
    fill = RED if sign in "♥♦" else INK
    look = ' opacity="0.4"' if faded else ""
    narrow = f"{BOLD} {NARROW}" if number == "10" and seen < TEN_SEEN else BOLD
    small = write(x + 5, y + 34, sign, 13, fill) if number else ""
    return (
        f"{box(x, y, CARD_WIDTH, CARD_HEIGHT, 6, '#fff', LINE)}"
        f"<g{look}>{write(x + 5, y + 20, number or sign, 17, fill, narrow)}{small}"
        f"{write(x + CARD_WIDTH - 6, y + CARD_HEIGHT - 8, sign, 26, fill, END)}</g>"
    )
