"""Drills of Daifugo: a rule and a seed go in, a position with a goal comes out.

`positions` changes the example of the rule here and there, `generator` keeps those that make a
drill; `daifugo_drills` has the words of goals and the moves that are tried.
"""
