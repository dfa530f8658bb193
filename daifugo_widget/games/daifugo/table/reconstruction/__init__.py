"""A whole game from what one seat has seen of it: deals with which all goes as it is written.

A seat's record goes in, a history with all cards comes out. `dealing_out` deals the unseen cards in
the latest position; `rebuild` finds the deal behind the game: `whereabouts` of each card,
`candidates` for hands, and `rewind` from the end to the start.
"""
