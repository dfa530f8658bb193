"""A learner's progress on a certain day."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from daifugo_widget import Progress
from daifugo_widget.core.words.text import Text

DAY = datetime(2030, 4, 1, 11, 30, tzinfo=UTC)
CHAPTERS: dict[str, Text | str] = {
    "01": Text("First game", "初めての一局", "첫 게임"),
    "02": "Binds",
    "03": "Revolution",
}
A_MARK = {"chapter": "01", "kind": "quiz", "name": "x", "asked": 1, "right": 1}


def opened(folder: Path, **options: Any) -> Progress:
    return Progress(folder / "progress.json", CHAPTERS, now=lambda: DAY, **options)
