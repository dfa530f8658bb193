"""A soak is done in pieces, and goes on where it stopped."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import soak
from tests.soak import Piece


def test_what_has_passed_is_not_done_again(tmp_path: Path) -> None:
    played: list[str] = []

    def piece(name: str, *wrong: str) -> Piece:
        def run() -> list[str]:
            played.append(name)
            return list(wrong)

        return Piece(name, run)

    work, done = [piece("one"), piece("two", "broken"), piece("three")], tmp_path / "done.txt"
    assert soak.soak(work, done, minutes=0) == []
    assert played == []
    assert soak.soak(work, done, minutes=1) == ["two: broken"]
    assert soak.soak(work, done, minutes=1) == ["two: broken"]
    assert played == ["one", "two", "three", "two"]


def test_for_other_code_all_is_done_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = tmp_path / "done.txt"
    soak.remember(done, {"one"})
    assert soak.passed(done) == {"one"}
    monkeypatch.setattr(soak, "code", lambda: "another")
    assert soak.passed(done) == set()


def test_no_two_pieces_have_the_same_name() -> None:
    names = [piece.name for piece in soak.pieces()]
    assert len(names) > 100
    assert len(set(names)) == len(names)


def test_it_attacks_and_kills_as_well_and_returns_what_broke(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(soak, "SECONDS_OF_ATTACKS", 1)
    monkeypatch.setattr(soak, "KILLS", 1)
    by_name = {piece.name: piece for piece in soak.pieces()}
    assert [by_name[name].run() for name in ("attacks 3", "kills 3")] == [[], []]

    def lost(*_: object) -> int:
        raise AssertionError("the game is lost")

    monkeypatch.setattr(soak, "kill_while_saving", lost)
    monkeypatch.setattr(soak, "attack_failures", lambda *_: iter(["", "broken"]))
    assert by_name["attacks 3"].run() == ["broken"]
    assert by_name["kills 3"].run() == ["AssertionError: the game is lost"]
