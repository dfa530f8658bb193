"""Napoleon, the Japanese game: two against the rest, and only one of them knows who they are."""

from .bids import NapoleonBid as NapoleonBid
from .game import Napoleon as Napoleon
from .game import NapoleonRules as NapoleonRules
from .game import napoleon_of as napoleon_of
