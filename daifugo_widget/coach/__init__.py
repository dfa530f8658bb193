"""The coach: a game that is over, looked at again, decision by decision, for one seat.

A history and a seat go in, a `GameReview` comes out (`game_review`): what each move was worth by
what the seat could know then, which was better, and why. A game's own `game_coach` judges.
"""
