"""The benchmark prints what it can measure, and says how to get the rest."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import pytest

from daifugo_widget import bench
from daifugo_widget.bench import BASE, STANDARD, UNO, Rate, play_ours, ratio_lines, size_lines


def test_the_same_seed_plays_the_same_games() -> None:
    assert play_ours("standard", 4, False, 3, 1) == play_ours("standard", 4, True, 3, 1)


def test_ratios_are_the_median_of_the_rounds() -> None:
    rates = {
        STANDARD.name: [Rate(1, 50), Rate(1, 60), Rate(1, 10)],
        UNO.name: [Rate(1, 100), Rate(1, 100), Rate(1, 100)],
        BASE.name: [Rate(1, 100), Rate(1, 100), Rate(1, 10)],
    }
    assert [line.split()[-4] for line in list(ratio_lines(rates))[1:]] == ["0.50", "0.60"]


def test_an_engine_that_is_missing_is_named_with_the_way_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "find_spec", lambda name: None)
    monkeypatch.setattr(bench, "IMPORTS", 1)
    assert bench.run(Namespace(rounds=1, seconds=0.01)) == 0
    printed = capsys.readouterr().out
    assert printed.count('pip install "daifugo-widget[bench]"') == 3
    assert "standard / base" in printed
    assert "RLCard UNO\n" not in printed


def test_the_size_of_the_bundle_is_that_of_its_files(tmp_path: Path) -> None:
    (tmp_path / "widget.js").write_text("x" * 3000)
    (tmp_path / "widget.css").write_text("y" * 1000)
    assert "4.0 kB" in "".join(size_lines(tmp_path))
    assert "not built" in "".join(size_lines(tmp_path / "none"))
