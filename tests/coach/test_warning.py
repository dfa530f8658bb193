"""A table that asks before a costly move, if somebody wants it to."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from daifugo_widget import Table
from daifugo_widget.table.telling.plain_text import plain_text
from tests.checking import for_each
from tests.coach.reviewing import WHY, ReviewedPage, ToldCoach, coached


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
    assert asked(page) == f"That may cost you about 0.6 places. {WHY.en} Do it all the same?"
    assert [option["value"] for option in page.state["prompt"]["choice"]["options"]] == [
        "yes",
        "no",
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

    assert asked(asyncio.run(played())).startswith("That may cost you")


def test_a_game_without_a_coach_does_not_offer_it() -> None:
    assert "warn" not in Table("nap", seed=1).state["can"]
    assert "warn" in Table("standard", seed=1).state["can"]
