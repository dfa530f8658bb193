"""Drills for what a class gives away in its games: of a rule, or from a position of its own."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Unpack

from ..core.records import Record
from ..core.words.arguments import require_type
from ..core.words.text import SpokenError
from ..core.words.translations import _
from ..drills.widget import Drill
from ..progress import KindOfMistake
from ..table.session.settings import Chosen

# The coach is loaded when somebody asks for a position.
if TYPE_CHECKING:
    from ..coach.better_move import BetterMove

A_KIND = _("a drill is for a kind of mistake, such as ours.mistakes[0], not for {value}")
NO_DRILL = _("None of these positions can be laid out here, and there is no drill of a rule.")


def drill_for(mistake: KindOfMistake, **settings: Unpack[Chosen]) -> Drill | BetterMove:
    """Return the drill for a kind of mistake of a class: of its rule, or its costliest position.

    The settings are those of a `Table`. Raises `SpokenError` if there is neither.
    """
    found = require_type(mistake, KindOfMistake, A_KIND)
    if found.rule:
        with suppress(SpokenError):  # not of every rule a drill can be made
            return Drill.for_rule(found.rule, game=found.game, **settings)
    if not found.position:
        raise SpokenError(NO_DRILL)
    from ..coach.better_move import BetterMove

    return BetterMove(found.position, kind=found.kind, rule=found.rule, **settings)


def better_move(record: Record | Path | str, **settings: Unpack[Chosen]) -> BetterMove:
    """Show a position in which somebody made a costly move, for a better one to be found.

    ``record`` is that of a position with the move, and beside it the better one, as
    ``ours.mistakes[0].position`` is. Raises `SpokenError` for any other.
    """
    from ..coach.better_move import BetterMove

    return BetterMove(record, **settings)
