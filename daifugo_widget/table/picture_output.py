"""The still picture as an output of its own, above the widget."""

from __future__ import annotations


def show_first(html: str, text: str) -> None:
    """Display the picture where a notebook's kernel runs; elsewhere nothing is shown."""
    from IPython import get_ipython
    from IPython.display import display

    if hasattr(get_ipython(), "kernel"):
        display({"text/html": html, "text/plain": text}, raw=True)  # type: ignore[no-untyped-call]
