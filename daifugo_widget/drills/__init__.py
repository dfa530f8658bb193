"""Drills: a position with a goal, tried against the rules core.

A record with a goal goes in, whether a learner has reached it comes out: `task` reads it, `goal`
and `words` say what has to come true, an `attempt` takes the moves, `script` lets the others
answer, `search` tries all answers with the core, `failure_reason` says what is missed. `widget`
shows it, `generator` deals further ones, `judging` says whether a position makes a drill.

A drill is a record with a ``goal`` line, and the first seat to act has to reach it::

    title  Two cards left
    rules  base, eight-cut
    goal   finishes a in 2
    hands  8c3d / 9c9d4h / 5sTs6h
    # The 8 keeps the lead for your weakest card.

A goal is made of the facts that a record may state (``leads a``, ``top -``, ``mark revolution``)
and of words for what has happened since the drill began: ``finishes a``, ``fouls a``, ``falls b``,
``plays b``, ``passes b``, ``next c``, ``flows``, ``unanswered`` and ``fires eight-cut``. In the
trick-taking games they are ``takes a`` (a trick), ``catches a Kh`` (a trick with this card),
``shows c`` (that it is the adjutant) and ``fires same-two``. A comma asks for all of them at one
moment, ``or`` for one of several, ``not`` for what must not happen before that; ``in 2`` gives
the learner two turns instead of one. An exchange at the start is one turn, however much there is to
choose in it.

The others may do whatever the rules let them, so a right move is right against all answers. A line
``script  b -  c 9c`` says what they do, as far as they can; a bot named at its end (``script
steady``) plays on. The comment on the position is what the drill teaches; lines that begin with
``ja:`` and ``ko:`` translate it, and ``x-title-ja`` and ``x-title-ko`` translate the title.
``daifugo check FILE`` proves each drill of a file.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from daifugo_widget.moved_imports import current_name

if TYPE_CHECKING:
    from .attempt import Attempt
    from .generator import make_drill
    from .goal import Goal
    from .library import all_drills, chapter, for_rule
    from .task import Task, tasks

_HOMES = {
    "Attempt": "attempt",
    "Goal": "goal",
    "Task": "task",
    "all_drills": "library",
    "chapter": "library",
    "for_rule": "library",
    "make_drill": "generator",
    "tasks": "task",
}
"""The names and the modules that they live in; none is loaded before it is asked for."""

__all__ = ["Attempt", "Goal", "Task", "all_drills", "chapter", "for_rule", "make_drill", "tasks"]


if not TYPE_CHECKING:  # or a type checker would take any name at all for one of these

    def __getattr__(name: str) -> Any:
        name = current_name(__name__, name)
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f".{_HOMES[name]}", __name__), name)
