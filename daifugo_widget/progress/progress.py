"""A learner's progress over the course, kept in one small file."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from ..core.words.arguments import count_of, path_of, require_type, short_repr
from ..core.words.text import Lang, SpokenError, Text, clean_text
from ..table.session.defaults import in_default_lang
from ..table.session.file_writing import write_lock
from ..table.still.html_output import Page, Shown
from . import clock, table
from . import words as w
from .former_chapters import key_without_number
from .kept_file import FileBacked, KeptFile
from .mark import LONGEST, Key, Mark, clean_mark, joined
from .mistake import Kept, Mistake, as_data, clean_mistake, latest, read_mistakes
from .names import plain
from .own_names import cut, is_taken
from .page import page
from .rank import rank_of
from .review import Review, beside

VERSION = 1
USUAL = "daifugo-progress.json"
"""The file beside the notebooks, used if no other is named."""


class Content(NamedTuple):
    """What a file holds: marks, those from before each thing had its own, and mistakes."""

    marks: list[Mark]
    unclaimed: set[Key]
    mistakes: Kept


class Progress(Page, FileBacked):
    """What a learner has done, chapter by chapter; each mark is written to the file at once.

    The latest costly moves of the learner's own games are kept with the marks, for tables that are
    given the progress.

    ``path`` is the file, beside the notebooks if none is named; ``chapters`` gives the titles of
    chapters by their names, in the order of the course. A file that cannot be read is kept: it is
    moved aside, under a name that ``notice`` gives, before the first mark is written.

    >>> progress = Progress("progress.json", chapters={"10-sevens": "Sevens to tens"})
    >>> drill = Drill(progress=progress, chapter="10-sevens")
    >>> drill.play("9d")
    >>> progress
    Progress('progress.json', 1 mark)
    """

    def __init__(
        self,
        path: str | Path = USUAL,
        chapters: Mapping[str, Text | str] | None = None,
        *,
        now: Callable[[], datetime] = clock.now,
    ) -> None:
        self._file, self._now = KeptFile(path, w.BROKEN), now
        self.chapters = dict(chapters or {})
        self._marks: dict[Key, Mark] = {}
        self._unclaimed: set[Key] = set()  # from when several things could share a mark
        self._mistakes = Kept([], [])
        self._read()

    @classmethod
    def of_argument(cls, progress: object, chapter: str = "", name: str = "") -> Progress | None:
        """Return a `Progress` or None as it is.

        Raises `SpokenError` for anything else, for a chapter or a name that no mark can have, and
        for a chapter without a `Progress`.
        """
        found: Progress | None = require_type(progress, cls | None, w.WHERE_IT_IS)
        require_type(name, str, w.WRONG_NAME)
        if not isinstance(chapter, str) or len(chapter) > LONGEST:
            raise SpokenError(w.WRONG_CHAPTER.fill(most=LONGEST, value=short_repr(chapter)))
        if chapter and found is None:
            raise SpokenError(w.NOWHERE_TO_MARK.fill(chapter=short_repr(chapter)))
        return found

    def clash(self, widget: object, chapter: str, kind: str, name: str, asks: str) -> Text | None:
        """Take a name for a widget; return what to say if one that asks something else has it."""
        thing = (str(self.path), key_without_number(chapter), kind, cut(name))
        taken = is_taken(thing, asks, widget)
        return w.TAKEN[kind].fill(name=name) if taken else None

    # --- reading ---------------------------------------------------------------------------------

    @property
    def review(self) -> Review:
        """What is reviewed, in a file of its own beside this one, as it stands now."""
        return Review(beside(self.path), now=self._now)

    def __iter__(self) -> Iterator[Mark]:
        """Yield the marks in the order of the course."""
        order = list(dict.fromkeys([*self.chapters, *(mark.chapter for mark in self.marks)]))
        yield from sorted(self.marks, key=lambda mark: order.index(mark.chapter))

    def __len__(self) -> int:
        return len(self._marks)

    @property
    def marks(self) -> list[Mark]:
        """The marks in the order in which they were first set."""
        return list(self._marks.values())

    @property
    def mistakes(self) -> list[Mistake]:
        """The costly moves of the learner's own games that reviews have found, the latest 200."""
        return list(self._mistakes.mistakes)

    @in_default_lang
    def show(self, lang: Lang = "en") -> Shown:
        """Show a page of the chapters with their marks."""
        return page(self, lang)

    def __repr__(self) -> str:
        return f"Progress({str(self._file.given)!r}, {count_of(len(self), 'mark')})"

    # --- writing ---------------------------------------------------------------------------------

    def mark(
        self,
        chapter: str,
        name: str,
        *,
        kind: str = "quiz",
        asked: int = 1,
        right: int = 1,
        tries: int = 1,
        shown: int = 0,
        seconds: float = 0.0,
        stars: int = 0,
        formerly: str = "",
    ) -> Mark:
        """Set the mark of a thing that was done, and write the file; a long ``name`` is cut.

        A mark that the file has from before goes on under that name, if it was set under the one
        that the thing had ``formerly``, and nothing else has gone on with it.

        Raises `ValueError` for an impossible mark, `OSError` if the file cannot be written.
        """
        stamp = self._now().astimezone(UTC).isoformat(timespec="seconds")
        chapter, name, formerly = (
            clean_text(t) if isinstance(t, str) else t for t in (chapter, name, formerly or name)
        )
        name, formerly = (cut(t) if isinstance(t, str) else t for t in (name, formerly))
        new = clean_mark(
            Mark(chapter, kind, name, asked, right, tries, seconds, right, 1, stamp, shown, stars)
        )
        new = replace(new, seconds=round(seconds, 1))
        with write_lock(self.path):
            self._read()  # another notebook may have written meanwhile
            self._take_former((new.chapter, kind, formerly), new)
            self._marks[new.key] = new = self._after_earlier(new)
            self._write()
        return new

    def keep_mistakes(self, mistakes: Iterable[Mistake]) -> None:
        """Keep costly moves that a review has found today, and write the file.

        Raises `SpokenError` for an impossible one, `OSError` if the file cannot be written.
        """
        today = self._now().astimezone().date().isoformat()
        new = [clean_mistake(replace(mistake, day=today)) for mistake in mistakes]
        if not new:
            return
        with write_lock(self.path):
            self._read()  # another notebook may have written meanwhile
            found = latest(self._mistakes.mistakes, new)
            self._mistakes = self._mistakes._replace(mistakes=found)
            self._write()

    def _take_former(self, former: Key, new: Mark) -> None:
        """Give a mark from before the name that its thing has now."""
        if former in self._unclaimed and new.key not in self._marks:
            self._marks[new.key] = replace(self._marks.pop(former), name=new.name)
        self._unclaimed -= {former, new.key}

    def _after_earlier(self, new: Mark) -> Mark:
        """Return a mark with what has been done of the same thing before."""
        before = self._marks.get(new.key)
        if before is None:
            return new
        best = max(before.best, new.right) if before.asked == new.asked else new.right
        stars = max(before.stars, new.stars)
        return replace(new, best=best, times=before.times + 1, stars=stars)

    def _write(self) -> None:
        data: dict[str, object] = {
            "version": VERSION,
            "marks": [_without_stars(mark) for mark in self.marks],
            "unclaimed": sorted(self._unclaimed),
            "stars": [[*mark.key, mark.stars] for mark in self.marks if mark.stars],
        }
        if mistakes := as_data(self._mistakes):
            data["mistakes"] = mistakes
        self._file.write(data)

    def _read(self) -> None:
        """Read the file if there is one, or set ``notice`` if it cannot be read."""
        found = self._file.read(_read_file)
        if found is not None:
            self._marks, self._mistakes = joined(found.marks), found.mistakes
            self._unclaimed = found.unclaimed & {*self._marks}

    # --- for a teacher ---------------------------------------------------------------------------

    def to_csv(self, path: str | Path | None = None, *, learner: str = "") -> str:
        """Return the marks as CSV, one line each, and write them to a file if one is named.

        Below them stand the costly moves that are kept. The name of the ``learner`` is in each
        line, so that the tables of a class can be combined; without marks it has a line of its own.
        A cell that writes a file shows how much it holds of whom. Raises `OSError`, and
        `SpokenError` for a name that is not a text, or for the file that keeps the progress itself.
        """
        learner = plain(require_type(learner, str, w.LEARNER_IS))
        if path is not None and path_of(path).resolve() == self.path.resolve():
            raise SpokenError(w.NOT_OVER_MARKS.fill(file=self.path.name))
        review = self.review
        rank = rank_of(review).name if review.cards else ""
        rows = [table.Row(learner, mark, rank) for mark in self]
        rows += [table.Row(learner, rank=rank, mistake=mistake) for mistake in self.mistakes]
        if not rows and (learner or rank):
            rows = [table.Row(learner, rank=rank)]
        return table.write_csv(rows, path)


def read_progress(path: Path) -> tuple[list[Mark], Kept]:
    """Return the marks and mistakes of a file of progress.

    Raises `OSError`, and `SpokenError` if it is not one.
    """
    found = _read_file(path)
    return found.marks, found.mistakes


def _without_stars(mark: Mark) -> dict[str, object]:
    """Return what is written of a mark; its stars stand elsewhere, or older versions would fail."""
    return {key: value for key, value in asdict(mark).items() if key != "stars"}


def _read_file(path: Path) -> Content:
    """Return what a file holds, and raise so too.

    In a file that does not say which marks are from before each thing had its own, all are.
    """
    try:
        data = json.loads(path.read_text(encoding="utf-8-sig"))
        if data["version"] != VERSION:
            raise SpokenError(w.OTHER_VERSION)
        stars = {(*key,): count for *key, count in data.get("stars", [])}
        given = [Mark(**entry) for entry in data["marks"]]
        marks = [clean_mark(replace(mark, stars=stars.get(mark.key, 0))) for mark in given]
        unclaimed = data.get("unclaimed", [mark.key for mark in marks])
        keys = {(key_without_number(chapter), kind, name) for chapter, kind, name in unclaimed}
        return Content(marks, keys, read_mistakes(data.get("mistakes", [])))
    except SpokenError:
        raise
    except (ValueError, TypeError, KeyError, RecursionError):
        raise SpokenError(w.NO_PROGRESS) from None
