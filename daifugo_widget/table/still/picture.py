"""A still picture of the table, made from its state alone: the same state, the same picture."""

from __future__ import annotations

import json
from html import escape
from zlib import crc32

from ...core.words.text import Lang
from ..telling.plain_text import card_text, cards_text, sentence_text, split
from ..telling.words import phrases as w
from ..wire.contract import Laid, Prompt, Refusal, Seat, State
from . import terminal_text as columns
from .svg import (
    ACCENT,
    BOLD,
    CARD_WIDTH,
    END,
    FELT,
    INK,
    LINE,
    MIDDLE,
    MUTED,
    box,
    card,
    image,
    sheet,
    write,
    write_within,
)

Words = dict[str, str]

WIDTH, HEIGHT = 760, 430
MORE = 28
"""How much wider than its cards the words under the latest play may be; others are narrower."""
LINE_HIGH, CARD_WRITTEN = 16, 25
"""The height of a line of an open hand, and the width of one of its cards."""
COLUMNS, MOST_LINES = 92, 3
"""How many columns and lines of words fit above the hand."""
NOTE_COLUMNS, NOTE_HIGH, NOTE_EDGE = 96, 19, 26
"""How many columns a line of a note has, its height, and the room above and below all of them."""
MOST_PLAYS = 3
"""How many plays of a trick are drawn, the latest ones; if each of its cards counts, all are."""
TITLE_LETTER, TITLE_COLUMNS = 10.8, 40
"""The width of a column of the title, and how many fit beside what is said about the game."""

# In JupyterLab and Notebook 7 each output is a child of the cell's output area. The picture and
# its space give way to the living widget below it (elsewhere the widget hides it by its name). If
# no kernel is running and there is only the picture, the message that the widget's model was not
# found gives way to it. VS Code puts white behind each widget, which would frame a dark table, and
# a ring around whatever has the focus, although a card has its own.
LIVING = (
    ".jp-OutputArea-child:has(.daifugo-still):has(+ .jp-OutputArea-child .dfg),"
    ".jp-OutputArea-child:has(.daifugo-still) + .jp-OutputArea-child"
    ":has(.jupyter-widgets):not(:has(.jupyter-widgets *)){display:none}"
    ".cell-output-ipywidget-background:has(.dfg){background:none!important}"
    ".cell-output-ipywidget-background .dfg :is(.card,:not(:focus-visible)):focus"
    "{outline:none!important}"
)


def name(state: State) -> str:
    """Return the CSS class of a table's picture, made from everything that it shows at first."""
    return f"daifugo-{crc32(json.dumps(state).encode()):08x}"


def still(state: State, words: Words, named: str = "", more: str = "") -> str:
    """Return the picture as HTML with a line on how to play; a living table finds it by a name.

    ``more`` is HTML below them.
    """
    return framed(picture(state, words), state["settings"]["lang"], named, more)


def framed(drawn: str, lang: Lang, named: str = "", more: str = "") -> str:
    """Return HTML as what gives way to a living table, with a line on how to play."""
    line, names = escape(w.STILL.to(lang)), f"daifugo-still {named}".strip()
    return f'<div class="{names}"><style>{LIVING}</style>{drawn}<p>{line}</p>{more}</div>'


def picture(state: State, words: Words) -> str:
    """Return the picture alone as HTML."""
    high = HEIGHT + LINE_HIGH * more_lines(state)
    return image(svg(state, words), WIDTH, high, describe(state))


def describe(state: State) -> str:
    """Say in words what the picture shows."""
    seats = ", ".join(f"{seat['name']} {seat['count']}" for seat in state["seats"])
    trick = [f"{_name(state, laid['seat'])} {cards_text(laid['cards'])}" for laid in state["trick"]]
    parts = [
        f"{state['title']}: {state['house']}, {state['label']}",
        seats,
        *trick[-1:],
        " ".join(map(card_text, state["hand"])),
        *_task_lines(state),
        *_why_lines(state),
        *_prompt_lines(state, state["prompt"]),
    ]
    return " ".join(_with_full_stop(part.strip()) for part in parts if part)


def _with_full_stop(part: str) -> str:
    """Return a part of a text with a full stop, unless it ends in a mark already."""
    return part if part.endswith((".", "?", "!", "。", "？", "！")) else f"{part}."


def svg(state: State, words: Words, room: int = 0, note: str = "", note_room: int = 0) -> str:
    """Draw the table with a note below it.

    ``room`` keeps lines free for open hands that come in a later picture, ``note_room`` for notes.
    """
    more = LINE_HIGH * max(room, more_lines(state))
    noted = note_lines(note)
    high = HEIGHT + more + _note_height(max(note_room, len(noted)))
    felt = f'<path d="M1 44h{WIDTH - 2}v{236 + more}H1z" fill="{FELT}"/>'
    above = [felt, *_top(state), *_seats(state, words, more)]
    below = [*_trick(state, words), *_ruler(state, words), *_prompt(state), *_hand(state)]
    lowered = [f'<g transform="translate(0 {more})">', *below, "</g>"] if more else below
    return sheet("".join([*above, *lowered, *_note(noted, HEIGHT + more)]), WIDTH, high)


def _name(state: State, seat: int) -> str:
    return next(each["name"] for each in state["seats"] if each["seat"] == seat)


# --- the parts -----------------------------------------------------------------------------------


def _top(state: State) -> list[str]:
    about = " · ".join([state["house"], state["label"], *[chip["text"] for chip in state["chips"]]])
    title = columns.shorten(state["title"], TITLE_COLUMNS)
    beside = max(110, 36 + TITLE_LETTER * columns.width(title))
    within = write_within(WIDTH - 18 - beside, beside, 28, about, 13, MUTED)
    return [write(18, 28, title, 17, INK, BOLD), within]


def _others(state: State) -> tuple[list[Seat], float]:
    """Return the other seats, and the width of the box of each."""
    others = [seat for seat in state["seats"] if seat["seat"] != state["me"]]
    return others, min(170.0, (WIDTH - 24) / max(1, len(others)) - 8)


def _seats(state: State, words: Words, more: int) -> list[str]:
    """Draw the other seats, with boxes that are ``more`` higher for open hands."""
    others, width = _others(state)
    gap = (WIDTH - 24 - width * len(others)) / max(1, len(others))
    found = []
    for at, seat in enumerate(others):
        x = 12 + gap / 2 + at * (width + gap)
        found += [
            box(x, 54, width, 66 + more, 8, "#fff", ACCENT if seat["acts"] else LINE),
            write_within(width - 18, x + 10, 75, seat["name"], 14, INK, BOLD),
            write_within(width - 18, x + 10, 93, _about(seat, words), 12, MUTED),
        ]
        for line, text in enumerate(_open_hand(seat, width)):
            found.append(write(x + 10, 111 + LINE_HIGH * line, text, 12, INK))
    return found


def _open_hand(seat: Seat, width: float) -> list[str]:
    """Write the open hand of another seat, in as many lines as its box needs."""
    held, most = split(seat["hand"] or ""), max(1, int((width - 20) / CARD_WRITTEN))
    return [cards_text("".join(held[at : at + most])) for at in range(0, len(held), most)]


def more_lines(state: State) -> int:
    """Return how many lines the longest open hand has below its first one."""
    others, width = _others(state)
    return max([0, *(len(_open_hand(seat, width)) - 1 for seat in others)])


def note_lines(note: str) -> list[str]:
    """Return a note in the lines in which it is drawn."""
    return [line for part in note.splitlines() for line in columns.wrap(part, NOTE_COLUMNS)]


def _note_height(lines: int) -> int:
    """Return the height that the lines of a note take, with the room around them."""
    return NOTE_HIGH * lines + NOTE_EDGE if lines else 0


def _note(lines: list[str], top: int) -> list[str]:
    """Draw the lines of a note, with a bar beside them that tells them from the table."""
    if not lines:
        return []
    bar = box(18, top + 6, 3, NOTE_HIGH * len(lines), 0, ACCENT, ACCENT)
    written = [
        write_within(WIDTH - 48, 30, top + 20 + NOTE_HIGH * at, line, 14)
        for at, line in enumerate(lines)
    ]
    return [bar, *written]


def _about(seat: Seat, words: Words) -> str:
    if seat["out"]:
        return seat["out"]["label"]
    count = words["seat.cards" if seat["count"] != 1 else "seat.card"].format(n=seat["count"])
    klass = [seat["klass"]["title"]] if seat["klass"] else []
    passed = [words["seat.passed"]] if seat["passed"] else []
    return " · ".join([*klass, count, *passed])


def _trick(state: State, words: Words) -> list[str]:
    laid = [each for each in state["trick"] if "best" in each] or state["trick"][-MOST_PLAYS:]
    if not laid:
        empty = words["trick.empty"] if state["prompt"]["kind"] in ("play", "wait") else ""
        return [write(WIDTH / 2, 178, empty, 14, MUTED, MIDDLE)]
    gap = min(70.0, (WIDTH - 24) / len(laid) - CARD_WIDTH)
    widths = [_step(play) * (len(split(play["cards"])) - 1) + CARD_WIDTH + gap for play in laid]
    found, x = [], (WIDTH - sum(widths) + gap) / 2
    for play, width in zip(laid, widths, strict=True):
        latest = play.get("best", play is laid[-1])
        name = _name(state, play["seat"])
        label = f"{name} · {play['label']}" if latest and len(laid) <= MOST_PLAYS else name
        middle = x + (width - gap) / 2
        for at, code in enumerate(split(play["cards"])):
            found.append(card(x + _step(play) * at, 130, code, not latest))
        # The label under the latest play also says what it is, and reaches under the play before.
        room = WIDTH - 48 if len(laid) == 1 else width + (MORE if latest else -MORE)
        fill = INK if latest else MUTED
        found.append(write_within(room, middle, 214, label, 12, fill, MIDDLE))
        x += width
    return found


def _step(play: Laid) -> int:
    """Return how far apart the cards of a play lie."""
    return CARD_WIDTH + 2 if len(split(play["cards"])) < 4 else 24


def _ruler(state: State, words: Words) -> list[str]:
    cells = state["ruler"]["cells"]
    x = (WIDTH - 34 * len(cells)) / 2
    found = [
        write(x - 10, 252, words["ruler.weak"], 12, MUTED, END),
        write(x + 34 * len(cells) + 10, 252, words["ruler.strong"], 12, MUTED),
    ]
    for at, cell in enumerate(cells):
        top, weak = cell["mark"] == "top", cell["mark"] == "weak"
        left = x + 34 * at
        found.append(box(left, 234, 34, 27, 0, ACCENT if top else "#fff", LINE))
        fill = "#fff" if top else MUTED if weak else INK
        number = f"={cell['number']}" if cell.get("level") else cell["number"]
        found.append(write(left + 17, 253, number, 14, fill, MIDDLE))
    return found


def _prompt(state: State) -> list[str]:
    lines = [(line, BOLD) for text in _task_lines(state) for line in columns.wrap(text, COLUMNS)]
    look = "" if lines else BOLD
    prompt = state["refusal"] or state["prompt"]
    for text in (*_why_lines(state), *_prompt_lines(state, prompt)):
        lines += [(line, look) for line in columns.wrap(text, COLUMNS)]
    first = 312 if len(lines) == 1 else 302
    if len(lines) > MOST_LINES:
        line, look = lines[MOST_LINES - 1]
        lines[MOST_LINES - 1 :] = [(f"{line}\u2026", look)]
    return [
        write_within(WIDTH - 36, 18, first + 17 * at, line, 14, INK, look)
        for at, (line, look) in enumerate(lines)
    ]


def _task_lines(state: State) -> list[str]:
    """Return what a lesson asks, and the answers to choose from."""
    task = state.get("task")
    if not task:
        return []
    choices = [f"\u25cb {each['label']}" for each in task["buttons"] if each["on"] is not None]
    return [sentence_text(state, task["text"]), *(["   ".join(choices)] if choices else [])]


def _why_lines(state: State) -> list[str]:
    """Return what a lesson says of an answer or a move."""
    task = state.get("task")
    return [sentence_text(state, task["why"])] if task and task["why"] else []


def _prompt_lines(state: State, prompt: Prompt | Refusal) -> list[str]:
    """Return what the table says, unless a lesson asks the very same."""
    text = sentence_text(state, prompt["text"])
    return [text] if text and text not in _task_lines(state) else []


def _hand(state: State) -> list[str]:
    hand = state["hand"]
    step = min(50.0, (WIDTH - 36 - 46) / max(1, len(hand) - 1))
    x = (WIDTH - 46 - step * (len(hand) - 1)) / 2
    cards = [card(x + step * at, 346, code, seen=step) for at, code in enumerate(hand)]
    return [*_whose(state), *cards]


def _whose(state: State) -> list[str]:
    """Return the name above a hand that is not one's own: that of a question or of a film."""
    me = state["me"]
    if me is None or state["prompt"]["kind"] != "answer" or not state["hand"]:
        return []
    return [write(WIDTH - 18, 336, _name(state, me), 12, MUTED, END)]
