"""The commands of `python -m daifugo_widget`."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copy

import pytest

from daifugo_widget import __main__ as cli
from daifugo_widget import __version__
from daifugo_widget.__main__ import COMMANDS, main
from daifugo_widget.games import rules_class
from daifugo_widget.games.daifugo.engine.presets import PRESETS
from daifugo_widget.games.daifugo.engine.rule_set import catalogue
from daifugo_widget.site.pages import build
from tests.chapters import FOLDER
from tests.systems import needs_posix

OWN = """
from daifugo_widget import Rule, rule

@rule("nine-cut", en="Nine cut", stage="flow")
class NineCut(Rule):
    \"\"\"A play with a 9 makes the trick flow.\"\"\"

    def after_play(self, game, seat, play):
        if game.count(play, 6):
            game.cut(self, seat)
"""
OF_OWN = "title Cut\nrules base, nine-cut\nhands 9c4c / 5c6c\na 9c\n= turn a\n"


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own_rules: None) -> Iterator[Path]:
    """A folder with a module that declares a rule, and a record that needs it."""
    (tmp_path / "mine.py").write_text(OWN, encoding="utf-8")
    (tmp_path / "deeper").mkdir()
    (tmp_path / "deeper" / "mine.py").write_text(OWN, encoding="utf-8")
    (tmp_path / "slip.py").write_text(OWN.replace('"flow"', '"later"'), encoding="utf-8")
    (tmp_path / "cut.dfg").write_text(OF_OWN, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    for name in ("mine", "deeper.mine"):
        sys.modules.pop(name, None)


@pytest.mark.parametrize("name", ["mine", "mine.py", "./mine.py", "deeper.mine", "deeper/mine.py"])
def test_a_record_with_a_rule_of_ones_own_is_checked_where_its_module_is_imported(
    own: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert main(["check", str(own / "cut.dfg")]) == 2
    assert "nine-cut" in capsys.readouterr().err
    assert main(["check", "--import", name, str(own / "cut.dfg")]) == 0
    assert capsys.readouterr().out == "ok Cut\n"


def test_the_catalogue_lists_a_rule_of_ones_own_where_its_module_is_imported(
    own: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "--import", "mine"]) == 0
    assert "nine-cut" in capsys.readouterr().out


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_bots_meet_by_a_rule_of_ones_own_where_its_module_is_imported(
    own: Path, capsys: pytest.CaptureFixture[str], jobs: str
) -> None:
    words = ["arena", *["random"] * 3, "--games", "3", "--rules", "base, nine-cut"]
    assert main([*words, "--jobs", jobs]) == 2
    assert "nine-cut" in capsys.readouterr().err
    assert main([*words, "--jobs", jobs, "--import", "mine"]) == 0
    assert "3 first games" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("none", "there is no module none here"),
        ("nowhere/mine.py", "there is no module nowhere/mine.py here"),
        ("../mine.py", "there is no module ../mine.py here"),
        ("slip", "slip cannot be imported: nine-cut: "),
    ],
)
def test_a_module_that_cannot_be_imported_is_refused_with_the_reason(
    own: Path, capsys: pytest.CaptureFixture[str], name: str, why: str
) -> None:
    with pytest.raises(SystemExit):
        main(["check", "--import", name, str(own / "cut.dfg")])
    assert why in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "line"),
    [("def half(cards):\n    return cards / 0\n\nhalf(5)", 4), ("half = (", 1), ("int('x')", 1)],
)
def test_of_a_module_that_fails_its_own_lines_are_told_and_no_others(
    own: Path, capsys: pytest.CaptureFixture[str], text: str, line: int
) -> None:
    failing = own / "failing.py"
    failing.write_text(text, encoding="utf-8")
    with pytest.raises(SystemExit):
        main(["check", "--import", "failing"])
    told = capsys.readouterr().err
    assert "failing cannot be imported" in told
    assert f'File "{failing}", line {line}' in told
    assert told.count('File "') == told.count(str(failing))


def test_rules_lists_every_rule_with_names_and_options(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules"]) == 0
    out = capsys.readouterr().out
    for id, entry in catalogue().items():
        assert f"  {id}: {' / '.join(entry.names)}" in out
        assert all(f"      {name}=" in out for name in entry.options)
    assert "      also called straight, ストレート, 雪崩\n" in out
    assert out.endswith(f"presets: {', '.join(PRESETS)}\n")


@pytest.mark.parametrize("game", ["nap", "napoleon"])
def test_rules_lists_those_of_another_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    every = rules_class(game).all_rules()
    assert main(["rules", game]) == 0
    listed = re.findall(r"^  ([a-z-]+):", capsys.readouterr().out, re.MULTILINE)
    assert listed == list(every)
    assert main(["rules", game, "--json"]) == 0
    assert [rule["id"] for rule in json.loads(capsys.readouterr().out)] == list(every)


def test_rules_as_data_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--json"]) == 0
    rules = {rule["id"]: rule for rule in json.loads(capsys.readouterr().out)}
    assert list(rules) == list(catalogue())
    assert rules["stairs"]["options"]["minimum"]["values"] == [2, 3, 4]
    assert "雪崩" in rules["stairs"]["aka"]
    assert rules["stairs-revolution"]["needs"] == ["revolution", "stairs"]
    assert set(rules["groups"]["comments"][0]) == {"ja", "ko"}
    assert rules["down-number"]["wants"] == {"then=suit-bind": ["suit-bind"]}
    anyone = rules["kings-privilege"]["worded"]["partner=anyone"]
    assert anyone["en"].endswith("with that of any other player.")


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"daifugo_widget {__version__}\n"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([name, "--help"])
    assert ended.value.code == 0
    assert COMMANDS[name].help in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("arena steady steady --games 0", "--games: 0 is too few: write 1 or more"),
        ("arena steady steady --games many", "--games: 'many' is not a whole number"),
        ("arena steady steady --jobs -1", "--jobs: -1 is too few: write 1 or more"),
        ("arena steady steady --seed x", "--seed: 'x' is not a whole number"),
    ],
)
def test_a_number_that_cannot_be_is_refused_in_words(
    words: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words.split())
    assert ended.value.code == 2
    assert capsys.readouterr().err.endswith(f"error: argument {said}\n")


def test_pages_do_not_take_the_place_of_another_site(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    index = tmp_path / "index.html"
    index.write_text("<!doctype html><title>Our club</title>", encoding="utf-8")
    assert main(["site", str(tmp_path)]) == 2
    assert f"{index}: this page is not of the course" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == [index]
    assert "Our club" in index.read_text(encoding="utf-8")


def test_pages_are_built_anew_in_the_folder_that_has_them(tmp_path: Path) -> None:
    course, pages = tmp_path / "course", tmp_path / "pages"
    course.mkdir()
    copy(FOLDER / "00-contents.ipynb", course)
    (page,) = build(pages, course)
    page.unlink()
    assert build(pages, course) == [page]
    assert page.exists()


@pytest.mark.parametrize("below", ["", "pages"])
def test_pages_that_cannot_be_written_are_told_of_in_a_line(
    below: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.touch()
    assert main(["site", str(file / below)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("python -m daifugo_widget site: error: ")
    assert str(file) in line
    assert line.endswith(": Not a directory")


def test_an_unknown_option_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["rules", "--yaml"])
    assert ended.value.code == 2
    assert "unrecognized arguments: --yaml" in capsys.readouterr().err


def test_a_command_loads_nothing_that_it_does_not_need() -> None:
    code = (
        "import sys, daifugo_widget.__main__ as m; m.main(['check', 'no.dfg']);"
        "print(*{'anywidget', 'ipywidgets', 'daifugo_widget.players'} & set(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True
    )
    assert done.stdout.strip() == ""


@pytest.mark.parametrize(("words", "said"), [("rules --json", "大富豪"), ("houses", "♠")])
def test_what_is_written_to_a_file_is_utf8_also_where_the_system_has_no_japanese(
    words: str, said: str
) -> None:
    command = [sys.executable, "-m", "daifugo_widget", *words.split()]
    windows = {**os.environ, "PYTHONIOENCODING": "cp1252"}
    done = subprocess.run(command, capture_output=True, env=windows, check=True)
    assert said in done.stdout.decode()


@needs_posix
def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    root = Path(cli.__file__).parents[1]
    command = f"{sys.executable} -m daifugo_widget rules --json | head -c 10"
    done = subprocess.run(
        command, shell=True, capture_output=True, encoding="utf-8", check=False, cwd=root
    )
    assert done.stderr == ""


def test_simulate_says_how_each_seat_did_and_keeps_every_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "games.csv"
    asked = ["--bots", "random", "steady", "random", "--games", "200", "--seed", "3", "--csv"]
    assert main(["simulate", "base, eight-cut", *asked, str(kept)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("200 games by the rules base, eight-cut\n")
    assert re.search(r"seat b, steady: place 1\.\d\d \(1\.\d\d to 1\.\d\d\), points", said)
    assert re.search(r"Eight cut: \d\.\d\d \(", said)
    lines = kept.read_text("utf-8").splitlines()
    assert lines[0] == "match,game,seat,bot,before,place,after,points,tricks,moves"
    assert len(lines) == 1 + 3 * 200


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("base --bots foo random", "there is no player 'foo'"),
        ("no-such-rule", "there is no rule or preset 'no-such-rule'"),
        ("two-player --bots random random random", "2"),
        ("base --games 2 --csv no/such/folder.csv", "No such file or directory"),
    ],
)
def test_simulate_says_what_is_wrong_before_it_plays(
    words: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *words.split()]) == 2
    out, err = capsys.readouterr()
    assert said in err
    assert out == ""


def test_the_program_goes_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    for called, name in (("/usr/bin/daifugo", "daifugo"), ("__main__.py", cli.__package__)):
        monkeypatch.setattr(sys, "argv", [called])
        assert cli.program_name().endswith(str(name))
