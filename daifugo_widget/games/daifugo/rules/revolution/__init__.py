"""Revolutions: a play goes in, another order of strength comes out, for the rest of the game.

`kinds` carries out all that only turn the order round; `laid_on`, `going_out` and `final` say which
other plays do so and what else follows; `orders` and `absolute` have orders of their own,
`strengths` moves single cards.
"""
