"""A table in plain Python: people, bots, settings, saving, and what a screen may know.

`opening` begins a `session`; `people` sit at it; `redaction` hides what a seat does not know;
`pace` and `clock` say when somebody moves, `autopilot` what the table does for people by itself,
`strengths` which players the bots are; `save_file` keeps the game in a file, and `saving` plays on
from what one seat has written.
"""
