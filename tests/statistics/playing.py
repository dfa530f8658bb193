"""People who play at a table by hand, as a browser tells of it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from daifugo_widget import Statistics, Table
from daifugo_widget.core.game.moves import Answer, Pass
from daifugo_widget.core.records.notation import notation_of
from tests.table.playing import sent


def by_hand(table: Table[Any, Any], chance: Random, most: int = 1000) -> None:
    """Play to the end of the game, or so many moves, by messages of a browser."""
    session = table.session
    table._let_bots_move(lambda: session.bots_turn)
    table._show()
    while not session.game.over and most:
        game = session.game
        move = chance.choice(game.moves())
        text = notation_of(game.rules.game).move_text(game, move)
        if isinstance(move, Answer):
            sent(table, do="answer", value=text)
        elif isinstance(move, Pass):
            sent(table, do="pass")
        else:
            sent(table, do="play", cards=text)
        table._let_bots_move(lambda: session.bots_turn)
        table._show()
        most -= 1


def kept(folder: Path) -> Statistics:
    """Return statistics in a folder, in which games are kept."""
    return Statistics(folder / "games.jsonl").keep()


def write_games(file: Path, *games: dict[str, Any]) -> None:
    """Write a file of games that are kept, each with a deal of its own."""
    lines: list[dict[str, Any]] = [{"version": 1, "keeps": True}]
    lines += [{**game, "id": f"{at:016x}"} for at, game in enumerate(games)]
    file.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")


def a_game(**changes: Any) -> dict[str, Any]:
    """Return a line of a file of games as data."""
    game = {"id": "0123456789abcdef", "when": "2030-04-01T11:30:00+00:00", "game": "daifugo"}
    return {**game, "rules": "standard", "players": 4, "place": 2, "bots": ["steady"], **changes}
