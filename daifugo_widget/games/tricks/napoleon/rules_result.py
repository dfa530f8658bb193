"""The rules of Napoleon for the end: who wins a deal, and a session."""

from __future__ import annotations

from daifugo_widget.core.rules.rule import BaseRule

from ..engine.common import Deals
from .catalogue import napoleon_rule


@napoleon_rule("result", en="Result", ja="勝敗", ko="승패", chapter="score", frame=True)
class Result(BaseRule):
    """If Napoleon and the adjutant take the honours bid or more, both win; else the others do."""

    def is_made(self, honours: int, wanted: int) -> bool:
        """Return whether the honours taken are enough."""
        return honours >= wanted

    example = """
        hands     AcQc / Kc3d / Tc4d / 2cAd
        contract  a:5c
        friend    Ad
        a Ac  b Kc  c Tc  d 2c
        = honours a 3          # Two more are needed.
        a Qc  b 3d  c 4d  d Ad    # d is the adjutant.
        = made, points a 1, points d 1, points b 0    # Five honours: a and d both win.
    """


@napoleon_rule(
    "session", en="Session", ja="対戦の長さ", ko="시합의 길이", chapter="score", frame=True
)
class Session(Deals):
    """Ten deals are usual, and whoever wins the most of them wins; a void deal does not count."""
