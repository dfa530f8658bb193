"""How records write the trick-taking games: a header or a move goes in, a deal or a move comes out.

`notation` is what `core.records` asks, with `nap` and `napoleon` for each game; `position` lays a
deal out, `facts` tests what is stated, `transcript` says what a seat may write.
"""

from .nap import NAP
from .napoleon import NAPOLEON

__all__ = ["NAP", "NAPOLEON"]
