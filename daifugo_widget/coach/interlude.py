"""A review in the place of a table: its page, its lines, and its mistakes to be tried again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from ..core.game.history import History, Step
from ..core.records import Record
from ..core.words.text import Text
from ..games import kind_of
from ..table.interlude import Interlude
from ..table.session.game_log import Found
from ..table.session.pace import THREADS
from ..table.session.people import People
from ..table.session.screen import Screen
from ..table.session.settings import Settings
from ..table.wire.contract import State
from ..table.wire.intents import Does, Intent, Message, text_of
from . import words as w
from .found_mistakes import mistakes_of
from .game_coach import GameCoach
from .game_review import COSTLY, GameReview, Verdict
from .line_scene import LineScene
from .mistakes import LEAVE, NEXT, MistakeScene
from .overview import FEWER, LEARN, NEXT_GAME, OTHER_SEAT, Overview
from .page import BETTER_LINE, DONE_LINE, LINE, OTHER_LINE, listed
from .record import annotated
from .scene import Scene, reader_at

USUAL = 400
"""How many games are played out for a decision."""
IN_BROWSER = 200
"""As many in a browser's own Python, which is slower and has no threads."""


def usual_playouts() -> int:
    """Return how many games are played out for a decision unless somebody says so."""
    return USUAL if THREADS else IN_BROWSER


class GameReviewing(Interlude):
    """The review of a game that is over, for the first of some seats until another is chosen."""

    words = w.REVIEW

    def __init__(
        self,
        history: History,
        people: People,
        settings: Settings,
        seats: Sequence[int],
        playouts: int | None = None,
        *,
        at_table: bool = True,
    ) -> None:
        coach = kind_of(history.start.rules.game).coach
        assert coach is not None
        self.coach: GameCoach = coach
        self.history, self._named, self._seats = history, people.with_all_named(), seats
        self._playouts, self._at_table = playouts, at_table
        self.solved: Callable[[Verdict, bool], Text | None] = lambda verdict, right: None
        """What keeps that a move was found; it returns what went wrong with that, if anything."""
        self._begin(seats[0], people, settings)

    def _begin(self, seat: int, people: People, settings: Settings) -> None:
        """Look at the game for a seat, with the other seats of people here to turn to."""
        self.people, self.seat = reader_at(people, seat), seat
        playouts = usual_playouts() if self._playouts is None else self._playouts
        self.overview = Overview(
            self.history,
            self.people,
            settings,
            seat,
            self.coach,
            playouts,
            note=FEWER if self._playouts is None and not THREADS else "",
            at_table=self._at_table,
            others={at: self._named.name_of(at) for at in self._seats if at != seat},
        )
        self.scene: Scene = self.overview

    # --- reading ---------------------------------------------------------------------------------

    @property
    def screen(self) -> Screen:
        return self.scene.screen

    @property
    def review(self) -> GameReview | None:
        """What the coach says, None until it is there."""
        return self.overview.review

    def draw(self) -> State:
        return self.scene.draw()

    def record(self) -> Record:
        """Return the record with notes on costly moves, and what was better as branches."""
        return annotated(self.review, self.overview.voice.lang, self.history)

    def record_text(self) -> str:
        return str(self.record())

    # --- work ------------------------------------------------------------------------------------

    def work(self) -> Callable[[], None] | None:
        return self.scene.work()

    @property
    def found(self) -> Found | None:
        judging = self.overview.judging
        if judging.result is None or judging.is_stopped:
            return None
        costs = [verdict.cost for verdict in judging.result.verdicts if verdict.cost >= COSTLY]
        mistakes = partial(mistakes_of, judging.result)
        return Found(self.history, self.seat, len(costs), sum(costs), mistakes)

    @property
    def stage(self) -> object:
        return self.scene.stage

    # --- the browser -----------------------------------------------------------------------------

    def does(self, since: Callable[[], int]) -> Does:
        own = self.scene.does(since)
        inner = own["task"]

        def press(screen: Screen, message: Message) -> None:
            value = text_of(message, "value")
            if not self._leads_on(value):
                inner.act(screen, message)

        return {**own, "task": Intent(press, "dropped", since)}

    def _leads_on(self, value: str) -> bool:
        """Turn to what a button leads to; return whether it leads anywhere."""
        if self.scene is self.overview and value in {b.value for b in self.overview.leaving()}:
            self.is_left, self.wants_next = True, value == NEXT_GAME
        elif value == LEAVE:
            self._turn_to(self.overview)
        elif value == LEARN and self._costly:
            self._turn_to(self._mistake(0))
        elif value == NEXT and isinstance(self.scene, MistakeScene):
            self._turn_to(self._mistake(self.scene.at + 1))
        elif value in (f"{OTHER_SEAT}{seat}" for seat in self._seats if seat != self.seat):
            self._turn_to_seat(int(value.removeprefix(OTHER_SEAT)))
        elif line := self._line(value):
            self._turn_to(line)
        else:
            return False
        return True

    @property
    def _costly(self) -> tuple[Verdict, ...]:
        return tuple(listed(self.review)) if self.review else ()

    def _turn_to(self, scene: Scene) -> None:
        scene.screen.follow(self.screen)
        scene.screen.settings = self.screen.settings
        self.scene = scene

    def _turn_to_seat(self, seat: int) -> None:
        before = self.screen
        self._begin(seat, self._named, before.settings)
        self.screen.follow(before)

    def _line(self, value: str) -> LineScene | None:
        """Return the line that a button shows, None if it shows none."""
        shown = dict[str, tuple[Verdict, tuple[Step, ...], Text]]()
        for at, verdict in enumerate(self._costly):
            shown[f"{LINE}{at}"] = verdict, verdict.line, w.AFTER_YOURS
            shown[f"{BETTER_LINE}{at}"] = verdict, verdict.better_line, w.AFTER_BETTER
        for at, verdict in enumerate(self.review.well_done if self.review else ()):
            shown[f"{DONE_LINE}{at}"] = verdict, verdict.better_line, w.AFTER_YOURS
            shown[f"{OTHER_LINE}{at}"] = verdict, verdict.line, w.AFTER_OTHER
        if value not in shown:
            return None
        verdict, line, title = shown[value]
        if not line:
            return None
        start = verdict.start or self.history.match_after(verdict.at)
        note, settings = w.IMAGINED if verdict.imagined else w.AS_DEALT, self.screen.settings
        told = title, note, verdict.trick
        return LineScene(start, line, *told, self.people, settings, self.seat)

    def _mistake(self, at: int) -> MistakeScene:
        costly = self._costly
        return MistakeScene(
            costly[min(at, len(costly) - 1)],
            replace(self.history, branches=()),
            self.coach,
            self.people,
            self.screen.settings,
            self.seat,
            self._keep,
            at,
            len(costly),
        )

    def _keep(self, verdict: Verdict, right: bool) -> None:
        wrong = self.solved(verdict, right)
        if wrong:
            self.screen.notice = wrong.to(self.screen.settings.lang)
