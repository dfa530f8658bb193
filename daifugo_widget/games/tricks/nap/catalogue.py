"""The catalogue of Nap, which its rules enter in the order in which they apply in a deal."""

from __future__ import annotations

from ...core.entry import Entry
from ..entry import entering

CATALOGUE: dict[str, type[Entry]] = {}
"""Every rule of Nap by id."""

nap_rule = entering(CATALOGUE)
