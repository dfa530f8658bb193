"""The lab: games by the thousand, and what their numbers say."""

from .odds import Odds, deal_odds
from .results import Results
from .simulation import simulate
from .trial import Trial, trial

__all__ = ["Odds", "Results", "Trial", "deal_odds", "simulate", "trial"]
