"""Importing the package loads next to nothing; its public names are there when asked for."""

import subprocess
import sys
from typing import Any

import pytest

import daifugo_widget
from daifugo_widget import drills

PROBE = "import sys, daifugo_widget; print(*sorted(m for m in sys.modules if 'daifugo' in m))"


def test_the_package_loads_nothing_before_it_is_asked() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROBE], capture_output=True, encoding="utf-8", check=True
    )
    light = ["daifugo_widget", "daifugo_widget._version", "daifugo_widget.moved_imports"]
    assert done.stdout.split() == light


OLD = """
import warnings
with warnings.catch_warnings(record=True) as said:
    warnings.simplefilter("always")
    from daifugo_widget.core.moves import CHANCE
    from daifugo_widget.rules.cuts.by_number import EightCut
    from daifugo_widget.tricks.match import TrickMatch
import daifugo_widget
from daifugo_widget.games.tricks.engine.match import TrickMatch as moved
print(TrickMatch is moved, len(daifugo_widget.rules("eight-cut")) > 0)
for each in said:
    print(each.message)
"""


def test_imports_by_old_names_work_and_name_the_new_place() -> None:
    done = subprocess.run(
        [sys.executable, "-c", OLD], capture_output=True, encoding="utf-8", check=True
    )
    first, *said = done.stdout.splitlines()
    assert first == "True True"
    moved = "daifugo_widget.core.moves has moved: import daifugo_widget.core.game.moves"
    assert moved in said
    assert any(each.endswith("games.tricks.engine.match") for each in said)


def test_what_is_called_otherwise_now_is_found_by_its_old_name() -> None:
    old: Any = drills  # or a type checker refuses the old name
    with pytest.warns(DeprecationWarning, match="shipped is called all_drills now"):
        assert old.shipped is drills.all_drills


def test_every_public_name_is_there() -> None:
    for name in daifugo_widget.__all__:
        assert getattr(daifugo_widget, name) is not None
    assert set(daifugo_widget.__all__) <= set(dir(daifugo_widget))
    assert not hasattr(daifugo_widget, "nonsense")
