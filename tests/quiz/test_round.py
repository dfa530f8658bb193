"""Questions one after the other: what counts is the first answer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.quiz.making import questions_on
from daifugo_widget.quiz.round import Round


class Clock:
    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def started(count: int = 3) -> tuple[Round, Clock]:
    clock = Clock()
    return Round(questions_on("eight-cut", count, kinds=["leads"]), clock), clock


def test_a_right_answer_counts_with_its_time() -> None:
    round, clock = started()
    clock.time += 4.25
    assert round.answer("a").right
    assert round.results.asked == 1
    assert round.results[0] == ("leads", ("eight-cut",), True, True, 1, 4.2)


def test_a_second_try_solves_but_is_not_right() -> None:
    round, _ = started()
    assert not round.answer("b").right
    assert round.results.asked == 0
    assert round.answer("a").right
    result = round.results[0]
    assert (result.right, result.solved, result.tries) == (False, True, 2)


def test_what_is_no_answer_is_no_try() -> None:
    round, _ = started()
    with pytest.raises(SpokenError):
        round.answer("nonsense")
    round.answer("a")
    assert round.results[0].tries == 1


def test_going_on_gives_an_open_question_up() -> None:
    round, _ = started()
    round.next()
    assert (round.results.asked, round.results.right) == (1, 0)
    assert not round.results[0].solved


@pytest.mark.parametrize("finish", [Round.show, lambda round: round.answer("a")])
@pytest.mark.parametrize(
    "more", [Round.show, lambda round: round.answer("a"), lambda round: round.answer("b")]
)
def test_a_question_that_is_done_takes_no_answer_more(
    finish: Callable[[Round], object], more: Callable[[Round], object]
) -> None:
    round, clock = started()
    finish(round)
    before = round.results
    clock.time += 1
    with pytest.raises(SpokenError, match="done"):
        more(round)
    assert round.results == before


def test_at_the_end_nothing_is_asked_any_more() -> None:
    round, _ = started(1)
    round.next()
    assert round.over
    for act in (round.next, round.show, lambda: round.answer("a")):
        with pytest.raises(SpokenError, match="over"):
            act()


def test_again_forgets_the_results() -> None:
    round, _ = started()
    round.answer("a")
    round.again()
    assert round.results.asked == 0
    assert round.at == 0


def test_the_results_read_well_in_a_terminal() -> None:
    round, clock = started()
    clock.time += 2
    round.answer("a")
    round.next()
    round.next()
    assert repr(round.results).splitlines() == [
        "1 of 2 right at the first try, 2 seconds",
        "  1. right, 1 answer (eight-cut)",
        "  2. shown, 0 answers (eight-cut)",
    ]
