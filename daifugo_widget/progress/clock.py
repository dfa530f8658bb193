"""What time it is for a learner: the clock of the computer, in its time zone."""

from __future__ import annotations

import os
from datetime import UTC, datetime, time

VARIABLE = "DAIFUGO_TODAY"
"""A variable that names another day, such as ``2026-12-01``: for pages that are the same each day.
"""


def now() -> datetime:
    """Return the time, in UTC; on another day it is noon here.

    Raises `ValueError` if the variable `VARIABLE` does not name a day.
    """
    named = os.environ.get(VARIABLE)
    if not named:
        return datetime.now(UTC)
    day = datetime.fromisoformat(named).date()
    return datetime.combine(day, time(12)).astimezone(UTC)
