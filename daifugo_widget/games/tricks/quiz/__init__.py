"""Questions about Nap and Napoleon: a history or a rule goes in, questions with answers come out.

`nap_quiz` and `napoleon_quiz` list the kinds of each game, `trick_quiz` makes the moments that they
are asked about; a module ``kinds_...`` asks, and what is right is read from the core.
"""

from .nap_quiz import NAP
from .napoleon_quiz import NAPOLEON

__all__ = ["NAP", "NAPOLEON"]
