"""The address of the project: written once, found wherever a link needs it, and nowhere before."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from daifugo_widget import __version__
from daifugo_widget.project_address import ProjectAddress, project_address
from tests.checking import some
from tests.checkout_copy import ROOT, copy_checkout
from tests.systems import needs_posix
from tools import address
from tools.long_description import long_description

URL = "https://github.com/Hana/card-table"
SITE = "https://hana.github.io/card-table/"
LINK = re.compile(r"\]\(([^)\s]+)\)")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout into which an invented address was written."""
    copy = copy_checkout(tmp_path_factory.mktemp("addressed") / "checkout")
    done = run(copy, "tools.address", URL)
    assert done.stdout == f"The address is {URL}\n"
    return copy


def run(checkout: Path, module: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.run(command, cwd=checkout, capture_output=True, encoding="utf-8", check=False)


def metadata_of(checkout: Path) -> dict[str, Any]:
    """Return what a wheel built there would say of itself."""
    metadata: dict[str, Any] = json.loads(run(checkout, "hatchling", "metadata").stdout)
    return metadata


def test_an_address_reaches_the_readme_the_change_log_and_the_citation(checkout: Path) -> None:
    readme = (checkout / "README.md").read_text(encoding="utf-8")
    for link in some((SITE, f"{SITE}play/", "https://mybinder.org/v2/gh/Hana/card-table/HEAD")):
        assert f"]({link})" in readme
    citation = yaml.safe_load((checkout / "CITATION.cff").read_text(encoding="utf-8"))
    assert (citation["repository-code"], citation["url"]) == (URL, SITE)
    changes = (checkout / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"[{__version__}]: {URL}/releases/tag/v{__version__}" in changes


def test_an_address_reaches_the_package(checkout: Path) -> None:
    metadata = metadata_of(checkout)
    assert metadata["urls"]["Source"] == URL
    assert metadata["urls"]["Course"] == SITE
    show = "from daifugo_widget.project_address import project_address as p; print(p().site)"
    done = subprocess.run(
        [sys.executable, "-c", show], cwd=checkout, capture_output=True, encoding="utf-8"
    )
    assert done.stdout == f"{SITE}\n"


def test_the_links_of_the_long_description_are_absolute(checkout: Path) -> None:
    text = metadata_of(checkout)["readme"]["text"]
    links = LINK.findall(text)
    assert len(links) > 10
    assert [link for link in links if not link.startswith("https://")] == []
    raw = f"https://raw.githubusercontent.com/Hana/card-table/v{__version__}"
    assert f"{raw}/docs/pictures/game.gif" in links
    assert f"{URL}/blob/v{__version__}/TEACHING.md" in links


def test_an_address_can_be_changed_and_taken_back(checkout: Path, tmp_path: Path) -> None:
    names = [*address.PAGES, str(address.HOME)]
    for name in some(names):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes((checkout / name).read_bytes())
    address.write(ProjectAddress("Ken", "other"), tmp_path)
    assert "Hana" not in "".join((tmp_path / name).read_text("utf-8") for name in names)
    address.write(project_address(), tmp_path)
    assert {name: (tmp_path / name).read_text("utf-8") for name in names} == {
        name: (ROOT / name).read_text("utf-8") for name in names
    }


@pytest.mark.parametrize("page", address.PAGES)
def test_a_page_has_the_links_that_the_address_makes(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    assert address.PART.search(text), "the page has no place for its links"
    assert address.renewed(text, project_address()) == text, "write it anew with `make address`"


def test_without_an_address_a_long_description_has_no_link_that_leads_nowhere() -> None:
    text = "![A table](a.png)\n\nSee [the page](docs/a.md), [pip](https://pip.pypa.io).\n"
    assert long_description(text, None) == "\n\nSee the page, [pip](https://pip.pypa.io).\n"


def test_code_in_a_long_description_stays_as_it_is() -> None:
    code = "```python\nplays[0](game)\n```\n"
    assert long_description(code, ProjectAddress.of(URL)) == code


@pytest.mark.parametrize("url", [f"{URL}/", f"{URL}.git", f" {URL}\n"])
def test_an_address_is_read_as_a_code_host_gives_it(url: str) -> None:
    assert ProjectAddress.of(url).repository == URL


def test_the_site_of_a_repository_named_after_it_is_at_its_root() -> None:
    assert ProjectAddress("Hana", "hana.github.io").site == "https://hana.github.io/"


@pytest.mark.parametrize(
    "url", ["card-table", "http://github.com/a/b", "https://github.com/a", f"{URL}/issues"]
)
def test_what_is_no_address_is_refused_and_nothing_is_written(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert address.main([url]) == 2
    said = "the address of a repository is https://github.com/OWNER/REPO, not "
    assert capsys.readouterr().err.startswith(said)


@needs_posix
def test_make_hands_the_address_on() -> None:
    command = ["make", "--dry-run", "address", f"URL={URL}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8")
    assert f'-m tools.address "{URL}"' in done.stdout
