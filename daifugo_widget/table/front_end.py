"""The front end: one hidden widget a kernel carries it, every other widget a small loader."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import Any, ClassVar
from uuid import uuid4

import anywidget
import traitlets
from ipywidgets import widget_serialization

from .wire.messages import FrontEndText

STATIC = Path(__file__).parents[1] / "static"
HOT_RELOAD = "ANYWIDGET_HMR"
"""With this variable at 1 each widget carries the whole front end as files that are watched.

They come anew whenever ``npm run dev`` has written them; such a widget is never freed.
"""
NOT_BUILT = """export default { render: ({ el }) => {
  el.textContent = "The front end of daifugo_widget is not built: run `make lab` in its checkout.";
} };"""


def _text(name: str) -> str:
    return (STATIC / name).read_text(encoding="utf-8")


IS_BUILT = all((STATIC / name).exists() for name in ("loader.js", "widget.js"))
CODE, STYLES = (_text("widget.js"), _text("widget.css")) if IS_BUILT else (NOT_BUILT, "")
BUILD = f"daifugo_widget@{sha256((CODE + STYLES).encode()).hexdigest()[:16]}"
"""The name under which a page keeps this build of the front end."""


def _is_in_marimo() -> bool:
    marimo = sys.modules.get("marimo")
    return marimo is not None and bool(marimo.running_in_notebook())


def widget_files() -> tuple[str | Path, str | Path]:
    """Return the code and the style sheet that each widget carries in this host.

    Marimo shares equal code by itself, but never starts a widget that is not shown.
    """
    if IS_BUILT and os.environ.get(HOT_RELOAD) == "1":
        return STATIC / "widget.js", STATIC / "widget.css"
    if not IS_BUILT or _is_in_marimo():
        return CODE, STYLES
    return _text("loader.js"), ""


def front_end() -> FrontEndText:
    """Return what a page needs of the front end when it cannot find the `Bundle`."""
    return {"_esm": CODE, "_styles": STYLES, "_build": BUILD}


class OneWayWidget(anywidget.AnyWidget):
    """A widget of whose traits a browser may write none, unless `_may_write` allows it."""

    def _may_write(self, name: str, value: object) -> bool:
        """Return whether a browser may give a trait a value."""
        return False

    def set_state(self, sync_data: Mapping[str, object]) -> None:
        """Take what a browser may write, and send back how it is what it may not write."""
        allowed = {name: each for name, each in sync_data.items() if self._may_write(name, each)}
        super().set_state(allowed)
        self.send_state([name for name in self.keys if name in sync_data and name not in allowed])

    def get_state(
        self, key: str | Iterable[str] | None = None, drop_defaults: bool = False
    ) -> dict[str, Any]:
        """Return the state and leave nothing out: to traitlets all code is a default value."""
        state: dict[str, Any] = super().get_state(key)
        return state


class Bundle(OneWayWidget):
    """The hidden widget that carries the front end and gives it to the page, one a kernel."""

    _esm = CODE
    _styles = traitlets.Unicode(STYLES).tag(sync=True)
    _build = traitlets.Unicode(BUILD).tag(sync=True)
    _latest: ClassVar[Bundle | None] = None
    _making: ClassVar[Lock] = Lock()

    @classmethod
    def of_kernel(cls) -> Bundle:
        """Return the bundle of this kernel, a new one if the former has been closed."""
        with cls._making:
            if cls._latest is None or cls._latest.comm is None:
                cls._latest = cls()
            return cls._latest


class LoadedWidget(OneWayWidget):
    """A widget that is drawn by the front end of its page, and carries only a loader of it."""

    _esm, _css = widget_files()
    _bundle = traitlets.Instance(Bundle, allow_none=True).tag(sync=True, **widget_serialization)
    _build = traitlets.Unicode().tag(sync=True)
    _own_id = traitlets.Unicode().tag(sync=True)

    def __init__(self) -> None:
        if self._css:  # it carries the front end itself
            super().__init__()
            return
        # Opened before this widget, so that a page begins with what takes longest.
        self._bundle, self._build, self._own_id = Bundle.of_kernel(), BUILD, uuid4().hex
        super().__init__(model_id=self._own_id)
