"""How often each rule acts in games of bots, as `python -m tools.frequency` has counted it."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from dataclasses import astuple, dataclass, fields
from functools import cache
from importlib.resources import files
from io import StringIO
from typing import Literal

Occurrence = Literal["counted", "always", "by-people"]
"""Whether the games were counted in which a rule acts; it may be in force all the time instead, or
only people give it occasion to act."""

FILE = "frequency.csv"


@dataclass(frozen=True)
class Frequency:
    """In how many games a rule has acted, and the shares between which the true one lies.

    ``table`` has the rules that were played, and ``players`` says by how many.
    """

    rule: str
    occurrence: Occurrence
    table: str
    players: int
    games: int = 0
    acted: int = 0
    low: float = 0.0
    high: float = 0.0

    @property
    def share(self) -> float:
        """The share of the games in which it acted."""
        return self.acted / self.games


@cache
def frequencies() -> dict[str, Frequency]:
    """Return how often each rule of the catalogue acts, by id."""
    text = files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    return {row["rule"]: _read(row) for row in csv.DictReader(StringIO(text))}


def _read(row: dict[str, str]) -> Frequency:
    occurrence: Occurrence = row["occurrence"]  # type: ignore[assignment]
    players, games, acted = (int(row[name]) for name in ("players", "games", "acted"))
    bounds = float(row["low"]), float(row["high"])
    return Frequency(row["rule"], occurrence, row["table"], players, games, acted, *bounds)


def frequency_csv(found: Iterable[Frequency]) -> str:
    """Return the text of the file for some frequencies."""
    text = StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(field.name for field in fields(Frequency))
    lines.writerows(map(astuple, found))
    return text.getvalue()
