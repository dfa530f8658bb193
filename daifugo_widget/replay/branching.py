"""What was played on from a replay, as a branch of its history."""

from __future__ import annotations

from dataclasses import replace

from ..core.game.history import Branch, History, Step
from ..core.game.moves import CHANCE


def with_branch(main: History, played: History) -> History:
    """Return a history with how it was played on as a branch, in place of branches it goes on from.

    It stays as it is if cards unknown to a seat's record were dealt, which makes it another game.
    """
    if played.start is not main.start:
        return main  # its cards were dealt anew from the start
    steps = [*zip(main.steps, played.steps, strict=False)]
    apart = (here for here, (one, other) in enumerate(steps) if not _is_same_act(one, other))
    at = next(apart, None)
    if at is None:
        at = min(len(main.steps), len(played.steps))
    if any(_is_other_deal(one, other) for one, other in steps[:at]):
        return main  # those of a later game were
    new = played.steps[at:]
    if all(step.seat == CHANCE for step in new):
        return main  # nobody has moved
    former = [branch for branch in main.branches if _goes_on(branch, at, new)]
    kept = (branch for branch in main.branches if branch not in former)
    note = next((branch.note for branch in former if branch.note), "")
    return replace(main, branches=(*kept, Branch(at, new, note)))


def _is_same_act(one: Step, other: Step) -> bool:
    return (one.seat, one.move) == (other.seat, other.move)


def _is_other_deal(one: Step, other: Step) -> bool:
    return one.move is None and other.match is not one.match


def _goes_on(branch: Branch, at: int, steps: tuple[Step, ...]) -> bool:
    """Return whether steps begin with those of a branch."""
    return branch.at == at and steps[: len(branch.steps)] == branch.steps
