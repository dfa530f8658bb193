"""The golden state, which the tests of the browser's side read too: a game with much going on.

``PYTHONPATH=. python tests/table/golden.py`` writes it anew.
"""

import json
from pathlib import Path
from typing import Any

from daifugo_widget import Table

PATH = Path(__file__).parents[1] / "golden" / "state.json"

RECORD = """
rules    standard, seven-pass, revolution(choice=may-decline)
classes  a=daihinmin b=daifugo c=fugo d=hinmin
phase    play
turn     b
hands    3c7c7d9sKcX / 4c4d4h4s5cJhAd / 6d9hTs2h / 6c9cTdJs
b 4c4d4h4s > yes  c -  d -  a -
b Ad   c Ts  d 9c  a 3c  b -  c -  d -
a 7c7d
"""


def golden() -> dict[str, Any]:
    """Return a state in which a choice is owed after a revolution."""
    return dict(Table(record=RECORD, names={"b": "Mina"}, lang="en", theme="light").state)


def write() -> None:
    """Write the golden state."""
    PATH.write_text(json.dumps(golden(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
