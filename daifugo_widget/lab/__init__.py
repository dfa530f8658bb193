"""The lab: games by the thousand, and what their numbers say."""

from .odds import Odds, deal_odds
from .results import Results
from .simulation import simulate

__all__ = ["Odds", "Results", "deal_odds", "simulate"]
