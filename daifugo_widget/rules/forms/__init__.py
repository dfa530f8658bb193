"""Kinds of plays beside groups, and other ways of playing."""

from . import emperor, gathering, relief, stairs, undercut

__all__ = ["emperor", "gathering", "relief", "stairs", "undercut"]
