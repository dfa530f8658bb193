"""Lessons on a rule in steps: guess, watch, compare, find, try, check, result.

`step` says what a step is; `question_steps`, `film_step`, `drill_steps` and `result_step` are the
kinds of steps, and `widget` shows them in a notebook, one after the other.
"""
