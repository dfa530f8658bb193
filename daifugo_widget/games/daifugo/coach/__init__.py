"""The coach of Daifugo: what each decision of a seat was worth, and why another was better.

`judging` finds what each move leads to, `lines` how the game goes on after two of them.
"""

from __future__ import annotations

from .daifugo_coach import DAIFUGO_COACH

__all__ = ["DAIFUGO_COACH"]
