"""The commands of `python -m daifugo_widget`."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO, TextIOWrapper
from pathlib import Path
from shutil import copy

import pytest

from daifugo_widget import Rule, __version__, rule
from daifugo_widget import __main__ as cli
from daifugo_widget.__main__ import COMMANDS, main
from daifugo_widget.games import GAMES, rules_class
from daifugo_widget.games.daifugo.engine.presets import PRESETS
from daifugo_widget.games.daifugo.engine.rule_set import catalogue
from daifugo_widget.site.pages import build
from tests.chapters import FOLDER
from tests.systems import needs_posix

GOOD = "title Good\nhands 3c4c / 5c6c\na 3c\n= turn b\n"
WRONG = "title Wrong\nhands 3c4c / 5c6c\na 3c\n= turn a, top 3c\n"
REFUSED = "title Refused\nhands 3c4c / 5c6c\na 4c  b 3d\n"
BROKEN = "title Broken\nhands 3c4c / 5z\na 3c\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in {
        "good": GOOD,
        "wrong": f"{GOOD}---\n{WRONG}",
        "refused": REFUSED,
        "broken": f"{GOOD}---\n{BROKEN}",
    }.items():
        (tmp_path / f"{name}.dfg").write_text(text, encoding="utf-8")
    return tmp_path


def check(folder: Path, *names: str) -> int:
    return main(["check", *(str(folder / f"{name}.dfg") for name in names)])


def test_check_says_ok_for_each_record_that_holds(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(folder, "good") == 0
    assert capsys.readouterr().out == "ok Good\n"


def test_check_reads_the_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for text, status in ((f"{GOOD}---\n{WRONG}", 1), (BROKEN, 2), ("\udcff", 2)):
        data = BytesIO(text.encode(errors="surrogateescape"))
        monkeypatch.setattr(sys, "stdin", TextIOWrapper(data, encoding="ascii"))
        assert main(["check", "-"]) == status
    out, err = capsys.readouterr()
    assert out.splitlines()[0] == "ok Good"
    assert out.splitlines()[1].startswith("FAIL Wrong: line")
    assert [line.split(":")[0] for line in err.splitlines()] == ["standard input"] * 2


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_check_reads_a_pipe_that_a_shell_has_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    os.mkfifo(pipe := tmp_path / "63")
    with ThreadPoolExecutor() as pool:
        pool.submit(pipe.write_text, GOOD)
        assert main(["check", str(pipe)]) == 0
    assert capsys.readouterr().out == "ok Good\n"


def test_check_does_not_read_addresses(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "https://example.org/g.dfg"]) == 2
    refused = "'https://example.org/g.dfg' is an address, which is not read: download the file"
    assert refused in capsys.readouterr().err


def test_without_a_file_check_plays_out_the_worked_examples_of_all_games(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["check"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert {"ok Eight cut", "ok Forced Napoleon", "ok Yoromeki"} <= set(lines)
    games = [rules_class(game).all_rules().values() for game in GAMES]
    assert len(lines) == sum(bool(rule.example) for rules in games for rule in rules)


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


@pytest.mark.usefixtures("own_rules")
def test_check_fails_where_an_example_does_not_hold(capsys: pytest.CaptureFixture[str]) -> None:
    facts = {"__doc__": "Nothing.", "example": "hands 3c4c / 5c\na 3c\n= turn a"}
    rule("own", en="Mine")(type("Mine", (Rule,), facts))
    assert main(["check"]) == 1
    assert "FAIL Mine: line 5: expected turn a, found turn b" in capsys.readouterr().out


def test_check_says_in_a_line_where_a_record_fails_first_and_why(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(folder, "wrong") == 1
    out = "ok Good\nFAIL Wrong: line 9: expected turn a, found turn b\n"
    assert capsys.readouterr().out == out


def test_of_several_files_check_names_that_in_which_a_record_fails(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(folder, "good", "wrong") == 1
    *_, last = capsys.readouterr().out.splitlines()
    assert last == f"FAIL Wrong: line 9: expected turn a, found turn b  ({folder / 'wrong.dfg'})"


def test_of_a_folder_check_reads_its_records(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "notes.txt").write_text("no record", encoding="utf-8")
    (folder / "empty").mkdir()
    (folder / "last").mkdir()
    (folder / "last" / "LATE.DFG").write_bytes((folder / "good.dfg").read_bytes())
    assert main(["check", str(folder), str(folder / "empty")]) == 2
    captured = capsys.readouterr()
    assert captured.out.count("ok Good") == 3
    assert captured.out.splitlines()[-1].endswith(f"({folder / 'wrong.dfg'})")
    broken, empty = captured.err.splitlines()
    assert broken.startswith(f"{folder / 'broken.dfg'}:7:14")
    assert empty == f"{folder / 'empty'}: no records here: their files end with .dfg"


def test_a_move_that_the_rules_refuse_fails(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(folder, "refused") == 1
    out = capsys.readouterr().out
    assert out.startswith("FAIL Refused: line 3: b 3d is refused: ")
    assert "[not-held]" in out


def test_what_cannot_be_read_goes_to_standard_error_and_the_others_are_still_checked(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(folder, "broken", "wrong", "missing", "good") == 2
    captured = capsys.readouterr()
    assert captured.out.splitlines()[0] == "ok Good"
    assert captured.out.splitlines()[-1] == "ok Good"
    broken, missing = captured.err.splitlines()
    assert broken.startswith(f"{folder / 'broken.dfg'}:7:14: hands: '5z' is not a card")
    assert missing == f"{folder / 'missing.dfg'}: No such file or directory"


def test_a_file_that_is_no_utf8_is_named_with_the_place(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "latin.dfg").write_bytes(b"hands 3c / 4c\n# caf\xe9\n")
    assert check(folder, "latin") == 2
    assert f"{folder / 'latin.dfg'}:2:6: this is not UTF-8" in capsys.readouterr().err


def test_a_record_without_a_title_is_named_by_its_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "lesson.dfg").write_text("hands 3c / 4c5c\n", encoding="utf-8")
    assert check(tmp_path, "lesson") == 0
    assert capsys.readouterr().out == "ok lesson 1\n"


def test_words_of_a_file_give_a_terminal_no_orders(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = "title \x1b[2Jgone\x9b1m\nhands 3c / 4c5c\na 3c\n"
    wrong = "title \x1b[31mred\nhands 3c / 4c5c\n= turn b\n"
    names = 'names a="\x1b]0;mine\x07\nhands 3c / 4c5c\n'
    texts = {"all": f"{good}---\n{wrong}", "names": names, "key": "\x1bkey 3\nhands 3c / 4c\n"}
    for name, text in texts.items():
        (tmp_path / f"{name}.dfg").write_text(text, encoding="utf-8")
        check(tmp_path, name)
    found = capsys.readouterr()
    assert found.out.startswith("ok [2Jgone1m\nFAIL [31mred: line")
    assert not set("\x1b\x07\x9b") & {*found.out, *found.err}


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


def test_check_names_the_rule_by_which_a_move_of_an_old_game_is_refused_now(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "g.dfg"
    text = "rules  base, religious-revolution\nhands  KcKdKhKs4c / 7d6d / Ad2h\na KcKdKhKs\nb -\n"
    path.write_text(text, encoding="utf-8")
    assert main(["check", str(path)]) == 1
    assert "(religious-revolution decides here)" in capsys.readouterr().out
    assert path.read_text(encoding="utf-8") == text


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
