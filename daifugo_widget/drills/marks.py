"""The mark of a drill in a learner's progress."""

from __future__ import annotations

from ..progress import Progress
from ..table.session.saving import failure_told
from .session import DrillSession


def mark_drill(progress: Progress | None, chapter: str, session: DrillSession) -> None:
    """Mark that a drill is solved; if the file cannot be written, its table says so."""
    if progress is None:
        return
    with failure_told(session, progress.path.name):
        progress.mark(
            chapter,
            session.task.mark,
            formerly=session.task.former_mark,
            kind="drill",
            right=int(session.tried.right),
            tries=session.tried.tries,
            shown=int(session.tried.helped),
            seconds=session.tried.seconds,
            stars=session.stars.number if session.stars else 0,
        )
