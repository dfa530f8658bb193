"""Drills dealt one after the other: how they are numbered, and who waits for the next one."""

import asyncio
from collections.abc import Iterator
from threading import Event, Timer

import pytest

from daifugo_widget import Drill
from daifugo_widget.drills import Task, all_drills
from daifugo_widget.drills.task import tasks
from tests.drills.opened import CUT, buttons, opened, send


def test_drills_about_a_rule_go_on_without_end() -> None:
    drill = Drill.for_rule("eight-cut", pace="once")
    seen = set()
    for _ in range(6):
        seen.add(str(drill.task.record.header.text("hands")))
        drill.next()
    assert len(seen) == 6
    assert drill.task.rule == "eight-cut"


def test_drills_without_end_are_numbered_without_one() -> None:
    drill = Drill.for_rule("eight-cut", pace="once")
    for number in (1, 2, 3, 4):
        drill.solution()
        assert drill.state["task"]["about"] == f"Drill {number}"
        send(drill, "task", value="next")


@pytest.mark.parametrize("rule", ["exchange", "simultaneous"])
def test_a_drill_is_numbered_alike_before_and_after_it_is_solved(rule: str) -> None:
    drill = Drill.for_rule(rule, pace="once")
    before = drill.state["task"]["about"]
    drill.solution()
    assert drill.state["task"]["about"] == before == "Drill 1"


def test_after_the_last_drill_that_can_be_dealt_no_other_is_offered() -> None:
    drill = Drill.for_rule("game-end", pace="once")
    drill.solution()
    send(drill, "task", value="next")
    drill.solution()
    assert drill.state["task"]["about"] == "Drill 2"
    assert buttons(drill) == ["again"]


@pytest.mark.parametrize("rule", ["game-end", "simultaneous", "foul-finish"])
def test_where_another_drill_is_offered_there_is_one(rule: str) -> None:
    drill = Drill.for_rule(rule, pace="once")
    for number in range(1, 5):
        drill.solution()
        if "next" not in buttons(drill):
            break
        send(drill, "task", value="next")
        assert drill.state["notice"] is None
        assert drill.state["task"]["about"].startswith(f"Drill {number + 1}")


def test_with_a_level_all_drills_are_dealt() -> None:
    drill = Drill.for_rule("eight-cut", level=2, seed=3, pace="once")
    assert drill.task not in all_drills()
    assert str(drill.task) == str(Drill.for_rule("eight-cut", level=2, seed=3).task)


class Dealer:
    """Drills that are dealt when they are let out."""

    def __init__(self) -> None:
        self.asked, self.go_on = Event(), Event()

    def __iter__(self) -> Iterator[Task]:
        self.asked.set()
        assert self.go_on.wait(20), "nobody else got a word in"
        yield from tasks(CUT.replace("title Cut", "title Another"))


def test_a_drill_that_is_still_dealt_keeps_nobody_waiting() -> None:
    dealer = Dealer()

    async def page() -> list[list[str]]:
        drill = opened(more=iter(dealer))
        send(drill, "task", value="solution")
        await asyncio.to_thread(dealer.asked.wait, 20)
        seen = [buttons(send(drill, "set", key="theme", value="dark"))]
        dealer.go_on.set()
        async with asyncio.timeout(20):
            while not drill.session.has_next:
                await asyncio.sleep(0.01)
        seen.append(buttons(drill))
        send(drill, "task", value="next")
        assert drill.state["title"] == "Another"
        return seen

    assert asyncio.run(page()) == [["again"], ["again", "next"]]


def test_whoever_goes_on_from_python_waits_for_the_next_drill() -> None:
    dealer = Dealer()

    async def cell() -> str:
        drill = opened(more=iter(dealer))
        drill.solution()
        await asyncio.to_thread(dealer.asked.wait, 20)
        Timer(0.1, dealer.go_on.set).start()
        drill.next()
        return str(drill.state["title"])

    assert asyncio.run(cell()) == "Another"


def test_where_dealing_fails_the_drill_says_so_and_goes_on() -> None:
    def fails() -> Iterator[Task]:
        for _ in range(1 // len("")):
            yield from all_drills()

    async def page() -> None:
        drill = opened(more=fails())
        send(drill, "task", value="solution")
        async with asyncio.timeout(20):
            while not drill.state["notice"]:
                await asyncio.sleep(0.01)
        assert buttons(send(drill, "task", value="again")) == ["solution"]

    asyncio.run(page())
