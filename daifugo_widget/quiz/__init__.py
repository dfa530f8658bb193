"""Questions whose answers come from the core, and a learner's answers to them.

A history or a rule goes in; `making` asks the game (`game_quiz`) for moments (`moment`), lets each
`kind` make a `question` of them, and chooses. Questions come out, which a `round` asks one after
the other and `widget` shows over the table (`drawing`).
"""
