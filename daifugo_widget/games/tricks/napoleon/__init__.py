"""Napoleon, the Japanese game: two against the rest, and only one of them knows who they are.

`game` is one deal; a rule is in `rules_bidding`, `rules_napoleon` (adjutant and kitty),
`rules_play` or `rules_result`, by when it acts, and enters the `catalogue`; `forcing` decides who
is Napoleon if nobody bids.
"""

from .bids import NapoleonBid as NapoleonBid
from .game import Napoleon as Napoleon
from .game import NapoleonRuleSet as NapoleonRuleSet
from .game import napoleon_of as napoleon_of
