"""How the trick-taking games are written in a record."""

from .nap import NAP
from .napoleon import NAPOLEON

__all__ = ["NAP", "NAPOLEON"]
