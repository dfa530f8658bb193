"""The catalogue in code says what the specification says, rule by rule."""

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from daifugo_widget.__main__ import main
from tests.checking import some

SPEC = Path(__file__).parents[2] / "shared" / "spec"

pytestmark = pytest.mark.skipif(not SPEC.is_dir(), reason="the specification is not at hand")


def specified() -> dict[str, dict[str, Any]]:
    files = sorted(SPEC.glob("rules-*.yaml"))
    entries = [entry for path in files for entry in yaml.safe_load(path.read_text("utf-8"))]
    return {entry["id"]: entry for entry in entries}


def listed(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    assert main(["rules", "--json"]) == 0
    rules: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    return rules


def facts(option: dict[str, Any]) -> dict[str, Any]:
    return {key: option.get(key) for key in ("type", "min", "max", "values", "default")}


def agreed(entry: dict[str, Any]) -> dict[str, Any]:
    return {
        "chapter": entry["chapter"],
        "names": entry["names"],
        "options": {name: facts(option) for name, option in (entry.get("options") or {}).items()},
        "needs": set(entry.get("needs") or ()),
        "excludes": set(entry.get("excludes") or ()),
        "clashes": entry.get("clashes") or {},
    }


def test_every_rule_in_code_agrees_with_the_specification(
    capsys: pytest.CaptureFixture[str],
) -> None:
    spec = specified()
    for rule in some(listed(capsys)):
        assert rule["id"] in spec
        assert agreed(rule) == agreed(spec[rule["id"]]), rule["id"]


def test_every_rule_says_what_it_does_in_three_languages(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for rule in some(listed(capsys)):
        assert all(rule["text"][lang] for lang in ("en", "ja", "ko")), rule["id"]


def test_every_further_name_in_the_specification_leads_to_its_rule(
    capsys: pytest.CaptureFixture[str],
) -> None:
    further = {id: set(entry["aka"]) for id, entry in specified().items() if "aka" in entry}
    assert further
    found = {rule["id"]: set(rule["aka"]) for rule in listed(capsys)}
    for id, names in further.items():
        assert names <= found[id], id
