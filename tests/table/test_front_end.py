"""The front end is carried once, no browser writes into a widget, and a closed one is freed."""

import asyncio
import gc
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from weakref import ref

import pytest
from ipywidgets import Widget
from ipywidgets.embed import dependency_state

from daifugo_widget import Drill, Quiz, Replay, Table
from daifugo_widget.table import front_end
from daifugo_widget.table.front_end import Bundle
from daifugo_widget.table.session_widget import SessionWidget

RECORD = "rules base, eight-cut\nhands 8c4d / 6s7s\nturn a\na 8c\n"
WIDGETS: dict[str, Callable[[], SessionWidget]] = {
    "Table": lambda: Table(seed=3, pace="once"),
    "Replay": lambda: Replay(RECORD),
    "Drill": lambda: Drill(pace="once"),
    "Quiz": lambda: Quiz(RECORD),
}
KILOBYTE = 1000
STATIC = Path(front_end.STATIC)
WHOLE = ("widget.js", "widget.css")


@pytest.fixture(params=WIDGETS)
def widget(request: pytest.FixtureRequest) -> Iterator[SessionWidget]:
    """Each widget in turn."""
    widget = WIDGETS[request.param]()
    yield widget
    widget.close()


# --- carried once --------------------------------------------------------------------------------


def test_a_widget_weighs_little_and_its_loader_next_to_nothing(widget: SessionWidget) -> None:
    state = widget.get_state()
    assert len(json.dumps(state).encode()) < 13.5 * KILOBYTE
    assert len(state["_esm"].encode()) < 1.5 * KILOBYTE


def test_all_widgets_of_a_kernel_share_one_bundle() -> None:
    bundles = [make().get_state("_bundle")["_bundle"] for make in WIDGETS.values()]
    assert len(bundles) == len(WIDGETS)
    assert set(bundles) == {f"IPY_MODEL_{Bundle.of_kernel().model_id}"}
    carried = Bundle.of_kernel().get_state()
    assert carried["_esm"] == (STATIC / "widget.js").read_text(encoding="utf-8")
    assert carried["_styles"] == (STATIC / "widget.css").read_text(encoding="utf-8")


def test_a_widget_finds_itself_and_its_build(widget: SessionWidget) -> None:
    state = widget.get_state()
    assert state["_own_id"] == widget.model_id
    assert state["_build"] == Bundle.of_kernel().get_state()["_build"]


def test_after_all_widgets_were_closed_the_next_one_brings_another_bundle() -> None:
    first = Table(seed=3).get_state("_bundle")
    Widget.close_all()
    second = Table(seed=3).get_state("_bundle")
    assert first != second
    assert second["_bundle"] == f"IPY_MODEL_{Bundle.of_kernel().model_id}"


def test_a_page_that_embeds_a_widget_gets_its_code(widget: SessionWidget) -> None:
    states = dependency_state([widget])
    bundle = states[Bundle.of_kernel().model_id]["state"]
    assert states[widget.model_id]["state"]["_esm"]
    assert bundle["_esm"]
    assert bundle["_styles"]


def test_a_page_that_cannot_find_the_bundle_is_given_it(
    widget: SessionWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[Any] = []
    monkeypatch.setattr(widget, "send", sent.append)
    widget.receive({"ask": "bundle", "id": -1})
    carried = Bundle.of_kernel().get_state(["_esm", "_styles", "_build"])
    assert sent == [{"id": -1, "reply": carried}]


def test_marimo_gets_the_whole_front_end(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = tuple((STATIC / name).read_text(encoding="utf-8") for name in WHOLE)
    monkeypatch.setitem(sys.modules, "marimo", SimpleNamespace(running_in_notebook=lambda: True))
    assert front_end.widget_files() == whole
    monkeypatch.setitem(sys.modules, "marimo", SimpleNamespace(running_in_notebook=lambda: False))
    assert front_end.widget_files() != whole


HOT = """
from daifugo_widget import Table
state = Table(seed=3).get_state()
print(len(state["_esm"]), len(state["_css"]), state["_bundle"])"""


def test_for_hot_reload_a_widget_carries_the_files() -> None:
    """Anywidget warns if it lacks what watches them."""
    environment = {**os.environ, "ANYWIDGET_HMR": "1", "PYTHONWARNINGS": "ignore"}
    command = [sys.executable, "-c", HOT]
    told = subprocess.run(
        command, env=environment, capture_output=True, encoding="utf-8", check=True
    )
    sizes = [str(len((STATIC / name).read_text(encoding="utf-8"))) for name in WHOLE]
    assert told.stdout.split() == [*sizes, "None"]


# --- what a browser writes -----------------------------------------------------------------------

FORGED: list[dict[str, Any]] = [
    {"state": {"task": 5}},
    {"state": {}},
    {"state": None},
    {"words": {"play": "<script>"}},
    {"picture": "another"},
    {"film": {"frames": []}, "eye": 0},
    {"_esm": "export default {}", "_css": "* { display: none }", "_build": "another"},
    {"_bundle": "IPY_MODEL_another", "_own_id": "another"},
    {"_view_name": None, "_view_count": 7, "_dom_classes": ["x"], "layout": "IPY_MODEL_x"},
    {"game": 5, "session": 5, "comm": None, "no_such_trait": 5},
]


def write(widget: Widget, state: dict[str, Any]) -> list[Any]:
    """Write traits as a browser does, and return the messages that it gets for it."""
    sent: list[Any] = []
    data = {"method": "update", "state": state, "buffer_paths": []}
    with pytest.MonkeyPatch.context() as patch:  # a widget outside a kernel may send nothing
        patch.setattr(widget, "_send", lambda said, **_: sent.append(json.loads(json.dumps(said))))
        widget.comm.handle_msg({"content": {"data": data}, "buffers": []})
    return sent


@pytest.mark.parametrize("forged", FORGED, ids=lambda forged: "-".join(forged))
def test_what_a_browser_writes_is_not_believed(
    widget: SessionWidget, forged: dict[str, Any]
) -> None:
    before, game, session = widget.get_state(), widget.game, widget.session
    sent = write(widget, forged)
    assert (widget.get_state(), widget.game, widget.session) == (before, game, session)
    right = json.loads(json.dumps({name: before[name] for name in forged if name in before}))
    assert [message["state"] for message in sent] == ([right] if right else [])
    assert all(message["method"] == "update" for message in sent)
    widget.set(theme="dark")
    widget.receive({"do": "set", "key": "lang", "value": "ja", "version": widget.screen.version})
    settings = widget.get_state("state")["state"]["settings"]
    assert (settings["theme"], settings["lang"]) == ("dark", "ja")


def test_nor_is_what_it_writes_into_the_bundle() -> None:
    bundle = Bundle.of_kernel()
    before = bundle.get_state()
    write(bundle, {"_esm": "export default {}", "_styles": ""})
    assert bundle.get_state() == before


def test_a_browser_may_step_a_replay() -> None:
    replay = Replay(RECORD)
    seen: list[int] = []
    replay.observe(lambda change: seen.append(change["new"]), "step")
    write(replay, {"step": 1})
    assert replay.step == 1
    assert seen == [1]


@pytest.mark.parametrize("step", ["1", -1, 10**400, 1.5, True, None, [1], {}])
def test_but_only_to_pictures_that_there_are(step: object) -> None:
    replay = Replay(RECORD, step=1)
    sent = write(replay, {"step": step, "film": {}})
    assert replay.step == 1
    assert [message["state"]["step"] for message in sent] == [1]


# --- what is left of a widget --------------------------------------------------------------------


def used(make: Callable[[], SessionWidget]) -> SessionWidget:
    """Make a widget, and do with it what people do."""
    widget = make()
    widget.observe(lambda change: None, "game")
    widget.receive({"ask": "record", "id": 1})
    widget.receive({"do": "hint", "version": widget.screen.version})
    widget.receive({"do": "pass", "version": widget.screen.version})
    widget.set(lang="ja")
    str(widget)
    widget._repr_mimebundle_()
    return widget


@pytest.mark.parametrize("name", WIDGETS)
def test_a_closed_widget_is_freed_with_its_game(name: str) -> None:
    widget = used(WIDGETS[name])
    left: list[ref[Any]] = [ref(widget), ref(widget.session)]
    widget.close()
    del widget
    gc.collect()
    assert [each() for each in left] == [None, None]


@pytest.mark.parametrize("name", WIDGETS)
def test_so_it_is_where_a_loop_runs_its_bots(name: str) -> None:
    async def run() -> list[Any]:
        widget = used(WIDGETS[name])
        widget.set(pace="slow")
        await asyncio.sleep(0.05)
        left: list[ref[Any]] = [ref(widget), ref(widget.session)]
        widget.close()
        del widget
        await asyncio.sleep(0.5)  # until who thinks of a hint has thought
        gc.collect()
        return [each() for each in left]

    assert asyncio.run(run()) == [None, None]


CELLS = """
import gc
from weakref import ref
from IPython.core.interactiveshell import InteractiveShell
from traitlets.config import Config
shell = InteractiveShell.instance(config=Config({"HistoryManager": {"enabled": False}}))
RECORD = %r
for make in ("Table(seed=3)", "Replay(RECORD)", "Drill()", "Quiz(RECORD)"):
    shell.push({"RECORD": RECORD})
    cell = f'''
from daifugo_widget import Drill, Quiz, Replay, Table
if "widget" in globals():
    widget.close()
widget = {make}
display(widget)
'''
    shell.run_cell(cell).raise_error()
    widget = shell.user_ns["widget"]
    left = ref(widget), ref(widget.session)
    del widget
    shell.run_cell(cell).raise_error()
    gc.collect()
    print("freed", [each() for each in left])
"""


def test_a_cell_that_is_run_again_leaves_nothing_of_the_widget_that_it_closes() -> None:
    command = [sys.executable, "-c", CELLS % RECORD]
    told = subprocess.run(command, capture_output=True, text=True, check=True, encoding="utf-8")
    freed = [line for line in told.stdout.splitlines() if line.startswith("freed")]
    assert freed == ["freed [None, None]"] * len(WIDGETS)


LEFT = """
import gc
from weakref import ref
from IPython.core.interactiveshell import InteractiveShell
from ipywidgets import Widget
from traitlets.config import Config
shell = InteractiveShell.instance(config=Config({"HistoryManager": {"enabled": False}}))
for cell in ("Table(seed=3)", "Replay(RECORD)", "Drill()", "Quiz(RECORD)"):
    shell.push({"RECORD": %r})
    shell.run_cell("from daifugo_widget import Drill, Quiz, Replay, Table").raise_error()
    left = []
    for _ in range(2):
        widget = shell.run_cell(cell, store_history=True).result
        left += ref(widget), ref(widget.session)
    del widget
    Widget.close_all()
    shell.reset()
    gc.collect()
    print("freed", [each() for each in left])
"""


def test_what_a_cell_has_left_is_kept_by_ipywidgets_and_the_outputs_of_ipython_alone() -> None:
    command = [sys.executable, "-c", LEFT % RECORD]
    told = subprocess.run(command, capture_output=True, text=True, check=True, encoding="utf-8")
    freed = [line for line in told.stdout.splitlines() if line.startswith("freed")]
    assert freed == ["freed [None, None, None, None]"] * len(WIDGETS)
