"""Rules that people have written by the old names of hooks and attributes go on working."""

from typing import Any

import pytest

from daifugo_widget.core.game.moves import Answer, Ask
from daifugo_widget.core.game.plays import Play
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.games.daifugo.engine.order import Order
from daifugo_widget.games.daifugo.engine.rule import Rule
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet
from daifugo_widget.moved_imports import HOOKS
from tests.checking import some


def test_a_hook_by_its_old_name_acts_and_says_how_it_is_called_now() -> None:
    with pytest.warns(DeprecationWarning, match="answered is called after_choice now") as said:

        class Own(Rule):
            def answered(self, game: Game, ask: Ask, answer: Answer) -> None: ...

    assert hasattr(Own, "after_choice")
    assert not hasattr(Own, "answered")
    assert said[0].filename == __file__


def test_every_old_hook_has_a_new_one_also_in_a_class_that_helps() -> None:
    helper = type("Helper", (), dict.fromkeys(HOOKS, lambda self, *_: None))
    with pytest.warns(DeprecationWarning, match="joined is called on_join now"):
        own: type[Rule] = type("Own", (helper, Rule), {})
    for hook in some(HOOKS.values(), at_least=4):
        assert hasattr(own, hook), hook


def test_what_a_rule_asks_by_its_old_name_is_answered() -> None:
    game: Any = Game(RuleSet("base"), [1, 2, 4])
    play: Any = Play.of(1, "group", 0)
    order: Any = Order()
    with pytest.warns(DeprecationWarning, match="turned is called runs_backwards now") as said:
        assert game.turned is game.runs_backwards
    assert said[0].filename == __file__
    with pytest.warns(DeprecationWarning, match="turned is called opposite now"):
        assert order.turned().line == order.opposite().line
    with pytest.warns(DeprecationWarning, match="has_free_suits"):
        assert play.unplaced is play.has_free_suits
