"""Tries an installed wheel whose engine should be compiled: `python wheel_check.py`.

It plays matches of every rule and of one declared here, and sends a game to another process.
"""

import tomllib
from pathlib import Path
from pickle import dumps, loads
from random import Random

from daifugo_widget import Change, Match, Play, Rule, rule
from daifugo_widget.compilation import is_compiled
from daifugo_widget.core.cards import NINE

PYPROJECT = Path(__file__).parents[1] / "pyproject.toml"


def compiled_modules() -> list[str]:
    """Return the modules that a wheel with a compiled engine has compiled."""
    config = tomllib.loads(PYPROJECT.read_text("utf-8"))
    hook = config["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    return [path.removesuffix(".py").replace("/", ".") for path in hook["include"]]


def declare_rule() -> None:
    """Declare a rule as the writer of one does."""

    @rule("nine-cut", en="Nine cut", stage="flow")
    class NineCut(Rule):
        """A play with a 9 makes the trick flow."""

        def after_play(self, game: Change, seat: int, play: Play) -> None:
            if game.count(play, NINE):
                game.cut(self, seat)


def play_match(rules: str) -> Match:
    """Play a game at random, and return the match at its end."""
    match, rng = Match.start(rules, players=4, seed=1), Random(1)
    while not match.game.over:
        match = match.step(match.game.any_move(rng))
    return match


def main() -> None:
    """Try the wheel. Raises `AssertionError` where its engine is not a compiled one."""
    left = [module for module in compiled_modules() if not is_compiled(module)]
    assert not left, f"these modules are not compiled: {left}"
    match = play_match("everything")
    assert loads(dumps(match.game)) == match.game
    declare_rule()
    play_match("everything, nine-cut")
    print("the compiled engine has played, by a declared rule too")


if __name__ == "__main__":
    main()
