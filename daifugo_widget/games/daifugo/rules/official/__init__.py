"""The official match: its sets and games (`match`), its score card, its clock and its referee.

Results of games go in, points and who has won come out (`match`); `fouls` decides what
happens to an illegal play, `clock` how long a seat may think.
"""
