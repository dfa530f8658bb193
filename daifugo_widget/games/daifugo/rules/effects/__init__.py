"""Effects on hands and on the discards, each kind in a module of its own.

A play with the card goes in, a choice that its player owes comes out, and what the answer does:
cards are discarded (`discarding`), drawn, given, taken, swapped or laid aside; `silence` takes
effects away and gives them back.
"""
