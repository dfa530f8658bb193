"""The playable table of any game: a click goes in, what every screen draws comes out.

`session` is the game with its people and bots, `wire` the messages and the state between it and a
browser, `drawing` what a game has to draw, `telling` its sentences, `still` pictures and text
without a kernel. `session_widget` and `widget` show all of it in a notebook; `python_api` plays
from a cell.
"""
