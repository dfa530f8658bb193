"""What ends a game badly or at once: fouls, falls, overthrows, clocks, threats, wins."""

from . import clocks, falls, fouls, overthrow, threats, wins

__all__ = ["clocks", "falls", "fouls", "overthrow", "threats", "wins"]
