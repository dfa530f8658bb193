"""The drills of Duel: its own word for goals, and small deals to solve."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from daifugo_widget.core.cards import show
from daifugo_widget.core.game.moves import SEATS, Move
from daifugo_widget.core.records import Record
from daifugo_widget.core.words.text import Text
from daifugo_widget.drills.game_drills import GameDrills, Name
from daifugo_widget.drills.generator import first_drill
from daifugo_widget.drills.goal import Goal
from daifugo_widget.drills.judging import Position
from daifugo_widget.drills.phrases_goal import PARTS, Forms
from daifugo_widget.drills.task import Task
from daifugo_widget.drills.words import FIRES, DrillPosition, Word, fires

from .game import Duel, deal
from .rules import PLAYER_COUNT, DuelRuleSet

MOST_DEALS = 200
"""How many deals are tried to find one that makes a drill."""


def _takes(position: DrillPosition, rest: str) -> bool:
    """Return whether a seat has taken so many tricks since the drill began, or more."""
    letter, count = rest.split()
    seats = [event.seat for event in position.happened if event.verb == "take-trick"]
    return seats.count(SEATS.index(letter)) >= int(count)


class DuelDrills(GameDrills):
    """What is particular to the drills of Duel."""

    game = "duel"
    words = {  # noqa: RUF012
        "takes": Word("[a-i] [1-6]", "takes a 2", _takes),
        FIRES: fires("trumps"),
    }
    forms = {  # noqa: RUF012
        **PARTS,
        ("takes", ""): Forms(
            Text("take {what}", "{what}取ること", "{what} 따기"),
            Text("let {who} take {what}", "{who}に{what}取らせること", "{who}이 {what} 따게 하기"),
        ),
    }

    def what(self, word: str, rest: str, name: Name) -> Text | str:
        if word != "takes":
            return super().what(word, rest, name)
        count = int(rest.split()[1])
        english = "a trick" if count == 1 else f"{count} tricks"
        return Text(english, f"{count}トリック", f"{count}트릭")

    def open_moves(self, game: Duel) -> Iterator[Move]:
        yield from game.moves()

    def deal(self, rule: str, level: int, seed: int) -> Task:
        """Deal one card more than the level to each, to take as many tricks as can be."""
        found, size = DuelRuleSet.find(rule), level + 1
        rules = DuelRuleSet() if found.frame else DuelRuleSet().with_rule(found())
        rng = Random(f"{rule}/{level}/{seed}")
        goals = [
            Goal.parse(f"takes a {count} in {size}", game=self.game) for count in range(size, 0, -1)
        ]
        records = (_record(rules, size, rng) for _ in range(MOST_DEALS))
        dealt = ((Position(record, found), goals) for record in records)
        return first_drill(found, level, dealt, MOST_DEALS // 2)


def _record(rules: DuelRuleSet, size: int, rng: Random) -> Record:
    hands = " / ".join(map(show, deal(rules, PLAYER_COUNT, rng, size=size).hands))
    head = f"game {rules.game} {rules.version}\nseed 1\nrules {rules}\n"
    return Record.parse(f"{head}hands {hands}\n")
