"""Attacks by chance on what people and browsers send: `python -m tests.attacks --minutes N`.

The tests run a few of them; here they go on for as long as wanted.
"""

from __future__ import annotations

import json
import logging
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from itertools import cycle
from random import Random
from time import monotonic
from typing import Any

from daifugo_widget import Drill, Quiz, Record, Replay, Table
from daifugo_widget.cli_arguments import positive
from daifugo_widget.core.words.text import SpokenError
from tests.forging import WIDGETS, a_drill, a_record, attack, mutate

DOORS: tuple[Callable[[str], Any], ...] = (
    lambda text: Record.parse(text).history(),
    Replay,
    Drill,
    lambda text: Quiz(text, count=2),
    lambda text: Table(record=text),
)
"""Where a text may come in from Python."""
MESSAGES = 40
"""How many messages one widget gets."""


def load_everywhere(text: str) -> str:
    """Open a text and load it; return what broke, "" if it was read or refused in words."""
    for door in DOORS:
        try:
            door(text)
        except SpokenError:
            pass
        except Exception as error:
            return f"{type(error).__name__}: {error}\n{text}"
    table = Table(record="rules base\nhands 3c4d5s / 9h6d / KhAs\n")
    before = table.session.history
    table.receive({"do": "load", "text": text, "version": table.state["version"]})
    notice = table.state["notice"] or ""
    json.dumps(table.state)
    refused = table.session.history is before and not notice
    table.close()
    return f"{notice or 'nothing is said'}\n{text}" if "wrong inside" in notice or refused else ""


def broken_texts(seed: str) -> Iterator[str]:
    """Yield what breaks by one text with slips after the other, "" for each that does no harm."""
    rng = Random(seed)
    while True:
        yield load_everywhere(mutate(rng.choice((a_record, a_drill))(rng), rng))


def forged_messages(seed: str, names: tuple[str, ...] = tuple(WIDGETS)) -> Iterator[str]:
    """Yield what breaks in one widget after the other by forged messages, "" where nothing does."""
    rng = Random(seed)
    for name in cycle(names):
        yield attack(name, rng, MESSAGES)


def failures(seed: str, seconds: float) -> Iterator[str]:
    """Yield what breaks by all attacks in turn, "" for each that does no harm, for some time."""
    end, attacks = monotonic() + seconds, (broken_texts(seed), forged_messages(seed))
    for kind in cycle(attacks):
        yield next(kind)
        if monotonic() > end:
            return


def main(*args: Any) -> int:
    """Attack for some minutes; return 1 if anything broke."""
    parser = ArgumentParser(prog="python -m tests.attacks", description=__doc__)
    parser.add_argument("--minutes", type=positive, default=1)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args(args or None)
    logging.disable(logging.ERROR)  # a table logs the error that it tells of
    found = list(failures(given.seed, 60 * given.minutes))
    broken = [each for each in found if each]
    sys.stdout.writelines(f"--- {each}\n" for each in broken)
    sys.stdout.write(f"{len(found)} attacks, {len(broken)} broke something\n")
    return int(bool(broken))


if __name__ == "__main__":
    sys.exit(main())
