"""Nap, the British game: five cards each, and a bid of how many of the five tricks to take."""

from .bids import NapBid as NapBid
from .game import Nap as Nap
from .game import NapRules as NapRules
