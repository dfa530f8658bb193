"""Kills processes while they save, and looks at what is left: ``python -m tests.kills 400``."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import sleep

from daifugo_widget import Record, Table
from daifugo_widget.core.game.history import History

PLAYS = """
import sys
from pathlib import Path
from random import Random
from daifugo_widget import Table
from tests.table.playing import move
path = Path(sys.argv[1])
table, rng = Table("standard", save=path, bots="random"), Random(int(sys.argv[2]))
print("ready", flush=True)
while True:
    if table.session.game.over:
        table.next()
    elif rng.random() < 0.2 and table.session.can_undo:
        table.undo()
    else:
        move(table, rng)
    print(len(table.session.history.steps), flush=True)
"""


def kill_while_saving(folder: Path, times: int, seed: int = 0) -> int:
    """Kill a process that saves a match, again and again; return how often the game was there.

    Raises `AssertionError` if it was not, or anything else was left in the folder.
    """
    path, rng = folder / "game.dfg", Random(seed)
    for _ in range(times):
        told = _kill_while_saving(path, rng.getrandbits(32), rng.uniform(0.01, 0.3))
        _check(path, told)
    return times


def _kill_while_saving(path: Path, seed: int, seconds: float) -> list[str]:
    """Let a process play on at a file, and kill it; return how many steps it had after each move.

    The last of them is cut off if the process was killed while it wrote that.
    """
    code = [sys.executable, "-c", PLAYS, str(path), str(seed)]
    with subprocess.Popen(code, stdout=subprocess.PIPE, text=True, encoding="utf-8") as player:
        assert player.stdout
        assert player.stdout.readline() == "ready\n"
        sleep(seconds)
        player.kill()
        return [line for line in player.stdout.read().splitlines(keepends=True) if "\n" in line]


def _check(path: Path, told: list[str]) -> None:
    """Raise `AssertionError` unless the file has the game, and opening it leaves nothing else."""
    table = Table(save=path, bots="random")
    steps = len(table.session.history.steps)
    assert table.screen.notice is None or "broken" in table.screen.notice
    assert not told or steps >= int(told[-1]) - UNDONE, (steps, told)
    assert str(_saved_history(path).now.game) == str(table.session.game)
    table.again()  # writes the file whole
    left = [found.name for found in path.parent.iterdir() if found.name.startswith(".")]
    assert left == [], left


UNDONE = 60
"""As many steps an undo that was not told any more may have taken back: those of a game."""


def _saved_history(path: Path) -> History:
    return Record.parse(path.read_text(encoding="utf-8")).history()


if __name__ == "__main__":
    with TemporaryDirectory() as work:
        times = int(sys.argv[1]) if sys.argv[1:] else 400
        print(f"{kill_while_saving(Path(work), times)} kills: the game was there each time")
