"""A drill as it is set: a position, the learner who has to find a move, and the goal."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from math import inf
from pathlib import Path
from typing import NamedTuple

from ..core.cards import blanks
from ..core.game.history import History
from ..core.game.moves import SEATS
from ..core.records import Record, RecordError, read
from ..core.records.errors import NOWHERE, Spot
from ..core.records.files import read_file
from ..core.records.header import game_of
from ..core.records.lines import split_lines
from ..core.words.arguments import path_of, require_type
from ..core.words.text import LANGS, Text
from ..games import DAIFUGO
from ..progress.own_names import asked_in, number_name
from ..table.session.saving import explain_one_line, names_file
from . import phrases as say
from .drill_state import DrillState
from .failure_reason import why_failed
from .game_drills import Name, drills_of
from .goal import Goal
from .script import Script
from .search import Line, Ply, Search, plies
from .sentences import goal_text, headline, letter

DIFFICULTY, HOW_HARD = "x-difficulty", ("1", "2", "3", "4", "5")
"""The line of a record that says how hard its drill is, and what it may say."""


class Wrong(NamedTuple):
    """A first move from which the goal is out of reach, the answer to it, and why."""

    first: Ply
    answer: Line
    why: Text


@dataclass(frozen=True)
class Task:
    """A drill: a record with a goal, played up to the position in which the learner has to act.

    No question about it is worked on for more than so many ``seconds``.
    Raises `RecordError` for a record that is not a drill.
    """

    record: Record
    seconds: float = inf

    def __post_init__(self) -> None:
        require_type(self.record, Record, say.TASK_OF)
        self.start  # noqa: B018  (so that anything wrong shows at once)

    @classmethod
    def parse(cls, text: str) -> Task:
        """Read the text of one drill. Raises `RecordError`."""
        return cls(Record.parse(text))

    @classmethod
    def of(cls, history: History, goal: Goal | str) -> Task:
        """Set a goal for whoever has to act at the end of a history. Raises `RecordError`."""
        return cls(Record.of(history).with_entries(goal=str(goal)))

    def __str__(self) -> str:
        return str(self.record)

    def __repr__(self) -> str:
        return f"Task({self.record.title!r}, goal {str(self.goal)!r})"

    # --- what is asked ---------------------------------------------------------------------------

    @cached_property
    def history(self) -> History:
        """What has happened before the drill begins."""
        return with_seed(self.record).history()

    @property
    def game(self) -> str:
        """The game, by its name in records."""
        return game_of(self.record.header)

    @cached_property
    def goal(self) -> Goal:
        """What is to be reached."""
        entry = self.record.header.get("goal")
        if entry is None:
            raise RecordError(say.NO_GOAL, source=self.record.source)
        return Goal.parse(entry.value, entry.spot, self.game)

    @property
    def learner(self) -> int:
        """The seat that has to find the moves: the first to act."""
        return int(self.history.now.game.actor)

    @cached_property
    def start(self) -> DrillState:
        """The drill before the first move. Raises `RecordError`."""
        try:
            return self._start()
        except RecordError as error:
            raise error.at(self._spot, self.record.source) from None

    def _start(self) -> DrillState:
        goal, match = self.goal, self.history.now
        _check_position(self.history)
        goal.check_seats(match.players)
        script = Script.parse(self.record.header.get("script"), self.learner, self.game)
        state = DrillState.begin(goal, match, script)
        _check_open(state)
        return state

    @property
    def _spot(self) -> Spot:
        """Where the goal is written, or where the record begins."""
        header = self.record.header
        entry = header.get("goal")
        begins = min((line.spot for line in header.entries if line.spot.line), default=NOWHERE)
        return entry.spot if entry else begins

    @property
    def title(self) -> Text:
        """Its title, in other languages from ``x-title-ja`` and ``x-title-ko``.

        Without one it is what the goal asks, and the limit is left to the aim.
        """
        header = self.record.header
        title = header.text("title")
        if not title:
            return headline(self.goal, self.learner)
        return Text(*(header.text(f"x-title-{lang}", title) for lang in LANGS))

    @property
    def rule(self) -> str | None:
        """The id of the rule that it is about, which ``x-rule`` names; None if nothing does."""
        return self.record.header.text("x-rule") or None

    @property
    def difficulty(self) -> int:
        """How hard it is, from 1 to 5, which ``x-difficulty`` says; 0 if nothing does."""
        text = self.record.header.text(DIFFICULTY)
        return int(text) if text in HOW_HARD else 0

    @property
    def mark(self) -> str:
        """The name that it is marked under once solved: its rule, or else its title.

        A rule of another game than Daifugo is written like ``nap/trumps``. A drill without either
        goes by the name of its file, or else by its goal, with a number for what it asks.
        """
        if self.rule is None:
            named = self.record.source or self.record.header.text("title")
            return self.record.title if named else number_name(self.title.en, self.asks)
        return self.rule if self.game == DAIFUGO else f"{self.game}/{self.rule}"

    @property
    def former_mark(self) -> str:
        """The name that it was marked under when drills with one goal still shared a mark."""
        named = self.rule or self.record.source
        return self.mark if named else self.title.en

    @property
    def asks(self) -> str:
        """What it asks of a learner, as a text: two drills with the same one are one drill."""
        return asked_in(str(self.record))

    @property
    def lesson(self) -> Text:
        """What it teaches: the comment on the position, with its lines in ``ja:`` and ``ko:``."""
        steps = self.history.steps
        note = steps[-1].note if steps else self.history.note
        return split_languages(note)

    @property
    def aim(self) -> Text:
        """The goal as a sentence."""
        return self.aim_by(letter)

    def aim_by(self, name: Name) -> Text:
        """Return the goal as a sentence in which the seats go by their names."""
        return goal_text(self.goal, self.learner, name, in_exchange=self._in_exchange)

    @property
    def _in_exchange(self) -> bool:
        """Whether the drill begins with cards to exchange."""
        return drills_of(self.game).in_exchange(self.history.now.game)

    # --- what comes of it ------------------------------------------------------------------------

    def search(self) -> Search:
        """Return a search for one question about it."""
        return Search(seconds=self.seconds)

    @cached_property
    def solution(self) -> Line:
        """Moves that reach the goal whatever the others do, with likely answers; () if none do."""
        return self.search().solution(self.start)

    @cached_property
    def fewest_turns(self) -> int:
        """In how few turns of the learner the goal can be reached, as far as that can be tried."""
        start = self.start
        with suppress(RecordError):
            for turns in range(1, self.goal.turns):
                goal = replace(self.goal, turns=turns)
                if self.search().wins(DrillState.begin(goal, start.match, start.script)):
                    return turns
        return self.goal.turns

    @cached_property
    def right_moves(self) -> tuple[Ply, ...]:
        """The first moves from which the goal can be reached whatever the others do."""
        search = self.search()
        return tuple(ply for ply in search.plies(self.start) if search.wins(ply.state))

    @cached_property
    def wrong_moves(self) -> tuple[Wrong, ...]:
        """The first moves from which the goal cannot be reached, and what shows it."""
        search = self.search()
        lost = [ply for ply in search.plies(self.start) if not search.wins(ply.state)]
        return tuple(_wrong(search, ply) for ply in lost)

    @cached_property
    def refutation(self) -> Wrong | None:
        """What shows that the goal cannot be reached; None if it can, or if that takes too long."""
        with suppress(RecordError):
            return None if self.search().wins(self.start) else self.wrong_moves[0]
        return None

    def prove(self) -> None:
        """Raise `RecordError` unless the goal can be reached."""
        if not self.right_moves:
            raise RecordError(self._unsolvable(), self._spot, self.record.source)

    def _unsolvable(self) -> Text:
        wrong = self.wrong_moves[0]
        move = line_text(self.start, (wrong.first,))
        answer = line_text(wrong.first.state, wrong.answer) or move
        return say.UNSOLVABLE.fill(move=f"`{move}`", answer=f"`{answer}`", why=wrong.why)


def _check_position(history: History) -> None:
    game = history.now.game
    if game.over or game.owes_chance:
        raise RecordError(say.OVER)
    for seat, hand in enumerate(game.hands):
        if blanks(hand):
            raise RecordError(say.UNSEEN.fill(seat=SEATS[seat]))


def _check_open(state: DrillState) -> None:
    """Raise `RecordError` if all is decided before the first move, whatever that is."""
    goal, position = state.goal, state.position
    stands = goal.judge(position, state.ways, last=False) == "solved"
    lost = not goal.alive(position, state.ways)
    comes = {ply.state.status for ply in plies(state)} if stands or lost else set()
    if stands and comes == {"solved"}:
        raise RecordError(say.SOLVED_ALREADY)
    if lost and comes == {"failed"}:
        raise RecordError(say.LOST_ALREADY.fill(part=goal.spoiler(position, 0)))


def _wrong(search: Search, ply: Ply) -> Wrong:
    answer = search.refutation(ply.state)
    return Wrong(ply, answer, why_failed(ply.state, answer))


def line_text(state: DrillState, line: Line) -> str:
    """Write moves as in the body of a record, from a state on: ``a 8c  b -``."""
    notation, written = drills_of(state.goal.game).notation, []
    for ply in line:
        game = state.match.game
        sign = "> " if game.ask else ""
        written.append(f"{SEATS[ply.seat]} {sign}{notation.move_text(game, ply.move)}")
        state = ply.state
    return "  ".join(written)


def split_languages(note: str) -> Text:
    """Split a comment into its languages: ``ja:`` and ``ko:`` begin the translations."""
    parts: dict[str, list[str]] = {lang: [] for lang in LANGS}
    lang = "en"
    for line in split_lines(note):
        head, colon, rest = line.partition(":")
        if colon and head in LANGS:
            lang, line = head, rest.strip()
        parts[lang].append(line)
    english = " ".join(parts["en"])
    return Text(english, "".join(parts["ja"]) or english, " ".join(parts["ko"]) or english)


def with_seed(record: Record) -> Record:
    """Return a record with a seed, so that chance decides the same in each try."""
    return record if "seed" in record.header else record.with_entries(seed="1")


def tasks(source: Record | Path | str) -> list[Task]:
    """Read the drills of a record, a text or a file. Raises `RecordError`."""
    if isinstance(source, Record):
        return [Task(source)]
    if isinstance(source, Path) or names_file(source):
        return [Task(record) for record in read_file(path_of(source))]
    with explain_one_line(require_type(source, str, say.WHAT_IT_IS, RecordError)):
        return [Task(record) for record in read(source)]
