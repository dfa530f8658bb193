"""One deal of any card game, the match around it, and the moves that lead through both.

A move (`moves`) or a play (`plays`) goes in; a new game (`card_game`, `card_match`) or the reason
of a refusal (`refusal`) comes out; `history` keeps every match on the way.
"""
