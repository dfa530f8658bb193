"""Drills of the trick-taking games: a rule and a seed go in, a deal with a goal comes out.

`laying` lays small deals out, `dealing` keeps those that make a drill, `game_drills` has the words
of goals and the moves that are tried.
"""

from .game_drills import NAP_DRILLS, NAPOLEON_DRILLS

__all__ = ["NAPOLEON_DRILLS", "NAP_DRILLS"]
