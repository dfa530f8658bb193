"""Pages of progress: a learner's marks chapter by chapter, and the learners of a class."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING

from ..core.words.text import Lang, Text, list_words
from ..table.still.html_output import Shown, columns
from . import words as w
from .mark import star_signs
from .rank import rank_of

if TYPE_CHECKING:
    from .class_mistakes import ClassMistakes
    from .mark import Mark
    from .progress import Progress
    from .review import Review

WIDE = 60


def page(progress: Progress, lang: Lang) -> Shown:
    """Show a row for each thing done, and one for each chapter that is not begun.

    A column that is still empty is left out.
    """
    kept = len(progress.mistakes)
    mistakes = w.MISTAKES_KEPT.fill(count=kept).to(lang) if kept else ""
    notice = progress.notice.to(lang) if progress.notice else ""
    rows = list(_rows(progress, lang))
    if not rows:
        text = notice or mistakes or w.EMPTY.to(lang)
        return Shown(f"<p>{escape(text)}</p>", text)
    table = _filled_columns((w.CHAPTER, w.WHAT, w.MARK, w.RIGHT, w.TIMES, w.LAST), rows, lang)
    total = _total(progress).to(lang)
    found = (notice, total, *_review_lines(progress.review, lang), mistakes)
    lines = [line for line in found if line]
    html = "".join(f"<p>{escape(line)}</p>" for line in lines)
    return Shown(html + table.html, "\n".join([*lines, table.text]))


def _filled_columns(words: Sequence[Text], rows: Sequence[Sequence[str]], lang: Lang) -> Shown:
    """Return a table without the columns that are still empty."""
    kept = [at for at in range(len(words)) if any(row[at] for row in rows)]
    head = [words[at].to(lang) for at in kept]
    return columns(head, [[row[at] for at in kept] for row in rows], WIDE)


def _review_lines(review: Review, lang: Lang) -> Iterator[str]:
    """Yield the rank of a learner who reviews, and what is wrong with the file of it."""
    if review.notice:
        yield review.notice.to(lang)
    if review.cards:
        yield rank_of(review).text.to(lang)


def _rows(progress: Progress, lang: Lang) -> Iterator[list[str]]:
    marks = list(progress)
    for chapter in dict.fromkeys([*progress.chapters, *(mark.chapter for mark in marks)]):
        title = progress.chapters.get(chapter, chapter)
        name = title.to(lang) if isinstance(title, Text) else title
        done = [mark for mark in marks if mark.chapter == chapter]
        if not done:
            yield [name, "", w.NOT_BEGUN.to(lang), "", "", ""]
        for mark in done:
            yield [name, *_cells(mark, lang)]
            name = ""


def _cells(mark: Mark, lang: Lang) -> list[str]:
    return [
        w.KINDS[mark.kind].fill(name=mark.name).to(lang),
        _with_stars(mark).to(lang),
        w.OF.fill(right=mark.best, asked=mark.asked).to(lang),
        str(mark.times),
        mark.day,
    ]


def _with_stars(mark: Mark) -> Text:
    came_out = _came_out(mark)
    stars = star_signs(mark.stars)
    return w.WITH_STARS.fill(came_out=came_out, stars=stars) if mark.stars else came_out


def _came_out(mark: Mark) -> Text:
    """Say how a thing that was done came out; a drill with a mark has been solved."""
    whole = mark.best == mark.asked
    if mark.kind != "drill":
        return w.DONE if whole else w.PARTLY
    if whole:
        return w.AT_ONCE
    return w.WITH_HELP if mark.shown else w.AT_TRY.fill(tries=mark.tries)


def _total(progress: Progress) -> Text:
    marks = list(progress)
    begun = {mark.chapter for mark in marks}
    count = len(begun | set(progress.chapters))
    if not marks:
        return w.THE_ONE_NOT_BEGUN if count == 1 else w.NONE_BEGUN.fill(all=count)
    return (w.TOTAL_OF_ONE if count == 1 else w.TOTAL).fill(
        done=len(begun),
        all=count,
        right=sum(mark.best for mark in marks),
        asked=sum(mark.asked for mark in marks),
    )


Files = Mapping[str, Mapping[str, int]]
"""The files of each learner, with the number of their marks in it."""


def class_page(
    learners: Mapping[str, Sequence[Mark]],
    ranks: Mapping[str, str],
    files: Files,
    left_out: Sequence[Text],
    lang: Lang,
) -> Shown:
    """Show a row for each learner of a class, below what could not be read."""
    words = (w.LEARNER, w.CHAPTERS, w.DRILLS, w.QUIZZES, w.GAMES, w.RANK_OF, w.LAST, w.FILES)
    rows = [
        [
            learner,
            str(len({mark.chapter for mark in marks if mark.kind != "game"})),
            _right(marks, "drill", lang),
            _right(marks, "quiz", lang),
            _right(marks, "game", lang, none=""),
            w.RANKS[ranks[learner]].to(lang) if ranks[learner] else "",
            max((mark.day for mark in marks), default="–"),
            list_words(_holds(*each) for each in files[learner].items()).to(lang),
        ]
        for learner, marks in learners.items()
    ]
    table = _filled_columns(words, rows, lang)
    above = w.CLASS.fill(count=len(learners)).to(lang)
    told = _left_out_list(left_out, lang)
    text = "\n".join(filter(None, (above, told.text, table.text)))
    return Shown(f"<p>{escape(above)}</p>{told.html}{table.html}", text)


def with_mistakes(shown: Shown, mistakes: ClassMistakes, lang: Lang) -> Shown:
    """Return the page of a class with the kinds of mistakes below it, if there are any."""
    if not mistakes:
        return shown
    head, table = w.MISTAKES_OF_CLASS.to(lang), mistakes.show(lang=lang)
    html = f"{shown.html}<p>{escape(head)}</p>{table.html}"
    return Shown(html, "\n".join((shown.text, head, table.text)))


def _holds(file: str, count: int) -> Text:
    marks = w.ONE_MARK if count == 1 else w.MARKS.fill(count=count)
    return w.HOLDS.fill(file=file, marks=marks)


def _left_out_list(left_out: Sequence[Text], lang: Lang) -> Shown:
    """List what could not be read, if anything."""
    if not left_out:
        return Shown("", "")
    head, lines = w.LEFT_OUT.to(lang), [wrong.to(lang) for wrong in left_out]
    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return Shown(
        f"<p>{head}</p><ul>{items}</ul>", "\n".join([head, *(f"- {line}" for line in lines)])
    )


def _right(marks: Sequence[Mark], kind: str, lang: Lang, none: str = "–") -> str:
    """Say how many of a kind went right at the first try, or what stands for ``none``."""
    done = [mark for mark in marks if mark.kind == kind]
    right, asked = sum(mark.best for mark in done), sum(mark.asked for mark in done)
    return w.OF.fill(right=right, asked=asked).to(lang) if done else none
