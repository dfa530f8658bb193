"""The one place that holds the project's address, from which all its links are made.

``make address URL=https://github.com/OWNER/REPO`` writes it here and wherever else it must stand.
Without an address nothing has a link that leads nowhere.
"""

from __future__ import annotations

import re
from typing import NamedTuple

REPOSITORY = ""
"""Where the source is, or "" as long as it has no address."""

ON_GITHUB = re.compile(r"https://github\.com/([A-Za-z0-9-]+)/([\w.-]+?)(?:\.git)?/?", re.A)
WRONG = "the address of a repository is https://github.com/OWNER/REPO, not {url!r}"


class ProjectAddress(NamedTuple):
    """Whose repository it is on GitHub, and its name; from these come all other addresses."""

    owner: str
    name: str

    @classmethod
    def of(cls, url: str) -> ProjectAddress:
        """Read the address of a repository. Raises `ValueError`."""
        found = ON_GITHUB.fullmatch(url.strip())
        if found is None:
            raise ValueError(WRONG.format(url=url))
        return cls(found[1], found[2])

    @property
    def repository(self) -> str:
        """Where the source is."""
        return f"https://github.com/{self.owner}/{self.name}"

    @property
    def site(self) -> str:
        """Where GitHub Pages shows the course, with a slash at its end."""
        host = f"{self.owner.lower()}.github.io"
        return f"https://{host}/" if self.name.lower() == host else f"https://{host}/{self.name}/"

    @property
    def play(self) -> str:
        """The page with one table, for playing without a notebook."""
        return f"{self.site}play/"

    @property
    def binder(self) -> str:
        """What starts the course on Binder."""
        return f"https://mybinder.org/v2/gh/{self.owner}/{self.name}/HEAD"

    def page_of(self, path: str, version: str) -> str:
        """Return where a file or a folder of a release is read."""
        return f"{self.repository}/blob/v{version}/{path}"

    def picture_of(self, path: str, version: str) -> str:
        """Return where a picture of a release lies."""
        return f"https://raw.githubusercontent.com/{self.owner}/{self.name}/v{version}/{path}"


def project_address() -> ProjectAddress | None:
    """Return the project's address, None as long as it has none."""
    return ProjectAddress.of(REPOSITORY) if REPOSITORY else None
