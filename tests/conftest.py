"""Settings of all tests, and what they share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import settings

from daifugo_widget.daifugo.rule import CATALOGUE
from daifugo_widget.daifugo.ruleset import catalogue

# The machine's other work decides how long an example takes; what fails once fails each time.
settings.register_profile("daifugo", deadline=None, derandomize=True)
settings.load_profile("daifugo")


@pytest.fixture
def own_rules() -> Iterator[None]:
    """Let rules that a test declares be forgotten after it."""
    before = catalogue()
    yield
    CATALOGUE.clear()
    CATALOGUE.update(before)
