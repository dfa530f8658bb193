"""The drills that come with the package: a file of records for each chapter, or each game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ...core.text import Text
from ...games import DAIFUGO, PARTS
from ..generator import any_drill
from ..task import Task, tasks

FOLDER = Path(__file__).parent
CHAPTERS = {
    "basics": Text("First steps", "はじめの一歩", "첫걸음"),
    "jokers": Text("Jokers", "ジョーカー", "조커"),
    "forms": Text("Stairs and binds", "階段と縛り", "계단과 묶기"),
    "revolution": Text("Revolutions", "革命", "혁명"),
    "numbers": Text("Numbers with effects", "効果のある数字", "효과가 있는 숫자"),
    "cuts": Text("Cuts and trades", "流す・渡す・取り替える", "끊기와 주고받기"),
    "court": Text("Jacks, queens and kings", "J・Q・Kの効果", "J·Q·K의 효과"),
    "exchange": Text("Exchange and referee", "カード交換と審判", "카드 교환과 심판"),
    "endings": Text("Going out", "上がり方", "나가는 방법"),
    "nap": Text("Nap", "ナップ", "납"),
    "napoleon": Text("Napoleon", "ナポレオン", "나폴레옹"),
}
"""The name of each file and what its chapter is called, in the order of learning.

The chapter of another game than Daifugo is named like that game.
"""


@cache
def chapter(name: str) -> tuple[Task, ...]:
    """Return the drills of a chapter, in order."""
    return tuple(tasks(FOLDER / f"{name}.dfg"))


def shipped(game: str = DAIFUGO) -> list[Task]:
    """Return every drill of a game that comes with the package."""
    names = (name for name in CHAPTERS if (name if name in PARTS else DAIFUGO) == game)
    return [task for name in names for task in chapter(name)]


def for_rule(id: str, game: str = DAIFUGO) -> list[Task]:
    """Return drills about a rule of a game: those of the package, else one that is dealt.

    Raises `RuleError` where there is no such rule, and `SpokenError` where none can be made.
    """
    return [task for task in shipped(game) if task.rule == id] or [any_drill(id, game)]
