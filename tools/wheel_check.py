"""Tries an installed wheel whose engine should be compiled: `python wheel_check.py`.

It plays matches of every rule and of one declared here, and sends a game to another process.
"""

import tomllib
from pathlib import Path
from pickle import dumps, loads
from random import Random

from daifugo_widget import Change, Match, Play, Rule, rule
from daifugo_widget.compilation import is_compiled

PYPROJECT = Path(__file__).parents[1] / "pyproject.toml"
NINE = 6


@rule("nine-cut", en="Nine cut", stage="flow")
class NineCut(Rule):
    """A play with a 9 makes the trick flow."""

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        if game.count(play, NINE):
            game.cut(self, seat)


def main() -> None:
    """Try the wheel. Raises `AssertionError` where its engine is not a compiled one."""
    config = tomllib.loads(PYPROJECT.read_text("utf-8"))
    hook = config["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    modules = [path.removesuffix(".py").replace("/", ".") for path in hook["include"]]
    left = [module for module in modules if not is_compiled(module)]
    assert not left, f"these modules are not compiled: {left}"
    for rules in ("everything", "everything, nine-cut"):
        match, rng = Match.start(rules, players=4, seed=1), Random(1)
        while not match.game.over:
            match = match.step(match.game.any_move(rng))
        assert loads(dumps(match.game)) == match.game
        print("the compiled engine has played by", rules, match.results[-1])


if __name__ == "__main__":
    main()
