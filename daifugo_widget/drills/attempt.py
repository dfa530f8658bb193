"""A try at a drill: its moves, what came of them, hints, and another try."""

from __future__ import annotations

from ..core.game.history import History
from ..core.game.moves import CHANCE, SEATS, Move
from ..core.game.refusal import IllegalMove, Refusal
from ..core.records.body import Moves
from ..core.records.errors import RecordError
from ..core.records.parse import read_line
from ..core.words.arguments import require_type
from ..core.words.text import Text
from ..players.player import Hint
from . import phrases as say
from .failure_reason import line_story, rest_of, why_failed
from .game_drills import Name, drills_of
from .goal import Status
from .search import Line, Ply, reply
from .sentences import letter
from .task import Task


class Attempt:
    """An attempt at a drill: `play` makes a move, and the others answer it.

    A wrong move is answered by one that spoils the goal, a right one as a bot would. ``history``
    holds the moves, ``line`` those since the drill began, ``state`` how far they have come;
    ``name`` returns what a seat is called.
    """

    def __init__(self, task: Task, name: Name = letter) -> None:
        self.task: Task = require_type(task, Task, say.AT_TASK)
        self.name = name
        self.again()

    def again(self) -> None:
        """Go back to the position of the drill."""
        self.follow(self.task.history)

    def follow(self, history: History) -> None:
        """Take over a history of this drill, be it longer or shorter than before."""
        self.history, self.state = history, self.task.start
        line: list[Ply] = []
        for step in history.steps[len(self.task.history.steps) :]:
            if self.state.status == "open" and step.move is not None and step.seat != CHANCE:
                self.state = self.state.after(step.move, step.seat)
                line.append(Ply(step.seat, step.move, self.state))
        self.line: Line = tuple(line)
        self.lost = self._is_lost()

    def _is_lost(self) -> bool:
        """Return whether the goal is missed or out of reach, as far as that can be searched."""
        if not self.line:
            return self.task.refutation is not None
        try:
            return not self.task.search().wins(self.state)
        except RecordError:
            return False

    def __repr__(self) -> str:
        return f"<Attempt at {self.task.record.title!r}: {self.status}>"

    # --- reading ---------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        """Whether it is solved, has failed, or is still open.

        A goal that is out of reach counts as missed once the others have shown why, and the learner
        would have to act again.
        """
        shown = self.state.mine or self.state.status == "failed"
        missed = self.lost and shown and not self.hopeless
        return "failed" if missed else self.state.status

    @property
    def hopeless(self) -> bool:
        """Whether no first move reaches the goal: the drill is wrong, not the learner."""
        return self.lost and not self.line

    @property
    def waits(self) -> bool:
        """Whether the others have to act."""
        return self.state.status == "open" and not self.state.mine

    @property
    def goal(self) -> Text:
        """The goal as a sentence."""
        return self.task.aim_by(self.name)

    @property
    def answer(self) -> Line:
        """What the others have done since the latest move of the learner."""
        return self.line[self._latest + 1 :]

    @property
    def _latest(self) -> int:
        mine = (at for at, ply in enumerate(self.line) if ply.seat == self.task.learner)
        return max(mine, default=-1)

    @property
    def why(self) -> Text:
        """What came of the latest move; before any, the goal, or why it cannot be reached."""
        if self.hopeless and (wrong := self.task.refutation):
            line = (wrong.first, *wrong.answer)
            return say.HOPELESS.fill(why=why_failed(self.task.start, line, self.name))
        if self._latest < 0:
            return self.goal
        if self.status == "failed":
            return why_failed(self.line[self._latest].state, self.answer, self.name)
        if self.status == "solved":
            return say.SOLVED
        return say.ANSWERING if self.waits else say.RIGHT

    # --- trying ----------------------------------------------------------------------------------

    def play(self, text: str) -> Status:
        """Make a move written as in a record without its seat: ``8c``, ``-``, ``> 3c``, a call.

        Raises `RecordError` if it cannot be read, `IllegalMove` with the table's own reason.
        """
        self._check_open()
        notation = drills_of(self.task.game).notation
        line = read_line(1, f"{SEATS[self.task.learner]} {text}", None, notation)
        if not isinstance(line, Moves) or len(line.actions) != 1:
            raise RecordError(say.NOT_ONE.fill(text=text))
        found = notation.find_move(self.state.match.game, line.actions[0])
        if isinstance(found, Refusal):
            raise IllegalMove(found)
        return self.try_move(found)

    def try_move(self, move: Move) -> Status:
        """Make a move of the learner and let the others answer. Raises `IllegalMove`."""
        self._check_open()
        self.follow(self.history.move(move, self.task.learner))
        while ply := self.reply():
            self.follow(self.history.move(ply.move, ply.seat))
        return self.status

    def _check_open(self) -> None:
        if self.status != "open":
            raise RecordError(say.DONE)

    def reply(self) -> Ply | None:
        """Return what the next of the others does, None if there is nothing for them to do."""
        if not self.waits:
            return None
        try:
            refuting = self.task.search().refutation(self.state) if self.lost else ()
        except RecordError:
            refuting = ()
        return refuting[0] if refuting else reply(self.state)

    # --- help ------------------------------------------------------------------------------------

    def hint(self) -> Hint | None:
        """Return a move that reaches the goal from here, None if there is none any more.

        Raises `RecordError` if there is too much to try.
        """
        if self.status != "open" or not self.state.mine:
            return None
        ply = self.task.search().right(self.state)
        return Hint(ply.move, say.REACHES) if ply else None

    @property
    def goes_on(self) -> bool:
        """Whether a try that has failed can be played on to its end."""
        return self.status == "failed" and self.state.status == "open"

    def rest(self) -> Line:
        """Return how a try that has failed may go on. Raises `RecordError` if that is too far."""
        return rest_of(self.state)

    def solution(self) -> Line:
        """Return moves that reach the goal: from here, or from the start if it is out of reach."""
        return self.task.search().solution(self.state) or self.task.solution

    @property
    def solution_story(self) -> Text:
        """How the goal is reached from the start, as the story of the table tells it."""
        return line_story(self.task.start, self.task.solution, self.name)
