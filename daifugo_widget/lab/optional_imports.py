"""What the lab needs besides the package, and how to get it."""

from importlib import import_module
from typing import Any

HOW_TO_GET = '{what} needs {name}: pip install "daifugo-widget[study]"'


def need(name: str, what: str = "this") -> Any:
    """Import a package of the extra ``study``. Raises `ImportError` that says how to get it."""
    try:
        return import_module(name)
    except ImportError as error:
        raise ImportError(HOW_TO_GET.format(what=what, name=name.partition(".")[0])) from error
