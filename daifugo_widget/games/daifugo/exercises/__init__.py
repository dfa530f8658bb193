"""Exercises on positions that nobody has seen before: a rule goes in, checks of it come out.

`self_play` makes positions, `effects` says whether a rule acts there, `near_misses` changes one
condition, and `checks` puts questions together from them.
"""
