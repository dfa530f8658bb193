"""Effects on hands and on the discards, each kind in a module of its own."""

from . import discarding, drawing, giving, laying, silence, swapping, taking

__all__ = ["discarding", "drawing", "giving", "laying", "silence", "swapping", "taking"]
