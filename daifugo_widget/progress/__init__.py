"""A learner's progress over the course: what has been done of each chapter, in one small file."""

from .progress import USUAL, Mark, Progress

__all__ = ["USUAL", "Mark", "Progress"]
