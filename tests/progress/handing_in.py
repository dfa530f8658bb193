"""Learners hand in their tables."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from daifugo_widget import Progress


def hand_in(folder: Path, learner: str, *names: str, day: int = 1, file: str = "") -> None:
    """Write the table of a learner who has solved drills on a day."""
    now = datetime(2030, 4, day, 12).astimezone()
    folder.mkdir(exist_ok=True)
    mine = Progress(folder / f".{learner}-{day}.json", now=lambda: now)
    for name in names:
        mine.mark("06", name, kind="drill")
    mine.to_csv(folder / f"{file or learner}.csv", learner=learner)
