"""A test of many things fails where one of them does, and where there is none."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from tests.checking import for_each, some


def test_what_is_checked_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(some("abc")) == ["a", "b", "c"]
    assert capsys.readouterr().out == "3 checked\n"


def test_nothing_to_check_is_a_failure() -> None:
    for nothing in (some([]), some("ab", at_least=3)):
        with pytest.raises(AssertionError, match=r"checked, of at least"):
            list(nothing)


def test_each_that_fails_is_named() -> None:
    @for_each([1, 2, 3, 4], name=lambda number: f"number {number}")
    def check(number: int) -> None:
        assert number % 2

    with pytest.raises(ExceptionGroup, match=re.escape("2 of 4 fail")) as caught:
        check()
    notes = [error.__notes__ for error in caught.value.exceptions]
    assert notes == [["for number 2"], ["for number 4"]]


def test_for_each_of_nothing_fails() -> None:
    @for_each([])
    def check(number: int) -> None:
        raise ValueError(number)

    with pytest.raises(AssertionError, match="0 checked, of at least 1"):
        check()


@for_each([(1, "one"), (2, "two")])
def test_a_tuple_is_several_arguments_and_others_are_fixtures(
    number: int, word: str, tmp_path: Path
) -> None:
    assert (number, word) in {(1, "one"), (2, "two")}
    assert tmp_path.is_dir()


def test_the_fixtures_alone_are_left_to_pytest() -> None:
    test = test_a_tuple_is_several_arguments_and_others_are_fixtures
    assert list(inspect.signature(test).parameters) == ["tmp_path"]
