"""Loading a record, in whatever form, as far as a replay can show it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from ..core.game.history import History
from ..core.game.moves import SEATS
from ..core.records import Record, RecordError, lines_of, read_first
from ..core.words.text import Text
from ..core.words.translations import _
from ..table.session.people import Bots, Name, People
from ..table.session.saving import explain_one_line, keeps_all, text_and_source

MOST_STEPS = 2000
"""The most moves that a replay shows; a long match has some five hundred."""

BREAKS_OFF = _("Line {line} cannot be played, so the replay ends before it: {why}")
TOO_LONG = _("The record has {all} moves; the replay shows the first {shown}.")


class Loaded(NamedTuple):
    """What can be shown of a record, a word on what cannot, and the whole if that is longer.

    ``partial`` is whether its text holds lines, or more records, that none of these has.
    """

    history: History
    notice: Text | None = None
    whole: History | None = None
    partial: bool = False

    def with_rest(self, shown: History) -> History:
        """Return the history that is shown with the moves that come after it."""
        if self.whole is None:
            return shown
        length = len(shown.steps)
        later = (branch for branch in self.whole.branches if branch.at > length)
        steps = (*shown.steps, *self.whole.steps[length:])
        return replace(shown, steps=steps, branches=(*shown.branches, *later))


def load(record: Record | History | Path | str) -> Loaded:
    """Read a record as far as it can be played: a text, a file, a `Record` or a `History`.

    Raises `RecordError` if not even its start can be read, `OSError` if its file cannot be, and
    `ValueError` for anything that is not a record.
    """
    if isinstance(record, History):
        return _short(record)
    if isinstance(record, Record):
        return _play_out(record)
    text, source = text_and_source(record)
    if source:
        return _read(text, source)
    with explain_one_line(text):
        return _read(text)


def _read(text: str, source: str = "") -> Loaded:
    """Read the first record of a text, up to the first line that cannot be read."""
    try:
        record = read_first(text, source)
        return _play_out(record, not keeps_all(record, text))
    except RecordError as error:
        if not error.line or error.line < 2:
            raise
        try:
            begun = read_first("\n".join(lines_of(text)[: error.line - 1]), source)
        except RecordError:
            raise error from None
        return Loaded(_play_out(begun).history, _breaks_off(error), partial=True)


def _play_out(record: Record, partial: bool = False) -> Loaded:
    history, error = record.playable()
    if error is None:
        return _short(history)._replace(partial=partial)
    return Loaded(history, _breaks_off(error), partial=True)


def _breaks_off(error: RecordError) -> Text:
    return BREAKS_OFF.fill(line=error.line, why=error.brief)


def _short(history: History) -> Loaded:
    count = len(history.steps)
    if count <= MOST_STEPS:
        return Loaded(history)
    notice = TOO_LONG.fill(all=count, shown=MOST_STEPS)
    return Loaded(history.back_to(MOST_STEPS), notice, history)


def people_of(
    history: History,
    names: Sequence[Name] | dict[str, str] | None = None,
    you: int | None = None,
) -> People:
    """Return the people shown, by the names given, those of the record, or the seats' letters.

    The seat that the film speaks to is "you", whatever it was called.
    """
    match = history.now
    spoken_to = () if you is None else (you,)
    people, recorded = (
        People.of(match.players, match.rules.game, spoken_to, names=each)
        for each in (names, history.names[: match.players])
    )
    letters: dict[int, Name] = dict(enumerate(SEATS[: match.players]))
    given = {**letters, **recorded.given, **people.given}
    return replace(people, given={s: name for s, name in given.items() if s != you})


def playing(watched: People, game: str, seats: int | str | None, bots: Bots) -> People:
    """Return who plays on from a film of a game: people at ``seats``, at all if None, and bots.

    If one person plays alone, that player is "you" unless the film had a name for it. The usual
    names of a table, which are no plain strings, are given out anew.
    """
    humans = SEATS[: watched.players] if seats is None else seats
    people = People.of(watched.players, game, humans, bots)
    alone = people.you
    given = ((s, name) for s, name in watched.given.items() if isinstance(name, str))
    names: dict[int, Name] = {s: n for s, n in given if s != alone or n != SEATS[s]}
    return replace(people, given=names)
