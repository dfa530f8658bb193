"""What a quiz asks about Nap and Napoleon, with answers read from the core."""

from .nap import NAP
from .napoleon import NAPOLEON

__all__ = ["NAP", "NAPOLEON"]
