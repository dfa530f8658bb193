"""The plays of Daifugo: a hand and the rules go in, all plays of it come out, each read in one way.

`play_kind` says what a kind of play can do, `play_forms` makes groups and all the rest, `play_runs`
what has its numbers in a row, `play_emperors` such runs of four suits.
"""
