"""Records in and out of the table: pasted text, files, and a game that goes on later."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from errno import EBUSY, ELOOP
from pathlib import Path
from textwrap import shorten
from typing import TYPE_CHECKING, NamedTuple

from daifugo_widget.core.game.history import History
from daifugo_widget.core.records import (
    Record,
    RecordError,
    RefusedError,
    holds_one_record,
    read_nth,
)
from daifugo_widget.core.records.files import decode_file
from daifugo_widget.core.words.arguments import is_address, path_of
from daifugo_widget.core.words.text import SpokenError, Text
from daifugo_widget.core.words.translations import _
from daifugo_widget.games import DAIFUGO, GAMES, rules_class

from ..drawing.game_ui import ui_of
from ..telling.words import phrases as w

if TYPE_CHECKING:
    from .session import Session

_FILE = re.compile(r"(?:~|\.{0,2})/.*|\S*\.[A-Za-z]\w{0,7}|.*\.dfg", re.IGNORECASE)
"""What is the name of a file, as no record of one line looks like that."""
_ENDING = re.compile(r"\.[A-Za-z]\w{0,7}$")


class Opened(NamedTuple):
    """A history that can be played on, and the error for the move before which it was cut off."""

    history: History
    refused: RefusedError | None = None

    def notice(self) -> Text | None:
        """Say where the rules do not let the record go on and which rule decides, if it is so."""
        if self.refused is None:
            return None
        return CUT_OFF.fill(line=self.refused.line, why=self.refused.brief)


def as_far_as_it_goes(record: Record) -> Opened:
    """Play a record out up to the first move that the rules refuse.

    Cards that it does not know are dealt by its seed. Raises `RecordError` for a line that cannot
    be read, and `ValueError` if the record cannot be played on.
    """
    history, error = record.playable()
    if error is None or isinstance(error, RefusedError):
        return Opened(reconstruct(history), error)
    raise error


def _fitting(record: Record) -> Opened:
    """Play a record out up to the first move that a rule forbids which others may play without.

    Raises `RecordError` for a move that fits no rules, such as one of cards that are not held.
    """
    opened = as_far_as_it_goes(record)
    if opened.refused and not opened.refused.rule:
        raise opened.refused
    return opened


def read_text(text: str, source: str = "", number: int = 1) -> Opened:
    """Read one record of a text, up to the first move that a rule refuses.

    Raises `RecordError`, and `ValueError` if the record cannot be played on.
    """
    return _fitting(read_nth(text, number, source))


def read_any(record: Record | History | Path | str) -> Opened:
    """Read what a game can start from: a history, a record, its text, or the path of its file.

    A record is read up to the first move that a rule refuses. Raises `RecordError`, `ValueError` or
    `OSError` if it is none of these or cannot be read.
    """
    if isinstance(record, History):
        if is_known_in_part(record):
            raise SpokenError(AS_KNOWN)
        return Opened(record)
    if isinstance(record, Record):
        return _fitting(record)
    text, source = text_and_source(record)
    if source:
        return read_text(text, source)
    with explain_one_line(text):
        return read_text(text)


def text_and_source(record: Path | str) -> tuple[str, str]:
    """Return the text of a record and the name of its file, "" if the text itself was given.

    Raises `OSError` or `RecordError` if a file cannot be read, `ValueError` if it is neither.
    """
    if isinstance(record, Path) or names_file(record):
        path = path_of(record)
        return decode_file(path, path.name), path.name
    if not isinstance(record, str):
        raise ValueError(f"{shorten(repr(record), 60)} is not a record: {WHAT_IT_IS}")
    return record, ""


def names_file(record: object) -> bool:
    """Return whether a text is the path of a file, not a record itself."""
    if not isinstance(record, str) or "\n" in record:
        return False
    return bool(_FILE.fullmatch(record)) or is_address(record) or _is(record, Path.is_file)


def _is(text: str, kind: Callable[[Path], bool]) -> bool:
    """Return whether a text is the path of something of a kind."""
    with suppress(OSError, SpokenError):  # too long for the name of a file, or no name at all
        return bool(text) and kind(path_of(text))
    return False


def keeps_all(record: Record, text: str) -> bool:
    """Return whether the first record of a text, once read and written again, keeps all of it."""
    return holds_one_record(text) and not record.states


@contextmanager
def explain_one_line(text: str) -> Iterator[None]:
    """Say what a record is if a text of a single line is not one: it may be meant as a path."""
    try:
        yield
    except RecordError as error:
        if "\n" in text.strip():
            raise
        what = _no_file(text) or _of_a_rule(text) or WHAT_IT_IS
        raise RecordError(f"{text[:40]!r} is not a record ({error.what}): {what}") from None


def _no_file(text: str) -> str:
    """Say why a text that looks like a path is none of a file, "" if it does not look so."""
    if _is(text, Path.is_dir):
        return IS_FOLDER
    return NO_SUCH_FILE if _ENDING.search(text) else ""


def _of_a_rule(text: str) -> str:
    """Say how to ask about a rule if its id was given for a record, "" if it is no rule's id."""
    game = next((game for game in GAMES if text in rules_class(game).all_rules()), None)
    asked = repr(text) if game == DAIFUGO else f"{text!r}, game={game!r}"
    return f"for a rule use Drill.for_rule({asked}) or Quiz.for_rule({asked})" if game else ""


CUT_OFF = _("By these rules the game cannot go on at line {line}: {why} It is open up to there.")
AS_KNOWN = _(
    "a history as one seat knows it cannot be played on: give its record, as in "
    "Table(record=table.record)"
)
WHAT_IT_IS = (
    "a record is a text with a line such as 'hands  3c4d / 5c6c', the path of a .dfg file, "
    "or the History of a game"
)
REASONS = {
    ELOOP: _("its links lead in a circle"),
    EBUSY: _("another program is writing it"),
}
NO_SUCH_FILE = "there is no file of that name"
IS_FOLDER = "it is a folder: Replay.load() lists the records in it"


@contextmanager
def failure_told(session: Session, file: str) -> Iterator[None]:
    """Say on the table why something cannot be written to a file; the game goes on."""
    try:
        yield
    except OSError as error:
        said = w.NOT_SAVED.fill(file=file, why=reason(error))
        session.screen.notice = said.to(session.settings.lang)
    except SpokenError as error:
        session.screen.notice = error.say(session.settings.lang)


def reason(error: OSError) -> Text:
    """Return what is wrong with a file: in our words, or what the system says."""
    ours = REASONS.get(error.errno or 0)
    return ours or Text.of(error.strerror or type(error).__name__)


def reconstruct(history: History) -> History:
    """Return a history that can be played on: as it is, or with all hands dealt.

    Raises `ValueError` if too little is known for that.
    """
    if not is_known_in_part(history):
        return history.settle_chance()
    return ui_of(history.start.rules.game).reconstruct(history)


def is_known_in_part(history: History) -> bool:
    """Return whether a running game cannot be played on, or cannot be begun again.

    When all unseen cards have been played, only the deal still lacks them.
    """
    now, dealt = history.now.game, history.match_after(history.dealt_at).game
    return not now.over and (now.is_view() or dealt.is_view())
