"""Writing a history as a record, whole or as one seat knows it."""

from __future__ import annotations

from collections.abc import Iterator

from ..game.history import Branch, History
from ..game.moves import CHANCE, Answer, Call, Pass
from ..words.text import clean_text
from .body import ANSWER, DRAW, PLAY, Action, Back, Line, Moves, NextGame, Try
from .fields import write_names
from .header import QUESTION, Header, HeaderLine, version_of
from .lines import split_lines
from .notation import Notation, Transcript, notation_of

PRIVATE = ("script", QUESTION)
"""What keys begin with whose values may give other hands away."""


def write(history: History, seat: int | None = None) -> tuple[Header, tuple[Line, ...]]:
    """Return the header and the body of a history's record.

    For a seat they hold no seed and, until the game is over, nothing that the seat has not seen.
    """
    hidden = seat is not None and not history.now.game.over
    notation = notation_of(history.start.rules.game)
    transcript = notation.transcript(history, seat if hidden else None)
    entries = (*_whole(history, seat is None, hidden), *transcript.entries(0))
    header = Header.of(entries, notation.keys)
    branches = () if hidden else history.branches
    body = _Body(notation, transcript, history.note, tuple(transcript.draws(0)), branches)
    return header, tuple(body.lines())


def lines_after(history: History, length: int) -> Iterator[Line]:
    """Yield the lines that follow in the record of a history once it has ``length`` steps."""
    rest = History(history.match_after(length), history.steps[length:])
    notation = notation_of(history.start.rules.game)
    yield from _Body(notation, notation.transcript(rest, None)).lines()


def _whole(history: History, keep_seed: bool, hidden: bool) -> Iterator[HeaderLine]:
    """Yield the header lines that belong to the whole record."""
    yield HeaderLine("game", version_of(history.start.rules.game))
    if title := one_line(history.title):
        yield HeaderLine("title", title)
    if any(history.names):
        yield HeaderLine("names", write_names(history.names))
    yield HeaderLine("rules", str(history.start.rules))
    if keep_seed:
        yield HeaderLine("seed", str(history.start.seed))
    for key, value in history.extra.items():
        if not (hidden and key.startswith(PRIVATE)):
            yield HeaderLine(key, one_line(value))


def one_line(text: str) -> str:
    """Put a text on one line, keeping the blanks within its lines."""
    return " ".join(line.strip() for line in split_lines(clean_text(text))).strip()


def _note_lines(note: str) -> list[str]:
    return split_lines(clean_text(note))


class _Body:
    """The body of a record while it is written, one line per trick."""

    def __init__(
        self,
        notation: Notation,
        transcript: Transcript,
        note: str = "",
        draws: tuple[Action, ...] = (),
        branches: tuple[Branch, ...] = (),
    ) -> None:
        self.notation, self.transcript = notation, transcript
        self.actions: list[Action] = list(draws)
        self.notes = _note_lines(note) if note else []
        self.branches = branches

    def lines(self) -> Iterator[Line]:
        """Yield the lines of all steps."""
        yield from (Moves(note=note) for note in self.notes)
        for at, step in enumerate(self.transcript.steps):
            yield from self._branches(at)
            if step.move is None:
                yield from self._flush("")
                yield from self._next_game(at, step.note)
                continue
            if self._leads(at):
                yield from self._flush("")
            self.actions.append(self._action(at))
            for game, answer in self.transcript.disclosures(at):
                self.actions.append(Action(CHANCE, DRAW, self.notation.move_text(game, answer)))
            if step.note:
                yield from self._flush(step.note)
        yield from self._flush("")
        yield from self._branches(len(self.transcript.steps))

    def _branches(self, at: int) -> Iterator[Line]:
        """Yield the branches that leave the history after ``at`` steps."""
        for branch in (branch for branch in self.branches if branch.at == at):
            yield from self._flush("")
            first, *rest = _note_lines(branch.note)
            yield Try(note=first or None)
            yield from (Moves(note=line) for line in rest)
            start = History(self.transcript.matches[at], branch.steps)
            yield from _Body(self.notation, self.notation.transcript(start, None)).lines()
            yield Back()

    def _flush(self, note: str) -> Iterator[Line]:
        first, *rest = _note_lines(note)
        if self.actions or note:
            yield Moves(tuple(self.actions), note=first if note else None)
        yield from (Moves(note=line) for line in rest)
        self.actions = []

    def _next_game(self, at: int, note: str) -> Iterator[Line]:
        first, *rest = _note_lines(note)
        yield NextGame(
            Header.of(self.transcript.entries(at + 1), self.notation.keys),
            tuple(self.transcript.draws(at + 1)),
            note=first if note else None,
        )
        yield from (Moves(note=line) for line in rest)

    def _leads(self, at: int) -> bool:
        """Return whether a step begins a line; leaders who pass share the line of the lead."""
        step, game = self.transcript.steps[at], self.transcript.matches[at].game
        if game.trick or isinstance(step.move, Answer | Call) or not at:
            return False
        before = self.transcript.steps[at - 1]
        passed = isinstance(before.move, Pass) and not self.transcript.matches[at - 1].game.trick
        return not passed

    def _action(self, at: int) -> Action:
        step, game = self.transcript.steps[at], self.transcript.matches[at].game
        assert step.move is not None
        move = self.transcript.answer(at) if isinstance(step.move, Answer) else step.move
        sign = PLAY
        if isinstance(step.move, Answer):
            sign = DRAW if step.seat == CHANCE else ANSWER
        return Action(step.seat, sign, self.notation.move_text(game, move))
