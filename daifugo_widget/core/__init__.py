"""The rules core: cards, plays, games, rules, records.

It needs the standard library only.
"""
