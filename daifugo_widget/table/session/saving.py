"""Records in and out of the table: pasted text, files, and a game that goes on later."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from os import PathLike
from pathlib import Path
from secrets import token_hex
from shutil import copymode
from textwrap import shorten
from typing import TYPE_CHECKING

from ..core.errors import SpokenError
from ..core.given import given, path_of
from ..core.history import History
from ..core.records import Record, RecordError, holds_one_record, read_first
from ..core.records.files import decoded
from ..core.text import Text
from ..games import DAIFUGO, PARTS, rules_class
from .filling import filled
from .words import phrases as w

if TYPE_CHECKING:
    from .session import Session


def read_text(text: str, source: str = "") -> History:
    """Read the first record of a text; cards that it does not know are dealt by its seed.

    Raises `RecordError`, and `ValueError` if the record cannot be played on.
    """
    return filled(read_first(text, source).history())


def read_any(record: Record | History | Path | str) -> History:
    """Read what a game can start from: a history, a record, its text, or the path of its file.

    Raises `RecordError`, `ValueError` or `OSError` if it is none of these or cannot be read.
    """
    if isinstance(record, History):
        if record.now.game.is_view():
            raise SpokenError(AS_KNOWN)
        return record
    if isinstance(record, Record):
        return filled(record.history())
    text, source = text_and_source(record)
    if source:
        return read_text(text, source)
    with pasted(text):
        return read_text(text)


def text_and_source(record: Path | str) -> tuple[str, str]:
    """Return the text of a record and the name of its file, "" if the text itself was given.

    Raises `OSError` or `RecordError` if a file cannot be read, `ValueError` if it is neither.
    """
    if isinstance(record, Path) or names_file(record):
        path = path_of(record)
        return decoded(path, path.name), path.name
    if not isinstance(record, str):
        raise ValueError(f"{shorten(repr(record), 60)} is not a record: {WHAT_IT_IS}")
    return record, ""


def names_file(record: object) -> bool:
    """Return whether a text is the path of a file, not a record itself."""
    if not isinstance(record, str) or "\n" in record:
        return False
    return record.endswith(".dfg") or _is(record, Path.is_file)


def _is(text: str, kind: Callable[[Path], bool]) -> bool:
    """Return whether a text is the path of something of a kind."""
    with suppress(OSError):  # too long for the name of a file
        return bool(text) and kind(Path(text))
    return False


def keeps_all(record: Record, text: str) -> bool:
    """Return whether the first record of a text, once read and written again, keeps all of it."""
    return holds_one_record(text) and not record.states


@contextmanager
def pasted(text: str) -> Iterator[None]:
    """Say what a record is if a text of a single line is not one: it may be meant as a path."""
    try:
        yield
    except RecordError as error:
        if "\n" in text.strip():
            raise
        what = IS_FOLDER if _is(text, Path.is_dir) else _of_a_rule(text) or WHAT_IT_IS
        raise RecordError(f"{text[:40]!r} is not a record ({error.what}): {what}") from None


def _of_a_rule(text: str) -> str:
    """Say how to ask about a rule if its id was given for a record, "" if it is no rule's id."""
    game = next((game for game in PARTS if text in rules_class(game).all_rules()), None)
    asked = repr(text) if game == DAIFUGO else f"{text!r}, game={game!r}"
    return f"for a rule use Drill.for_rule({asked}) or Quiz.for_rule({asked})" if game else ""


AS_KNOWN = Text(
    "a history as one seat knows it cannot be played on: give its record, as in "
    "Table(record=table.record())",
    "1つの席から見た履歴からは続けられません。"
    "`Table(record=table.record())` のように棋譜を使ってください。",
    "한 자리에서 본 히스토리로는 이어 할 수 없습니다. "
    "`Table(record=table.record())`처럼 기록을 써 주세요.",
)
NO_SAVE_FILE = Text(
    "save names the file that keeps the game, such as 'game.dfg', not {value}",
    "save には、ゲームを保存するファイルを `game.dfg` のように書いてください"
    "（{value} は使えません）。",
    "save에는 게임을 저장할 파일을 `game.dfg`처럼 써 주세요({value}: 쓸 수 없음).",
)
CANNOT_SAVE = Text(
    "the game cannot be saved in {path} ({why}): "
    "name a file such as 'game.dfg' in a folder that exists, or leave save out",
    "ゲームを {path} に保存できません（{why}）。すでにあるフォルダーの `game.dfg` のような"
    "ファイルを save に書くか、save を消してください。",
    "게임을 {path}에 저장할 수 없습니다({why}). 이미 있는 폴더의 `game.dfg` 같은 파일을 save에 "
    "쓰거나 save를 빼 주세요.",
)
WHAT_IT_IS = (
    "a record is a text with a line such as 'hands  3c4d / 5c6c', the path of a .dfg file, "
    "or the History of a game"
)
IS_FOLDER = "it is a folder: Replay.load() lists the records in it"


@contextmanager
def failure_told(session: Session, file: str) -> Iterator[None]:
    """Say on the table why something cannot be written to a file; the game goes on."""
    try:
        yield
    except OSError as error:
        said = w.NOT_SAVED.fill(file=file, why=_reason(error))
        session.notice = said.to(session.settings.lang)
    except SpokenError as error:
        session.notice = error.say(session.settings.lang)


def _reason(error: OSError) -> str:
    return error.strerror or type(error).__name__


class SaveFile:
    """A file that always holds the current game: written whole at each move, or not at all."""

    def __init__(self, path: str | Path) -> None:
        self.path = path_of(given(path, str | PathLike, NO_SAVE_FILE))

    def load(self) -> History | None:
        """Read the game of the file; None if there is no file yet.

        Raises `ValueError` if the file is not a record, cannot be read, or holds more than the
        game; it is left as it is.
        """
        try:
            if not self.path.exists():
                return None
            text = decoded(self.path, self.path.name)
            record = read_first(text, self.path.name)
            history = filled(record.history())
        except ValueError as error:
            raise ValueError(
                f"{error}\nThe saved game {self.path} cannot be read and stays as it is: "
                "move it away, or save under another name."
            ) from error
        except OSError as error:
            raise self._unusable(error) from error
        if not keeps_all(record, text):
            raise SpokenError(w.HOLDS_MORE.fill(file=self.path))
        return history

    def begin(self, history: History) -> None:
        """Write the game for the first time. Raises `ValueError` if the file cannot keep it."""
        try:
            self.write(history)
        except OSError as error:
            raise self._unusable(error) from error

    def _unusable(self, error: OSError) -> SpokenError:
        return SpokenError(CANNOT_SAVE.fill(path=self.path, why=_reason(error)))

    def write(self, history: History) -> None:
        """Replace the file by the game in one step. Raises `OSError`."""
        write_whole(self.path, str(Record.of(history)))


def write_whole(path: Path, content: str | bytes) -> None:
    """Replace a file by a text or bytes: whole, or not at all.

    Raises `OSError`, which names that file, not the one that is first written beside it.
    A link still leads to its file, and the file keeps its permissions. A path that is not a
    regular file, such as ``/dev/stdout``, is written to and stays what it is.
    """
    data = content.encode() if isinstance(content, str) else content
    target = path.resolve()
    try:
        if target.exists() and not target.is_file():
            target.write_bytes(data)
        else:
            _put_in_place(target, data)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def _put_in_place(target: Path, data: bytes) -> None:
    """Write a file beside another one, and let it replace that one. Raises `OSError`."""
    beside = target.with_name(f".{target.name}.{token_hex(4)}")
    try:
        with beside.open("xb") as file:
            file.write(data)
        if target.exists():
            copymode(target, beside)
        beside.replace(target)
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
