"""The still picture as an output of its own, above the widget."""

from __future__ import annotations

from typing import Any


def in_kernel() -> bool:
    """Return whether this runs in a notebook's kernel, not in a terminal or plain Python."""
    from IPython import get_ipython

    return hasattr(get_ipython(), "kernel")


def show_first(html: str, text: str, kept: dict[str, Any]) -> bool:
    """Display the picture if a notebook can show it; return whether it can.

    ``kept`` is stored with it in the notebook's file, for programs that make pages of it.
    """
    if not in_kernel():
        return False
    from IPython import display

    data = {"text/html": html, "text/plain": text}
    display.display(data, metadata=kept, raw=True)  # type: ignore[no-untyped-call]
    return True
