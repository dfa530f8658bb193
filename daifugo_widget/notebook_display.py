"""How a notebook shows what the rules core makes, which itself can draw nothing."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import Any

PICTURES = {
    ("core.game.card_game", "CardGame"): "game_html",
    ("core.game.card_match", "CardMatch"): "match_html",
    ("core.records.record", "Record"): "record_html",
}
"""Classes by module and name, and what draws them; neither is loaded before it is needed."""


def install() -> None:
    """Tell the running IPython, if there is one, how to show games, matches and records."""
    from IPython import get_ipython

    shell = get_ipython()
    if shell is None or shell.display_formatter is None:
        return
    html = shell.display_formatter.formatters["text/html"]
    for (module, name), function in PICTURES.items():
        html.for_type_by_name(f"{__package__}.{module}", name, partial(_draw, function))


def _draw(function: str, value: object) -> Any:
    return getattr(import_module(".replay.position_picture", __package__), function)(value)
