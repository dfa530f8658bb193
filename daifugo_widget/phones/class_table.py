"""One table of a class: people with phones, and nobody at a notebook."""

from __future__ import annotations

import logging

from ..table.hosting import Hosting
from ..table.wire.contract import Around
from ..table.wire.lookups import Reply


class ClassTable(Hosting):
    """A table whose first screen nobody looks at, so that it is not drawn."""

    log = logging.getLogger(__name__)

    def draw(self) -> None:
        """Draw nothing."""

    def go_on_alone(self) -> None:
        """Do nothing: nobody is left to play."""

    def _tell(self, state: Around, spoken: dict[str, str]) -> None:
        """Tell nobody."""

    def _send_reply(self, reply: Reply) -> None:
        """Reply to nobody."""
