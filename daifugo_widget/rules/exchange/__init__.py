"""The card exchange between the classes, and what tables add to it."""

from . import choosing, evasion, frame, heimin, limits, monarchy

__all__ = ["choosing", "evasion", "frame", "heimin", "limits", "monarchy"]
