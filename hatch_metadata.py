"""Gives each wheel and sdist its long description, and the links that the project's address makes.

What it calls needs the standard library alone.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

if TYPE_CHECKING:
    from daifugo_widget.project_address import ProjectAddress

ROOT = Path(__file__).parent


class AddressHook(MetadataHookInterface):
    """Makes the links of the package from the one place that holds the address."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        sys.path.insert(0, str(ROOT))
        from daifugo_widget.project_address import project_address
        from tools.long_description import README, long_description

        project = project_address()
        text = long_description(README.read_text(encoding="utf-8"), project)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = urls(project) if project else {}


def urls(project: ProjectAddress) -> dict[str, str]:
    """Return the links beside the long description, by their labels."""
    return {
        "Course": project.site,
        "Play": project.play,
        "Source": project.repository,
        "Issues": f"{project.repository}/issues",
        "Changes": f"{project.repository}/blob/HEAD/CHANGELOG.md",
    }
