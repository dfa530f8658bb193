"""The library: the rules of a chapter, of a taste or of a list, compared and opened one by one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, partial
from html import escape
from typing import TYPE_CHECKING

from ..core.game.moves import acting_rules
from ..core.game.plays import Play
from ..core.records import RecordError
from ..core.words.arguments import require_type
from ..core.words.suggestions import nearest
from ..core.words.text import Lang, SpokenError, Text
from ..games.daifugo.engine.fame import TASTES
from ..games.daifugo.engine.rule import CHAPTERS as PARTS
from ..games.daifugo.engine.rule import Rule
from ..games.daifugo.engine.rule_set import RuleSet, catalogue
from ..games.daifugo.frequency import frequencies
from ..games.daifugo.table.rule_fame import fame_text, known_text
from ..progress import Progress
from ..table.session.defaults import in_default_lang, settings_of
from ..table.still.html_output import Html, Shown, table
from ..table.telling.plain_text import cards_text
from . import words as w
from .catalogue import rule as card_of
from .course import CHAPTERS, link, my_progress
from .lessons import Lesson

if TYPE_CHECKING:
    from ..lessons.chooser import Choice, LessonChooser
    from ..lessons.plan import LessonPlan

NEED_CARDS = ("after_play", "extra", "kinds", "is_revolution", "foul")
"""The hooks of rules that act because of the cards that are played; others act whatever these are,
as when somebody goes out."""


class Library:
    """What a cell shows of several rules: a table of how they differ, from which each is opened."""

    def __init__(
        self, title: Text, rules: Iterable[type[Rule]], lang: Lang, progress: Progress | None
    ) -> None:
        self.title, self.rules, self.lang = title, tuple(rules), lang
        kept = Progress.of_argument(progress)
        self.progress = my_progress() if kept is None else kept

    @property
    def table(self) -> Shown:
        """How the rules differ: with what each acts, what it does, how many play it, how often."""
        head = [w.RULE, w.SUCH_AS, w.WHAT, w.KNOWN, w.OF_100_GAMES]
        rows = [self._row(rule) for rule in self.rules]
        linked = [
            [Html(f'<a href="{escape(link(rule))}">{escape(name)}</a>'), *others]
            for rule, (name, *others) in zip(self.rules, rows, strict=True)
        ]
        text = "\n".join(" | ".join(filter(None, row)) for row in rows)
        return Shown(table([word.to(self.lang) for word in head], linked).html, text)

    def _row(self, rule: type[Rule]) -> list[str]:
        known = known_text(rule).to(self.lang)
        texts = rule.short_names.to(self.lang), _such_as(rule.id), rule.text.to(self.lang)
        return [*texts, known.rstrip(".。"), _share(rule)]

    def chooser(self) -> LessonChooser:
        """Return the widget from which the lesson on each rule is opened."""
        from ..lessons.chooser import LessonChooser

        choices = [self._choice(rule) for rule in self.rules]
        settings = settings_of(lang=self.lang)
        return LessonChooser(self.title, choices, settings, self.progress.review, self.table)

    def _choice(self, rule: type[Rule]) -> Choice:
        from ..lessons.chooser import Choice

        def plan() -> LessonPlan:
            return Lesson(rule.id, self.lang, self.progress).plan()

        return Choice(rule, _such_as(rule.id), fame_text(rule), plan, partial(self._is_known, rule))

    def _is_known(self, rule: type[Rule]) -> bool:
        return any(mark.name == rule.id and mark.kind == "quiz" for mark in self.progress.marks)

    def __iter__(self) -> Iterator[type[Rule]]:
        return iter(self.rules)

    def __len__(self) -> int:
        return len(self.rules)

    def _ipython_display_(self) -> None:
        from IPython.display import display

        display(self.chooser())  # type: ignore[no-untyped-call]

    def __repr__(self) -> str:
        return self.table.text


@in_default_lang
def library(
    which: str | Iterable[str], lang: Lang = "en", progress: Progress | None = None
) -> Library:
    """Show rules in a table of how they differ, from which the lesson on each opens and closes.

    ``which`` is a chapter of the course (``"revolutions"``), a taste (``"chaos"``, ``"politics"``,
    ``"memory"``, ``"children"``, ``"two"``), or some ids of rules. Raises `SpokenError` for an
    unknown chapter or taste, `RuleError` for an unknown rule.
    """
    require_type(which, str | Iterable, w.WHICH_RULES)
    if not isinstance(which, str):
        found = [RuleSet.find(id) for id in which]
        return Library(w.RULES, found, lang, progress)
    if which in TASTES:
        found = [rule for rule in catalogue().values() if which in rule.tastes]
        return Library(TASTES[which], found, lang, progress)
    chapter = CHAPTERS.get(which)
    if chapter is None or not set(chapter.parts) & set(PARTS):
        known = [key for key, each in CHAPTERS.items() if each.parts]
        raise SpokenError(w.NO_LIBRARY.fill(which=which, hint=nearest(which, [*TASTES, *known])))
    return Library(PARTS[chapter.parts[0]], _rules_of(which), lang, progress)


def _rules_of(key: str) -> list[type[Rule]]:
    ids = [rule.id for rule in CHAPTERS[key].rules]
    return [catalogue()[id] for id in ids]


@cache
def _such_as(id: str) -> str:
    """Return the cards with which a rule acts in its example, "" if it needs none."""
    if not any(hasattr(catalogue()[id], hook) for hook in NEED_CARDS):
        return ""
    try:
        history = card_of(id).record().history()
    except (SpokenError, RecordError):
        return ""
    for step in history.steps:
        acting = acting_rules(step.match.game.events)
        if isinstance(step.move, Play) and id in (*acting, step.move.kind):
            return cards_text(str(step.move))
    return ""


def _share(rule: type[Rule]) -> str:
    """Return in how many of 100 games a rule acts, with the bounds of that."""
    found = frequencies().get(rule.id)
    if found is None or found.occurrence != "counted":
        return ""
    share, low, high = (round(100 * each) for each in (found.share, found.low, found.high))
    return f"{share} ({low}–{high})"
