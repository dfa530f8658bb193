"""The engine of Daifugo: a move goes into a position, the next position comes out.

A `Game` is a position that never changes: a `state`, the moves that are open in it, and why others
are not (`legality`). A step makes a `Change` of it, which rules change by its `verbs`; choices
still to be made wait on its `agenda`. A `RuleSet` (`rule_set`) holds the rules in force, each a
`Rule` that acts at some of the `hooks`; `plays` makes the plays of a hand, `order` says what is
stronger now, `views` blanks what a seat does not know. A `Match` goes from game to game.
"""

from daifugo_widget.compilation import specialize

from .change import Change
from .game import Game

Game.change = Change
specialize(Change, "_assign")
