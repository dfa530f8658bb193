"""The table as text, for terminals."""

from __future__ import annotations

from ..telling.plain_text import card_text, cards_text, sentence_text
from ..telling.words.phrases import REFUSED
from ..wire.contract import Cell, Seat, State

Words = dict[str, str]


def table_text(state: State, words: Words) -> str:
    """Return the table as the person at the screen may see it, with one line for each thing."""
    lines = [
        " · ".join([state["title"], state["house"], state["label"]]),
        *[f"  {chip['text']}" for chip in state["chips"]],
        *[_seat(seat, words) for seat in state["seats"]],
        _trick(state, words),
        _ruler(state, words),
        " ".join(map(card_text, state["hand"])),
        sentence_text(state, state["prompt"]["text"]),
    ]
    if state["refusal"]:
        refused = REFUSED.to(state["settings"]["lang"])
        lines.append(f"{refused} {sentence_text(state, state['refusal']['text'])}")
    return "\n".join(line for line in lines if line)


def _seat(seat: Seat, words: Words) -> str:
    count = words["seat.card" if seat["count"] == 1 else "seat.cards"].format(n=seat["count"])
    facts = [seat["klass"]["title"]] if seat["klass"] else []
    facts.append(seat["out"]["label"] if seat["out"] else count)
    facts += [words["seat.passed"]] if seat["passed"] else []
    facts += [cards_text(seat["hand"])] if seat["hand"] else []
    return f"{'>' if seat['acts'] else ' '} {seat['name']}: {', '.join(facts)}"


def _trick(state: State, words: Words) -> str:
    names = {seat["seat"]: seat["name"] for seat in state["seats"]}
    plays = [f"{names[laid['seat']]} {cards_text(laid['cards'])}" for laid in state["trick"]]
    return " | ".join(plays) or words["trick.empty"]


def _ruler(state: State, words: Words) -> str:
    def cell_text(cell: Cell) -> str:
        return f"[{cell['number']}]" if cell["mark"] == "top" else cell["number"]

    line = " ".join(map(cell_text, state["ruler"]["cells"]))
    return f"{words['ruler.weak']} {line} {words['ruler.strong']}"
