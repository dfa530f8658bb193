"""Tests that check many things of a kind: they say how many, and there has to be at least one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import wraps
from inspect import signature
from typing import Any, TypeVar

T = TypeVar("T")
Check = Callable[..., None]


def some(items: Iterable[T], at_least: int = 1) -> Iterator[T]:
    """Yield what a test checks one after another."""
    count = 0
    for item in items:
        yield item
        count += 1
    assert_enough(count, at_least)


def for_each(
    items: Iterable[Any], name: Callable[[Any], str] = str, at_least: int = 1
) -> Callable[[Check], Check]:
    """Make a check a test of all these items, which names each that fails.

    The item is the first argument, a tuple the first ones; the others are fixtures.
    """
    cases = [(name(item), item if type(item) is tuple else (item,)) for item in items]

    def with_items(check: Check) -> Check:
        @wraps(check)
        def test(**fixtures: Any) -> None:
            found = (error_of(check, name, item, fixtures) for name, item in cases)
            errors = [error for error in found if error]
            if errors:
                raise ExceptionGroup(f"{len(errors)} of {len(cases)} fail", errors)
            assert_enough(len(cases), at_least)

        whole = signature(check)
        others = list(whole.parameters.values())[max((len(item) for _, item in cases), default=1) :]
        test.__signature__ = whole.replace(parameters=others)  # type: ignore[attr-defined]
        return test

    return with_items


def error_of(
    check: Check, name: str, item: tuple[Any, ...], fixtures: dict[str, Any]
) -> Exception | None:
    """Return what is wrong with an item, noted down with its name, if anything."""
    try:
        check(*item, **fixtures)
    except Exception as error:
        error.add_note(f"for {name}")
        return error
    return None


def assert_enough(count: int, at_least: int) -> None:
    print(f"{count} checked")
    assert count >= at_least, f"{count} checked, of at least {at_least}"
