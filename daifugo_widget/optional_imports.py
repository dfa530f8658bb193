"""Packages that are not always there, and how to get them."""

import sys
from importlib import import_module
from typing import Any

HOW_TO_GET = '{what} needs {name}: pip install "daifugo-widget[study]"'
IN_BROWSER = (
    "{what} needs {name}, which is not part of this site: a cell that imports from"
    " daifugo_widget.lab fetches it from Pyodide's own address. That cannot be reached now: connect"
    " to the network, then run the first cell again."
)


def need(name: str, what: str = "this") -> Any:
    """Import a package of the extra ``study``. Raises `ImportError` that says how to get it."""
    try:
        return import_module(name)
    except ImportError as error:
        how, cause = (IN_BROWSER, None) if sys.platform == "emscripten" else (HOW_TO_GET, error)
        raise ImportError(how.format(what=what, name=name.partition(".")[0])) from cause
