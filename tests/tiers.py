"""Which values of a test `make test` takes, and which only `make test-all` does."""

from __future__ import annotations

from collections.abc import Iterable

import pytest


def first(values: Iterable[object], count: int = 1) -> list[object]:
    """Return the values of a parameter, or of several as tuples: all but the first are slow."""
    return [
        pytest.param(
            *(value if type(value) is tuple else (value,)),
            marks=pytest.mark.slow if place >= count else (),
        )
        for place, value in enumerate(values)
    ]
