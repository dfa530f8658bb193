"""What ends a game badly: fouls and falls."""

from . import falls, fouls

__all__ = ["falls", "fouls"]
