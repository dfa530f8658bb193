"""The still picture as an output of its own, above the widget."""

from __future__ import annotations


def in_kernel() -> bool:
    """Tell whether a notebook's kernel runs this, and not a terminal or a plain Python."""
    from IPython import get_ipython

    return hasattr(get_ipython(), "kernel")


def show_first(html: str, text: str) -> bool:
    """Display the picture, where that can be seen; tell whether it can."""
    if not in_kernel():
        return False
    from IPython import display

    data = {"text/html": html, "text/plain": text}
    display.display(data, raw=True)  # type: ignore[no-untyped-call]
    return True
