"""Daifugo in a notebook: a table to play at, a course, replays, and a rules core."""
