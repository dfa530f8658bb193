"""Drills of the trick-taking games."""

from .game_drills import NAP_DRILLS, NAPOLEON_DRILLS

__all__ = ["NAPOLEON_DRILLS", "NAP_DRILLS"]
