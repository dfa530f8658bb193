"""A table that asks before a costly move, if somebody wants it to."""

import asyncio
import json
from collections.abc import Generator, Iterator
from typing import Any

import pytest

from daifugo_widget import Table
from daifugo_widget.coach.game_coach import Warned
from daifugo_widget.core.game.moves import Move
from daifugo_widget.table.telling.plain_text import plain_text
from tests.checking import for_each
from tests.coach.reviewing import SMALL, WHY, ReviewedPage, ToldCoach, coached


@pytest.fixture(autouse=True)
def _coach() -> Iterator[None]:
    with coached(ToldCoach()):
        yield


def asked(page: ReviewedPage) -> str:
    text: Any = page.state["prompt"]["text"]
    return plain_text(text, {0: "You", 1: "Ken", 2: "Hana"})


def test_nobody_is_asked_unless_somebody_wants_it() -> None:
    page = ReviewedPage()
    page.send(do="play", cards="2h")
    assert "2h" not in page.state["hand"]


def test_a_costly_move_is_asked_about_first() -> None:
    page = ReviewedPage(warn=True)
    page.send(do="play", cards="2h")
    assert "2h" in page.state["hand"]
    assert asked(page) == f"2♥ may cost you about 0.6 places. {WHY.en} Do it all the same?"
    assert [option["value"] for option in page.state["prompt"]["choice"]["options"]] == [
        "no",
        "yes",
    ]


def test_yes_makes_the_move_and_no_leaves_it() -> None:
    page = ReviewedPage(warn=True)
    page.send(do="play", cards="2h")
    page.send(do="answer", value="no")
    assert "2h" in page.state["hand"]
    assert page.state["prompt"]["kind"] == "play"
    page.send(do="play", cards="2h")
    page.send(do="answer", value="yes")
    assert "2h" not in page.state["hand"]


def test_a_move_that_costs_little_is_made_at_once() -> None:
    page = ReviewedPage(warn=True)
    page.send(do="play", cards="Ks")
    assert "Ks" not in page.state["hand"]


def test_a_move_against_the_rules_is_refused_and_not_asked_about() -> None:
    page = ReviewedPage(warn=True)
    page.send(do="pass")
    assert page.state["refusal"]
    assert page.state["prompt"]["kind"] == "play"


@for_each([{"do": "again"}, {"do": "new"}])
def test_the_question_goes_with_its_game(wish: dict[str, Any]) -> None:
    page = ReviewedPage(warn=True)
    page.send(do="play", cards="2h")
    page.send(**wish)
    assert page.state["prompt"]["choice"] is None


def test_a_move_from_python_is_made_as_it_is_written() -> None:
    table = Table("standard", seed=7, warn=True, pace="once")
    card = table.state["plays"][0]
    table.play(card)
    assert table.last_move is not None


def test_the_table_answers_while_a_move_is_looked_at() -> None:
    async def played() -> ReviewedPage:
        page = ReviewedPage(warn=True)
        page.send(do="play", cards="2h")
        before = page.state["prompt"]["kind"]
        page.table.take(json.dumps({"id": 1, "ask": "hello"}))
        assert page.told[-1]["reply"] == {"id": 1, "reply": True}
        assert before == "play"
        while page.state["prompt"]["choice"] is None:
            await asyncio.sleep(0)
        return page

    assert asked(asyncio.run(played())).startswith("2♥ may cost you")


async def _until_it_rests(page: ReviewedPage) -> None:
    """Wait until a move has been made or asked about."""
    while "2h" in page.state["hand"] and page.state["prompt"]["choice"] is None:
        await asyncio.sleep(0)


@for_each([0, 1])
def test_a_press_that_comes_twice_is_asked_about_once(late: int) -> None:
    async def pressed() -> ReviewedPage:
        page = ReviewedPage(warn=True)
        version = page.state["version"]
        page.send(do="play", cards="2h", version=version)
        if late:
            await _until_it_rests(page)
        page.send(do="play", cards="2h", version=version)
        await _until_it_rests(page)
        return page

    page = asyncio.run(pressed())
    assert "2h" in page.state["hand"]
    assert asked(page).startswith("2♥ may cost you")


def test_an_answer_that_was_given_before_the_question_does_not_answer_it() -> None:
    page = ReviewedPage(warn=True)
    version = page.state["version"]
    page.send(do="play", cards="2h")
    for value in ("yes", "no"):
        page.send(do="answer", value=value, version=version)
        assert "2h" in page.state["hand"]
        assert asked(page).startswith("2♥ may cost you")


def test_the_clock_runs_on_while_somebody_is_asked() -> None:
    page = ReviewedPage(SMALL.replace("eight-cut", "eight-cut, time-limit"), warn=True)
    timer = page.state["prompt"]["timer"]
    assert timer
    page.send(do="play", cards="2h")
    assert page.state["prompt"]["choice"]
    assert page.state["prompt"]["timer"] == timer
    page.send(do="time-up")
    assert page.state["prompt"]["choice"] is None


def test_another_move_is_looked_at_in_the_place_of_the_first() -> None:
    page = ReviewedPage(warn=True)
    page.send(do="play", cards="2h")
    page.send(do="play", cards="Ks")
    assert "Ks" not in page.state["hand"]
    assert "2h" in page.state["hand"]


class FailingCoach(ToldCoach):
    """A coach that fails as it looks at a move."""

    def warn(
        self, view: Any, move: Move, least: float = 0.5, seed: int = 1
    ) -> Generator[float, None, Warned | None]:
        """Fail after a while."""
        yield 0.5
        raise RuntimeError


@for_each([0, 1])
def test_a_move_that_cannot_be_looked_at_is_made_all_the_same(with_loop: int) -> None:
    async def played() -> ReviewedPage:
        page = ReviewedPage(warn=True)
        page.send(do="play", cards="2h")
        await _until_it_rests(page)
        return page

    def played_at_once() -> ReviewedPage:
        page = ReviewedPage(warn=True)
        page.send(do="play", cards="2h")
        return page

    with coached(FailingCoach()):
        page = asyncio.run(played()) if with_loop else played_at_once()
    assert "2h" not in page.state["hand"]
    assert "went wrong" in page.state["notice"]


def test_a_game_without_a_coach_does_not_offer_it() -> None:
    assert "warn" not in Table("nap", seed=1).state["can"]
    assert "warn" in Table("standard", seed=1).state["can"]


def test_who_looks_on_is_not_offered_it() -> None:
    assert "warn" not in Table("standard", seats="", seed=1).state["can"]
