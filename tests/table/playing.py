"""What the tests of the table share: persons who play, and what a table says and shows."""

import json
import re
from random import Random
from typing import Any

from daifugo_widget import Table
from daifugo_widget.core.cards import codes, show_code
from daifugo_widget.core.game.moves import Answer, Move, Pass
from daifugo_widget.core.records.notation import notation_of
from daifugo_widget.table.python_api import ScriptedTable
from daifugo_widget.table.telling.plain_text import sentence_text

CODES = re.compile(r"(?:(?:X|[2-9TJQKA][cdhs])(?:=[2-9TJQKA][cdhs]?)?)+")
CODE = re.compile(r"[2-9TJQKA][cdhs]")
STANDS = re.compile(r"=[2-9TJQKA][cdhs]?")
"""What a joker stands for: no card that lies there."""
SIGNS = re.compile(r"(10|[2-9JQKA])([♣♦♥♠])")


def made(table: ScriptedTable, chosen: Move) -> None:
    """Make a move of the person whose turn it is."""
    game = table.session.game
    text = notation_of(game.rules.game).move_text(game, chosen)
    if isinstance(chosen, Answer):
        table.answer(text)
    elif isinstance(chosen, Pass):
        table.pass_()
    else:
        table.play(text)


def move(table: Table, chance: Random) -> None:
    """Make any legal move of the person whose turn it is."""
    made(table, chance.choice(table.session.game.moves()))


def play_on(table: Table, chance: Random, most: int = 1000) -> None:
    """Play to the end of the game, or so many moves of persons."""
    table.session.settle()
    while not table.session.game.over and most:
        move(table, chance)
        most -= 1


def sent(table: Table, **message: Any) -> dict[str, Any]:
    """Send a message with the version that the table shows, as a browser does; return the state."""
    table.receive({"version": table.state["version"], **message})
    return table.state


def scored(state: dict[str, Any], which: str) -> list[list[str]]:
    """Return the lines of a score table, `result` or `games`, with a note after what it is on."""
    lines = state["scores"][which]["lines"]
    parts = [
        [[sentence_text(state, part) for part in cell] for cell in ln["cells"]] for ln in lines
    ]
    return [[" / ".join(cell) for cell in line] for line in parts]


def story(table: Table) -> list[str]:
    """Return the lines of the story as plain text."""
    return [sentence_text(table.state, line["say"]) for line in table.state["story"]]


def whole_story(table: Table) -> str:
    """Return the story as one text, a line of it on each line."""
    return "\n".join(story(table))


def prompt_text(table: Table) -> str:
    """Return what the prompt says as plain text."""
    return sentence_text(table.state, table.state["prompt"]["text"])


def cards_shown(value: Any) -> set[str]:
    """Return every card that stands anywhere in a state, as code or as sign.

    The order of strength has all cards of the deck, whoever holds them.
    """
    known = json.loads(json.dumps(value), object_hook=_without_ruler)
    text = json.dumps(known, ensure_ascii=False)
    shown = {
        rank.replace("10", "T") + "cdhs"["♣♦♥♠".index(sign)] for rank, sign in SIGNS.findall(text)
    }
    for string in re.findall(r'"([^"]*)"', text):
        if CODES.fullmatch(string):
            shown |= set(CODE.findall(STANDS.sub("", string)))
    return shown


def _without_ruler(fields: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in fields.items() if key != "ruler"}


def hidden_cards(table: Table, seat: int) -> set[str]:
    """Return the cards of the other hands that a seat has never held."""
    game = table.session.game
    held = {
        code
        for match in table.session.history.matches()
        if match.number == table.session.match.number
        for code in codes(match.game.hands[seat])
    }
    return {
        show_code(code)
        for other, hand in enumerate(game.hands)
        if other != seat
        for code in codes(hand)
        if code not in held and code < 52
    }
