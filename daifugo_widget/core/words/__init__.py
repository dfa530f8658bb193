"""Phrases in three languages: a language goes in, the words of one language come out.

A `Text` (`text`) holds the three; every error for people is a `SpokenError` and has one, also those
about wrong arguments (`arguments`) and unknown words (`suggestions`); `romaji` reads the Japanese
names of rules aloud, for a search.
"""
