"""What the chapters of the course show beside the table: pictures and tables made from the core."""

from .houses import houses, left_out
from .order import order
from .plays import plays
from .ranks import by_players, classes
from .rules import added_rules
from .trick import trick

__all__ = ["added_rules", "by_players", "classes", "houses", "left_out", "order", "plays", "trick"]
