"""The chapter on playing well: its drills cannot be passed by luck, and its figures are counted."""

from __future__ import annotations

import ast
import re
from random import Random

import pytest

from daifugo_widget import Record
from daifugo_widget.core.game.moves import PASS
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.drills.standard import LEAST_MOVES, MOST_RIGHT
from daifugo_widget.drills.task import Task
from daifugo_widget.teach import habit
from daifugo_widget.teach.course import CHAPTERS
from daifugo_widget.teach.habits import HABITS, Habitual
from tests.chapters import FOLDER, read
from tests.tiers import first

KEY = "playing-well"
BOOK = read(FOLDER / CHAPTERS[KEY].file)
MOST_WORDS = 1600
LINES = {
    "leads its weakest card": "lead one card",
    "keeps its 2s": "keep the best",
    "always follows": "play high",
    "never passes": "never pass",
}
"""How a line of the table of habits begins, and the name of that habit."""


def drills() -> list[ast.Call]:
    trees = [ast.parse(cell.source) for cell in BOOK.cells if cell.cell_type == "code"]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Drill"]


def texts() -> list[str]:
    return [ast.literal_eval(call.args[0]) for call in drills()]


@pytest.mark.parametrize("text", texts())
def test_a_drill_has_many_first_moves_and_few_of_them_are_right(text: str) -> None:
    task = Task.parse(text)
    moves = len(task.right_moves) + len(task.wrong_moves)
    assert task.record.header.text("script") == "steady"
    assert moves >= LEAST_MOVES
    assert 1 <= len(task.right_moves) <= MOST_RIGHT * moves


def test_each_drill_is_marked_in_the_chapter_under_a_name_of_its_own() -> None:
    chapters = [kw.value for call in drills() for kw in call.keywords if kw.arg == "chapter"]
    assert [ast.literal_eval(value) for value in chapters] == [KEY] * len(texts())
    assert len({Task.parse(text).mark for text in texts()}) == len(texts()) == 6


def test_it_is_short() -> None:
    prose = "\n".join(cell.source for cell in BOOK.cells if cell.cell_type == "markdown")
    plain = re.sub(r"<[^>]+>|\([\w-]+\.ipynb\)|[|*#-]", " ", prose)
    assert 1000 < len([word for word in plain.split() if re.search("[A-Za-z]", word)]) <= MOST_WORDS


@pytest.mark.parametrize(("begins", "name"), first(LINES.items(), 0))
def test_the_figures_of_its_table_are_those_of_a_thousand_games(begins: str, name: str) -> None:
    prose = "\n".join(cell.source for cell in BOOK.cells)
    line = re.search(rf"(?m)^\| {begins}[^|]*\| ([\d.]+) \| ([\d.]+) to ([\d.]+) \|$", prose)
    assert line
    assert str(habit(name, games=1000)) == "{} ({} to {})".format(*line.groups())


# --- habits --------------------------------------------------------------------------------------


def played(name: str, record: str) -> str:
    """Return what a bot with a habit plays at the end of a record."""
    game = Record.parse(record).history().now.game
    move = Habitual(name).choose(game.seen_by(game.actor), Random(1))
    return "-" if move == PASS else str(move)


@pytest.mark.parametrize(
    ("name", "record", "move"),
    [
        ("never pass", "hands 3c4c2d / 5c6c\ntrick b:Kc\nturn a", "2d"),
        ("keep the best", "hands 3c4c2d / 5c6c\ntrick b:Kc\nturn a", "-"),
        ("play high", "hands 6c7c2d / 5c6d\ntrick b:4c\nturn a", "2d"),
        ("lead one card", "hands 3c3d9cKs / 5c6d", "3c"),
    ],
)
def test_a_habit_decides_where_it_speaks(name: str, record: str, move: str) -> None:
    assert name in HABITS
    assert played(name, record) == move


def test_a_habit_that_leaves_no_move_leaves_all() -> None:
    assert played("keep the best", "hands 2c2d / 5c6d") in ("2c", "2d", "2c2d")


def test_a_habit_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(SpokenError, match=r"no habit .patience.; .*never pass"):
        habit("patience")


def test_a_small_trial_gives_a_mean_place() -> None:
    found = habit("keep the best", games=20)
    assert 2.5 < found.mean < 4
