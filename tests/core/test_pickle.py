"""What has been played goes to another process and comes back the same."""

import copy
import pickle
from random import Random

import pytest

from daifugo_widget import History
from daifugo_widget.games import GAMES, kind_of, rules_class


@pytest.mark.parametrize("game", GAMES)
def test_a_played_game_with_its_history_can_be_pickled_and_played_on(game: str) -> None:
    rules, rng = rules_class(game)(), Random(1)
    history = History(kind_of(game).match.start(rules, 4, 1))
    for _ in range(20):
        history = history.move(rng.choice(history.now.game.moves()))
    for again in (pickle.loads(pickle.dumps(history)), copy.deepcopy(history)):
        assert again == history
        assert again.now.rules == rules
        assert again.now.game.moves() == history.now.game.moves()
        assert again.move(again.now.game.moves()[0]) == history.move(history.now.game.moves()[0])
