"""A played match can be written at any moment, and is read back as the same match."""

from dataclasses import replace
from random import Random

import pytest

from daifugo_widget.core.game.history import Branch, History
from daifugo_widget.core.game.moves import Answer
from daifugo_widget.core.records import Record, read
from daifugo_widget.games.daifugo.engine.match import Match
from tests.checking import some
from tests.games.daifugo.engine.random_history import random_history
from tests.tiers import first

CASES = [(players, players) for players in range(2, 10)]
FEW = 3


def moments(players: int, seed: int) -> list[History]:
    """Play a match and return some of its moments: the ends of games, choices owed, others."""
    rng = Random(f"{players}/{seed}/round trip")
    histories = list(random_history(rng, players))
    owed = [history for history in histories if history.now.game.ask]
    some = rng.sample(histories, min(FEW, len(histories)))
    return [*some, *rng.sample(owed, min(FEW, len(owed))), histories[-1]]


@pytest.mark.parametrize(("players", "seed"), first(CASES, 3))
def test_a_match_is_read_back_as_it_was_played(players: int, seed: int) -> None:
    for history in some(moments(players, seed)):
        text = str(Record.of(history))
        again = Record.parse(text).history()
        assert again == history
        assert str(Record.of(again)) == text


@pytest.mark.parametrize(("players", "seed"), CASES)
def test_a_match_replays_without_its_seed(players: int, seed: int) -> None:
    history = moments(players, seed)[-1]
    lines = str(Record.of(history)).splitlines()
    text = "\n".join(line for line in lines if not line.startswith("seed "))
    again = Record.parse(f"seed 0\n{text}").history()
    assert [step.match.game for step in again.steps] == [step.match.game for step in history.steps]


def test_a_note_on_every_step_comes_back_with_it() -> None:
    *_, history = random_history(Random("notes"), 4)
    steps = tuple(replace(step, note=f"Step {at}.\nMore.") for at, step in enumerate(history.steps))
    noted = replace(history, steps=steps, note="The start.\n\nOf it all.")
    assert Record.parse(str(Record.of(noted))).history() == noted


@pytest.mark.parametrize("sign", ["\u2028", "\u2029", "\u2060", "\u3000", "\t"])
def test_a_sign_that_parts_no_lines_stays_in_titles_and_notes(sign: str) -> None:
    *_, history = random_history(Random("notes"), 4)
    steps = tuple(replace(step, note=f"One{sign}two.\nMore.") for step in history.steps)
    words = f"Of{sign}it all"
    branch = Branch(1, history.steps[1:2], f"What{sign}if?\nWho knows.")
    noted = replace(history, steps=steps, note=words, title=words, branches=(branch,))
    assert Record.parse(str(Record.of(noted))).history() == noted


@pytest.mark.parametrize("sign", ["\x85", "\x0b", "\x0c", "\x1c"])
def test_a_control_mark_is_dropped_from_titles_and_notes_and_parts_no_lines(sign: str) -> None:
    *_, history = random_history(Random("notes"), 4)
    text = str(Record.of(replace(history, note=f"One{sign}two.", title=f"One{sign}two")))
    again = Record.parse(text).history()
    assert (again.note, again.title) == ("Onetwo.", "Onetwo")
    assert str(Record.of(again)) == text


@pytest.mark.parametrize("sign", ["\r", "\r\n"])
def test_a_carriage_return_parts_lines_in_a_note_as_in_a_file(sign: str) -> None:
    *_, history = random_history(Random("notes"), 4)
    text = str(Record.of(replace(history, note=f"One{sign}two.", title=f"One{sign}two")))
    again = Record.parse(text).history()
    assert (again.note, again.title) == ("One\ntwo.", "One two")
    assert str(Record.of(again)) == text
    assert Record.parse(text.replace("\n", sign)).history() == again


def test_a_leader_in_the_place_of_one_drawn_by_lot_counts_as_drawn() -> None:
    text = "rules  base, first-leader(by=random)\nplayers  3\nseed  5\nturn  a\n"
    history = Record.parse(text).history()
    again = Record.parse(str(Record.of(history))).history()
    assert again == history
    assert again.now.game.turn == 0


def test_a_leader_named_in_a_position_is_named_again_and_so_the_next_draws_stay_the_same() -> None:
    text = "rules  base, first-leader(by=random), red-five\nseed  5\nturn  c\n"
    history = Record.parse(f"{text}hands  3c4c6cJc / 7c8c9sKs / 5d5h9cTc\nc 5d > a\n").history()
    before = history.back_to(1)
    again = Record.parse(str(Record.of(before))).history()
    assert again == before
    assert "~" not in str(Record.of(before))
    assert again.move(Answer(0)).settle_chance() == before.move(Answer(0)).settle_chance()


def test_what_nobody_sees_is_blank_and_dashes_of_any_kind_part_records() -> None:
    header = "\ufeff\ufefftitle  A\u200bB\u200f\n\u200b\n\u200ehands  3c4c / 5c\n"
    typed = f"{header}a\u200b 3c\ufeff  b 5c\n"
    plain = "title  A\u200bB\u200f\nhands  3c4c / 5c\na 3c  b 5c\n"
    for parting in ("---", "\ufeff---", "－－－", "———", "ーーー"):
        assert read(f"{typed}{parting}\n\ufeff{plain}") == read(f"{plain}---\n{plain}")


def test_full_width_letters_and_suits_as_on_a_table_are_read_as_plain_ones() -> None:
    plain = """\
title  Ａ７ # 大富豪＃
x-for  ２組
seed   12
rules  base, seven-pass
hands  7c7d3c4c / Tc9d / TsJhJs
a 7c7d > 3c  # ７ぱす ＃ 1
= hand b 3c9dTc, turn b
! b 3c  wrong-count
b -
"""
    typed = """\
title  Ａ７ # 大富豪＃
x-for  ２組
seed　１２
ｒｕｌｅｓ　base、ｓｅｖｅｎ－ｐａｓｓ
hands  7♣7♦3♣4♣　／　１０♣９ｄ ／ TsJ♥J♠
ａ　７ｃ７ｄ　＞　３♣　＃ ７ぱす ＃ 1
＝　hand b 3♣9♦T♣，turn b
！　b ３ｃ　wrong-count
ｂ　－
"""
    record = Record.parse(typed)
    assert record.history() == Record.parse(plain).history()
    assert str(Record.of(record.history())) == str(Record.of(Record.parse(plain).history()))
    assert record.check() == []


@pytest.mark.parametrize("dash", "‐‑‒–—―−ー")
def test_a_dash_that_a_text_program_puts_for_a_hyphen_is_read_as_one(dash: str) -> None:
    typed = Record.parse(f"rules  base, eight{dash}cut\nhands  3c4c / 5c6c\na 3c  b {dash}\n")
    assert typed == Record.parse("rules  base, eight-cut\nhands  3c4c / 5c6c\na 3c  b -\n")


@pytest.mark.parametrize(
    "suits", ["♣\ufe0f ♦\ufe0f ♥\ufe0f ♠\ufe0f", "♣\ufe0e ♦\ufe0e ♥\ufe0e ♠\ufe0e", "♧ ♢ ♡ ♤"]
)
def test_suits_as_emoji_and_as_outlines_are_read_as_suits(suits: str) -> None:
    clubs, diamonds, hearts, spades = suits.split()
    title = f"title  {hearts} \ufe0f\n"
    typed = Record.parse(f"{title}hands  3{clubs}4{diamonds} / 5{hearts}6{spades}\na 3{clubs}\n")
    assert typed == Record.parse(f"{title}hands  3c4d / 5h6s\na 3c\n")
    assert Record.parse(str(typed)) == typed


def test_a_sign_that_nobody_sees_before_a_title_belongs_to_it() -> None:
    record = Record.parse("title \ufe0f T\nhands  3c / 4c\n")
    assert Record.parse(str(record)) == record


def test_other_rules_from_game_to_game_are_written() -> None:
    history = Record.parse("hands 3c / 4c / 5c6c\na 3c  b 4c").history()
    later = history.next(Match.start("standard", 3).rules)
    again = Record.parse(str(Record.of(later))).history()
    assert again == later
    assert "eight-cut" in again.now.rules


def test_a_trick_stands_on_a_line() -> None:
    text = """\
hands 3c4c9s / 5cJc / 6c7cKc
a 3c  b 5c
c 6c  a 9s
b -
c -  a 4c  b Jc
"""
    lines = str(Record.of(Record.parse(text).history())).splitlines()
    assert lines[-2:] == ["a 3c  b 5c  c 6c  a 9s  b -  c -", "a 4c  b Jc"]


@pytest.mark.parametrize("rules", ["offline", "hatena"])
def test_a_position_after_seats_have_moved_keeps_the_order_of_play(rules: str) -> None:
    rng, history = Random(1), History(Match.start(rules, 4, seed=1))
    while not history.now.game.over:
        history = history.move(history.now.game.any_move(rng))
    history = history.next().settle_chance()
    while history.now.game.agenda or not history.now.game.trick:
        history = history.move(history.now.game.any_move(rng))
    game = history.now.game
    text = str(Record.of(History(history.now)))
    again = Record.parse(text).history().now.game
    assert "x-seats" in text
    assert game.seats != (0, 1, 2, 3)
    assert (again.seats, again.ring, again.turn) == (game.seats, game.ring, game.turn)
    assert str(Record.of(Record.parse(text).history())) == text
