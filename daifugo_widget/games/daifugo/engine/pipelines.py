"""The steps of a start, of a play and of a flow, each with a name to go on from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, NamedTuple, TypeVar

FINISH, TURN, LEAD, END = "the finish", "the turn", "the lead", "the end"
"""The steps that are no rules; no id of a rule has a blank in it."""

S = TypeVar("S")


class Pipeline(NamedTuple, Generic[S]):
    """Steps one after the other; of their names there is one more, that of the end."""

    names: tuple[str, ...]
    steps: tuple[S, ...]

    @classmethod
    def of(cls, steps: Mapping[str, S], end: str) -> Pipeline[S]:
        """Return the steps under their names."""
        return cls((*steps, end), tuple(steps.values()))

    def place(self, name: str) -> int:
        """Return the place of a step; that of the first one for no name."""
        return self.names.index(name) if name else 0

    def behind(self, name: str) -> str:
        """Return the name of the step after another one."""
        return self.names[self.names.index(name) + 1]
