"""Progress over the course: what a learner has done of each chapter, and what a class has."""

from .mark import Mark
from .of_class import ClassProgress
from .progress import USUAL, Progress

__all__ = ["USUAL", "ClassProgress", "Mark", "Progress"]
