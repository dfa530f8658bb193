"""How the trick-taking games stand in a record."""

from .notation import NAP, NAPOLEON

__all__ = ["NAP", "NAPOLEON"]
