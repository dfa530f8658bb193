"""How the trick-taking games stand in a record."""

from .nap import NAP
from .napoleon import NAPOLEON

__all__ = ["NAP", "NAPOLEON"]
