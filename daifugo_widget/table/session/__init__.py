"""A table in plain Python: people, bots, settings, saving, and what a screen may know.

`opening` begins a `session`; `people` sit at it; `redaction` hides what a seat does not know;
`pace` and `clock` say when somebody moves; `saving` keeps the game in a file, and
plays on from what one seat has written.
"""
