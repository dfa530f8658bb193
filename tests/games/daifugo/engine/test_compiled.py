"""One source makes two engines: what holds of both, and that `make compiled` runs the other one."""

from __future__ import annotations

import os
from pickle import dumps, loads

import pytest

from daifugo_widget import Match
from daifugo_widget.compilation import as_written, is_compiled
from daifugo_widget.games.daifugo.engine.change import Change
from daifugo_widget.games.daifugo.engine.verbs import Verbs
from tests.checking import some
from tools.wheel_check import compiled_modules


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
