"""One source makes two engines; these tests run by the compiled one in `make compiled` alone."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from pickle import dumps, loads

import pytest

from daifugo_widget import Match
from daifugo_widget.compilation import as_written, is_compiled
from daifugo_widget.games.daifugo.engine.change import Change
from daifugo_widget.games.daifugo.engine.verbs import Verbs
from tests.checking import some

ROOT = Path(__file__).parents[4]


def compiled_modules() -> list[str]:
    """Return the modules that a wheel with a compiled engine has compiled."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    hook = config["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    return [path.removesuffix(".py").replace("/", ".") for path in hook["include"]]


@pytest.mark.skipif(os.environ.get("DAIFUGO_ENGINE") != "compiled", reason="the engine is not")
def test_the_engine_is_compiled() -> None:
    assert [name for name in some(compiled_modules()) if not is_compiled(name)] == []


def test_a_class_as_written_has_its_annotations_and_docstrings() -> None:
    verb = vars(as_written(Verbs))["skip"]
    assert verb.__annotations__["count"] == "int"
    assert verb.__doc__.startswith("Pass over the next players")
    assert as_written(Change).__name__ == "Change"


def test_a_game_can_be_sent_to_another_process() -> None:
    game = Match.start("everything", players=4, seed=1).game
    assert loads(dumps(game)) == game
