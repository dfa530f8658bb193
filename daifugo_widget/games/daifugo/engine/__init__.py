"""The engine of Daifugo: a move goes into a position, the next position comes out.

A `Game` is a `state` with what is legal in it (`legality`) and the `verbs` by which rules change
it; choices still to be made wait on the `agenda`. A `RuleSet` (`rule_set`) holds the rules in
force, each a `Rule` that acts at some of the `hooks`; `plays` makes the plays of a hand, `order`
says what is stronger now, `views` blanks what a seat does not know. A `Match` goes from game to
game.
"""
