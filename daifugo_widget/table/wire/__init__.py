"""Between Python and a browser: an intent comes in, a state goes out, look-ups are answered.

A message passes `intents` (is it one, does it come too late?), `move_text` (which move does it
mean?) and `session/session.py`, which asks the game whether it is legal. The new state is made by
`build` in the form of `contract`; `lookups` and `editing` answer questions that change nothing,
`rehearsal` draws what is loaded before it counts, `lesson_panel` adds what a lesson asks. The types
of all messages are in `contract` and `messages`, from which `make contract` makes the browser's.
"""
