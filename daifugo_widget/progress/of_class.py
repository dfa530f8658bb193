"""The progress of a class: the tables that learners hand in, combined for their teacher."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from ..core.words.arguments import count_of, path_of
from ..core.words.text import Lang, SpokenError, Text, list_words
from ..table.session.defaults import in_default_lang
from ..table.still.html_output import Page, Shown
from . import table
from . import words as w
from .class_mistakes import ClassMistakes, is_known
from .handed_in import HandedIn, handed_in, shown_name
from .mark import Mark, worth
from .mistake import Mistake
from .names import best_of, key_of
from .page import class_page, with_mistakes
from .rank import best_rank


class ClassProgress(Page):
    """What the learners of a class have done, by the tables that they have handed in.

    ``folder`` has, also in folders of its own, tables as `Progress.to_csv` writes them, or files of
    progress; one that names nobody goes by its name, or by that of its folder. A learner is known
    by name, whatever its case and width. Of several marks of the same thing the best counts, of
    equal ones the latest. What cannot be read is left out, and told with the reason. Raises
    `SpokenError` if there is no such folder, or nothing in it can be read.
    """

    def __init__(self, folder: str | Path) -> None:
        self.folder = path_of(folder)
        if not self.folder.is_dir():
            raise SpokenError(w.NO_FOLDER.fill(folder=str(folder)))
        files, others = handed_in(self.folder)
        self._left_out = [wrong for each in files for wrong in each.wrong]
        if others:
            self._left_out.append(w.OTHER_FILES.fill(files=list_words(others)))
        if not any(each.found for each in files):
            raise SpokenError(_lines([w.NO_TABLES.fill(folder=str(folder)), *self._left_out]))
        self._marks: dict[str, dict[tuple[str, ...], Mark]] = {}
        self._files: dict[str, Counter[str]] = {}
        self._spellings: dict[str, list[str]] = {}
        self._ranks: dict[str, list[str]] = {}
        self._mistakes: dict[str, Counter[Mistake]] = {}
        for each in files:
            for learner in {row.learner for row in each.found}:
                self._spellings.setdefault(key_of(learner), []).append(learner)
            for row in each.found:
                self._add(key_of(row.learner), row.mark, shown_name(each.file))
                self._ranks.setdefault(key_of(row.learner), []).append(row.rank)
            self._add_mistakes(each)

    def _add(self, key: str, mark: Mark | None, file: str) -> None:
        """Add what a file says of a learner: a mark that counts if it is the best, or none."""
        marks = self._marks.setdefault(key, {})
        self._files.setdefault(key, Counter())[file] += mark is not None
        if mark:
            marks[mark.key] = max(mark, marks.get(mark.key, mark), key=worth)

    def _add_mistakes(self, handed: HandedIn) -> None:
        """Add the mistakes of a file, each once, however often it was handed in.

        Without a position a mistake counts as often as it stands in one file.
        """
        found = [(key_of(row.learner), row.mistake) for row in handed.found if row.mistake]
        known = [(key, mistake) for key, mistake in found if is_known(mistake)]
        here = dict[str, Counter[Mistake]]()
        for key, mistake in known:
            counts = here.setdefault(key, Counter())
            counts[mistake] = 1 if mistake.position else counts[mistake] + 1
        for key, counts in here.items():
            self._mistakes[key] = self._mistakes.get(key, Counter()) | counts
        if unknown := len(found) - len(known):
            why = w.UNKNOWN_MISTAKES.fill(count=unknown)
            self._left_out.append(w.WRONG_FILE.fill(file=shown_name(handed.file), why=why))

    def __iter__(self) -> Iterator[tuple[str, Mark]]:
        """Yield all marks, each with its learner, in the order of the learners' names."""
        for learner, marks in self.learners.items():
            yield from ((learner, mark) for mark in marks)

    def __len__(self) -> int:
        return sum(map(len, self._marks.values()))

    @property
    def learners(self) -> dict[str, list[Mark]]:
        """The marks of each learner by name, those that count; none for an empty table."""
        return {
            best_of(spellings): sorted(self._marks[key].values(), key=lambda mark: mark.key)
            for key, spellings in sorted(self._spellings.items())
        }

    @property
    def files(self) -> dict[str, dict[str, int]]:
        """The files of each learner, with the number of marks in it that are theirs."""
        return {
            best_of(spellings): dict(self._files[key])
            for key, spellings in sorted(self._spellings.items())
        }

    @property
    def ranks(self) -> dict[str, str]:
        """The highest rank of each learner that a file tells, "" where none does."""
        return {
            best_of(spellings): best_rank(self._ranks[key])
            for key, spellings in sorted(self._spellings.items())
        }

    @property
    def mistakes(self) -> ClassMistakes:
        """The kinds of mistakes in the learners' own games, the costliest first."""
        return ClassMistakes.of({key: made.elements() for key, made in self._mistakes.items()})

    @property
    def left_out(self) -> list[str]:
        """What could not be read, each file or line with the reason."""
        return [wrong.en for wrong in self._left_out]

    @in_default_lang
    def show(self, lang: Lang = "en") -> Shown:
        """Show a row for each learner: how much is done, and how much of it went right.

        What could not be read stands above them, the kinds of mistakes in their games below.
        """
        shown = class_page(self.learners, self.ranks, self.files, self._left_out, lang)
        return with_mistakes(shown, self.mistakes, lang)

    def __repr__(self) -> str:
        left_out = f", {len(self._left_out)} left out" if self._left_out else ""
        learners = count_of(len(self._spellings), "learner")
        return f"ClassProgress({str(self.folder)!r}, {learners}{left_out})"

    def to_csv(self, path: str | Path | None = None) -> str:
        """Return all marks as one table, and write it to a file if one is named.

        Its columns are those of the tables that were handed in, without mistakes; a learner
        without marks has a line with nothing but the name. A cell that writes a file shows how
        much it holds, and what could not be read. Raises `OSError`.
        """
        return table.write_csv(self._rows(), path, *self.left_out)

    def _rows(self) -> Iterator[table.Row]:
        """Yield a row for each mark, and one for a learner who has none."""
        ranks = self.ranks
        for learner, marks in self.learners.items():
            rows: list[Mark | None] = [*marks] or [None]
            yield from (table.Row(learner, mark, ranks[learner]) for mark in rows)


def _lines(texts: Iterable[Text]) -> Text:
    return Text(*map("\n".join, zip(*texts, strict=True)))
