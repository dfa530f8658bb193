"""A lesson on one rule: what it does, and the steps in which it is learned."""

from __future__ import annotations

from contextlib import suppress
from functools import cached_property, partial
from itertools import islice, takewhile
from typing import TYPE_CHECKING, Any

from ..core.game.moves import CHANCE, SEATS
from ..core.records import Record
from ..core.records.body import Refused
from ..core.words.text import Lang, SpokenError
from ..games import DAIFUGO
from ..lessons.result_step import ANOTHER, NEXT_RULE
from ..lessons.review_words import NEXT_RULE as NEXT_RULE_LABEL
from ..lessons.words import ANOTHER as ANOTHER_LABEL
from ..progress import Progress
from ..progress.review import card_name
from ..quiz.making import rule_of
from ..table.session.defaults import in_default_lang, settings_of
from ..table.session.opening import USUAL_RULES
from ..table.session.session import Session
from ..table.still.html_output import Shown
from ..table.widget import Table
from .catalogue import rule as card_of
from .course import my_progress, place_of, rule_after
from .lesson_steps import RuleSteps
from .rule_actions import RuleActions

if TYPE_CHECKING:
    from ..drills.widget import Drill
    from ..lessons.plan import LessonPlan, MakeStep
    from ..lessons.widget import LessonTable

LAST_CARDS = "seed 1\nhands 3c / 5c6d / 7sKs / 8c9c"
MOMENTS = {
    DAIFUGO: {
        "decree": f"rules standard, decree\n{LAST_CARDS}",
        "joining": f"rules standard, joining\n{LAST_CARDS}",
        "natural-disaster": (
            "rules base, natural-disaster(when=after-exchange)\n"
            "classes b=daifugo c=fugo d=hinmin a=daihinmin\nphase exchange\n"
            "hands 4s5d6h8c9cTd / 3c7hQcKsAd2h / 5c6dJs8dTcKd / 3h4d7s9hQdAc\n"
            "a > 9cTd  d > Ac  b > 3c7h  c > 5c"
        ),
        "scorecard": f"rules base, match(sets=1, games=2), scorecard\n{LAST_CARDS}",
        "titles": (
            "rules base, titles(theme=company)\nplayers 4\nseed 1\n"
            "classes b=daifugo a=fugo c=hinmin d=daihinmin"
        ),
    },
    "nap": {
        "deck": "game nap 1\nrules nap\nplayers 5\nseed 1",
        "session": "game nap 1\nrules nap, session(deals=2)\nplayers 4\nseed 5",
    },
    "napoleon": {
        "deck": "game napoleon 1\nrules napoleon\nplayers 5\nseed 1",
        "session": "game napoleon 1\nrules napoleon, session(deals=2)\nplayers 5\nseed 2",
    },
}
"""Records in which a rule can be met that has no example, or leaves no choice in its example."""


class Lesson:
    """What a cell of the course shows of a rule: what it does, and its `steps` on one table.

    ``drill`` is a table set to the moment if no drill can be made.
    """

    def __init__(
        self,
        rule: str,
        lang: Lang = "en",
        progress: Progress | None = None,
        game: str = DAIFUGO,
    ) -> None:
        self.rule, self.game, self.lang = rule, game, lang
        self.card: RuleActions = card_of(rule, lang=lang, game=game)
        kept = Progress.of_argument(progress)
        self.progress = my_progress() if kept is None else kept
        self.chapter = place_of(rule, game).key

    @property
    def text(self) -> Shown:
        """What the rule does, with its variants."""
        return self.card.brief()

    def drill(self) -> Drill | Table[Any, Any]:
        """Return a drill on the rule, or a table at which it can be met."""
        with suppress(SpokenError):
            return self.card.drill(progress=self.progress, chapter=self.chapter)
        return self.table()

    def steps(self, seed: int = 1) -> LessonTable:
        """Return the lesson in steps on one table; the seed decides what is asked."""
        from ..lessons.widget import LessonTable

        return LessonTable(self.plan(seed), settings_of(lang=self.lang))

    def plan(self, seed: int = 1) -> LessonPlan:
        """Return what a table of lessons needs to show this one, and then the next rule's."""
        from ..lessons.plan import LessonPlan
        from ..quiz.widget import Marking

        after, review = rule_after(self.rule, self.game), self.progress.review
        name = card_name(self.rule, self.game)

        def makers(number: int) -> list[MakeStep]:
            return RuleSteps(
                self.rule,
                self.game,
                seed + number - 1,
                self.record,
                self._session,
                review,
                [(ANOTHER, ANOTHER_LABEL), *([(NEXT_RULE, NEXT_RULE_LABEL)] if after else [])],
            ).makers()

        return LessonPlan(
            title=rule_of(self.rule, self.game).short_names,
            steps=makers,
            marking=Marking(self.progress, self.chapter, name, name),
            review=review,
            source={"rule": self.rule, "game": self.game, "lang": self.lang},
            following={NEXT_RULE: partial(self._plan_of, after)} if after else {},
        )

    def _plan_of(self, rule: str) -> LessonPlan:
        return Lesson(rule, self.lang, self.progress, self.game).plan()

    @cached_property
    def record(self) -> Record | None:
        """The example of the rule, None if it has none."""
        with suppress(SpokenError):
            return self.card.record()
        return None

    def _session(self) -> Session:
        """Return the session of the table at which the rule can be met, without its widget."""
        table = self.table()
        table.close()
        return table.session

    def table(self) -> Table[Any, Any]:
        """Return a table at which the rule can be met."""
        if moment := MOMENTS[self.game].get(self.rule):
            return Table(record=moment, lang=self.lang)
        record = self.record
        if record is None:  # as most rules of one's own: any deal will do
            return Table(f"{USUAL_RULES}, {self.rule}", seed=1, lang=self.lang)
        if self.game != DAIFUGO:
            start = self._up_to_decision(record)
            return Table(record=start, seat=SEATS[start.history().now.game.actor], lang=self.lang)
        start = Record(record.header)
        acts = self._learner_seat(record)
        return Table(record=start, seat=SEATS[max(0, acts)], lang=self.lang)

    def _up_to_decision(self, record: Record) -> Record:
        """Return a record up to where the rule asks or refuses somebody, or else its start."""
        for at, line in enumerate(record.body):
            start = Record(record.header, record.body[:at])
            ask = start.history().now.game.ask
            asks = ask and ask.rule == self.rule and ask.seat != CHANCE
            if asks or (isinstance(line, Refused) and line.reason == self.rule):
                return start
        return Record(record.header)

    def _learner_seat(self, record: Record) -> int:
        """Return whom the rule gives a choice before a card is played, else who acts first.

        A rule that asks nothing itself is met by whoever has a choice of another that it changes.
        """
        games = [match.game for match in record.history().matches()]
        asks = [
            (game.ask, len(list(islice(game.answers(game.ask), 2))) > 1)
            for game in takewhile(lambda game: not game.trick, games)
            if game.ask and game.ask.seat != CHANCE
        ]
        own = [(ask.seat, free) for ask, free in asks if ask.rule == self.rule]
        free = [(ask.seat, True) for ask, free in asks if free]
        first = [(games[0].actor, False)]
        return int(max(own or free or first, key=lambda found: found[1])[0])

    def _ipython_display_(self) -> None:
        from IPython.display import display

        display(self.text)  # type: ignore[no-untyped-call]
        display(self.steps())  # type: ignore[no-untyped-call]

    def __repr__(self) -> str:
        game = "" if self.game == DAIFUGO else f", game={self.game!r}"
        return f"Lesson({self.rule!r}{game})"


@in_default_lang
def lesson(
    rule: str, lang: Lang = "en", progress: Progress | None = None, *, game: str = DAIFUGO
) -> Lesson:
    """Return the lesson on a rule; what is done of it is marked in ``progress``, or the usual file.

    ``game`` is ``"nap"`` or ``"napoleon"`` for the rules of these games. Raises `RuleError` for an
    unknown rule, `ValueError` for a ``progress`` of a wrong type.
    """
    return Lesson(rule, lang, progress, game)
