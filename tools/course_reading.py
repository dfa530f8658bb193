"""What a learner reads and does in a chapter, in order: for the commands that count it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import nbformat

from daifugo_widget.games import DAIFUGO
from daifugo_widget.lessons.drill_steps import DrillStep, TableStep
from daifugo_widget.lessons.film_step import FilmStep
from daifugo_widget.lessons.question_steps import GuessStep, QuestionStep
from daifugo_widget.lessons.result_step import ResultStep
from daifugo_widget.lessons.step import LessonStep
from daifugo_widget.lessons.widget import LessonTable
from daifugo_widget.progress import Progress
from daifugo_widget.replay.widget import KEPT, Replay
from daifugo_widget.teach.course import Chapter
from daifugo_widget.teach.lessons import lesson

NOTEBOOKS = Path(__file__).parents[1] / "notebooks"
QUESTION, DRILL, GAME, FRAME = 40.0, 90.0, 240.0, 1.0
"""Seconds: a question with its reading, a drill, a game, and a picture of a film at its pace."""
QUIZ = 5
"""How many questions a quiz has that does not say."""
GAMES = {"two games": 2, "three games": 3}
RECORD = re.compile(r"\bhands\s")
LESSON = re.compile(r'teach\.lesson\("([\w-]+)"(?:, game="(\w+)")?')
COUNT = re.compile(r"count=(\d+)")
FOLDED = re.compile(r"<details.*?</details>", re.S)
LINK = re.compile(r"(\[[^\]]*\])\([^)]*\)")
MARKUP = re.compile(r"</?\w+[^>]*>|[*#|`_]|-{3,}")


class Piece(NamedTuple):
    """Something on a page: what is read of it, and how long it takes besides.

    ``cell`` is its id; the reading of a question is within its ``seconds``.
    """

    cell: str
    text: str
    seconds: float = 0.0
    is_question: bool = False
    is_code: bool = False

    @property
    def words(self) -> int:
        """How many words are read."""
        return len(plain(self.text).split())


def plain(text: str) -> str:
    """Return a text without marks, and without where its links lead."""
    return MARKUP.sub(" ", LINK.sub(r"\1", text))


def pieces(chapter: Chapter) -> Iterator[Piece]:
    """Yield all of a chapter, in the order in which a learner comes to it."""
    before = ""
    for cell in nbformat.read(NOTEBOOKS / chapter.file, as_version=4).cells:
        if cell.cell_type == "markdown":
            yield Piece(cell.id, cell.source)
            before = cell.source
        else:
            yield from _of_code(cell, before)


def _of_code(cell: Any, before: str) -> Iterator[Piece]:
    yield Piece(cell.id, cell.source, is_code=True)
    for rule, game in LESSON.findall(cell.source):
        yield from (piece._replace(cell=cell.id) for piece in lesson_pieces(rule, game or DAIFUGO))
    if seconds := _playing(_last_call(cell.source), cell.source, before):
        yield Piece(cell.id, "", seconds)
    # The picture of a lesson says again, to be read without a kernel, what its steps say.
    for output in [] if LESSON.search(cell.source) else cell.outputs:
        if KEPT in output.get("metadata", {}):
            replay = Replay(output.metadata[KEPT])
            asked = QUESTION * len(replay.questions)
            yield Piece(cell.id, "", FRAME * len(replay.history.steps) + asked)
        elif "<table" in (html := output.get("data", {}).get("text/html", "")):
            yield Piece(cell.id, _text_of(html))


def _last_call(source: str) -> str:
    """Return the name of what the last line of a cell calls, such as ``Table``."""
    last = ast.parse(source).body[-1]
    call = last.value if isinstance(last, ast.Expr) else None
    return ast.unparse(call.func) if isinstance(call, ast.Call) else ""


def _playing(call: str, source: str, before: str) -> float:
    """Return how long is played in a cell, by what it calls and what is asked for before it."""
    if call == "Quiz":
        count = COUNT.search(source)
        return QUESTION * (int(count[1]) if count else QUIZ)
    if call.endswith(("Drill", ".drill")) or (call == "Table" and RECORD.search(source)):
        return DRILL
    if call == "Table":
        return GAME * next((games for words, games in GAMES.items() if words in before), 1)
    return 0.0


@cache
def lesson_pieces(rule: str, game: str = DAIFUGO) -> Sequence[Piece]:
    """Return what the lesson on a rule shows and asks: its card, and step by step."""
    with TemporaryDirectory() as folder:
        progress = Progress(Path(folder) / "mine.json")
        taught = lesson(rule, progress=progress, game=game)
        card = Piece("", _text_of(FOLDED.sub("", taught.text.html)))
        return [card, *map(_of_step, *zip(*_steps(taught.steps()), strict=True))]


def _steps(table: LessonTable) -> Iterator[tuple[LessonStep, dict[str, Any]]]:
    while not isinstance(table.step, ResultStep):
        yield table.step, table.state
        table.next()


def _of_step(step: LessonStep, state: dict[str, Any]) -> Piece:
    task = state["task"]
    text = " ".join(part if isinstance(part, str) else str(part[-1]) for part in task["text"])
    choices = [b["label"] for b in task["buttons"] if str(b["value"]).startswith("choose")]
    whole = " ".join([task["about"], text, *choices])
    if isinstance(step, GuessStep):
        return Piece("", whole)
    if isinstance(step, QuestionStep):
        return Piece("", whole, QUESTION, is_question=True)
    if isinstance(step, DrillStep | TableStep):
        return Piece("", whole, DRILL)
    frames = len(step.history.steps) + 1 if isinstance(step, FilmStep) else 1
    return Piece("", whole, FRAME * frames)


class _Text(HTMLParser):
    """The words of a table."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.parts: list[str] = []
        self.feed(html)

    def handle_data(self, data: str) -> None:
        self.parts.append(data)


def _text_of(html: str) -> str:
    return " ".join(_Text(html).parts)
