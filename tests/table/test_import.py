"""Importing the package loads next to nothing; its public names are there when asked for."""

import subprocess
import sys

import daifugo_widget

PROBE = "import sys, daifugo_widget; print(*sorted(m for m in sys.modules if 'daifugo' in m))"


def test_the_package_loads_nothing_before_it_is_asked() -> None:
    done = subprocess.run([sys.executable, "-c", PROBE], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["daifugo_widget", "daifugo_widget._version"]


def test_every_public_name_is_there() -> None:
    for name in daifugo_widget.__all__:
        assert getattr(daifugo_widget, name) is not None
    assert set(daifugo_widget.__all__) <= set(dir(daifugo_widget))
    assert not hasattr(daifugo_widget, "nonsense")
