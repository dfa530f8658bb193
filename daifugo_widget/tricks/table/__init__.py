"""How the trick-taking games look at the table."""

from .nap import NapFace
from .napoleon import NapoleonFace

__all__ = ["NapFace", "NapoleonFace"]
