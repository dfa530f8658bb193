"""What a quiz asks of Nap and Napoleon, its answers read from the core."""

from .nap import NAP
from .napoleon import NAPOLEON

__all__ = ["NAP", "NAPOLEON"]
