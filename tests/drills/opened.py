"""A small drill on the table, and the messages that a browser sends to one."""

from __future__ import annotations

from typing import Any

from daifugo_widget import Drill

CUT = """title Cut
x-rule eight-cut
rules base, eight-cut
goal finishes a in 2
hands 8c3d / 9c9d4h / 5sTs6h
# An 8 keeps the lead.
# ja: 8で親を続けます。
"""


def opened(record: Any = CUT, **settings: Any) -> Drill:
    return Drill(record, pace="once", **settings)


def send(drill: Drill, do: str, **more: Any) -> Drill:
    drill.receive({"do": do, "version": drill.screen.version, **more})
    return drill


def buttons(drill: Drill) -> list[str]:
    return [button["value"] for button in drill.state["task"]["buttons"]]
