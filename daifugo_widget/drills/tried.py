"""How often somebody has tried a drill, with what help, and for how long."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic


@dataclass
class Tried:
    """What it takes somebody to solve a drill, from the moment it is opened.

    ``tries`` counts the tries that ended, solved or failed; ``helped`` says whether a hint or the
    solution was shown.
    """

    clock: Callable[[], float] = monotonic
    tries: int = 0
    helped: bool = False

    def __post_init__(self) -> None:
        self._since = self.clock()

    @property
    def seconds(self) -> float:
        """How long ago the drill was opened, in seconds."""
        return self.clock() - self._since

    @property
    def right(self) -> bool:
        """Whether just one try has ended, and without help."""
        return self.tries == 1 and not self.helped
