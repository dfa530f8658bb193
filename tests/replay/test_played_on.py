"""Playing on from each picture of a film, and the record of what was played."""

import asyncio
from dataclasses import replace

import pytest

from daifugo_widget import History, Record, Replay
from daifugo_widget.core.game.history import Step
from daifugo_widget.core.game.moves import Answer, Call
from tests.games.tricks.playing import NAP, NAPOLEON
from tests.tiers import first

NEXT = """
rules base
seed 1
hands 3c9c / 5c6d / 7sKs
# Two cards each.
a 3c  b 5c  c 7s
a 9c  b -  c Ks
next
"""
RECORDS = {"two games": NEXT, "nap": NAP, "napoleon": NAPOLEON}

each_record = pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)


@each_record
@pytest.mark.parametrize("seats", first(["all", "a"]))
@pytest.mark.parametrize("which", [0, -1])
def test_one_plays_on_from_every_picture_and_the_record_can_be_read(
    record: str, seats: str, which: int
) -> None:
    kept = []
    for step in range(len(Replay(record))):
        replay = Replay(record)
        replay.what_if(seats, step=step)
        session = replay.session
        session.settle()
        if not session.game.over:
            session.act(session.game.moves()[which], session.game.actor)
            session.settle()
        replay.back()
        again = Record.parse(str(replay.record)).history()
        assert tries(again) == tries(replay.history)
        kept += tries(replay.history)
    assert kept


def tries(history: History) -> list[tuple[int, list[object]]]:
    return [(branch.at, [step.move for step in branch.steps]) for branch in history.branches]


def test_what_is_played_on_is_kept_when_one_plays_on_from_elsewhere() -> None:
    replay = Replay(NAP)
    replay.what_if("all", step=1)
    replay.session.act(replay.session.game.moves()[-1], replay.session.game.actor)
    assert "try" in str(replay.record)
    replay.what_if("all", step=2)
    assert len(replay.history.branches) == 1
    replay.session.act(replay.session.game.moves()[-1], replay.session.game.actor)
    replay.back()
    assert [branch.at for branch in replay.history.branches] == [1, 2]


def test_chance_draws_where_one_plays_on_before_it() -> None:
    places = set()
    for seed in range(8):
        rules = "napoleon, forced-napoleon"
        text = f"game napoleon 1\nrules {rules}\nplayers 4\nseed {seed}\n"
        history = Record.parse(text).history()
        while not history.now.game.owes_chance:
            game = history.now.game.step(Answer(None))
            match = replace(history.now, game=game)
            step = Step(history.now.game.actor, Answer(None), match)
            history = replace(history, steps=(*history.steps, step))
        replay = Replay(history)
        replay.what_if("all", step=len(replay) - 1)
        assert not replay.session.game.owes_chance
        assert "try" not in str(replay.record)
        turned = replay.session.match.game.turned
        lower = history.now.game.kitty & ((turned & -turned) - 1)
        places.add(lower.bit_count())
    assert len(places) > 1


def test_rules_chosen_for_the_next_game_hold_where_one_plays_on_from_the_end() -> None:
    record = "x-next-rules base, stairs\nrules base\nhands 3c / 5c6d / 7sKs\na 3c  b 5c\n"
    replay = Replay(record)
    chosen = []
    for step in (len(replay) - 1, 0):
        replay.what_if(step=step)
        chosen.append(str(replay.session.next_rules))
        replay.back()
    assert chosen == ["base, stairs", "base"]
    assert "x-next-rules" in str(replay.record)


@pytest.mark.parametrize("wrong", ["3c", "a 3c", "zz"])
def test_who_plays_on_with_a_move_is_told_that_seats_are_named(wrong: str) -> None:
    replay = Replay("rules base\nhands 3c4d / 5c6c\n")
    with pytest.raises(ValueError, match=r"names no seats: write their letters, .* at the table"):
        replay.what_if(wrong, step=0)
    assert replay.watching


@each_record
def test_what_is_played_with_cards_dealt_to_unseen_hands_is_no_branch_of_a_later_game(
    record: str,
) -> None:
    history = Record.parse(record).history()
    if not history.dealt_at:
        while not history.now.game.over:
            history = history.move(history.now.game.moves()[-1])
        history = history.next()
    history = history.move(history.now.game.moves()[-1])
    replay = Replay(Record.of(history, history.now.game.actor))
    before = str(replay.record)
    replay.what_if("all", step=len(replay) - 1)
    replay.session.act(replay.session.game.moves()[-1], replay.session.game.actor)
    replay.back()
    assert str(replay.record) == before


def test_a_call_of_another_seat_is_another_way_to_go_on() -> None:
    replay = Replay("rules base, dokan\nhands 4c9s / 5dQd / 6dTd / 8hAhX\na 4c  b 5d\nd dokan\n")
    replay.what_if("all", step=2)
    replay.session.act(Call("dokan", "call"), 0)
    replay.back()
    (branch,) = replay.history.branches
    assert branch.at == 2
    assert [step.seat for step in branch.steps] == [0]
    assert tries(Record.parse(str(replay.record)).history()) == tries(replay.history)


RE_KING = """
rules base, re-king
hands Ks3c / 9cTd / 5sQs
discards 3h6h8d2c
a Ks
~ 3h ~ 8d ~ 2c
"""


def test_another_chance_is_another_way_to_go_on() -> None:
    record = RE_KING + "b -\ntry\nc -  a 3c\nback\n"
    other = RE_KING.replace("~ 3h", "try\n~ 6h ~ 3h ~ 8d  b -\nback\n~ 3h")
    for text, at in ((record, 5), (other, 1)):
        history = Record.parse(text).history()
        assert [branch.at for branch in history.branches] == [at]
        again = Record.parse(str(Record.of(history))).history()
        assert tries(again) == tries(history)


def test_a_note_is_read_as_it_was_written() -> None:
    replay = Replay(NAP)
    replay.note("One line,\n   and one that is set in. ", step=1)
    again = Record.parse(str(replay.record)).history()
    assert (
        again.steps[0].note == replay.history.steps[0].note == "One line,\nand one that is set in."
    )


def test_the_table_is_there_as_text_before_the_bots_have_moved() -> None:
    async def played_on() -> str:
        replay = Replay(NEXT, pace="once")
        replay.receive(
            {"do": "what-if", "seats": "b", "step": 0, "version": replay.state["version"]}
        )
        return str(replay)

    assert "a is to act." in asyncio.run(played_on())
