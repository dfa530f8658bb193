"""A replay as people use it from Python: steps, notes, what might have been, and bad records."""

import json
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zlib import decompress

import pytest

from daifugo_widget import Replay, Table
from daifugo_widget.core.game.moves import PASS
from daifugo_widget.core.words.text import LANGS, Lang, SpokenError
from daifugo_widget.replay import export
from tests.replay.golden import RECORD
from tests.replay.pictures import pictures
from tests.table.playing import cards_shown, made


@pytest.fixture
def replay() -> Replay:
    return Replay(RECORD)


def test_above_a_film_stands_the_title_of_its_record_or_else_the_name_of_the_game() -> None:
    untitled = "rules base\nhands 3c4c / 3d5c\n"
    assert Replay(f"title Two threes\n{untitled}").state["title"] == "Two threes"
    assert Replay(untitled, lang="ja").state["title"] == "大富豪"


# --- stepping ------------------------------------------------------------------------------------


def test_the_step_is_a_number_that_a_cell_sets(replay: Replay) -> None:
    replay.step = 2
    assert replay.game.top.seat == 1
    replay.step = 10**6
    assert replay.step == len(replay) - 1
    assert replay.game.over


def test_the_game_of_the_step_is_observed(replay: Replay) -> None:
    seen = []
    replay.observe(lambda change: seen.append(change["new"]), "game")
    replay.step = 1
    assert seen[-1].top.seat == 0


def test_its_text_and_its_picture_are_those_of_the_step(replay: Replay) -> None:
    replay.step = 1
    assert "a plays 3♦." in str(replay)
    assert "a plays 3♦." in replay.to_svg()
    assert replay.to_svg(2) != replay.to_svg(1)


def test_replays_that_begin_at_other_steps_have_still_pictures_of_other_names() -> None:
    """A living replay hides the pictures of its name, and of no other replay of the record."""
    assert len({Replay(RECORD, step=step).picture for step in (0, 1, 2)}) == 3


def test_a_replay_of_a_table_speaks_to_the_one_who_played_there() -> None:
    table = Table(record="rules base\nhands 3c4c / 5c6c\n", pace="once")
    table.play("3c")
    said = pictures(table.replay())[1]["say"]
    assert said == [("p", 0), " play ", ("c", "3c"), "."]


def test_a_seat_sees_no_other_cards_in_its_pictures() -> None:
    assert "9♣" in Replay(RECORD).to_svg(0)
    assert "9♣" not in Replay(RECORD, seat="a").to_svg(0)


@pytest.mark.parametrize(("seat", "told"), [("b", True), ("c", False)])
def test_a_card_that_changes_hands_is_told_only_to_a_seat_that_has_seen_it(
    seat: str, told: bool
) -> None:
    given = "rules base, seven-pass\nhands 7c3d4d / 9c9d / 5s6s\na 7c > 3d\n"
    replay = Replay(given, seat=seat)
    replay.step = len(replay) - 1
    assert ("3♦" in str(replay)) is told
    assert ("3♦" in replay.to_svg()) is told
    assert ("3d" in cards_shown(replay.still_state()["prompt"])) is told


def test_its_picture_has_the_seat_that_watches_in_front(replay: Replay) -> None:
    seated = Replay(replay.record, seat="c").still_state()["seats"]
    assert [seat["seat"] for seat in seated] == [*range(2, len(seated)), 0, 1]


def test_players_without_a_name_are_called_by_their_letters(replay: Replay) -> None:
    assert [seat["name"] for seat in replay.film["first"]["seats"]] == ["a", "Mina", "c"]


def test_a_name_in_a_record_is_no_longer_than_at_a_table() -> None:
    replay = Replay(f'names b="{"Mina" * 500}"\nhands 3c / 4c / 5c\n')
    assert [seat["name"] for seat in replay.still_state()["seats"]] == ["a", "Mina" * 10, "c"]


def test_the_language_changes_all_its_words(replay: Replay) -> None:
    replay.receive({"do": "set", "key": "lang", "value": "ja", "version": 0})
    assert "さん" in str(replay.film["first"]["say"])
    assert replay.words["tab.moves"] == "手順"


def test_a_table_shows_its_game_as_a_replay() -> None:
    table = Table(seed=4, pace="once", names={"b": "Mina"})
    while not table.game.over:
        made(table, table.session.game.moves()[-1])
    replay = table.replay()
    assert replay.history.now.game == table.session.game
    assert "Mina" in [seat["name"] for seat in replay.film["first"]["seats"]]


def test_a_running_table_shows_no_more_than_its_person_has_seen() -> None:
    table = Table(seed=4, pace="once")
    hands = [seat["hand"] for seat in table.replay().film["first"]["seats"]]
    assert "?" not in hands[0]
    assert {card for hand in hands[1:] for card in hand} == {"?"}
    assert "?" not in table.replay().to_svg(0)


# --- notes ---------------------------------------------------------------------------------------


def test_a_note_is_written_on_a_picture_and_into_the_record(replay: Replay) -> None:
    replay.note("Why not the 8?", 2)
    assert replay.film["notes"]["2"] == "Why not the 8?"
    again = Replay(replay.record)
    assert again.film["notes"] == replay.film["notes"]


def test_a_note_of_several_lines_comes_back(replay: Replay) -> None:
    replay.step = 3
    replay.note("One.\nTwo.")
    assert "One.\nTwo." in Replay(replay.record).film["notes"].values()


def test_an_empty_note_goes(replay: Replay) -> None:
    replay.note("", 1)
    assert "1" not in replay.film["notes"]


@pytest.mark.parametrize(
    ("step", "why"),
    [
        (-1, "no picture -1: its pictures go from 0 to"),
        (99, "no picture 99: its pictures go from 0 to"),
        ("2", "step is a whole number, not '2'"),
        (1.0, r"step is a whole number, not 1\.0"),
    ],
)
def test_a_note_on_no_picture_is_refused(replay: Replay, step: Any, why: str) -> None:
    with pytest.raises(SpokenError, match=why):
        replay.note("hello", step)


def test_a_first_picture_that_is_no_number_is_refused() -> None:
    with pytest.raises(SpokenError, match="step is a whole number, not 'end'"):
        Replay(RECORD, step="end")  # type: ignore[arg-type]


def test_a_note_that_is_no_text_is_refused(replay: Replay) -> None:
    with pytest.raises(SpokenError, match="a text, not 3"):
        replay.note(3, step=1)  # type: ignore[arg-type]


def test_a_note_that_is_too_long_is_refused(replay: Replay) -> None:
    with pytest.raises(ValueError, match="2000 characters"):
        replay.note("x" * 2001)


def test_the_record_is_saved(replay: Replay, tmp_path: Path) -> None:
    replay.note("Saved.", 2)
    replay.save(tmp_path / "mine.dfg")
    assert Replay(tmp_path / "mine.dfg").film["notes"]["2"] == "Saved."


def full_disk(file: Path, target: Path) -> Path:
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize("write", [Replay.save, Replay.to_html])
def test_what_cannot_be_written_leaves_the_file_as_it_was(
    replay: Replay,
    tmp_path: Path,
    write: Callable[[Replay, Path], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = tmp_path / "kept"
    write(replay, path)
    kept = path.read_bytes()
    replay.note("changed")
    monkeypatch.setattr(Path, "replace", full_disk)
    with pytest.raises(OSError, match="No space left on device"):
        write(replay, path)
    assert path.read_bytes() == kept
    assert list(tmp_path.iterdir()) == [path]


def test_the_record_that_is_copied_from_the_menu_is_whole(replay: Replay) -> None:
    replies: list[dict[str, Any]] = []
    replay.send = replies.append
    replay.note("Copied.", 2)
    replay.receive({"id": 1, "ask": "record"})
    assert replies == [{"id": 1, "reply": str(replay.record)}]
    assert "Copied." in replies[0]["reply"]


# --- what if -------------------------------------------------------------------------------------


def test_one_plays_on_from_a_picture_and_returns(replay: Replay) -> None:
    replay.what_if("all", step=1)
    assert not replay.watching
    assert replay.state["prompt"]["kind"] == "play"
    replay.session.act(PASS, 1)
    replay.back()
    (branch,) = replay.history.branches
    assert (branch.at, [step.move for step in branch.steps]) == (1, [PASS])


def test_bots_play_on_at_the_other_seats(replay: Replay) -> None:
    replay.what_if("c", step=1)
    replay.session.settle()
    assert replay.session.game.actor == 2
    assert replay.session.people.name(2, "en") == "You"
    assert replay.session.people.name(1, "en") == "Mina"


def test_what_was_tried_is_kept_in_the_record(replay: Replay) -> None:
    replay.what_if("all", step=1)
    replay.session.act(PASS, 1)
    replay.back()
    assert "try\nb -\nback\n" in str(replay.record)
    assert Replay(replay.record).history.branches == replay.history.branches


def test_going_on_with_a_branch_keeps_it_once(replay: Replay) -> None:
    replay.what_if("all", step=1)
    replay.session.act(PASS, 1)
    replay.back()
    replay.resume(0)
    replay.session.act(PASS, 2)
    replay.back()
    (branch,) = replay.history.branches
    assert len(branch.steps) == 2


def test_a_branch_keeps_its_note_when_it_is_gone_on_with(replay: Replay) -> None:
    tried = Replay(
        str(replay.record).replace("b 9c", "try  # What if b waits?\nb -\nback\nb 9c", 1)
    )
    assert tried.state["branches"] == [(1, "What if b waits?")]
    tried.resume(0)
    tried.session.act(PASS, 2)
    tried.back()
    assert tried.state["branches"] == [(1, "What if b waits?")]


def test_a_branch_without_a_note_says_what_it_is(replay: Replay) -> None:
    replay.what_if("all", step=1)
    replay.session.act(PASS, 1)
    replay.back()
    assert replay.state["branches"] == [(1, "What if: played on from here")]


def test_a_look_without_a_move_leaves_nothing(replay: Replay) -> None:
    replay.what_if("all", step=1)
    replay.back()
    assert replay.history.branches == ()


def test_the_film_cannot_be_played_in(replay: Replay) -> None:
    replay.receive({"do": "play", "cards": "3d", "version": replay.screen.version})
    assert replay.watching
    assert replay.state["notice"]


# --- what a page may send -------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_a_page_says_the_same_in_each_language_whichever_it_opens_in(lang: Lang) -> None:
    page = told(export.html(Replay(RECORD, lang=lang, seat="b"), langs=LANGS))
    assert page["state"]["settings"]["lang"] == lang
    assert page["others"].keys() == {*LANGS} - {lang}
    for other in page["others"]:
        packed = json.loads(decompress(b64decode(page["others"][other])))
        there = told(export.html(Replay(RECORD, lang=other, seat="b")))
        assert packed == {key: there[key] for key in ("state", "words", "film", "cards")}


def test_the_look_of_a_page_follows_the_device_as_there_is_no_notebook() -> None:
    replay = Replay(RECORD)
    assert replay.words["theme.auto"] == "as the notebook"
    assert told(export.html(replay))["words"]["theme.auto"] == "as this device"


def test_a_page_with_three_languages_is_not_twice_as_large() -> None:
    replay = Replay(RECORD)
    assert len(export.html(replay, langs=LANGS)) < 1.5 * len(export.html(replay))


def test_a_notice_is_in_the_language_in_which_it_was_given() -> None:
    cut = Replay("rules base\nhands 3c4d / 6s7s\nturn a\na 3c\nb 3s\n")
    page = told(export.html(cut, langs=LANGS))
    assert page["state"]["notice"]
    assert not json.loads(decompress(b64decode(page["others"]["ja"])))["state"]["notice"]


def told(page: str) -> dict[str, Any]:
    """Return what a page is made of."""
    _, _, text = page.partition('id="film">')
    return dict(json.loads(text.partition("</script>")[0]))


def test_nothing_in_a_name_or_note_becomes_markup(tmp_path: Path) -> None:
    evil = "</script><script>alert(1)</script><img src=x onerror=alert(1)>"
    record = f'names a="{evil[:30]}"\nrules base\nhands 3c9d / 4c5d\na 3c  # {evil}\n'
    replay = Replay(record.replace("hands 3c9d / 4c5d", "hands 3c9d / 4c5d / 6c7d"))
    replay.to_html(tmp_path / "page.html")
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert "<img src=x" not in page
    assert page.count("</script>") == 2


@pytest.mark.parametrize(
    "message",
    [
        {"do": "what-if", "step": "1", "seats": "a"},
        {"do": "what-if", "step": 1, "seats": "z"},
        {"do": "what-if", "step": 1, "seats": "i"},
        {"do": "resume", "branch": 7},
        {"do": "resume", "branch": "0"},
        {"do": "note", "step": 2},
        {"do": "note", "step": 99, "text": "x"},
        {"do": "note", "step": 1, "text": "half of a sign: \ud83d"},
        {"do": "next"},
        "nonsense",
    ],
)
def test_a_forged_message_changes_nothing(replay: Replay, message: object) -> None:
    before = replay.history
    if isinstance(message, dict):
        message = {"version": replay.screen.version, **message}
    replay.receive(message)
    assert replay.history == before
    assert replay.watching
    assert replay.state["notice"]
    assert "inside the table" not in replay.state["notice"]


def test_of_two_presses_to_play_on_the_first_counts(replay: Replay) -> None:
    press = {"do": "what-if", "step": 1, "seats": "a", "version": replay.screen.version}
    replay.receive(press)
    played = replay.session
    replay.receive({**press, "step": 2})
    assert replay.session is played


def test_who_goes_back_or_plays_on_while_something_else_arrives_does_so(replay: Replay) -> None:
    seen = replay.screen.version
    replay.receive({"do": "note", "step": 1, "text": "Look!", "version": seen})
    replay.receive({"do": "what-if", "step": 1, "seats": "all", "version": seen})
    assert not replay.watching
    replay.receive({"do": "back", "version": seen})
    assert replay.watching
