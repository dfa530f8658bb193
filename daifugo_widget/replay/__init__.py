"""Replays: a record as a film on the table, stepped move by move or effect by effect."""
