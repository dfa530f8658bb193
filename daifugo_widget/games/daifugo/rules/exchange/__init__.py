"""The card exchange between the classes: a new deal goes in, hands after the exchange come out.

`frame` says who gives how many cards to whom, in which order; the rest is what tables add to it.
"""
