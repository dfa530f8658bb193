"""The benchmark prints what it can measure, and says how to get the rest."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import bench, bench_phones
from tools.bench import BASE, STANDARD, UNO, Rate, main, play_ours, ratio_lines, size_lines


def test_the_same_seed_plays_the_same_games() -> None:
    assert play_ours("standard", 4, False, 3, 1) == play_ours("standard", 4, True, 3, 1)


def test_ratios_are_the_median_of_the_rounds() -> None:
    rates = {
        STANDARD.name: [Rate(1, 50), Rate(1, 60), Rate(1, 10)],
        UNO.name: [Rate(1, 100), Rate(1, 100), Rate(1, 100)],
        BASE.name: [Rate(1, 100), Rate(1, 100), Rate(1, 10)],
    }
    assert [line.split()[-4] for line in list(ratio_lines(rates))[1:]] == ["1.00", "0.50", "0.60"]


@pytest.mark.slow
def test_an_engine_that_is_missing_is_named_with_the_way_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "find_spec", lambda name: None)
    monkeypatch.setattr(bench, "IMPORTS", 1)
    monkeypatch.setattr(bench_phones, "SECONDS", 1.0)
    main(["--rounds", "1", "--seconds", "0.01"])
    printed = capsys.readouterr().out
    assert printed.count("pip install -r tools/bench-requirements.txt") == 3
    assert "standard / base" in printed
    assert "RLCard UNO\n" not in printed
    assert "the same while one guest floods" in printed


def test_the_size_of_the_bundle_is_that_of_its_files(tmp_path: Path) -> None:
    (tmp_path / "widget.js").write_text("x" * 3000, encoding="utf-8")
    (tmp_path / "widget.css").write_text("y" * 1000, encoding="utf-8")
    assert "4.0 kB" in "".join(size_lines(tmp_path))
    assert "not built" in "".join(size_lines(tmp_path / "none"))


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        ("--rounds 0", "--rounds: 0 is too few: write 1 or more"),
        ("--seconds 0", "--seconds: 0 seconds is impossible: write a number above 0"),
        ("--seconds nan", "--seconds: nan seconds is impossible: write a number above 0"),
        ("--seconds x", "--seconds: 'x' is not a number"),
    ],
)
def test_a_number_that_cannot_be_is_refused_in_words(
    words: str, refusal: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words.split())
    assert ended.value.code == 2
    assert capsys.readouterr().err.endswith(f"error: argument {refusal}\n")
