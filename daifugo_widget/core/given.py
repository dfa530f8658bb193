"""What people hand over where they begin: of the kind that is wanted, or words for what would be.

Each door checks what comes in at it once; what is behind it may rely on that.
"""

from __future__ import annotations

from textwrap import shorten
from types import UnionType
from typing import Any

from .errors import SpokenError
from .text import Text


def given(
    value: Any, kind: type | UnionType, wanted: Text, error: type[SpokenError] = SpokenError
) -> Any:
    """Return what is handed over if it is of a kind.

    Raises an error which says what is ``wanted`` with the value in the place of ``{value}``.
    """
    if not isinstance(value, kind):
        raise error(wanted.fill(value=shown(value)))
    return value


def shown(value: Any) -> str:
    """Return a value as Python writes it, cut where that is long."""
    return shorten(repr(value), 60)
