"""Rules of one's own for trials, made of what a test has to say of them."""

from __future__ import annotations

from daifugo_widget import Rule, rule
from daifugo_widget.lab import Trial, trial


def declare(**members: object) -> None:
    """Declare the rule ``own``, which has these members."""
    rule("own", en="My own")(type("Own", (Rule,), {"__doc__": "Mine.", **members}))


def tried(hook: object, games: int = 20) -> Trial:
    """Try out a rule that does something after each play."""
    declare(after_play=hook)
    return trial("standard, own", games, progress=False)
