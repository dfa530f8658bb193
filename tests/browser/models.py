"""What the page itself holds of its widgets, whatever is painted."""

import json
from typing import Any, cast

from playwright.sync_api import Page

MANAGER = """
    const { rendermime } = jupyterapp.shell.currentWidget.content;
    const widgets = rendermime.createRenderer("application/vnd.jupyter.widget-view+json");
    const manager = await widgets._manager.promise;
    const models = await Promise.all(Object.values(manager._models));
    const table = models.find((model) => model.get("state"));
"""
TRAITS = f"async () => {{ {MANAGER} return JSON.stringify(models.map((m) => m.attributes)); }}"
SEND = f"async (message) => {{ {MANAGER} table.send(message); }}"
# The front end, the words of the language, which depend on nothing, and names of models.
FIXED = {"_esm", "_css", "_styles", "words", "_build", "_bundle", "_own_id"}
KEEP_STATE = (
    f"async () => {{ {MANAGER}"
    + """
    const state = await manager.get_state({ drop_defaults: true });
    const { sharedModel } = jupyterapp.shell.currentWidget.model;
    sharedModel.setMetadata("widgets", { "application/vnd.jupyter.widget-state+json": state });
}"""
)
"""What the menu of JupyterLab does to save the state of widgets."""


def traits(page: Page) -> list[dict[str, Any]]:
    """Give the traits of every widget of the page but those that are the same at each table."""
    models = json.loads(page.evaluate(TRAITS))
    return [{key: m[key] for key in m if key not in FIXED and key != "layout"} for m in models]


def state(page: Page) -> dict[str, Any]:
    """Give the state of the one table of the page."""
    return next(cast(dict[str, Any], each["state"]) for each in traits(page) if "state" in each)


def send(page: Page, message: object) -> None:
    """Send Python a message in the name of the table."""
    page.evaluate(SEND, message)


def act(page: Page, intent: dict[str, Any]) -> None:
    """Send what a person wants, with the version of now."""
    send(page, {"version": state(page)["version"], **intent})


def change(page: Page, key: str, value: object) -> None:
    """Change a setting, and wait for it: what was sent before has been answered by then."""
    act(page, {"do": "set", "key": key, "value": value})
    while state(page)["settings"][key] != value:
        page.wait_for_timeout(50)


def set_pace(page: Page, pace: str) -> None:
    """Set the pace of the bots, and wait for it: what is pressed before is pressed too early."""
    change(page, "pace", pace)
