"""A trial names what a rule of one's own gives to a verb that cannot work with it."""

from __future__ import annotations

from typing import Any

import pytest

from daifugo_widget import Ask, Rule
from daifugo_widget.core.game.plays import Play
from daifugo_widget.games.daifugo.engine.change import Change
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.lab import trial
from tests.lab.own import declare, tried

pytestmark = pytest.mark.usefixtures("own_rules")


def test_a_verb_that_is_not_told_which_rule_acts_asks_for_it() -> None:
    def cuts(self: Rule, game: Any, seat: int, play: Play) -> None:
        game.cut(seat)

    said = str(tried(cuts))
    assert "game.cut needs the rule that acts, but was given" in said
    assert said.splitlines()[1].partition(" (match")[0].endswith("write self there")


WRONG = {
    "skip(self, '1')": "game.skip takes a seat, from 0 to 2, but was given '1'",
    "skip(self, 3)": "game.skip takes a seat, from 0 to 2, but was given 3",
    "skip(self, -1)": "game.skip takes a seat, from 0 to 2, but was given -1",
    "act_next(self, -1)": "game.act_next takes a seat, from 0 to 2, but was given -1",
    "announce(self, -1, 'seen')": "game.announce takes a seat, from 0 to 2, but was given -1",
    "put_beside(self, -1, 0)": "game.put_beside takes a seat, from 0 to 2, but was given -1",
    "reveal(self, -1, 0)": "game.reveal takes a seat, from 0 to 2, but was given -1",
    "discard(self, -1, 0)": "game.discard takes a seat, from 0 to 2, but was given -1",
    "give(self, seat, -1, 0)": "game.give takes a seat, from 0 to 2, but was given -1",
    "foul(-1, self)": "game.foul takes a seat, from 0 to 2, but was given -1",
    "skip(self, True)": "game.skip takes a seat, from 0 to 2, but was given True",
    "skip(self, seat, -1)": "game.skip takes how many players to skip, from 0 on, but was given -1",
    "skip(self, seat, 0.5)": "how many players to skip, from 0 on, but was given 0.5",
    "cut(self, play)": "game.cut takes a seat, from 0 to 2, but was given <Play",
    "close(self, 'b')": "game.close takes a seat, from 0 to 2, but was given 'b'",
    "mark(self, 1, 'a')": "game.mark takes a seat, from 0 to 2, but was given 'a'",
    "unmark(self, self)": "game.unmark takes a seat, from 0 to 2, but was given ",
    "announce(self, 'seen', 1)": "game.announce takes a seat, from 0 to 2, but was given 'seen'",
    "turn_back(self, 'b')": "game.turn_back takes a seat, from 0 to 2, but was given 'b'",
    "act_next(self, 'b')": "game.act_next takes a seat, from 0 to 2, but was given 'b'",
    "turn_to('b')": "game.turn_to takes a seat, from 0 to 2, but was given 'b'",
    "turn_to(9)": "game.turn_to takes a seat, from 0 to 2, but was given 9",
    "foul(9, self)": "game.foul takes a seat, from 0 to 2, but was given 9",
    "put_beside(self, 'b', 0)": "game.put_beside takes a seat",
    "reseat(self, seat, (0, 0, 1))": "game.reseat takes all the seats in their new order",
    "reseat(self, seat, (0,))": "game.reseat takes all the seats in their new order",
    "reseat(self, seat, [0, 1, 2])": "takes tuple[int, ...] for seats, but was given [0, 1, 2]",
    "reseat(self, seat, None)": "takes tuple[int, ...] for seats, but was given None",
    "turn_to(True)": "game.turn_to takes a seat, from 0 to 2, but was given True",
    "skip(self, seat, True)": "how many players to skip, from 0 on, but was given True",
    "announce(self, seat, 5)": "game.announce takes str for what, but was given 5",
    "cut(None)": "game.cut needs the rule that acts, but was given None: write self there",
    "cut(self, sit=1)": "game.cut cannot be used like this: got an unexpected keyword argument",
    "owe(None)": "game.owe takes a choice, such as Ask(self.id, seat, 'yes'), not None",
    "owe(Ask(self.id, seat, 'yes', to=None))": "a choice for seat None is for nobody",
}


@pytest.mark.parametrize("call", WRONG)
def test_what_no_verb_can_work_with_is_told_by_name(call: str) -> None:
    def plays(self: Rule, game: Game, seat: int, play: Play) -> None:
        of = {"game": game, "self": self, "seat": seat, "play": play, "Ask": Ask}
        eval(f"game.{call}", {}, of)

    declare(after_play=plays, after_choice=lambda self, game, ask, answer: None)
    found = str(trial("base, own", 4, [3], progress=False))
    assert "own failed in " in found
    assert WRONG[call] in found


def test_a_rule_beside_all_others_lets_them_use_their_verbs() -> None:
    def plays(self: Rule, game: Change, seat: int, play: Play) -> None:
        game.announce(self, seat, "seen")

    declare(after_play=plays)
    assert trial("everything, own", 40, [3], progress=False).broken is None


def test_a_verb_takes_one_and_zero_for_yes_and_no() -> None:
    def plays(self: Rule, game: Any, seat: int, play: Play) -> None:
        game.turn_back(self, seat, 1)

    declare(after_play=plays)
    assert trial("base, own", 4, [3], progress=False).broken is None


def test_a_hook_that_reads_is_named_if_it_uses_a_verb_that_tells_nothing() -> None:
    def stays(self: Rule, game: Any, seat: int, play: Play) -> bool:
        game.turn_to(seat)
        return False

    declare(stays=stays)
    found = str(trial("base, own", 4, [3], progress=False))
    assert "it changes the game (turn_to), but this hook only reads it" in found


def test_what_a_verb_can_work_with_is_told_of_nobody() -> None:
    def plays(self: Rule, game: Change, seat: int, play: Play) -> None:
        game.skip(self, seat)
        game.mark(self)
        game.unmark(self)
        game.close(self)
        game.cut(self)
        game.reveal(self, seat, 0)

    declare(after_play=plays, mark_pattern="")
    assert trial("base, own", 4, [3], progress=False).broken is None


def test_a_mark_that_could_change_is_told_where_it_is_left() -> None:
    def marks(self: Rule, game: Change, seat: int, play: Play) -> None:
        game.mark(self, [seat])

    assert "own failed in marks" in str(tried(marks))
    assert "a mark is a value that never changes" in str(tried(marks))
