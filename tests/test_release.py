"""A release is all of one version, and its notes are what the change log says."""

import re
from pathlib import Path

import pytest
import yaml

from daifugo_widget import __version__
from tools import release

FLOWS = Path(__file__).parents[1] / ".github" / "workflows"
TAG = f"v{__version__}"
CHANGES = f"## [Unreleased]\n\n- Not yet.\n\n## [{__version__}] - 2026-11-27\n\n- A table.\n"
CITATION: dict[str, object] = {"version": __version__, "date-released": "2026-11-27"}


def test_the_version_that_is_here_can_be_released(capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(TAG) == 0
    out, err = capsys.readouterr()
    assert out.startswith("### Added\n")
    assert "[Unreleased]" not in out
    assert err == ""


@pytest.mark.parametrize(
    ("tag", "changes", "citation", "said"),
    [
        ("v9.9.9", CHANGES, CITATION, "the tag is v9.9.9"),
        (TAG, CHANGES, {**CITATION, "version": "0.0.1"}, "CITATION.cff has version 0.0.1"),
        (TAG, CHANGES, {**CITATION, "date-released": "2026-11-28"}, "CITATION.cff says 2026-11-28"),
        (TAG, "## [Unreleased]\n", CITATION, "CHANGELOG.md has no section"),
    ],
)
def test_what_names_another_version_stops_a_release(
    tag: str, changes: str, citation: dict[str, object], said: str
) -> None:
    (wrong,) = release.disagreements(tag, changes, citation)
    assert wrong.startswith(said)


def test_the_notes_are_those_of_one_version() -> None:
    assert release.section(__version__, CHANGES) == ("2026-11-27", "- A table.")


def test_a_release_publishes_what_the_wheels_are_kept_as() -> None:
    release_jobs, wheel_jobs = (
        yaml.safe_load((FLOWS / name).read_text(encoding="utf-8"))["jobs"]
        for name in ("release.yml", "wheels.yml")
    )
    kept = [
        step["with"]["name"]
        for job in wheel_jobs.values()
        for step in job["steps"]
        if "upload-artifact" in step.get("uses", "")
    ]
    taken = release_jobs["publish"]["steps"][0]["with"]["pattern"]
    assert len(kept) == 2
    assert all(re.match(taken.replace("*", ".*"), name) for name in kept)
    assert release_jobs["publish"]["permissions"] == {"id-token": "write"}
