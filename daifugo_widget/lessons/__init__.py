"""Lessons on a rule in steps: guess, watch, compare, find, try, check, result.

`step` says what a step is; `question_steps`, `film_step`, `drill_steps`, `result_step` and
`review_steps` are the kinds of steps. A `plan` makes them, a `run` is one way through them, and
`widget` shows them in a notebook, one after the other; `chooser` opens one of many lessons, and
`reading` writes one for pages on which nothing can be pressed.
"""
