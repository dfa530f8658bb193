"""What both trick-taking games share: bidding, following the lead, tricks, a session of deals.

A bid, a choice or a card goes in, the next position comes out (`game`); `rule_set` holds the rules
that a deal asks, `rule` declares one, `cards` says how strong a card is, and a
`TrickMatch` (`match`) deals and goes from deal to deal.
"""
