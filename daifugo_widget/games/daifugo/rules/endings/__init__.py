"""What ends a game badly or at once: fouls, falls, overthrows, clocks, threats, wins.

Somebody's finish or pass goes in, a place among the finishers comes out: the last by `fouls` and
`falls`, which also turn all classes over, the first by `wins`; `clocks` and `threats` count passes.
"""
