"""What a player is: anything that maps a seat's view to a move."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, NamedTuple, Protocol, runtime_checkable

from ..core.game.moves import Call, Move
from ..core.words.text import Text
from ..core.words.translations import _


@runtime_checkable
class Player(Protocol):
    """A player at the table, which knows nothing but the view of its own seat.

    The same view and the same state of ``rng`` give the same move. A bot of your own is a subclass
    of this; pass it to a table or a simulation beside the names of other bots. Results call it by
    its `str`: the name of its class, unless you define another.

    >>> class Lowest(Player):
    ...     '''Takes the first move of the list.'''
    ...
    ...     def choose(self, view, rng):
    ...         return view.moves()[0]
    >>> Table("base", players=3, bots=Lowest())
    Table('base', players=3)
    """

    def choose(self, view: Any, rng: Random) -> Move:
        """Return one of the legal moves of the seat that has to act in ``view``."""

    def call(self, view: Any, seat: int, rng: Random) -> Call | None:
        """Return what the seat calls aloud now, in or out of turn, or None, as by default.

        A table waits for it and answers nobody meanwhile, so it has to be quick.
        """
        return None

    def __repr__(self) -> str:
        return type(self).__name__


class BuiltIn(Player):
    """A player of the package, known by its ``name``; a subclass does not inherit that name.

    ``title`` is what people call it, ``about`` what it does, in a line.
    """

    name: ClassVar[str]
    title: ClassVar[Text]
    about: ClassVar[Text]

    def __repr__(self) -> str:
        return self._expression() if self._is_named() else super().__repr__()

    def __str__(self) -> str:
        return self.name if self._is_named() else repr(self)

    def _expression(self) -> str:
        """Return the expression that makes the player."""
        return f"make_player({self.name!r})"

    def _is_named(self) -> bool:
        return "name" in vars(type(self))


class Hint(NamedTuple):
    """A move that is advised, and the reason for it in a sentence."""

    move: Move
    why: Text


FORCED = _("there is nothing else.")
"""The reason for a move that is the only one."""
