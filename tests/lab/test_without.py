"""Without the extra for study the lab does what needs no numbers, and says what the rest needs."""

from __future__ import annotations

import subprocess
import sys

import pytest

HIDE = "import sys; sys.modules.update(dict.fromkeys(('numpy', 'pandas', 'matplotlib')));"
INSTALL = 'pip install "daifugo-widget[study]"'


def run(code: str, hidden: str = HIDE) -> str:
    """Run code where some packages cannot be imported; return its last line, be it an error's."""
    done = subprocess.run(
        [sys.executable, "-c", hidden + code], capture_output=True, encoding="utf-8", check=False
    )
    return (done.stdout + done.stderr).strip().splitlines()[-1]


def test_a_trial_needs_nothing_more() -> None:
    played = "import daifugo_widget as d; print(d.lab.trial('base', 2, progress=False).games)"
    assert run(played) == "2"


@pytest.mark.parametrize("name", ["simulate", "deal_odds", "Results", "Odds", "Mean"])
def test_without_numpy_what_counts_says_how_to_get_it(name: str) -> None:
    told = run(f"from daifugo_widget.lab import {name}")
    assert told == f"ImportError: daifugo_widget.lab.{name} needs numpy: {INSTALL}"


@pytest.mark.parametrize(
    ("asked", "needed"),
    [("frame()", "pandas"), ("plot_fired()", "matplotlib"), ("plot_mobility()", "matplotlib")],
)
def test_tables_and_pictures_say_what_they_need(asked: str, needed: str) -> None:
    hidden = f"import sys; sys.modules['{needed}'] = None;"
    played = "from daifugo_widget.lab import simulate as s; r = s('base', games=1, progress=False);"
    told = run(f"{played} r.{asked}", hidden)
    assert told == f"ImportError: this needs {needed}: {INSTALL}"


def test_the_lab_has_the_names_that_it_lists() -> None:
    from daifugo_widget import lab

    assert set(lab.__all__) <= set(dir(lab))
    with pytest.raises(AttributeError, match="no attribute 'simulation_of'"):
        lab.simulation_of  # type: ignore[attr-defined]  # noqa: B018
