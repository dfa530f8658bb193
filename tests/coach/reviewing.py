"""A small game, a coach that says what it was told to, and the page on which both meet."""

import json
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import PropertyMock, patch

from daifugo_widget import Table
from daifugo_widget.coach.game_coach import GameCoach, Stopped, Warned
from daifugo_widget.coach.game_review import Candidate, GameReview, Reason, Verdict
from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.moves import Move
from daifugo_widget.core.words.text import Text
from daifugo_widget.games import kind_of
from daifugo_widget.players.outlook import Difference, Outlook
from daifugo_widget.table.page.page_table import PageTable
from daifugo_widget.table.session.opening import open_session
from daifugo_widget.table.session.settings import Settings
from daifugo_widget.table.telling.plain_text import plain_text

SMALL = "rules base, eight-cut\nseed 3\nhands 3c4dKs2h / 5c5dQs6s / 6d7dJs8s"
WHY = Text("the 2 was your strongest card.", "2はいちばん強いカードでした。", "2가 가장 셌습니다.")
COSTS = {"3c": 0.0, "4d": 0.05, "2h": 0.6}
"""What leading with each card costs; of the king nothing is known."""


def _difference(cost: float) -> Difference:
    return Difference(cost, cost - 0.03, cost + 0.03) if cost else Difference(0, 0, 0)


class ToldCoach(GameCoach):
    """A coach by which leading with the 2 is costly, and leading with the 3 is best.

    Each review takes ten slices of work, of which the first judges.
    """

    def __init__(self, rule: str | None = None) -> None:
        self.rule = rule
        self.done = 0

    @property
    def kinds(self) -> dict[str, Text]:
        """Name its only kind of reason."""
        return {"strongest": Text.of("the strongest card")}

    def review(
        self, history: History, seat: int, playouts: int, seed: int = 1
    ) -> Generator[float, None, GameReview]:
        """Return a verdict on the lead."""
        verdicts: tuple[Verdict, ...] = ()
        try:
            for part in range(10):
                self.done += 1
                verdicts = (self._verdict(history),)
                yield part / 10
        except Stopped:
            pass
        places = [*history.now.results[-1].places] if history.now.results else [1]
        return GameReview(history, seat, verdicts, Outlook((5, 4, 1)), places[seat])

    def _verdict(self, history: History) -> Verdict:
        start = history.match_after(0)
        moves = {str(move): move for move in start.game.moves()}
        candidates = [
            Candidate(moves[card], Outlook((6 - at, 3, 1 + at)), _difference(cost))
            for at, (card, cost) in enumerate(COSTS.items())
        ]
        made = history.steps[0].move
        assert made is not None
        better = History(start).move(moves["3c"])
        for _ in range(3):
            better = better.move(better.now.game.moves()[0])
        return Verdict(
            at=0,
            trick=1,
            move=made,
            candidates=tuple(candidates),
            reason=Reason("strongest", WHY, self.rule) if str(made) == "2h" else None,
            line=history.steps[:3],
            better_line=better.steps,
            as_dealt=better.steps,
            start=start,
            imagined=True,
        )

    def warn(
        self, view: Any, move: Move, least: float = 0.5, seed: int = 1
    ) -> Generator[float, None, Warned | None]:
        """Warn of the 2, and of the king a little."""
        yield 0.5
        cost = {"2h": 0.6, "Ks": 0.3}.get(str(move), 0.0)
        better = view.moves()[0]
        return Warned(better, _difference(cost), Reason("x", WHY)) if cost >= least else None


@contextmanager
def coached(coach: GameCoach) -> Iterator[None]:
    """Let another coach look at games of Daifugo."""
    kind = type(kind_of("daifugo"))
    with patch.object(kind, "coach", PropertyMock(return_value=coach)):
        yield


class ReviewedPage:
    """A table on a page: what it shows, and what its person presses."""

    def __init__(self, record: str = SMALL, seats: str = "a", **settings: Any) -> None:
        self.told: list[dict[str, Any]] = []
        session = open_session(
            "base", record=record, seats=seats, settings=Settings(pace="once", **settings)
        )
        self.table = PageTable(session, self.hear)

    def hear(self, text: str) -> None:
        self.told.append(json.loads(text))

    @property
    def state(self) -> dict[str, Any]:
        states = (each["traits"]["state"] for each in reversed(self.told) if "traits" in each)
        return dict(next(states))

    @property
    def review(self) -> dict[str, Any]:
        return dict(self.state["review"])

    @property
    def task(self) -> dict[str, Any]:
        return dict(self.state["task"])

    @property
    def buttons(self) -> dict[str, str]:
        """What the buttons say, by what they send."""
        if "review" in self.state:
            shown = self.review["buttons"] + self.review["leave"]
        else:
            shown = self.task["buttons"] + self.task.get("steps", {}).get("go", [])
        return {button["value"]: button["label"] for button in shown}

    def send(self, **message: object) -> None:
        self.table.take(json.dumps({"version": self.state["version"], "view": 1, **message}))

    def press(self, button: str) -> None:
        self.send(do="task", value=button)

    def play_to_the_end(self, first: str = "2h") -> None:
        """Play cards, and then always the first that may be played."""
        self.send(do="play", cards=first)
        while self.state["prompt"]["kind"] in ("play", "cover"):
            if self.state["prompt"]["kind"] == "cover":
                self.send(do="take")
            plays = self.state["plays"]
            self.send(**({"do": "play", "cards": plays[0]} if plays else {"do": "pass"}))

    def open_review(self) -> None:
        """Play the game, and look at it again."""
        self.play_to_the_end()
        self.send(do="review")

    def ask_for_record(self) -> str:
        """Return what is saved as a file."""
        self.table.take(json.dumps({"id": 1, "ask": "record"}))
        return str(self.told[-1]["reply"]["reply"])


def played_table() -> Table:
    """Return a table at which the small game has been played, beginning with the 2."""
    table = Table(record=SMALL, pace="once")
    table.play("2h")
    while not table.over:
        table.play(table.state["plays"][0]) if table.state["plays"] else table.pass_()
    return table


def text_of(sentence: list[object]) -> str:
    """Return a sentence of the page as text, with the names of the small game."""
    return plain_text(sentence, {0: "You", 1: "Ken", 2: "Hana"})  # type: ignore[arg-type]
