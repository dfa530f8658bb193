"""The README as the long description of a package: each link leads somewhere, or is no link."""

from __future__ import annotations

import re
from pathlib import Path

from daifugo_widget._version import __version__
from daifugo_widget.markdown_links import with_links
from daifugo_widget.project_address import ProjectAddress

README = Path(__file__).parents[1] / "README.md"
GAPS = re.compile(r"\n{3,}")


def long_description(readme: str, project: ProjectAddress | None) -> str:
    """Return a README with links and pictures that are found from anywhere.

    Without an address a link within the repository is its words, and a picture is left out.
    """
    return GAPS.sub("\n\n", with_links(readme, lambda found: absolute(found, project)))


def absolute(found: re.Match[str], project: ProjectAddress | None) -> str:
    """Return a link or a picture of the README as it is outside of the repository."""
    picture, words, path = found.groups()
    if project is None:
        return "" if picture else words
    at = project.picture_of if picture else project.page_of
    return f"{picture}[{words}]({at(path, __version__)})"
