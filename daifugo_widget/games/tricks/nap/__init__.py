"""Nap, the British game: five cards each, and a bid of how many of the five tricks to take.

`game` is one deal; a rule is in `rules_bidding` up to the first lead, in `rules_play` from then on,
and enters the `catalogue`; `bids` are Two to Blucher.
"""

from .bids import NapBid as NapBid
from .game import Nap as Nap
from .game import NapRuleSet as NapRuleSet
