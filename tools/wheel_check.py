"""Plays a match by an installed wheel whose engine should be compiled: `python wheel_check.py`."""

from random import Random

from daifugo_widget import Match
from daifugo_widget.compilation import is_compiled


def main() -> None:
    """Play a match of every rule at random. Raises `AssertionError` if the engine is pure."""
    assert is_compiled("daifugo_widget.games.daifugo.engine.game"), "the engine is not compiled"
    match, rng = Match.start("everything", players=4, seed=1), Random(1)
    while not match.game.over:
        match = match.step(match.game.any_move(rng))
    print("the compiled engine has played:", match.results[-1])


if __name__ == "__main__":
    main()
