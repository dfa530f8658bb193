"""The catalogue of Nap, which its rules enter in the order in which they apply in a deal."""

from __future__ import annotations

from daifugo_widget.core.rules.rule import BaseRule

from ..engine.rule import entering

CATALOGUE: dict[str, type[BaseRule]] = {}
"""Every rule of Nap by id."""

nap_rule = entering(CATALOGUE)
