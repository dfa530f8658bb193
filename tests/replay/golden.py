"""The golden film, which the tests of the browser's side read too: what they put together again.

``PYTHONPATH=. python tests/replay/golden.py`` writes it anew.
"""

import json
from pathlib import Path
from typing import Any

from daifugo_widget.replay.widget import Replay

PATH = Path(__file__).parents[1] / "golden" / "film.json"

RECORD = """
title  Eight cut, seven pass and a revolution
rules  base, eight-cut, seven-pass, revolution
names  b="Mina"
hands  8c3d4d7h / 9c9dJs / 5s6sQh
a 3d          # The lowest card first.
b 9c  c -  a -
b 9d  c Qh  a -  b -
c 5s  a 7h > 4d  b Js  c -  a -
b 4d          # Mina is out first.
c 6s
"""


def golden() -> dict[str, Any]:
    """Return a film and its last picture as Python has it."""
    replay = Replay(RECORD)
    last = replay._film.frames[-1]
    return {**replay.film, "last": replay._film.draw(last)}


def write() -> None:
    """Write the golden film."""
    PATH.write_text(json.dumps(golden(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
