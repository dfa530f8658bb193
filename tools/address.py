"""Write the project's address wherever it must stand: `make address URL=...`.

Between `<!-- NAME -->` and `<!-- end -->` a page has links that are made here; in CITATION.cff the
same marks are comments of YAML. Without a URL the links are made anew from the address that the
project has.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from daifugo_widget._version import __version__
from daifugo_widget.project_address import ProjectAddress, project_address

ROOT = Path(__file__).parents[1]
HOME = Path("daifugo_widget", "project_address.py")
ASSIGNED = re.compile(r'^REPOSITORY = ".*"$', re.M)
PAGES = ("README.md", "CHANGELOG.md", "CITATION.cff")
PART = re.compile(r"(<!-- |# )(address \w+)( -->|)\n.*?(^(?:<!-- |# )end)", re.M | re.S)


def front_page(project: ProjectAddress) -> str:
    """Return the links at the top of the README."""
    tests = f"{project.repository}/actions/workflows/ci.yml"
    return (
        f"**[Play now]({project.play})** · **[Course]({project.site})** · "
        f"**[Binder]({project.binder})**\n\n"
        f"[![Tests]({tests}/badge.svg)]({tests})\n"
    )


def releases(project: ProjectAddress) -> str:
    """Return where the headings of the change log lead."""
    return (
        f"[Unreleased]: {project.repository}/compare/v{__version__}...HEAD\n"
        f"[{__version__}]: {project.repository}/releases/tag/v{__version__}\n"
    )


def citation(project: ProjectAddress) -> str:
    """Return the fields of a citation that hold addresses."""
    return f"repository-code: {project.repository}\nurl: {project.site}\n"


PARTS: dict[str, Callable[[ProjectAddress], str]] = {
    "address links": front_page,
    "address releases": releases,
    "address citation": citation,
}
"""What is made from the address, by its name in a page."""


def renewed(text: str, project: ProjectAddress | None) -> str:
    """Return a page with its links as the address makes them, without them if there is none."""

    def part(found: re.Match[str]) -> str:
        links = PARTS[found[2]](project) if project else ""
        return f"{found[1]}{found[2]}{found[3]}\n{links}{found[4]}"

    return PART.sub(part, text)


def write(project: ProjectAddress | None, root: Path = ROOT) -> None:
    """Write the address into its place in a checkout, and the links into its pages."""
    home = root / HOME
    assigned = f'REPOSITORY = "{project.repository if project else ""}"'
    home.write_text(ASSIGNED.sub(assigned, home.read_text("utf-8")), encoding="utf-8")
    for page in (root / name for name in PAGES):
        page.write_text(renewed(page.read_text("utf-8"), project), encoding="utf-8")


def main(arguments: Sequence[str]) -> int:
    """Write the address that is given, or the links anew; return the exit status."""
    url = "".join(arguments)
    try:
        project = ProjectAddress.of(url) if url else project_address()
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    write(project)
    print(f"The address is {project.repository}" if project else "The project has no address.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
