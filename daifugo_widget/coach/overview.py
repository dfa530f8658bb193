"""The page of a review, and the work that it takes until it is there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import monotonic

from ..core.game.history import History
from ..core.words.text import Text
from ..table.session.pace import THREADS
from ..table.session.people import Name, People
from ..table.session.settings import Settings
from ..table.telling.voice import Sentence
from ..table.wire.contract import Review, State
from ..table.wire.intents import Unreadable
from ..table.wire.lesson_panel import Button, button_of
from . import words as w
from .game_coach import GameCoach
from .game_review import GameReview
from .page import CHOOSE, ReviewPage, listed
from .scene import Scene, at_rest
from .work import Work

STOP, LEARN, TABLE, NEXT_GAME = "stop", "learn", "table", "next-game"
OTHER_SEAT = "seat-"
"""What the buttons of the page send; that of another seat before its number."""
FEWER = "fewer"
"""A note: the budget is smaller than usual."""
SLICE = 0.1 if THREADS else 0.03
"""For how many seconds it is judged at a stretch; in a browser nothing else is done meanwhile."""
SHOWN = 25
"""How often the bar of progress is drawn anew until the review is there."""


class Overview(Scene):
    """A game that is over, looked at again by a coach."""

    def __init__(
        self,
        history: History,
        people: People,
        settings: Settings,
        seat: int,
        coach: GameCoach,
        playouts: int,
        *,
        note: str,
        at_table: bool,
        others: Mapping[int, Name] | None = None,
    ) -> None:
        super().__init__(history, people, settings, seat)
        self._kinds = coach.kinds
        self.judging = Work(coach.review(history, seat, playouts))
        self.chosen, self._note, self._at_table = 0, note, at_table
        self._others = others or {}

    @property
    def review(self) -> GameReview | None:
        """What the coach says, None until it is there."""
        return self.judging.result

    # --- work ------------------------------------------------------------------------------------

    def work(self) -> Callable[[], None] | None:
        return None if self.judging.is_over else self._judge_a_while

    def _judge_a_while(self) -> None:
        end = monotonic() + SLICE
        while not self.judging.is_over and monotonic() < end:
            self.judging.do()

    @property
    def stage(self) -> object:
        return self.judging.is_over, int(self.judging.share * SHOWN)

    # --- drawing ---------------------------------------------------------------------------------

    def draw(self) -> State:
        state = at_rest(self.table(), self.seat)
        state["story"] = []  # which the page does not show
        state["title"] = w.TITLE.to(self.voice.lang)
        state["review"] = self._block()
        return state

    def _block(self) -> Review:
        lang, review = self.voice.lang, self.review
        waits: Review = {
            "about": "",
            "share": None if self.judging.is_over else round(float(self.judging.share), 2),
            "note": self._said_while_waiting().to(lang),
            "trend": None,
            "lines": [],
            "remarks": [],
            "text": [],
            "sides": [],
            "why": [],
            "buttons": [button_of(each) for each in self._buttons()],
            "leave": [button_of(each) for each in self.leaving()],
        }
        if review is None:
            return waits
        page = self._page(review, self.chosen)
        return {
            **waits,
            "about": page.about(),
            "note": self._said_of_all(review),
            "trend": page.trend(),
            "lines": page.lines(),
            "remarks": page.remarks(),
            "text": page.text(),
            "sides": page.sides(),
            "why": page.why(),
        }

    def _said_while_waiting(self) -> Text:
        if not self.judging.is_over:
            return w.WORKING
        return w.FAILED if self.judging.has_failed else w.NOTHING_JUDGED

    def _page(self, review: GameReview, chosen: int) -> ReviewPage:
        return ReviewPage(review, self.ui, self._kinds, self.voice, chosen)

    def reasons(self) -> list[Sentence]:
        """Say of each costly move that is listed what was better, and why."""
        review = self.review
        if review is None:
            return []
        return [self._page(review, at).reason() for at in range(len(listed(review)))]

    def _said_of_all(self, review: GameReview) -> str:
        lang = self.voice.lang
        if self.judging.is_stopped:
            return w.PARTIAL.fill(n=len(review.verdicts)).to(lang)
        return w.FEWER.to(lang) if self._note == FEWER else ""

    def _buttons(self) -> list[Button]:
        lang, review = self.voice.lang, self.review
        costly = len(listed(review)) if review else 0
        learn = w.LEARN_ONE if costly == 1 else w.LEARN.fill(n=costly)
        found = [] if self.judging.is_over else [Button(STOP, w.STOP.to(lang))]
        found += [Button(LEARN, learn.to(lang), main=True)] if costly else []
        for other, name in self._others.items():
            said = w.OF_OTHER.fill(name=Text.of(name))
            found.append(Button(f"{OTHER_SEAT}{other}", said.to(lang)))
        return found

    def leaving(self) -> list[Button]:
        """Return the buttons that lead away from the review, none where no game goes on."""
        if not self._at_table:
            return []
        lang, review = self.voice.lang, self.review
        main = review is not None and not listed(review)
        return [
            Button(TABLE, w.BACK_TO_TABLE.to(lang)),
            Button(NEXT_GAME, w.NEXT_GAME.to(lang), main=main),
        ]

    def press(self, value: str) -> None:
        if value == STOP and not self.judging.is_over:
            self.judging.stop()
            return
        chosen = {
            f"{CHOOSE}{at}": at for at in range(len(listed(self.review)) if self.review else 0)
        }
        if value not in chosen:
            raise Unreadable
        self.chosen = chosen[value]
