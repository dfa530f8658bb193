"""What a session tells of its games to whoever keeps statistics of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from daifugo_widget.core.game.history import History
from daifugo_widget.core.words.text import Lang

from ..wire.statistics_contract import KeptGames

if TYPE_CHECKING:
    from daifugo_widget.progress import Progress
    from daifugo_widget.progress.mistake import Mistake
    from daifugo_widget.statistics import Statistics


class Found(NamedTuple):
    """What a review has found in a game that is over, once all decisions of a seat are judged.

    ``costly`` counts the costly moves, ``places_lost`` is what they cost together; ``mistakes``
    returns those among the first so many steps of the history, as a learner keeps them.
    """

    history: History
    seat: int
    costly: int
    places_lost: float
    mistakes: Callable[[int], Sequence[Mistake]]


class GameLog(Protocol):
    """Whoever keeps a line of each game that the person at the table finishes."""

    @property
    def has_statistics(self) -> bool:
        """Whether games can be kept at all; if not, at most mistakes are."""

    @property
    def statistics(self) -> Statistics:
        """Where it keeps them."""

    @property
    def progress(self) -> Progress | None:
        """Where the person at the table keeps what reviews find, None if nowhere."""

    def game_over(self) -> None:
        """Keep the game that has just ended, if it counts; say on the table if that fails."""

    def resume(self) -> None:
        """Let the game of a save file go on, or be over, as the person's own; it counts once."""

    def leave_out(self, laid_out: bool = True) -> None:
        """Let the running game not count: a record has laid it out, or a program has moved."""

    def judged(self, found: Found, progress: Progress | None) -> None:
        """Keep what a review has found; the mistakes, too, in the ``progress`` of a learner.

        A game counts as it first came out: what was made of it after going back is left out.
        """

    def shown(self, lang: Lang) -> KeptGames:
        """Return what the table shows of the games."""

    def keep(self, on: bool) -> None:
        """Keep games from now on, or no more."""

    def clear(self) -> None:
        """Forget all games."""
