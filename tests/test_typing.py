"""What a type checker knows of a program that uses the package; mypy reads this file with all."""

from typing import assert_type

from daifugo_widget import Game, History, Match


def test_a_history_knows_of_which_game_it_is() -> None:
    history = History(Match.start("standard", players=4, seed=1))
    assert_type(history.now, Match)
    played = history.move(history.now.game.moves()[0])
    assert assert_type(played.now.game, Game).trick
