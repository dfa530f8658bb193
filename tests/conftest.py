"""Settings of all tests, and what they share."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings

from daifugo_widget.games.daifugo.engine.rule import CATALOGUE
from daifugo_widget.games.daifugo.engine.rule_set import catalogue
from daifugo_widget.games.daifugo.players import master

if TYPE_CHECKING:
    from tests.scheduling import Scheduling

HERE = Path(__file__).parent
LONGEST = (
    "test_binder.py",
    "quiz/test_answers.py",
    "table/test_two_worlds.py",
    "tricks/test_laws.py",
    "drills/test_library.py",
    "players/test_arena.py",
    "daifugo/test_sets_of_rules.py",
    "core/test_records_library.py",
    "table/test_retelling.py",
    "tricks/test_table.py",
    "browser/test_course.py",
)
"""Files that take longest, the longest first: they begin, and short ones fill up the end.

The browser's come after all others, of these, too, the longest first.
"""

# The machine's other work decides how long an example takes; what fails once fails each time.
settings.register_profile("daifugo", deadline=None, derandomize=True)
# Other examples with each `--hypothesis-seed`.
settings.register_profile("soak", deadline=None, derandomize=False, database=None)
settings.load_profile("daifugo")

# What somebody has chosen for their own tables changes no test, also in processes that these start.
os.environ["DAIFUGO_DEFAULTS"] = "off"

# What holds for a bot holds for one that thinks little.
master.PLAYOUTS = 8


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Scheduling:
    from tests.scheduling import Scheduling

    return Scheduling(config, log)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the longest files come first, and the browser's after all others.

    Playwright leaves an event loop running in its process, where a later test could run none of its
    own. Pytest itself brings tests together that share a parameter: so this comes after it.
    """
    order = {HERE / name: number for number, name in enumerate(LONGEST)}
    browser = HERE / "browser"

    def place(item: pytest.Item) -> tuple[bool, int]:
        return item.path.is_relative_to(browser), order.get(item.path, len(order))

    items.sort(key=place)


@pytest.fixture
def own_rules() -> Iterator[None]:
    """Let rules that a test declares be forgotten after it."""
    before = catalogue()
    yield
    CATALOGUE.clear()
    CATALOGUE.update(before)
