"""The lab: games by the thousand, what their numbers say, and whether rules hold in them."""

from .odds import Odds, deal_odds
from .results import Results
from .simulation import simulate
from .trial import Trial, trial

__all__ = ["Odds", "Results", "Trial", "deal_odds", "simulate", "trial"]
