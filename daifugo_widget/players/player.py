"""What a player is: anything that maps a seat's view to a move."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, NamedTuple, Protocol, runtime_checkable

from ..core.moves import Call, Move
from ..core.text import Text


@runtime_checkable
class Player(Protocol):
    """Somebody at the table, who knows nothing but the view of its own seat.

    The same view and the same state of ``rng`` give the same move. A bot of your own is made from
    this class, and given to a table or a simulation beside the names of others. Results call it
    what `str` makes of it: the name of its class, unless it says what else there is to know.
    """

    def choose(self, view: Any, rng: Random) -> Move:
        """Return one of the moves that are open to the seat whose turn it is in its view."""

    def call(self, view: Any, seat: int, rng: Random) -> Call | None:
        """Return what the seat calls aloud now, in or out of turn, or None, as it does here."""
        return None

    def __repr__(self) -> str:
        return type(self).__name__


class BuiltIn(Player):
    """A player that the package brings, known by its name; a class made from it has no such."""

    name: ClassVar[str]

    def __repr__(self) -> str:
        return self._made() if self._is_named() else super().__repr__()

    def __str__(self) -> str:
        return self.name if self._is_named() else repr(self)

    def _made(self) -> str:
        """Return what makes it."""
        return f"make_player({self.name!r})"

    def _is_named(self) -> bool:
        return "name" in vars(type(self))


class Hint(NamedTuple):
    """A move that is advised, and the reason in a sentence."""

    move: Move
    why: Text
