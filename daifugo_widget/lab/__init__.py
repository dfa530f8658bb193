"""The lab: games by the thousand, what their numbers say, and whether rules hold in them.

Rules and bots go into `simulation`, which plays matches (`playing`); `results` in columns come out,
with `means` and `plots`. `odds` are of deals. `rule_check` tries a set of rules by the `laws` of
every game and the lint of its code (`rule_lint`).
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..optional_imports import need
from .rule_check import Trial, trial

if TYPE_CHECKING:
    from .means import Mean
    from .odds import Odds, deal_odds
    from .results import Results
    from .simulation import simulate

_HOMES = {
    "Mean": "means",
    "Odds": "odds",
    "Results": "results",
    "deal_odds": "odds",
    "simulate": "simulation",
}
"""The names that need numpy, and their modules; they load on demand, as a trial needs none."""

__all__ = ["Mean", "Odds", "Results", "Trial", "deal_odds", "simulate", "trial"]


if not TYPE_CHECKING:  # or a type checker would take any name at all for one of these

    def __getattr__(name: str) -> Any:
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        need("numpy", f"{__name__}.{name}")
        return getattr(import_module(f".{_HOMES[name]}", __name__), name)


def __dir__() -> list[str]:
    return sorted(__all__)
